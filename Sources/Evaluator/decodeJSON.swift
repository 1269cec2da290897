import SpecCompiler

/// Any JSON as a value: whole numbers within 64 bits are integers, wider ones decimals, others doubles.
func decodeJSON(_ node: Node) -> Value {
  switch node.value {
  case .null: .null
  case .bool(let bool): .bool(bool)
  case .number(let text): decodeAnyNumber(text)
  case .string(let text): .string(text)
  case .list(let elements): .list(elements.map(decodeJSON))
  case .mapping(let members):
    .object(
      Dictionary(members.map { ($0.key, decodeJSON($0.value)) }, uniquingKeysWith: { $1 })
    )
  }
}

private func decodeAnyNumber(_ text: String) -> Value {
  if let integer = decodeInteger(text) { return .integer(integer) }
  if text.utf8.allSatisfy({ 48...57 ~= $0 || $0 == UInt8(ascii: "-") }),
    let number = decimal(text)
  {
    return .decimal(number)
  }
  return decodeNumber(text).map(Value.number) ?? .null
}
