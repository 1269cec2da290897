/// The languages that share one set of rules, as CLDR writes them: `i = 1 and v = 0`.
struct PluralRuleGroup: Sendable {
  let languages: String
  let rules: [(category: PluralCategory, text: String)]

  init(
    languages: String,
    zero: String? = nil,
    one: String? = nil,
    two: String? = nil,
    few: String? = nil,
    many: String? = nil
  ) {
    self.languages = languages
    rules = [(.zero, zero), (.one, one), (.two, two), (.few, few), (.many, many)]
      .compactMap { category, text in text.map { (category, $0) } }
  }
}
