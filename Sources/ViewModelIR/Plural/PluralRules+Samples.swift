extension PluralRules {
  /// A number of each category that numbers with so many digits after the point have, as it is shown.
  ///
  /// `isCommon` leaves out what only the millions are: French's `many`.
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

  /// Some numbers of a category, as they are shown.
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

  /// Small numbers, and those at which rules that look at the last two digits change their mind.
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
        // Zeros at the end are shown only where so many digits are asked for.
        guard text.count <= count, count == digits.lowerBound || number % 10 != 0 else { continue }
        fractions.append("." + String(repeating: "0", count: count - text.count) + text)
      }
    }
    let integers = (whole + (millions ? [1_000_000] : [])).lazy.map(String.init)
    return fractions.lazy.flatMap { fraction in integers.map { $0 + fraction } }
  }
}
