extension PluralRules {
  /// A sample number for each plural category that numbers have which are shown like this.
  ///
  /// `isCommon` leaves out categories that only millions in digits have, such as the French `many`.
  package func samples(
    _ shown: ShownNumber,
    isCommon: Bool = false,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [PluralCategory: String] {
    let count = categories.count
    var samples: [PluralCategory: String] = [:]
    for number in numbers(shown, millions: !isCommon) where isWanted(number.inDigits) {
      let category = category(shown: number.shown)
      if samples[category] == nil { samples[category] = number.inDigits }
      if samples.count == count { break }
    }
    return samples
  }

  /// Sample numbers of a category.
  package func numbers(
    of category: PluralCategory,
    _ shown: ShownNumber,
    atMost count: Int = 4
  ) -> [String] {
    Array(
      numbers(shown, millions: false).lazy
        .filter { self.category(shown: $0.shown) == category }.prefix(count).map(\.inDigits)
    )
  }

  /// The numbers to try: small ones, and those at which rules about the last two digits change their result.
  private func numbers(_ shown: ShownNumber, millions: Bool) -> some Sequence<Sample> {
    let whole = Array(0...25) + [40, 60, 71, 80, 91, 100, 101, 102, 103, 105, 111, 1000]
    let integers = (whole + (millions ? [1_000_000] : [])).lazy.map(String.init)
    return shown.exponents.lazy.flatMap { exponent in
      fractions(shown.fractionDigits(exponent)).lazy.flatMap { fraction in
        // No number is shown as "0M".
        integers.dropFirst(exponent == 0 ? 0 : 1)
          .map { Sample(whole: $0, fraction: fraction, exponent: exponent) }
      }
    }
  }

  private func fractions(_ digits: ClosedRange<Int>) -> [String] {
    var fractions: [String] = []
    for count in digits.lowerBound...max(digits.lowerBound, min(digits.upperBound, 2)) {
      if count == 0 {
        fractions.append("")
        continue
      }
      for number in 0...25 {
        let text = String(number)
        // Trailing zeros are shown only up to the minimum number of digits.
        guard text.count <= count, count == digits.lowerBound || number % 10 != 0 else { continue }
        fractions.append("." + String(repeating: "0", count: count - text.count) + text)
      }
    }
    return fractions
  }
}

/// A number to try.
private struct Sample {
  let whole: String
  /// The decimal point and the digits after it; empty if there are none.
  let fraction: String
  let exponent: Int

  /// The digits in CLDR's notation: `1.2c6`.
  var shown: String { whole + fraction + (exponent == 0 ? "" : "c\(exponent)") }

  /// `1200000`
  var inDigits: String {
    if exponent == 0 { return shown }
    let moved = fraction.dropFirst()
    return whole + moved + String(repeating: "0", count: max(exponent - moved.count, 0))
  }
}
