import DocumentReader
import SwiftOutput
import TestSupport
import Testing
import Workspace

@testable import Workspace

/// Types of the schema are `Hashable` only if a spec needs it.
struct HashableTypesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try configure()
    try folder.write(
      """
      { "title": "Order", "type": "object", "required": ["items", "people", "buyer", "status"],
        "properties": {
          "items": { "type": "array", "items": { "$ref": "#/$defs/Item" } },
          "people": { "type": "array", "items": { "$ref": "#/$defs/Person" } },
          "buyer": { "$ref": "#/$defs/Person" }, "seller": { "$ref": "#/$defs/Person" },
          "status": { "enum": ["open", "sent"] }, "parent": { "$ref": "#" } },
        "$defs": {
          "Item": { "type": "object", "required": ["name", "payment"],
            "properties": { "name": { "type": "string" }, "payment": { "$ref": "#/$defs/Payment" } } },
          "Payment": { "oneOf": [{ "$ref": "#/$defs/Card" }, { "type": "string" }] },
          "Card": { "type": "object", "required": ["number"], "properties": { "number": { "type": "string" } } },
          "Person": { "type": "object", "properties": { "name": { "type": "string" } } } } }
      """,
      to: "specs/Order.schema.json"
    )
  }

  private func configure(_ more: String = "") throws {
    try folder.write("output: Out\ntests: Tests\nmodule: App\n\(more)\n", to: "viewmodelgen.yaml")
  }

  private func write(as spec: String = "Order", service: String = "", _ display: String) throws {
    try folder.write(
      """
      view: \(spec)
      service: { schema: Order.schema.json, type: Order\(service) }
      models: { \(spec)Row: { from: Item, display: { name: "{name}" } } }
      display: { count: "{items.count}", \(display) }
      """,
      to: "specs/\(spec).yaml"
    )
  }

  /// Runs `generate`. Returns the types that are `Hashable`, except enumerations, and the diagnostics.
  private func generate(
    flags: Settings = Settings()
  ) throws -> (hashable: [String], output: String) {
    var diagnostics: [Diagnostic] = []
    let plans = Workspace(in: SwiftLanguage.self).plans(
      [folder.path("specs")],
      flags: flags,
      into: &diagnostics
    )
    _ = applyPlans(plans, force: false, into: &diagnostics)
    let heads = try folder.text("Out/OrderServiceModel.swift").split(separator: "\n")
      .filter { $0.contains(": Codable, Hashable, Sendable {") }
    return (
      heads.compactMap { $0.split { " :".contains($0) }.dropLast(4).last.map(String.init) },
      folder.shortened(describe(DiagnosticReport(diagnostics)))
    )
  }

  @Test(
    arguments: [
      ("a: { each: items, model: OrderRow }", []),
      ("a: { value: items.map($0.name) }", []),
      ("a: { value: status }", []),
      ("a: { value: seller != nil }", []),
      ("a: { value: items.isEmpty || status == .sent }", []),
      ("a: { value: buyer }", ["Person"]),
      ("a: { value: seller }", ["Person"]),
      ("a: { value: seller == buyer }", ["Person"]),
      ("a: { cases: [{ when: buyer != seller, text: a }, { text: b }] }", ["Person"]),
      ("a: { value: 'items.map($0.payment)' }", ["Payment", "Card"]),
      ("a: { value: items.uniqued().count }", ["Item", "Payment", "Card"]),
      ("a: { value: 'items.chunked(on: $0.payment).count' }", ["Payment", "Card"]),
      ("a: { value: people.contains(buyer) }", ["Person"]),
      ("a: { value: parent }", ["Order", "Item", "Payment", "Card", "Person"]),
    ]
  )
  func `types that view models store or compare are Hashable`(
    field: String,
    hashable: [String]
  ) throws {
    try write(field)
    let found = try generate()
    #expect(found.output == "")
    #expect(found.hashable.sorted() == hashable.sorted())
  }

  @Test func `types that any spec needs are Hashable`() throws {
    try write("a: { value: buyer }")
    try write(as: "Payments", "a: { value: 'items.map($0.payment)' }")
    #expect(try generate().hashable.sorted() == ["Card", "Payment", "Person"])
  }

  /// The view model that was generated before the error is kept, and still needs these types to be `Hashable`.
  @Test func `types that a spec with an error needs stay Hashable`() throws {
    try write("a: { value: buyer }")
    try write(as: "Payments", "a: { value: 'items.map($0.payment)' }")
    _ = try generate()
    try write(as: "Payments", "a: '{item}'")
    let found = try generate()
    #expect(found.output.contains("'Order' has no property 'item'"))
    #expect(found.hashable.sorted() == ["Card", "Payment", "Person"])
  }

  @Test func `a spec, a configuration or a flag can make all types Hashable`() throws {
    try write(service: ", hashable: all", "a: b")
    #expect(try generate().hashable.count == 5)
    try write("a: b")
    #expect(try generate(flags: Settings { $0.defaults.hashable = .all }).hashable.count == 5)
    try configure("hashable: all")
    #expect(try generate().hashable.count == 5)
    try write(service: ", hashable: used", "a: b")
    #expect(try generate().hashable == [])
  }
}
