import DocumentReader
import Foundation
import OutputInterface
import SwiftOutput
import TestSupport
import Testing
import ViewModelIR
import Workspace

@testable import Workspace

/// Models and formats that several specs share.
struct SharedModelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("output: App\ntests: Tests\n", to: "viewmodelgen.yaml")
    try folder.write(schema, to: "specs/schemas/Feed.json")
    try folder.write(row, to: "specs/models/PostRow.yaml")
    try folder.write(spec("TimelineView", "Feed"), to: "specs/Timeline.yaml")
    try folder.write(spec("ProfileView", "Feed"), to: "specs/Profile.yaml")
  }

  @Test func modelIsGeneratedOnceByItsOwnFile() throws {
    let files = try files(of: "specs")
    #expect(
      files.keys.sorted() == [
        "App/FeedServiceModel.swift", "App/PostRowViewModel.swift", "App/ProfileViewModel.swift",
        "App/TimelineViewModel.swift", "Tests/AppViewModelTestSupport.swift",
        "Tests/PostRowViewModelTests.swift", "Tests/ProfileViewModelTests.swift",
        "Tests/TimelineViewModelTests.swift",
      ]
    )
    let declarations = files.values.filter { $0.contains("struct PostRowViewModel:") }
    #expect(declarations.count == 1)
    let timeline = try #require(files["App/TimelineViewModel.swift"])
    #expect(timeline.contains("posts.map { PostRowViewModel(from: $0, me: model.me) }"))
  }

  @Test func specGeneratesTheModelsThatItNests() throws {
    let files = try files(of: "specs/Timeline.yaml")
    #expect(files["App/PostRowViewModel.swift"] != nil)
    #expect(files["App/ProfileViewModel.swift"] == nil)
  }

  @Test func modelOutsideOfTheSpecsFolderIsGeneratedWithItsUsers() throws {
    try folder.write(row.replacing("../", with: "../specs/"), to: "rows/PostRow.yaml")
    for name in ["Timeline", "Profile"] {
      let text = spec("\(name)View", "Feed").replacing("models/", with: "../rows/")
      try folder.write(text, to: "specs/\(name).yaml")
    }
    try remove("specs/models/PostRow.yaml")
    #expect(try files(of: "specs")["App/PostRowViewModel.swift"] != nil)
  }

  @Test func lintChecksOnlyTheNamedSpec() throws {
    try folder.write(
      row.replacing("text: Hi }", with: "text: Bye }"),
      to: "specs/models/PostRow.yaml"
    )
    #expect(lint("specs/Timeline.yaml") == "")
    #expect(lint("specs/models/PostRow.yaml").contains("but the example expects 'Bye'"))
  }

  /// Two specs nest twenty models each: every model is compiled once, by whichever spec or run of its own needs it first.
  @Test func modelIsCompiledOnce() throws {
    let names = (1...20).map { "Row\($0)" }
    for name in names {
      try folder.write(row.replacing("PostRow", with: name), to: "specs/models/\(name).yaml")
    }
    let models = names.map { "  \($0): models/\($0).yaml" }.joined(separator: "\n")
    let fields = names.map { name in
      "  \(name.lowercased()): { each: posts, model: \(name), with: { me: me } }"
    }.joined(separator: "\n")
    for name in ["Timeline", "Profile"] {
      let text = """
        view: \(name)View
        service: { schema: schemas/Feed.json }
        models:
        \(models)
        display:
        \(fields)
        """
      try folder.write(text, to: "specs/\(name).yaml")
    }
    let workspace = Workspace(in: SwiftLanguage.self)
    var diagnostics: [Diagnostic] = []
    let groups = selectSpecs(
      [folder.path("specs")],
      flags: Settings(),
      in: workspace.files,
      into: &diagnostics
    )
    let group = try #require(groups.first)
    let screens = workspace.compiled(group, into: &diagnostics).screens
    #expect(diagnostics == [])
    let nested = screens.flatMap(\.sharedModels)
    #expect(nested.count == 40)
    let own = screens.filter { $0.isShared && $0.view != "PostRow" }
    #expect(Set(nested.map(ObjectIdentifier.init)) == Set(own.map(ObjectIdentifier.init)))
    #expect(own.count == 20)
  }

  private func formats(_ option: String) -> String {
    "formats: { likes: { number: { \(option) } } }\n"
  }

  @Test func changeOfASharedFileChangesTheSpecsThatUseIt() throws {
    try folder.write(
      spec("TimelineView", "Feed", "formats: shared.yaml"),
      to: "specs/Timeline.yaml"
    )
    try folder.write(formats("grouping: false"), to: "specs/shared.yaml")
    let workspace = Workspace(in: SwiftLanguage.self)
    workspace.beginRun()
    let before = try files(of: "specs", in: workspace)
    workspace.endRun(hasErrors: false)
    try folder.write(
      row.replacing("inputs: { me: String }", with: "inputs: { me: String? }"),
      to: "specs/models/PostRow.yaml"
    )
    try folder.write(formats("sign: never"), to: "specs/shared.yaml")
    workspace.beginRun()
    let after = try files(of: "specs", in: workspace)
    let changed = after.filter { $0.value != before[$0.key] }.keys.sorted()
    #expect(changed == ["App/PostRowViewModel.swift", "App/TimelineViewModel.swift"])
  }

  @Test func buildStepNeedsTheModelAmongItsSpecs() throws {
    func problems(_ specs: [String]) -> String {
      let step = BuildStep(
        specs: specs.map(folder.path),
        schemas: [folder.path("specs/schemas/Feed.json")],
        others: [folder.path("viewmodelgen.yaml"), folder.path("specs/models/PostRow.yaml")],
        module: nil,
        folders: [.output("")],
        in: SwiftLanguage.self
      )
      var diagnostics: [Diagnostic] = []
      _ = step.files(into: &diagnostics)
      return folder.shortened(describe(DiagnosticReport(diagnostics)))
    }
    #expect(problems(["specs/Timeline.yaml", "specs/models/PostRow.yaml"]) == "")
    #expect(
      problems(["specs/Timeline.yaml"]) == """
        specs/Timeline.yaml:3:20: error: 'specs/models/PostRow.yaml' is not one of the specs of this target, so the build does not \
        generate its type: name its module in 'dependencies' of viewmodelgen.yaml, move it into the target's folder, or add it to the target's specs [output]

        """
    )
  }

  @Test func buildStepWritesTheFileThatItsPluginExpectsForFormats() throws {
    try folder.write("formats: { likes: { compact: true } }\n", to: "specs/shared.yaml")
    let step = BuildStep(
      specs: ["specs/models/PostRow.yaml", "specs/shared.yaml"].map(folder.path),
      schemas: [folder.path("specs/schemas/Feed.json")],
      others: [folder.path("viewmodelgen.yaml")],
      module: nil,
      folders: [.output("")],
      in: SwiftLanguage.self
    )
    var diagnostics: [Diagnostic] = []
    let file = step.files(into: &diagnostics).first { $0.name == "sharedViewModel.swift" }
    #expect(diagnostics == [])
    #expect(file?.body == "// The file has texts for several specs, but is not a spec.\n")
  }

  @Test func unusedSharedFormatsChangeNothing() throws {
    let before = try files(of: "specs")
    try folder.write(
      "output: App\ntests: Tests\nformats: specs/shared.yaml\n",
      to: "viewmodelgen.yaml"
    )
    try folder.write("formats: { likes: { compact: true } }\n", to: "specs/shared.yaml")
    #expect(try files(of: "specs") == before)
  }

  /// The specs name it `schemas/Feed.json`, the model `../schemas/Feed.json`.
  @Test func errorInASharedSchemaIsReportedOnce() throws {
    try folder.write(
      schema.replacing("\"array\"", with: "\"arrray\""),
      to: "specs/schemas/Feed.json"
    )
    let report = lint("specs")
    #expect(report.hasPrefix("specs/schemas/Feed.json:5:24: error:"))
    #expect(report.matches(of: /arrray/).count == 1, "\(report)")
  }

  /// Behind a link to a folder, `..` is the folder above the link's target.
  @Test func schemaIsFoundThroughALinkedFolder() throws {
    try folder.write(schema, to: "shared/schemas/Feed.json")
    try folder.write(row, to: "shared/models/PostRow.yaml")
    try remove("specs/models")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("specs/models"),
      withDestinationPath: folder.path("shared/models")
    )
    try remove("specs/schemas")
    try folder.write(schema.replacing("Post", with: "Entry"), to: "specs/schemas/Feed.json")
    #expect(!lint("specs/models/PostRow.yaml").contains("error"))
  }

  // MARK: Running

  private func files(
    of specs: String,
    in workspace: Workspace = Workspace(in: SwiftLanguage.self)
  ) throws -> [String: String] {
    var diagnostics: [Diagnostic] = []
    let plans = workspace.plans([folder.path(specs)], flags: Settings(), into: &diagnostics)
    #expect(diagnostics.filter { $0.severity == .error } == [])
    let written = plans.flatMap(\.steps).compactMap { step in
      step.file.map { (folder.shortened(step.path), $0.body.string) }
    }
    return Dictionary(written, uniquingKeysWith: { first, _ in first })
  }

  private func lint(_ spec: String) -> String {
    let workspace = Workspace(in: SwiftLanguage.self)
    var diagnostics: [Diagnostic] = []
    let groups = selectSpecs(
      [folder.path(spec)],
      flags: Settings(),
      in: workspace.files,
      into: &diagnostics
    )
    _ = workspace.lint(groups, into: &diagnostics)
    return folder.shortened(describe(DiagnosticReport(diagnostics)))
  }

  private func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: folder.path(file))
  }

  private func spec(_ view: String, _ type: String, _ more: String = "language: en") -> String {
    """
    view: \(view)
    service: { schema: schemas/Feed.json }
    models: { PostRow: models/PostRow.yaml }
    \(more)
    display:
      posts: { each: posts, model: PostRow, with: { me: me } }
      \(more.hasPrefix("formats") ? "count: \"{posts.count | likes}\"" : "title: Posts")

    """
  }

  private let row = """
    model: PostRow
    service: { schema: ../schemas/Feed.json, type: Post }
    id: id
    inputs: { me: String }
    display:
      text: "{text}"
      isMine: { value: author == me }
    examples:
      - { given: { id: a, text: Hi, author: Ada }, inputs: { me: Ada }, expect: { text: Hi } }

    """

  private let schema = """
    {
      "title": "Feed", "type": "object", "required": ["me", "posts"],
      "properties": {
        "me": { "type": "string" },
        "posts": { "type": "array", "items": { "$ref": "#/$defs/Post" } }
      },
      "$defs": {
        "Post": {
          "type": "object", "required": ["id", "text", "author"],
          "properties": {
            "id": { "type": "string" }, "text": { "type": "string" }, "author": { "type": "string" }
          }
        }
      }
    }
    """
}
