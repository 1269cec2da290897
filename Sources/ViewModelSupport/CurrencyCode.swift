import Foundation

nonisolated extension String {
  /// This code, or the unused `ZZZ` if Foundation cannot format an amount with it: anything but three letters.
  package var asCurrencyCode: String {
    utf8.count == 3 && allSatisfy { $0.isASCII && $0.isLetter } ? self : "ZZZ"
  }

  /// An amount formatted with `asCurrencyCode`, with the original code put back: `EURO 12.50`, or `12.50` for an empty one.
  package func showingCurrency(_ code: String) -> String {
    if code == code.asCurrencyCode { return self }
    return code.isEmpty
      ? replacingOccurrences(of: "\\s?ZZZ\\s?", with: "", options: .regularExpression)
      : replacingOccurrences(of: "ZZZ", with: code)
  }
}
