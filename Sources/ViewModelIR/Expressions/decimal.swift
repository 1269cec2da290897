import Foundation

/// The `Decimal` with exactly the digits of a text; `nil` if the text is not a number or has more than 38 digits.
package func decimal(_ text: String) -> Decimal? {
  let digits = text.filter { $0 != "_" }
  let allowed = digits.utf8.allSatisfy { 48...57 ~= $0 || "+-.eE".utf8.contains($0) }
  // `Double` rejects a text that is not a number, whereas `Decimal` reads as much of it as it can.
  guard allowed, Double(digits) != nil, digits.utf8.count(where: { 48...57 ~= $0 }) <= 38 else {
    return nil
  }
  return Decimal(string: digits, locale: nil)
}
