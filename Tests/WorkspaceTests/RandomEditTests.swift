import DocumentReader
import Foundation
import SwiftOutput
import TestSupport
import Testing
import Workspace

@testable import Workspace

/// After each of many random edits of a project, a reused workspace and a new workspace return the same files, with the same text, and the
/// same diagnostics.
///
/// `RANDOM_EDITS=5000 swift test --skip-build --filter RandomEditTests` makes more edits.
struct RandomEditTests {
  @Test func reusedWorkspaceAgreesWithANewOneAfterEveryEdit() throws {
    let count =
      ProcessInfo.processInfo.environment["RANDOM_EDITS"].flatMap { Int($0) }
      ?? (TestRun.current == .thorough ? 300 : 50)
    var project = try RandomProject(seed: 12)
    let workspace = Workspace(in: SwiftLanguage.self)
    var results: Set<String> = []
    for _ in 0..<count {
      let edit = try project.edit()
      workspace.beginRun()
      let reused = project.result(of: workspace)
      _ = workspace.endRun(hasErrors: Bool.random(using: &project.random))
      let new = project.result(of: Workspace(in: SwiftLanguage.self))
      try #require(reused == new, "after \(edit)")
      results.insert(new)
    }
    // Make sure that the edits matter: more than a third of them lead to a new result.
    #expect(results.count > count / 3)
  }
}

/// A folder with specs, schemas, a configuration and templates. The content of each file is chosen at random.
private struct RandomProject {
  let folder: TemporaryFolder
  var random: SplitMix
  private var texts: [String: String] = [:]

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    random = SplitMix(state: seed)
    for file in Self.files { try write(file) }
  }

  /// Changes, adds, removes or saves a random file. Returns a description of the edit.
  mutating func edit() throws -> String {
    let file = pick(Self.files)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      texts[file] = nil
      try? FileManager.default.removeItem(atPath: folder.path(file))
      return "removing \(file)"
    case 1:
      // Save the file without changes, as an editor can.
      if let text = texts[file] { try folder.write(text, to: file) }
      return "touching \(file)"
    default:
      try write(file)
      return "writing \(file): \(texts[file] ?? "")"
    }
  }

  /// The diagnostics and all generated files, as one text.
  func result(of workspace: Workspace) -> String {
    var diagnostics: [Diagnostic] = []
    let flags = Settings()
    let plans = workspace.plans([folder.path("specs")], flags: flags, into: &diagnostics)
    let files = plans.flatMap(\.steps).map { step in
      "\(step.path)\n\(step.file.map { Header.text(for: $0.body, from: $0.source).string } ?? "-")"
    }
    return describe(DiagnosticReport(diagnostics)) + files.joined(separator: "\n")
  }

  private static let specs = ["A", "B", "C", "D"].map { "specs/\($0).yaml" }
  private static let schemas = ["A", "B", "C"].map { "specs/schemas/\($0).json" }
  private static let files =
    specs + specs + schemas + schemas + [
      "specs/fixtures/data.json", "viewmodelgen.yaml", "mine/Struct.mustache",
      "specs/models/Row.yaml", "specs/models/Line.yaml", "specs/shared.yaml",
    ]

  private mutating func write(_ file: String) throws {
    let name = fileStem(file)
    let text =
      switch file {
      case "viewmodelgen.yaml": configuration()
      case "mine/Struct.mustache": pick(["// {{x}\n", "// Mine\n", "// Yours\n"])
      case "specs/fixtures/data.json": pick(["{", #"{ "a": "1" }"#, #"{ "a": "2", "n": 3 }"#])
      case _ where Self.schemas.contains(file): schema(name)
      case "specs/shared.yaml": pick(["formats: { b: { uppercase: true } }", "formats:\n  b: 3\n"])
      case "specs/models/Row.yaml": sharedModel("Row", nesting: "Line")
      case "specs/models/Line.yaml": sharedModel("Line", nesting: "Row")
      default: spec(name)
      }
    texts[file] = text
    try folder.write(text, to: file)
  }

  private mutating func configuration() -> String {
    "specs: specs\noutput: Out\ntests: \(pick(["Tests", "Out"]))\nmodule: App\n"
      + pick(["", "", "access: public\n", "layout: 2\n", "templates: mine\n", "acronyms: [ITEM]\n"])
  }

  private mutating func schema(_ name: String) -> String {
    let other = pick(["A", "B", "C"])
    let member = pick([
      #"{ "type": "integer" }"#, #"{ "type": "string" }"#, #"{ "$ref": "\#(other).json" }"#,
      #"{ "enum": ["x", "y"] }"#, #"{ "type": "array", "items": { "$ref": "\#(other).json" } }"#,
    ])
    return
      #"{ "title": "\#(pick([name, name, name, "Item"]))", "type": "object", "required": ["a"], "#
      + #""properties": { "a": { "type": "string" }, "n": \#(member) } }\#(pick(["", "", "", "}"]))"#
  }

  private mutating func spec(_ name: String) -> String {
    let schema = pick(["A", "A", "B", "C"])
    return """
      view: \(pick([name, name, name, "Same"]))View
      service: { schema: schemas/\(schema).json\(pick(["", "", ", unknownCases: reject", ", rename: { Item: Thing }"])) }
      \(pick(["", "", "formats: shared.yaml"]))
      models: { \(pick(["", "Row: models/Row.yaml", "Line: models/Line.yaml"])) }
      display:
        a: "\(pick(["{a}", "The {a}", "{a | uppercase}", "{a | b}", "{b}"]))"
      \(pick(["", "  row: { of: self, model: Row }", "  row: { of: self, model: Line }"]))
      \(pick(["", "", "  n: { value: n }", "  n: { value: n, x: 1 }"]))
      \(pick(["", "", "examples: [{ given: fixtures/data.json, expect: { a: \"1\" } }]"]))

      """
  }

  /// A model that may nest another one, which may nest this one.
  private mutating func sharedModel(_ name: String, nesting other: String) -> String {
    let isNesting = Bool.random(using: &random)
    return """
      model: \(pick([name, name, name, "Same"]))
      service: { schema: ../schemas/\(pick(["A", "A", "B"])).json }
      models: { \(isNesting ? "\(other): \(other).yaml" : "") }
      display:
        a: "\(pick(["{a}", "My {a}", "{c}"]))"
      \(isNesting ? "  other: { of: self, model: \(other) }" : "")

      """
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &random) ?? ""
  }
}
