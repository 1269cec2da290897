import Foundation

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
