import DocumentReader
import Foundation
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

/// An Int as `JSONDecoder` reads one: `3.0` and `1e3` are whole, `3.5` is not.
func decodeInteger(_ text: String) -> Int? {
  if let integer = Int(text) { return integer }
  return radixInteger(text) ?? decodeAsJSON(text)
}

/// A Double as `JSONDecoder` reads one: what overflows or underflows is refused.
func decodeNumber(_ text: String) -> Double? {
  if let integer = radixInteger(text) { return Double(integer) }
  if let number = Double(text), number.isNormal { return number }
  return decodeAsJSON(text)
}

/// A Decimal as `JSONDecoder` reads one.
func decodeDecimal(_ text: String) -> Decimal? {
  radixInteger(text).map { Decimal($0) } ?? decodeAsJSON(text)
}

/// The decoder itself decides what is left: exponents, extremes and zeros.
private func decodeAsJSON<Number: Decodable>(_ text: String) -> Number? {
  var text = text
  // YAML allows a sign and a bare point where JSON does not.
  if text.hasPrefix("+") { text.removeFirst() }
  if text.hasPrefix(".") { text = "0" + text }
  if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
  if text.hasSuffix(".") { text += "0" }
  return try? JSONDecoder().decode(Number.self, from: Data(text.utf8))
}

/// YAML's other notations: `0x1F`, `0o17`.
private func radixInteger(_ text: String) -> Int? {
  if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
  if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
  return nil
}
