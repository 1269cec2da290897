import Foundation

/// A number's text as the Decimal that has exactly its digits; nil where that has too many of them.
package func decimal(_ text: String) -> Decimal? {
  let digits = text.filter { $0 != "_" }
  let allowed = digits.utf8.allSatisfy { 48...57 ~= $0 || "+-.eE".utf8.contains($0) }
  // A Double knows what is a number; Decimal reads as far as it can.
  guard allowed, Double(digits) != nil, digits.utf8.count(where: { 48...57 ~= $0 }) <= 38 else {
    return nil
  }
  return Decimal(string: digits, locale: nil)
}
