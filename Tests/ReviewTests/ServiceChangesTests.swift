import DocumentReader
import SpecSyntax
import SwiftOutput
import TestSupport
import Testing
import ViewModelIR

@testable import Review
@testable import Workspace

/// The effects on a decoder that was generated for one schema when it decodes documents of another.
struct ServiceChangesTests {
  struct Case {
    let old: String
    let new: String
    let expected: [String]

    init(_ old: String, _ new: String, _ expected: String...) {
      self.old = old
      self.new = new
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case(#"{ "a": TEXT }"#, #"{ "a": TEXT }"#),
    Case(#"{ "a": TEXT, "b": TEXT }"#, #"{ "a": TEXT }"#, "T.b is gone: failure"),
    Case(#"{ "a": TEXT, "b?": TEXT }"#, #"{ "a": TEXT }"#, "T.b is gone: reads as nil"),
    Case(#"{ "a": TEXT }"#, #"{ "a": TEXT, "b": TEXT }"#, "T.b is new: nothing"),
    Case(#"{ "a": TEXT }"#, #"{ "a?": TEXT }"#, "T.a may be absent: failure"),
    Case(#"{ "a?": TEXT }"#, #"{ "a": TEXT }"#, "T.a is now always present: nothing"),
    Case(
      #"{ "a": TEXT }"#,
      #"{ "a": { "type": ["string", "null"] } }"#,
      "T.a may be null: failure"
    ),
    Case(
      #"{ "a": { "type": ["string", "null"] } }"#,
      #"{ "a?": { "type": ["string", "null"] } }"#,
      "T.a may be absent: failure"
    ),
    Case(#"{ "a?": TEXT }"#, #"{ "a?": { "type": ["string", "null"] } }"#),
  ])
  func propertyChanges(of test: Case) throws { try check(test) }

  @Test(arguments: [
    Case(#"{ "a": INT }"#, #"{ "a": NUMBER }"#, "T.a was an integer and is a number: failure"),
    Case(#"{ "a": NUMBER }"#, #"{ "a": INT }"#, "T.a was a number and is an integer: nothing"),
    Case(#"{ "a": TEXT }"#, #"{ "a": INT }"#, "T.a was a string and is an integer: failure"),
    Case(
      #"{ "a": TEXT }"#,
      #"{ "a": { "type": "string", "format": "date" } }"#,
      "T.a was a string and is a date: nothing"
    ),
    Case(
      #"{ "a": { "type": "string", "format": "date" } }"#,
      #"{ "a": TEXT }"#,
      "T.a was a date and is a string: failure"
    ),
    // If the property is optional, a string that is not a date is read as nil.
    Case(
      #"{ "a?": { "type": "string", "format": "date" } }"#,
      #"{ "a?": TEXT }"#,
      "T.a was a date and is a string: reads as nil"
    ),
    Case(
      #"{ "a?": { "type": "string", "format": "date" } }"#,
      #"{ "a?": INT }"#,
      "T.a was a date and is an integer: failure"
    ),
    Case(
      #"{ "a": { "type": "array", "items": INT } }"#,
      #"{ "a": { "type": "array", "items": TEXT } }"#,
      "T.a (its elements) was an integer and is a string: failure"
    ),
    Case(#"{ "a": INT }"#, #"{ "a": {} }"#, "T.a was an integer and is any JSON: failure"),
    Case(#"{ "a": {} }"#, #"{ "a": INT }"#),
    Case(
      #"{ "a": { "type": "object", "additionalProperties": INT } }"#,
      #"{ "a": { "title": "O", "type": "object", "properties": { "x": INT, "y": TEXT }, "additionalProperties": false } }"#,
      "T.a (its values) was an integer and is a string: failure"
    ),
  ])
  func typeChanges(of test: Case) throws { try check(test) }

  @Test(arguments: [
    Case(
      #"{ "a": STATE("x", "z") }"#,
      #"{ "a": STATE("x", "z", "y") }"#,
      "Phase has a new value 'y': reads as unknown"
    ),
    Case(
      #"{ "a": STATE("x", "z", "y") }"#,
      #"{ "a": STATE("x", "z") }"#,
      "Phase no longer has 'y': nothing"
    ),
    Case(
      #"{ "a": STATE("x", "z") }"#,
      #"{ "a": TEXT }"#,
      "T.a may be any string: reads as unknown"
    ),
    Case(#"{ "a": TEXT }"#, #"{ "a": STATE("x", "z") }"#, "T.a is now one of 'x', 'z': nothing"),
    Case(
      #"{ "a": STATE("x", "z") }"#,
      #"{ "a": INT }"#,
      "T.a was an enumeration (Phase) and is an integer: failure"
    ),
  ])
  func enumerationChanges(of test: Case) throws { try check(test) }

  @Test func newValueFailsIfUnknownCasesAreRejected() throws {
    let test = Case(
      #"{ "a": STATE("x", "z") }"#,
      #"{ "a": STATE("x", "z", "y") }"#,
      "Phase has a new value 'y': failure"
    )
    try check(test, "unknownCases: reject")
  }

  @Test(arguments: [
    Case(
      #"{ "a": { "oneOf": [KIND("A1", "one"), KIND("A2", "two")] } }"#,
      #"{ "a": { "oneOf": [KIND("A1", "one"), KIND("A2", "two"), KIND("A3", "three")] } }"#,
      "A has a new kind 'three': reads as unknown"
    ),
    Case(
      #"{ "a": { "anyOf": [INT, TEXT] } }"#,
      #"{ "a": { "anyOf": [INT, TEXT, { "type": "boolean" }] } }"#,
      "A has a new kind: a boolean: failure"
    ),
    Case(
      #"{ "a": INT }"#,
      #"{ "a": { "anyOf": [INT, TEXT] } }"#,
      "T.a was an integer and may be a string: failure"
    ),
    Case(
      #"{ "a": { "anyOf": [INT, TEXT] } }"#,
      #"{ "a": INT }"#,
      "A no longer has the kind 'string': nothing"
    ),
    Case(
      #"{ "a": { "anyOf": [INT, TEXT] } }"#,
      #"{ "a": { "anyOf": [{ "enum": [1, 2] }, { "enum": ["x", "y"] }] } }"#,
      "A is now one of '1', '2', 'x', 'y': nothing"
    ),
    // A kind with another title is still the same kind.
    Case(
      #"{ "a": { "anyOf": [{ "title": "Tool", "type": "object", "properties": { "x": TEXT } }, INT] } }"#,
      #"{ "a": { "anyOf": [{ "title": "Gear", "type": "object", "properties": { "x": INT } }, INT] } }"#,
      "Tool.x was a string and is an integer: failure"
    ),
  ])
  func unionChanges(of test: Case) throws { try check(test) }

  @Test(arguments: [
    // The wire format that the spec declares applies to both schemas.
    Case(#"{ "a": TEXT }"#, #"{ "a": TEXT }"#),
    Case(
      #"{ "a": TEXT }"#,
      #"{ "a": NUMBER }"#,
      "T.a was a decimal number in a string and is a number of any size: failure"
    ),
    Case(
      #"{ "a": TEXT }"#,
      #"{ "a": { "type": "array", "items": TEXT } }"#,
      "T.a was a decimal number in a string and is an array: failure"
    ),
  ])
  func wireFormatChanges(of test: Case) throws { try check(test, "types: { T.a: decimal }") }

  @Test(arguments: [
    Case(
      #"{ "a": PAIR(INT, TEXT) }"#,
      #"{ "a": PAIR(INT, BOOL) }"#,
      "A.second was a string and is a boolean: failure"
    ),
    Case(
      #"{ "a": { "type": "array", "items": INT } }"#,
      #"{ "a": PAIR(INT, TEXT) }"#,
      "T.a (its elements) was an integer and is a string: failure"
    ),
  ])
  func tupleChanges(of test: Case) throws { try check(test) }

  /// Comparing a schema with itself finds no changes, even if its types refer to each other.
  @Test(arguments: [
    #"{ "a": { "anyOf": [{ "format": "uri", "type": "string" }, TEXT] } }"#,
    #"{ "a": { "anyOf": [{ "oneOf": [KIND("A1", "one"), KIND("A2", "two")] }, { "type": "array", "items": TEXT }] } }"#,
    ##"{ "a": { "type": "array", "items": { "$ref": "#" } }, "b?": { "$ref": "#" } }"##,
  ])
  func schemaDoesNotDifferFromItself(properties: String) throws {
    try check(Case(properties, properties))
  }

  @Test func lossyListsSkipElementsInsteadOfFailing() throws {
    let test = Case(
      #"{ "a": { "type": "array", "items": { "title": "E", "type": "object", "properties": { "x": INT }, "required": ["x"] } } }"#,
      #"{ "a": { "type": "array", "items": { "title": "E", "type": "object", "properties": { "x": TEXT }, "required": ["x"] } } }"#,
      "E.x was an integer and is a string: is left out of the list"
    )
    try check(test, "types: { T.a: { lossy: true } }")
  }

  /// The type contains itself and has another name in the new schema. A change of one of its properties is reported once, with the old name.
  @Test func changeInARecursiveTypeIsReportedOnce() throws {
    func schema(_ name: String, _ text: String) -> String {
      """
      { "title": "T", "type": "object", "properties": { "a": { "$ref": "#/$defs/\(name)" }, "b": { "$ref": "#/$defs/\(name)" } },
        "required": ["a", "b"], "$defs": { "\(name)": { "type": "object", "required": ["text", "replies"], "properties": {
          "text": { "type": "\(text)" }, "replies": { "type": "array", "items": { "$ref": "#/$defs/\(name)" } } } } } }
      """
    }
    let changes = try changes(schema("Post", "string"), schema("Message", "integer"), "")
    #expect(changes == ["Post.text was a string and is an integer: failure"])
  }

  private func check(_ test: Case, _ service: String = "") throws {
    let changes = try changes(schema(test.old), schema(test.new), service)
    #expect(changes == test.expected)
  }

  private func changes(_ old: String, _ new: String, _ service: String) throws -> [String] {
    let spec = """
      view: TView
      service: { schema: t.json, type: T\(service.isEmpty ? "" : ", " + service) }
      display: { titleText: Title }
      """
    func files(_ schema: String) -> Files {
      Files(FileLoader(texts: ["t.yaml": spec, "t.json": schema]))
    }
    var diagnostics: [Diagnostic] = []
    let oldFiles = files(old)
    let settings = Settings(flags: Settings(), configuration: .absent)
    let group = SpecGroup(
      folder: ".",
      settings: settings,
      specs: ["t.yaml"],
      others: [],
      isWhole: true
    )
    let screen = try #require(
      Workspace(oldFiles, in: SwiftLanguage.self).compiled("t.yaml", in: group).screen
    )
    let documents = Workspace(oldFiles, in: SwiftLanguage.self, schemas: files(new))
      .documents(of: "t.yaml", in: group, into: &diagnostics)
    #expect(diagnostics.map(\.message) == [])
    return try serviceChanges(from: screen, to: #require(documents)).map { change in
      "\(change.path) \(change.message): \(change.consequence ?? "\(change.effect)")"
    }
  }

  /// A schema with these properties. In `properties`, `a?` is an optional property `a`.
  private func schema(_ properties: String) -> String {
    var text = properties.replacing("TEXT", with: #"{ "type": "string" }"#)
      .replacing("INT", with: #"{ "type": "integer" }"#)
      .replacing("NUMBER", with: #"{ "type": "number" }"#)
    text = text.replacing(/STATE\(([^)]*)\)/) {
      #"{ "title": "Phase", "type": "string", "enum": [\#($0.output.1)] }"#
    }
    text = text.replacing(/KIND\("(.*?)", "(.*?)"\)/) {
      """
      { "title": "\($0.output.1)", "type": "object", "required": ["kind"], "properties": { "kind": { "const": "\($0.output.2)" } } }
      """
    }
    text = text.replacing(/PAIR\((.*?), BOOL\)/) {
      "PAIR(\($0.output.1), { \"type\": \"boolean\" })"
    }
    text = text.replacing(/PAIR\((.*?), (.*?)\)/) {
      #"{ "type": "array", "prefixItems": [\#($0.output.1), \#($0.output.2)], "items": false, "minItems": 2 }"#
    }
    let required = properties.matches(of: /\"([ab])\":/).map { "\"\($0.output.1)\"" }
    return """
      { "title": "T", "type": "object", "required": [\(required.joined(separator: ", "))],
        "properties": \(text.replacing("?\":", with: "\":")) }
      """
  }
}
