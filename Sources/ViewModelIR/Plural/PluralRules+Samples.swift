extension PluralRules {
  /// A sample number, as shown, for each plural category that numbers with this many digits after the decimal point have.
  ///
  /// `isCommon` leaves out categories that only millions have, such as the French `many`.
  package func samples(
    fractionDigits: ClosedRange<Int>,
    isCommon: Bool = false,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [PluralCategory: String] {
    let count = categories.count
    var samples: [PluralCategory: String] = [:]
    for number in numbers(fractionDigits, millions: !isCommon) where isWanted(number) {
      let category = category(shown: number)
      if samples[category] == nil { samples[category] = number }
      if samples.count == count { break }
    }
    return samples
  }

  /// Sample numbers of a category, as shown.
  package func numbers(
    of category: PluralCategory,
    fractionDigits: ClosedRange<Int>,
    atMost count: Int = 4
  ) -> [String] {
    Array(
      numbers(fractionDigits, millions: false).lazy
        .filter { self.category(shown: $0) == category }.prefix(count)
    )
  }

  /// The numbers to try: small ones, and those at which rules about the last two digits change their result.
  private func numbers(_ digits: ClosedRange<Int>, millions: Bool) -> some Sequence<String> {
    let whole = Array(0...25) + [40, 60, 71, 80, 91, 100, 101, 102, 103, 105, 111, 1000]
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
    let integers = (whole + (millions ? [1_000_000] : [])).lazy.map(String.init)
    return fractions.lazy.flatMap { fraction in integers.map { $0 + fraction } }
  }
}
