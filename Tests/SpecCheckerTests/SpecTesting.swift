import DocumentReader
import TestSupport
import ViewModelIR
import Workspace

/// The schema of the specs in these tests.
private let schema = """
  title: Shop
  type: object
  required: [name, count, price, isOpen, stock, opened, day, items, tags, rows]
  properties:
    name: { type: string }
    nick_name: { type: string }
    count: { type: integer }
    age: { type: integer }
    price: { type: number }
    rate: { type: number }
    isOpen: { type: boolean }
    isNew: { type: boolean }
    stock: { title: Stock, type: string, enum: [in_stock, sold_out] }
    opened: { type: string, format: date-time }
    day: { type: string, format: date }
    link: { type: string, format: uri }
    items: { type: array, items: { $ref: "#/$defs/Item" } }
    more: { type: array, items: { $ref: "#/$defs/Item" } }
    tags: { type: array, items: { type: string } }
    rows: { type: array, items: { type: array, items: { type: integer } } }
    aliases: { type: array, items: { type: [string, "null"] } }
    owner: { $ref: "#/$defs/Owner" }
  $defs:
    Item:
      title: Item
      type: object
      required: [title, n]
      properties: { title: { type: string }, n: { type: integer }, cost: { type: number } }
    Owner:
      title: Owner
      type: object
      required: [name, items]
      properties:
        name: { type: string }
        nick: { type: string }
        items: { type: array, items: { $ref: "#/$defs/Item" } }
  """

/// Compiles a spec over `Shop` in memory. Returns the screen, and each diagnostic as `line:column: message [code]`; lines count from
/// the start of `spec`.
func compiled(
  spec: String,
  files: [String: String] = [:],
  unknownCases: String = "reject"
) -> (screen: Screen?, problems: [String]) {
  let head = """
    view: ShopView
    service: { schema: shop.yaml, unknownCases: \(unknownCases) }

    """
  let path = "specs/Shop.yaml"
  let all = files.merging([path: head + spec, "specs/shop.yaml": schema]) { first, _ in first }
  let result = Workspace(texts: all).compiled(path)
  let problems = result.diagnostics.map { diagnostic in
    let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity): "
    // The two lines of the head do not count.
    return
      "\(diagnostic.location.line - 2):\(diagnostic.location.column): \(severity)\(diagnostic.message) [\(diagnostic.code.rawValue)]"
  }
  return (result.screen, problems)
}

/// The Swift type of a field with this rule, or its diagnostics, such as `4: '…' may be nil …`. Columns count from the start of the rule.
func type(ofField rule: String) -> String {
  let (screen, problems) = compiled(spec: "display:\n  a: \(rule)\n")
  if let screen, problems.isEmpty { return screen.viewModels[0].fields[0].type.swiftName }
  return problems.map { problem in
    guard problem.hasPrefix("2:"), let column = Int(problem.dropFirst(2).prefix { $0 != ":" })
    else {
      return problem
    }
    return "\(column - 5)\(problem.dropFirst(2).drop { $0 != ":" })"
  }
  .joined(separator: "\n")
}

/// The Swift type of an expression, or its diagnostics. The expression's first character is in column 1.
func type(of expression: String) -> String {
  let (screen, problems) = compiled(
    spec: "display:\n  a:\n    value: |-\n      \(expression)\n"
  )
  if let screen, problems.isEmpty { return screen.viewModels[0].fields[0].type.swiftName }
  return problems.map { problem in
    guard problem.hasPrefix("4:"), let column = Int(problem.dropFirst(2).prefix { $0 != ":" })
    else {
      return problem
    }
    return "\(column - 6)\(problem.dropFirst(2).drop { $0 != ":" })"
  }
  .joined(separator: "\n")
}
