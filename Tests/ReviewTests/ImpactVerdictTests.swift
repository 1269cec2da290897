import DocumentReader
import TestSupport
import Testing

@testable import Review

/// The verdicts on a change, for released apps and for the next build, and the fields that it affects. In most cases something keeps the
/// decoder from failing.
struct ImpactVerdictTests {
  struct Case: CustomTestStringConvertible {
    /// Additional entries of `service`.
    var service = ""
    let properties: String
    let change: (String, String)
    let display: String
    /// The verdicts and the affected fields, as `released, next build: fields`.
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
    // Skipped elements affect every field that shows something of the list.
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
    // Released apps can decode the value, but it has another type in the next build.
    Case(
      properties: "count: { type: number }",
      change: ("number", "integer"),
      display: "{ half: { value: count / 2 } }",
      expected: "none, strings: half"
    ),
    // A changed type that occurs only inside other types is found through them.
    Case(
      service: "unknownCases: reject",
      properties: state,
      change: ("[x, y]", "[x, y, z]"),
      display: "{ note: Nothing of it }",
      expected: "breaking, none: "
    ),
    // A string that is not a date is read as nil, even if the schema lists all strings.
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
  func verdictsAndAffectedFields(of test: Case) throws {
    let impact = try impact(test, spec: spec(test))
    let findings = impact.screens.flatMap(\.findings)
    #expect(!findings.isEmpty)
    let fields = Set(findings.flatMap(\.fields)).sorted().joined(separator: ", ")
    #expect("\(impact.released), \(impact.nextBuild): \(fields)" == test.expected)
  }

  /// Types that the response to the load does not contain. What the app sends is judged the other way around: the service decodes it.
  @Test(arguments: [
    ("total]", "]", "breaking: Receipt.total may be absent; cannot decode it; []"),
    ("age]", "]", "breaking: Viewer.age may be absent; cannot decode it; []"),
    (
      "[x, y]", "[x, y, z]",
      "strings: Kind has a new value 'z'; it reads as unknown; [\"JobPresenter\"]"
    ),
    (
      "[text]", "[text, to]",
      "breaking: Draft.to is now always present; sends what the service may refuse; []"
    ),
    ("[text]", "[]", "none: Draft.text may be absent; sends what the service accepts; []"),
    (
      "to: { type: string }", "to: { type: integer }",
      "breaking: Draft.to was a string and is an integer; sends what the service may refuse; []"
    ),
  ])
  func typesOfOtherCallsAreCompared(old: String, new: String, expected: String) {
    let spec = """
      view: JobView
      service: { schema: job.schema.yaml, type: T }
      inputs: { viewer: Viewer? }
      formats: { kind: { map: { x: X, y: Y }, unknown: U } }
      display: { note: "{viewer?.name ?? ''}" }
      screen:
        service: JobService
        load: { call: job }
        sources: { viewer: { call: viewer, optional: true } }
        errors: { default: Wrong. }
        actions:
          pay: { call: pay, returns: Receipt, onSuccess: { toast: "Paid {answer.kind | kind}" } }
          send: { parameters: { draft: Draft }, call: send, with: { draft: draft } }

      """
    let schema = """
      title: T
      type: object
      $defs:
        Receipt: { type: object, required: [kind, total], properties: {
          total: { type: number }, kind: { title: Kind, type: string, enum: [x, y] } } }
        Viewer: { type: object, required: [name, age], properties: {
          name: { type: string }, age: { type: integer } } }
        Draft: { type: object, required: [text], properties: {
          text: { type: string }, to: { type: string } } }
      """
    var diagnostics: [Diagnostic] = []
    let impact = impactOfChange(
      from: (spec, schema),
      to: (spec, schema.replacing(old, with: new)),
      into: &diagnostics
    )
    let findings = impact.screens.flatMap(\.findings).filter { $0.change != nil }
    #expect(
      findings.map { "\($0.released): \($0.title); \($0.releasedWords); \($0.fields)" } == [
        expected
      ]
    )
    #expect(diagnostics.map(\.message) == [])
  }

  /// The change has no location in either schema, so it is reported at the spec.
  @Test func changeOfTheRootTypeIsReportedAtTheSpec() {
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

  /// The message of the error lists the schema's properties, including the new one. The cause is still the spec, not the schema.
  @Test func errorInTheSpecIsNotAttributedToAnUnrelatedChange() throws {
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

  /// A change can also lead to errors in the `id` and the `let` of a row, which are not fields.
  @Test(arguments: [
    ("id: name ?? ''", "display: { n: { value: code } }", "Row.id"),
    ("let: { short: name ?? '' }", "display: { n: { value: code }, s: \"{short}\" }", "Row.s"),
  ])
  func errorInIDOrLetOfARowIsAttributedToTheChange(shared: String, display: String, field: String) {
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
