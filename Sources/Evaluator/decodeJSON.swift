import DocumentReader
import Foundation
import ViewModelIR

/// Decodes any JSON like the generated `JSONValue`: whole numbers keep all their digits. Returns `nil` if a number is out of range.
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

/// Decodes an `Int` like `JSONDecoder`: `3.0` and `1e3` are whole, `3.5` is not.
func decodeInteger(_ text: String) -> Int? {
  if let integer = Int(text) { return integer }
  return radixInteger(text) ?? decodeAsJSON(text)
}

/// Decodes a `Double` like `JSONDecoder`; returns `nil` if the number overflows or underflows.
func decodeNumber(_ text: String) -> Double? {
  if let integer = radixInteger(text) { return Double(integer) }
  if let number = Double(text), number.isNormal { return number }
  return decodeAsJSON(text)
}

/// Decodes a `Decimal` like `JSONDecoder`.
func decodeDecimal(_ text: String) -> Decimal? {
  radixInteger(text).map { Decimal($0) } ?? decodeAsJSON(text)
}

/// Leaves all other texts (exponents, extremes and zeros) to `JSONDecoder` itself.
private func decodeAsJSON<Number: Decodable>(_ text: String) -> Number? {
  var text = text
  // Unlike JSON, YAML allows a plus sign, and a point without a digit before or after it.
  if text.hasPrefix("+") { text.removeFirst() }
  if text.hasPrefix(".") { text = "0" + text }
  if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
  if text.hasSuffix(".") { text += "0" }
  return try? JSONDecoder().decode(Number.self, from: Data(text.utf8))
}

/// The value of an integer in YAML's hexadecimal or octal notation: `0x1F`, `0o17`.
private func radixInteger(_ text: String) -> Int? {
  if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
  if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
  return nil
}
