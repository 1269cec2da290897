import ViewModelSupport

/// A language's cardinal plural rules (UTS 35, part 3); what none of them takes is `other`.
package struct PluralRules: Sendable {
  package struct Rule: Sendable {
    package let category: PluralCategory
    package let condition: PluralCondition
  }

  /// The code under which CLDR has the rules: `pt-PT`, but `en` for `en-GB`.
  package let language: String
  package let rules: [Rule]

  init?(language: String, _ group: PluralRuleGroup) {
    self.language = language
    var rules: [Rule] = []
    for (category, text) in group.rules {
      guard let condition = parsePluralCondition(text) else { return nil }
      rules.append(Rule(category: category, condition: condition))
    }
    self.rules = rules
  }

  /// The categories that the language tells apart, `other` last.
  package var categories: [PluralCategory] { rules.map(\.category) + [.other] }

  /// Those of them that a whole number can have: Czech's `many` is for fractions alone.
  package var integerCategories: [PluralCategory] {
    rules.filter { $0.condition.forIntegers != .never }.map(\.category) + [.other]
  }

  private func category(of operands: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: operands) }?.category ?? .other
  }

  /// For a number's digits as they are shown, in ASCII; `other` if it is not a number.
  package func category(shown digits: String) -> PluralCategory {
    PluralOperands(digits: digits).map { category(of: $0) } ?? .other
  }

  package func category(of integer: Int) -> PluralCategory {
    category(shown: String(integer))
  }
}
