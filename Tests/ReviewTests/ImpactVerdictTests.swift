import DocumentReader
import TestSupport
import Testing

@testable import Review
@testable import SchemaImpact

/// Both verdicts on a change, and the fields that see it, whatever keeps the decoder from failing.
struct ImpactVerdictTests {
  struct Case: CustomTestStringConvertible {
    /// What the service is told beside its schema.
    var service = ""
    let properties: String
    let change: (String, String)
    let display: String
    /// `released, next build: fields`
    let expected: String

    var testDescription: String { "\(change.1): \(display)" }
  }

  private static let items = """
    items: { type: array, items: { title: Item, type: object, required: [name, code],
      properties: { name: { type: string }, code: { type: integer } } } }
    """
  private static let state = """
    map: { type: object, additionalProperties: { title: Choice, anyOf: [{ title: State, type: string, enum: [x, y] }, { type: integer }] } }
    """
  private static let kinds = """
    any: { title: Any, oneOf: [{ title: A, type: object, required: [kind], properties: { kind: { const: a } } }, \
    { title: B, type: object, required: [kind], properties: { kind: { const: b } } }], discriminator: { propertyName: kind } }
    """

  @Test(arguments: [
    // What is left out is seen by all that show something of it.
    Case(
      service: "types: { T.items: { lossy: true } }",
      properties: items,
      change: ("code: { type: integer }", "code: { type: string }"),
      display:
        #"{ count: { value: items?.count ?? 0 }, names: { text: "{items?.map($0.name) | list}", fallback: none } }"#,
      expected: "strings, strings: count, names"
    ),
    Case(
      service: "types: { T.items: { lossy: true } }",
      properties: items,
      change: ("code: { type: integer }", "other: { type: integer }"),
      display: "{ skipped: { value: skippedItems } }",
      expected: "strings, strings: skipped"
    ),
    // The decoder takes it, but the next build has another type.
    Case(
      properties: "count: { type: number }",
      change: ("number", "integer"),
      display: "{ half: { value: count / 2 } }",
      expected: "none, strings: half"
    ),
    // A type that is only a part of others is seen through them.
    Case(
      service: "unknownCases: reject",
      properties: state,
      change: ("[x, y]", "[x, y, z]"),
      display: "{ note: Nothing of it }",
      expected: "breaking, none: "
    ),
    // A text that is no date reads as nil, however few texts there are.
    Case(
      properties: "day: { type: string, format: date }",
      change: ("format: date", "enum: [soon, late]"),
      display: "{ note: Nothing of it }",
      expected: "none, none: "
    ),
    Case(
      service: "unknownCases: keep",
      properties: "state: { title: State, enum: [a, 1, true] }",
      change: ("title: State, enum: [a, 1, true]", ""),
      display: "{ note: Nothing of it }",
      expected: "none, none: "
    ),
    Case(
      properties: kinds,
      change: (
        ", { title: B, type: object, required: [kind], properties: { kind: { const: b } } }", ""
      ),
      display: "{ note: Nothing of it }",
      expected: "none, none: "
    ),
  ])
  func verdict(on test: Case) throws {
    let impact = try impact(test, spec: spec(test))
    let findings = impact.screens.flatMap(\.findings)
    #expect(!findings.isEmpty)
    let fields = Set(findings.flatMap(\.fields)).sorted().joined(separator: ", ")
    #expect("\(impact.released), \(impact.nextBuild): \(fields)" == test.expected)
  }

  /// What has a place in neither schema is told at the spec.
  @Test func theRootIsOfAnotherKind() {
    var diagnostics: [Diagnostic] = []
    let spec = "view: JobView\nservice: { schema: job.schema.yaml }\ndisplay: { note: Hello }\n"
    let impact = impactOfChange(
      from: (spec, "{ title: T, type: object }"),
      to: (spec, "{ type: array, items: { type: string } }"),
      into: &diagnostics
    )
    #expect(
      impact.diagnostics.map { "\($0.location.file.path) \($0.message)" } == [
        """
        job.yaml the document was an object with arbitrary keys and is an array; app in users' hands: cannot decode it; next build: \
        may show different strings; shown by 'JobView.note'
        """
      ]
    )
  }

  /// That a message lists what the schema has does not make the mistake the schema's.
  @Test func aMistakeStaysTheSpecsWhateverElseIsNew() throws {
    let old = "{ title: T, type: object, properties: { n: { type: string } } }"
    let new =
      "{ title: T, type: object, properties: { n: { type: string }, extra: { type: string } } }"
    let spec = "view: JobView\nservice: { schema: job.schema.yaml }\ndisplay: { note: \"{n}\" }\n"
    var diagnostics: [Diagnostic] = []
    let impact = impactOfChange(
      from: (spec, old),
      to: (spec.replacing("{n}", with: "{zzz}"), new),
      into: &diagnostics
    )
    #expect(impact.nextBuild == .none)
    #expect(!impact.isComplete)
    #expect(diagnostics.count == 1)
  }

  /// What rows are known by, and what their fields have in common, is the change's mistake too.
  @Test(arguments: [
    ("id: name ?? ''", "display: { n: { value: code } }", "Row.id"),
    ("let: { short: name ?? '' }", "display: { n: { value: code }, s: \"{short}\" }", "Row.s"),
  ])
  func aMistakeOfAllRows(shared: String, display: String, field: String) {
    let old = """
      { title: T, type: array, items: { title: Item, type: object, required: [code],
        properties: { code: { type: integer }, name: { type: string } } } }
      """
    let spec = """
      view: JobView
      service: { schema: job.schema.yaml, type: T }
      models:
        Row:
          from: Item
          \(shared)
          \(display)
      display: { rows: { each: self, model: Row } }

      """
    var diagnostics: [Diagnostic] = []
    let new = old.replacing(", name: { type: string }", with: "")
    let impact = impactOfChange(from: (spec, old), to: (spec, new), into: &diagnostics)
    let findings = impact.screens.flatMap(\.findings)
    #expect(findings.map(\.nextBuild) == [.breaking])
    #expect(findings.map(\.fields) == [[field]])
  }

  private func spec(_ test: Case) -> String {
    let service = test.service.isEmpty ? "" : ", " + test.service
    return """
      view: JobView
      service: { schema: job.schema.yaml, type: T\(service) }
      display: \(test.display)

      """
  }

  private func impact(_ test: Case, spec: String) throws -> Impact {
    let old = "title: T\ntype: object\nproperties:\n  \(test.properties)\n"
    let new = old.replacing(test.change.0, with: test.change.1)
    #expect(old != new)
    var diagnostics: [Diagnostic] = []
    let impact = impactOfChange(from: (spec, old), to: (spec, new), into: &diagnostics)
    #expect(diagnostics.map(\.message) == [])
    return impact
  }
}
