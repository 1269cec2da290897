import Foundation

nonisolated extension String {
  /// This code, or `ZZZ`, which nobody has, for one that Foundation makes no amount with: all but three letters.
  package var asCurrencyCode: String {
    utf8.count == 3 && allSatisfy { $0.isASCII && $0.isLetter } ? self : "ZZZ"
  }

  /// An amount of `asCurrencyCode` with the code as it came: `EURO 12.50`, or `12.50` for an empty one.
  package func showingCurrency(_ code: String) -> String {
    if code == code.asCurrencyCode { return self }
    return code.isEmpty
      ? replacingOccurrences(of: "\\s?ZZZ\\s?", with: "", options: .regularExpression)
      : replacingOccurrences(of: "ZZZ", with: code)
  }
}
