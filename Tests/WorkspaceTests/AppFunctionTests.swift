import DocumentReader
import SwiftOutput
import TestSupport
import Testing
import Workspace

@testable import Workspace

/// Functions of the app: the configuration declares them, specs call them, and examples say what they give.
struct AppFunctionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      specs: specs
      output: Out
      tests: Tests
      module: App
      access: public
      functions:
        plainText: { takes: [String], gives: String }
        share: { takes: [Double, Decimal?], gives: Double? }
        length: { takes: [Post], gives: Int }

      """,
      to: "viewmodelgen.yaml"
    )
    try folder.write(
      """
      { "title": "Post", "type": "object", "required": ["content", "likes"],
        "properties": {
          "content": { "type": "string" }, "note": { "type": "string" }, "likes": { "type": "integer" }
        } }
      """,
      to: "specs/schemas/Post.schema.json"
    )
  }

  /// Runs `generate` for a spec with these fields and examples. Returns the diagnostics.
  private func generate(_ fields: String, examples: String = "") throws -> String {
    try folder.write(
      """
      view: PostView
      service: { schema: schemas/Post.schema.json, type: Post }
      display:
      \(fields)
      \(examples.isEmpty ? "" : "examples:\n\(examples)")

      """,
      to: "specs/Post.yaml"
    )
    var diagnostics: [Diagnostic] = []
    let workspace = Workspace(in: SwiftLanguage.self)
    let plans = workspace.plans([folder.path("specs")], flags: Settings(), into: &diagnostics)
    _ = applyPlans(plans, force: false, into: &diagnostics)
    return folder.shortened(describe(DiagnosticReport(diagnostics)))
  }

  /// The statements of the generated initializer that set a field.
  private func statements() throws -> [String] {
    try folder.text("Out/PostViewModel.swift").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter {
        $0.contains("DisplayFunctions") || $0.hasPrefix("if let")
      }
      .map(String.init)
  }

  @Test func screensUseTheValuesOfTheModelsThatTheyShare() throws {
    try folder.write(
      """
      model: PostRow
      service: { schema: ../schemas/Post.schema.json, type: Post }
      display: { text: "{plainText(content)}" }
      examples:
        - given: { content: <p>Hi</p>, likes: 1 }
          functions: { plainText: { <p>Hi</p>: Hi } }
          expect: { text: Hi }

      """,
      to: "specs/models/PostRow.yaml"
    )
    let examples = """
        - given: { content: <p>Hi</p>, likes: 2 }
          expect: { row: { text: Hi } }
      """
    #expect(
      try generate(
        "  row: { of: self, model: PostRow }\nmodels: { PostRow: models/PostRow.yaml }",
        examples: examples
      ) == ""
    )
  }

  @Test func generatedCodeCallsTheFunctionThatTheAppWrites() throws {
    #expect(try generate("  content: \"{plainText(content)}\"") == "")
    #expect(try statements() == ["self.content = DisplayFunctions.plainText(model.content)"])
    let support = try folder.text("Out/ViewModelSupport.swift")
    #expect(support.contains("public nonisolated enum DisplayFunctions {}\n"))
  }

  @Test func anIntBecomesTheNumberThatTheParameterIs() throws {
    #expect(
      try generate("  a: { value: \"share(likes, likes)\" }\n  b: { value: \"share(2, nil)\" }")
        == ""
    )
    #expect(
      try statements() == [
        "self.a = DisplayFunctions.share(Double(model.likes), Decimal(model.likes))",
        "self.b = DisplayFunctions.share(2.0, nil)",
      ]
    )
  }

  @Test func theResultIsNilIfAnArgumentIsNilThatMustHaveAValue() throws {
    #expect(try generate("  note: { text: \"{plainText(note)}\", fallback: null }") == "")
    #expect(
      try statements() == [
        "if let note = model.note {", "self.note = DisplayFunctions.plainText(note)",
      ]
    )
  }

  @Test func aTypeOfTheSchemaCanBeAParameter() throws {
    let example = """
        - given: { content: Hi, likes: 1 }
          functions: { length: [{ of: [{ content: Hi, likes: 1 }], is: 2 }] }
          expect: { count: 2 }
      """
    #expect(try generate("  count: { value: length(self) }", examples: example) == "")
    #expect(try statements() == ["self.count = DisplayFunctions.length(model)"])
  }

  @Test func allExamplesUseTheValuesOfAllExamples() throws {
    let example = """
        - { given: { content: <i>, likes: 1 }, expect: { content: I } }
        - given: { content: <p>, likes: 1 }
          functions: { plainText: { <i>: I, <p>: P } }
          expect: { content: P }
      """
    #expect(try generate("  content: \"{plainText(content)}\"", examples: example) == "")
  }

  @Test func aCallWithAnUnknownResultIsNotUnknownToo() throws {
    let example = "  - { name: a, given: { content: <i>, likes: 1 }, expect: {} }"
    let problems = try generate("  a: \"{plainText(plainText(content))}\"", examples: example)
    #expect(
      problems == """
        specs/Post.yaml:6:5: error: no example says what plainText("<i>") gives: \
        add 'functions: { plainText: { "<i>": … } }' to 'a' [example-data]

        """
    )
  }

  /// Nothing is known about the result, so the test of a spec without examples only fills the view model.
  @Test func aSpecWithoutExamplesExpectsNothing() throws {
    #expect(try generate("  content: \"{plainText(content)}\"") == "")
    #expect(!(try folder.text("Tests/PostViewModelTests.swift").contains("#expect")))
    #expect(try generate("  content: \"{content}\"") == "")
    #expect(try folder.text("Tests/PostViewModelTests.swift").contains("#expect"))
  }

  @Test func onlySpecsThatCallTheFunctionNeedItsTypes() throws {
    try folder.write(#"{ "title": "Tag", "type": "object" }"#, to: "specs/schemas/Tag.schema.json")
    func tag(_ value: String) -> String {
      "view: TagView\nservice: { schema: schemas/Tag.schema.json }\ndisplay: { a: { value: \(value) } }\n"
    }
    try folder.write(tag("1"), to: "specs/Tag.yaml")
    #expect(try generate("  content: \"{content}\"") == "")
    try folder.write(tag("length(self)"), to: "specs/Tag.yaml")
    #expect(
      try generate("  content: \"{content}\"").hasPrefix(
        "viewmodelgen.yaml:9:21: error: specs/Tag.yaml uses 'length', but there is no type 'Post'"
      )
    )
  }
}
