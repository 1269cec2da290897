nonisolated extension Double {
  /// The fewest digits that represent the value, without grouping: `4`, `0.1`, `-2.5`, never `4.0`, `1e+20` or `-0`.
  package var plainText: String {
    if let integer = Int(exactly: self) { return String(integer) }
    guard isFinite else { return description }
    let parts = magnitude.description.split(separator: "e")
    let sign = self < 0 ? "-" : ""
    guard let mantissa = parts.first, let exponent = parts.dropFirst().first.flatMap({ Int($0) })
    else { return description }
    let digits = mantissa.split(separator: ".")
    let whole = digits.first ?? "0"
    let fraction = digits.dropFirst().first.map { $0 == "0" ? "" : $0 } ?? ""
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + whole + fraction
    }
    let zeros = String(repeating: "0", count: max(0, exponent - fraction.count))
    return sign + whole + fraction + zeros
  }
}
