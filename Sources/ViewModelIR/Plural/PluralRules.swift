import ViewModelSupport

/// A plural category of CLDR (UTS 35, part 3).
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A language's cardinal plural rules (UTS 35, part 3). A number that matches none of them is `other`.
package struct PluralRules: Sendable {
  package struct Rule: Sendable {
    package let category: PluralCategory
    package let condition: PluralCondition
  }

  /// The language code under which CLDR lists the rules: `pt-PT`, but `en` for `en-GB`.
  package let language: String
  package let rules: [Rule]

  /// Returns `nil` if CLDR has no rules for the language.
  fileprivate init?(language: String) {
    guard let texts = pluralRuleTexts[language] else { return nil }
    self.language = language
    rules = texts.compactMap { category, text in
      parsePluralCondition(text).map { Rule(category: category, condition: $0) }
    }
    if rules.count < texts.count { return nil }
  }

  /// The categories that the language distinguishes, `other` last.
  package var categories: [PluralCategory] { rules.map(\.category) + [.other] }

  private func category(of operands: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: operands) }?.category ?? .other
  }

  /// The category of a number, given its digits as shown, in ASCII; `other` if the text is not a number.
  package func category(shown digits: String) -> PluralCategory {
    PluralOperands(digits: digits).map { category(of: $0) } ?? .other
  }

  package func category(of integer: Int) -> PluralCategory {
    category(shown: String(integer))
  }
}

/// The cardinal plural rules of a language, given its BCP 47 code; `nil` if CLDR has none. They are the most specific ones: `pt-PT`
/// has its own, `en-GB` uses those of `en`.
package func pluralRules(for language: String) -> PluralRules? {
  let subtags = language.split { $0 == "-" || $0 == "_" }
  guard let code = subtags.first?.lowercased() else { return nil }
  let region = subtags.dropFirst().first { $0.count == 2 }?.uppercased()
  let candidates = [region.map { "\(code)-\($0)" }, code].compactMap { $0 }
  return candidates.firstNonNil { PluralRules(language: $0) }
}

/// The language codes that have plural rules, sorted.
package func pluralLanguages() -> [String] { pluralRuleTexts.keys.sorted() }
