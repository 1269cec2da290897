import DocumentReader
import Foundation

/// Returns the Swift literal of the `JSONValue`, Int or Double that a JSON text is decoded to: `2`, `["a": nil]`.
func jsonCode(_ text: String) -> Code {
  var diagnostics: [Diagnostic] = []
  let node = readJSON(SourceFile(path: "", text: text), into: &diagnostics)
  return node.map(jsonCode) ?? .string(SwiftString(text))
}

private func jsonCode(_ node: Node) -> Code {
  switch node.value {
  case .null: ".null"
  case .bool(let value): .text(String(value))
  case .number(let text): number(text)
  case .string(let text): .string(SwiftString(text))
  case .list(let elements): .array(elements.map(jsonCode))
  case .mapping(let members) where members.isEmpty: "[:]"
  case .mapping(let members):
    .array(members.map { .sequence([.string(SwiftString($0.key)), ": ", jsonCode($0.value)]) })
  }
}

/// Returns the literal of a number as `JSONValue` decodes it. Whole numbers are whole however they are written.
private func number(_ text: String) -> Code {
  if let whole = Int(text) { return .text(integerLiteral(whole)) }
  let number = Double(text) ?? 0
  // Too large for an Int, but within the 38 digits of a Decimal.
  let isDecimal = number.magnitude >= 0x1p63 && number.magnitude < 1e38
  guard isDecimal else { return .text(numberLiteral(number)) }
  let literal = SwiftString(text).literal
  return .fragment(Fragment(".decimal(Decimal(string: \(literal)) ?? 0)", needs: [foundation]))
}
