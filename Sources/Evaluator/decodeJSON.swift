import DocumentReader
import ViewModelIR

/// Any JSON as `JSONValue` reads it: whole numbers keep all their digits; nil if a number is beyond them all.
func decodeJSON(_ node: Node) -> Value? {
  switch node.value {
  case .null: return .null
  case .bool(let bool): return .bool(bool)
  case .number(let text): return decodeAnyNumber(text)
  case .string(let text): return .string(text)
  case .list(let elements):
    let values = elements.compactMap(decodeJSON)
    return values.count == elements.count ? .list(values) : nil
  case .mapping(let members):
    var values: [String: Value] = [:]
    for member in members {
      guard let value = decodeJSON(member.value) else { return nil }
      values[member.key] = value
    }
    return .object(values)
  }
}

private func decodeAnyNumber(_ text: String) -> Value? {
  if let integer = decodeInteger(text) { return .integer(integer) }
  guard let number = decodeNumber(text) else { return nil }
  let isWhole = number == number.rounded() && number.magnitude < 1e38
  return (isWhole ? decodeDecimal(text).map(Value.decimal) : nil) ?? .number(number)
}
