import Testing
import ViewModelIR

/// Tests the keys by which a decoder chooses between objects that it could all decode.
struct OwnKeysTests {
  /// The own keys of each case of a union of objects with these members.
  private func keys(_ objects: String..., order: String = "") -> [[[String]]] {
    let schema = """
      title: Seat
      oneOf: [\(objects.map { "{ type: object, \($0) }" }.joined(separator: ", "))]
      """
    let model = compiled(schema, forms: order).0
    return model?.union(.named("Seat"))?.cases.map(\.ownKeys) ?? []
  }

  private let row =
    "title: Row, required: [no], properties: { no: { type: string }, row: { type: string } }"
  private let box =
    "title: Box, required: [no], properties: { no: { type: string }, box: { type: string } }"

  @Test func `keys that not all objects have decide`() {
    #expect(keys(row, box) == [[["row"]], [["box"]]])
  }

  @Test func `the order decides if the spec names one`() {
    #expect(keys(row, box, order: "{ Seat: { order: [Box] } }") == [[], []])
  }

  @Test(arguments: [
    // The first requires as many members as the second can have in addition.
    ("required: [a], properties: { a: {} }", "properties: { b: {} }"),
    // The first has all members of the second.
    ("properties: { a: {}, b: {} }", "properties: { b: {} }"),
    // The first allows no others.
    ("additionalProperties: false, properties: { a: {} }", "properties: { b: {}, c: {} }"),
    // No value is both.
    (
      "properties: { a: {}, k: { enum: [x] } }",
      "required: [k], properties: { b: {}, c: {}, k: { enum: [y] } }"
    ),
  ])
  func orderIsEnough(first: String, second: String) {
    #expect(keys("title: First, \(first)", "title: Second, \(second)") == [[], []])
  }

  @Test func `each object of an inner union has keys of its own`() {
    let inner =
      "title: Open, required: [no], properties: { no: { type: string }, zone: { type: string } }"
    let schema = """
      title: Seat
      oneOf: [{ \(row) }, { title: Place, oneOf: [{ \(inner) }, { \(box) }] }]
      """
    let union = compiled(schema).0?.union(.named("Seat"))
    #expect(union?.cases.map(\.ownKeys) == [[["row"]], [["zone"], ["box"]]])
  }
}
