/// The cardinal plural rules of a language by its BCP 47 code, the most specific that there are:
/// `pt-PT` has its own, `en-GB` those of `en`; nil where CLDR has none.
package func pluralRules(for language: String) -> PluralRules? {
  let subtags = language.split { $0 == "-" || $0 == "_" }
  guard let code = subtags.first?.lowercased() else { return nil }
  let region = subtags.dropFirst().first { $0.count == 2 }?.uppercased()
  let candidates = [region.map { "\(code)-\($0)" }, code].compactMap { $0 }
  return candidates.firstNonNil { candidate in
    groupByLanguage[candidate].flatMap { PluralRules(language: candidate, $0) }
  }
}

/// Every language code that has rules.
package func pluralLanguages() -> [String] { groupByLanguage.keys.sorted() }

private let groupByLanguage = Dictionary(
  pluralRuleTable.flatMap { group in
    group.languages.split(separator: " ").map { (String($0), group) }
  },
  uniquingKeysWith: { first, _ in first }
)
