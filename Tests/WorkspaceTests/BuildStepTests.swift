import DocumentReader
import KotlinOutput
import OutputInterface
import SwiftOutput
import TestSupport
import Testing
import Workspace

@testable import Workspace

struct BuildStepTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(spec(), to: "App/A.yaml")
    try folder.write(schema, to: "App/schemas/Book.schema.json")
  }

  @Test func writesEveryFileThatTheBuildExpects() throws {
    try folder.write(#"{ "title": "Page", "type": "object" }"#, to: "App/schemas/Page.json")
    let files = try files(schemas: ["schemas/Book.schema.json", "schemas/Page.json"])
    #expect(
      files.map(\.name) == [
        "AViewModel.swift", "BookServiceModel.swift", "PageServiceModel.swift",
        "ViewModelSupport.swift",
      ]
    )
    #expect(files.map(\.body).dropFirst(2).first == "// No spec uses a type of this schema.\n")
    #expect(files.last?.body == "// The other files need no helpers.\n")
  }

  @Test func layout2WritesViewModelAndAdapterIntoOneFile() throws {
    try folder.write(spec("layout: 2"), to: "App/A.yaml")
    let body = try #require(try files().first).body.string
    #expect(body.contains("extension AView {"))
    #expect(body.contains("nonisolated extension AView.Model {"))
    #expect(body.split(separator: "\n").filter { $0.hasPrefix("import ") } == ["import Foundation"])
  }

  @Test func writesTestsForATestTarget() throws {
    let files = try files(folder: .tests(""), module: "Shop")
    #expect(files.map(\.name) == ["AViewModelTests.swift", "ShopViewModelTestSupport.swift"])
    #expect(files.first?.body.string.contains("@testable import Shop\n") == true)
  }

  @Test func screenNeedsNoAdditionalFiles() throws {
    let screen = """
      screen:
        service: BookStore
        load: { call: book }
        errors: { default: Sorry }
      """
    try folder.write(spec(screen), to: "App/A.yaml")
    let sources = try files()
    #expect(
      sources.map(\.name) == [
        "AViewModel.swift", "BookServiceModel.swift", "ViewModelSupport.swift",
      ]
    )
    #expect(sources.first?.body.string.contains("final class APresenter {") == true)
    #expect(sources.last?.body.string.contains("protocol BookStore: Sendable {") == true)
    let tests = try files(folder: .tests(""), module: "Shop")
    #expect(tests.map(\.name) == ["AViewModelTests.swift", "ShopViewModelTestSupport.swift"])
    let text = try #require(tests.first).body.string
    #expect(text.contains("struct APresenterTests: ShopViewModelTestSupport {"))
    #expect(text.split(separator: "@testable import Shop\n").count == 2)
    #expect(tests.last?.body.string.contains("final class BookStoreMock: BookStore {") == true)
  }

  @Test func writesBothFoldersInOneRun() throws {
    #expect(describe(DiagnosticReport(wholeStep(module: "Shop").run())) == "")
    #expect(
      try folder.names("Out") == [
        "AViewModel.swift", "BookServiceModel.swift", "ViewModelSupport.swift",
      ]
    )
    #expect(
      try folder.names("Tests") == ["AViewModelTests.swift", "ShopViewModelTestSupport.swift"]
    )
  }

  @Test func oneFolderCanHaveSourcesAndTests() throws {
    let step = BuildStep(
      specs: [folder.path("App/A.yaml")],
      schemas: [folder.path("App/schemas/Book.schema.json")],
      others: [],
      module: "Shop",
      folders: [.output(folder.path("Out")), .tests(folder.path("Out"))],
      in: SwiftLanguage.self
    )
    for _ in 1...2 {
      #expect(describe(DiagnosticReport(step.run())) == "")
      #expect(try folder.names("Out").count == 5)
    }
  }

  @Test func writesKotlinAsTheConfigurationSays() throws {
    let inputs = ["viewmodelgen.yaml"]
    try folder.write("output: Swift\n", to: "App/viewmodelgen.yaml")
    let missing = wholeStep(inputs: inputs, in: KotlinLanguage()).run()
    #expect(
      missing.map(\.message) == [
        "the build asks for Kotlin; add 'kotlin: { output: …, tests: …, package: … }'"
      ]
    )
    let kotlin = "kotlin: { output: Ignored, tests: Ignored, package: com.example.app }\n"
    try folder.write(kotlin, to: "App/viewmodelgen.yaml")
    #expect(describe(DiagnosticReport(wholeStep(inputs: inputs, in: KotlinLanguage()).run())) == "")
    #expect(try folder.names("Out") == ["AUiState.kt", "BookModel.kt", "UiStateSupport.kt"])
    #expect(try folder.text("Out/AUiState.kt").contains("package com.example.app\n"))
    #expect(try folder.names("App") == ["A.yaml", "schemas", "viewmodelgen.yaml"])
  }

  /// The build does not see the Swift files that the symbol graph was written from, and the presenter is in the view model's file.
  @Test func symbolGraphIsUsedWithoutItsSources() throws {
    let specs = Repository.root.appending(path: "Tests/AppTypes/Specs")
    for name in ["Pets.yaml", "PetAPI.symbols.json"] {
      let text = try String(contentsOf: specs.appending(path: name), encoding: .utf8)
      try folder.write(text, to: "App/\(name)")
    }
    try folder.write("changed", to: "Sources/PetAPI/Types.swift")
    var found: [Diagnostic] = []
    let step = step(["Pets.yaml"], [], ["PetAPI.symbols.json"], .output(""), nil)
    let files = step.files(into: &found)
    #expect(found.map(\.message) == [])
    #expect(files.map(\.name) == ["PetsViewModel.swift", "ViewModelSupport.swift"])
    let body = try #require(files.first).body.string
    #expect(body.contains("final class PetsPresenter {"))
    #expect(body.split(separator: "var idValue: Int").count == 2)
  }

  @Test func readsOnlyFilesThatTheBuildWatches() throws {
    try folder.write("layout: 7", to: "App/viewmodelgen.yaml")
    var found: [Diagnostic] = []
    let step = step(["A.yaml"], ["schemas/Book.schema.json"], [], .output(""), nil)
    #expect(step.files(into: &found).count == 3)
    #expect(
      diagnostics(schemas: []) == [
        "App/A.yaml:2:20: error: cannot read 'App/schemas/Book.schema.json': the build does not watch it, because it is not one of the target's files; move or link it there, or add it to the '--schemas' or '--inputs' of `viewmodelgen build`; with Bazel, list it in 'specs', 'schemas' or 'data' [unreadable-file]",
        "App/viewmodelgen.yaml: warning: the build does not watch it, so its settings are ignored; add it to the '--inputs' of `viewmodelgen build`, or have SwiftPM plan the package again; with Bazel, list it as 'config' [unreadable-file]",
      ]
    )
  }

  /// A configuration that the build does not watch is skipped, with a warning, in favor of the next one above it.
  @Test func usesTheNearestConfigurationThatTheBuildWatches() throws {
    try folder.write("layout: 7", to: "App/viewmodelgen.yaml")
    try folder.write("layout: 2", to: "viewmodelgen.yaml")
    try folder.write(spec("doc: A book."), to: "App/A.yaml")
    var found: [Diagnostic] = []
    let inputs = ["../viewmodelgen.yaml"]
    let files = step(["A.yaml"], ["schemas/Book.schema.json"], inputs, .output(""), nil)
      .files(into: &found)
    #expect(found.map(\.severity) == [.warning])
    #expect(files.contains { $0.body.string.contains("extension AView {") })
  }

  @Test func reportsASchemaThatIsNotNamedLikeOne() throws {
    #expect(
      diagnostics(schemas: [], inputs: ["schemas/Book.schema.json"]) == [
        "App/schemas/Book.schema.json: error: this file is used as a schema, but the build expects no Swift for it; move it into a folder 'schemas', or name it *.schema.json; with Bazel, list it in 'schemas' instead of 'data' [output]"
      ]
    )
  }

  @Test func reportsTwoConfigurationsForOneTarget() throws {
    try folder.write("layout: 1", to: "App/viewmodelgen.yaml")
    try folder.write("layout: 2", to: "App/More/viewmodelgen.yaml")
    try folder.write(spec(), to: "App/More/B.yaml")
    #expect(
      diagnostics(
        specs: ["A.yaml", "More/B.yaml"],
        inputs: ["viewmodelgen.yaml", "More/viewmodelgen.yaml"]
      ) == [
        "App/More/viewmodelgen.yaml: error: governs some specs of a target, and 'App/viewmodelgen.yaml' governs the others; keep one configuration for all [output]"
      ]
    )
  }

  @Test func reportsATemplateThatTheBuildDoesNotWatch() throws {
    try folder.write("templates: Templates", to: "App/viewmodelgen.yaml")
    try folder.write("import Foundation\n", to: "App/Templates/ViewModel.mustache")
    let inputs = ["viewmodelgen.yaml"]
    #expect(
      diagnostics(inputs: inputs).first?.hasPrefix(
        "App/Templates/ViewModel.mustache: error: cannot read it: the build does not watch it"
      ) == true
    )
    #expect(diagnostics(inputs: inputs + ["Templates/ViewModel.mustache"]) == [])
  }

  private func spec(_ line: String = "layout: 1") -> String {
    """
    view: AView
    service: { schema: schemas/Book.schema.json, type: Book }
    \(line)
    display: { pagesText: "{pages | plain}" }

    """
  }

  private let schema = """
    {
      "type": "object", "title": "Book",
      "required": ["pages"], "properties": { "pages": { "type": "integer" } }
    }
    """

  private func step(
    _ specs: [String],
    _ schemas: [String],
    _ inputs: [String],
    _ folder: BuildStep.Folder,
    _ module: String?
  ) -> BuildStep {
    func paths(_ names: [String]) -> [String] { names.map { self.folder.path("App/" + $0) } }
    return BuildStep(
      specs: paths(specs),
      schemas: paths(schemas),
      others: paths(inputs),
      module: module,
      folders: [folder],
      in: SwiftLanguage.self
    )
  }

  /// The step for both folders, `Out` and `Tests`.
  private func wholeStep(
    inputs: [String] = [],
    module: String? = nil,
    in twin: (any TwinLanguage)? = nil
  ) -> BuildStep {
    BuildStep(
      specs: [folder.path("App/A.yaml")],
      schemas: [folder.path("App/schemas/Book.schema.json")],
      others: inputs.map { folder.path("App/" + $0) },
      module: module,
      folders: [.output(folder.path("Out")), .tests(folder.path("Tests"))],
      in: SwiftLanguage.self,
      twin: twin
    )
  }

  private func files(
    schemas: [String] = ["schemas/Book.schema.json"],
    folder: BuildStep.Folder = .output(""),
    module: String? = nil
  ) throws -> [OutputFile] {
    var found: [Diagnostic] = []
    let files = step(["A.yaml"], schemas, [], folder, module).files(into: &found)
    try #require(found.isEmpty, "\(describe(DiagnosticReport(found)))")
    return files.sorted { $0.name < $1.name }
  }

  private func diagnostics(
    specs: [String] = ["A.yaml"],
    schemas: [String] = ["schemas/Book.schema.json"],
    inputs: [String] = []
  ) -> [String] {
    var found: [Diagnostic] = []
    _ = step(specs, schemas, inputs, .output(""), nil).files(into: &found)
    return folder.shortened(describe(DiagnosticReport(found))).split(separator: "\n").map(
      String.init
    )
  }
}
