import Foundation

nonisolated extension String {
  /// The code if it has three letters. Foundation cannot format amounts with other codes, so they
  /// become the unused code `ZZZ`.
  package var asCurrencyCode: String {
    utf8.count == 3 && allSatisfy { $0.isASCII && $0.isLetter } ? self : "ZZZ"
  }

  /// Puts the original code back into an amount that was formatted with `asCurrencyCode`:
  /// `EURO 12.50`, or `12.50` for an empty code.
  package func showingCurrency(_ code: String) -> String {
    if code == code.asCurrencyCode { return self }
    return code.isEmpty
      ? replacingOccurrences(of: "\\s?ZZZ\\s?", with: "", options: .regularExpression)
      : replacingOccurrences(of: "ZZZ", with: code)
  }
}
