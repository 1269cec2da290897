import DocumentReader
import SpecChecker
import TestSupport
import ViewModelIR
import Workspace

@testable import SwiftRenderer

private let schema = """
  title: Shop
  type: object
  required: [name, count, price, isOpen, stock, opened, day, items]
  properties:
    name: { type: string }
    nick: { type: string }
    count: { type: integer }
    age: { type: integer }
    price: { type: number }
    isOpen: { type: boolean }
    stock: { title: Stock, type: string, enum: [in_stock, sold_out] }
    oldStock: { $ref: "#/properties/stock" }
    opened: { type: string, format: date-time }
    day: { type: string, format: date }
    link: { type: string, format: uri }
    items: { type: array, items: { $ref: "#/$defs/Item" } }
    more: { type: array, items: { $ref: "#/$defs/Item" } }
    owner: { $ref: "#/$defs/Owner" }
  $defs:
    Item:
      title: Item
      type: object
      required: [title, n, tags]
      properties:
        title: { type: string }
        n: { type: integer }
        low: { type: integer }
        tags: { type: array, items: { type: string } }
    Owner:
      title: Owner
      type: object
      required: [name, items]
      properties:
        name: { type: string }
        items: { type: array, items: { $ref: "#/$defs/Item" } }
  """

/// A spec over `Shop`, compiled in memory.
func shopScreen(_ spec: String) throws -> Screen {
  let spec = "view: ShopView\nservice: { schema: shop.yaml }\n" + spec
  let result = Workspace(texts: ["Shop.yaml": spec, "shop.yaml": schema]).compiled("Shop.yaml")
  guard let screen = result.screen else {
    throw Problems(texts: result.diagnostics.map(\.message))
  }
  return screen
}

struct Problems: Error {
  let texts: [String]
}

/// The Swift files of a spec by name.
func swift(_ spec: String, access: Access = .internal) throws -> [String: String] {
  var diagnostics: [Diagnostic] = []
  let templates = TemplateSet(into: &diagnostics)
  let files = renderScreen(
    try shopScreen(spec),
    options: RenderOptions(access: access, module: "Shop"),
    templates: templates,
    into: &diagnostics
  )
  guard diagnostics.isEmpty else { throw Problems(texts: diagnostics.map(\.message)) }
  return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.body.string) })
}

/// The tests of a spec's examples.
func swiftTests(_ spec: String, framework: RenderOptions.TestFramework) throws -> String? {
  try swiftTests(of: shopScreen(spec), framework: framework)
}

func swiftTests(of screen: Screen, framework: RenderOptions.TestFramework) throws -> String? {
  var diagnostics: [Diagnostic] = []
  let templates = TemplateSet(into: &diagnostics)
  let file = renderTests(
    screen,
    options: RenderOptions(module: "Shop", testFramework: framework),
    templates: templates,
    into: &diagnostics
  )
  guard diagnostics.isEmpty else { throw Problems(texts: diagnostics.map(\.message)) }
  return file?.body.string
}

/// The statements that fill one field, without their indentation.
func statements(_ field: String) throws -> String {
  let screen = try shopScreen("display:\n  a: \(field)\n")
  let writer = RuleWriter(screen, FormatFunctions(screen))
  return screen.viewModels[0].fields.flatMap { writer.statements($0) }
    .flatMap { $0.lines(indent: 4) }
    .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
    .joined(separator: "\n")
}

/// An expression in Swift.
func swift(expression: String) throws -> String {
  let line = try statements("\n    value: |-\n      \(expression)")
  return String(line.dropFirst("self.a = ".count))
}

/// The functions of `Formats` in a spec.
func formatFunctions(_ spec: String) throws -> String {
  let screen = try shopScreen(spec)
  let writer = FormatWriter(screen, FormatFunctions(screen))
  return writer.functions.all.flatMap { writer.lines($0) }.map { String($0.dropFirst(2)) }
    .joined(separator: "\n")
}
