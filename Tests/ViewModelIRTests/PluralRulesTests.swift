import Testing
import ViewModelIR

@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", "0 other, 1 one, 2 other, 11 other, -1 one"),
    ("fr", "0 one, 1 one, 2 other, 1000000 many, 1000001 other"),
    ("pl", "0 many, 1 one, 2 few, 4 few, 5 many, 12 many, 22 few, 112 many, 122 few"),
    ("ru", "1 one, 2 few, 5 many, 11 many, 21 one, 111 many"),
    ("ar", "0 zero, 1 one, 2 two, 3 few, 10 few, 11 many, 99 many, 100 other, 103 few"),
    ("cs", "1 one, 2 few, 5 other"),
    ("cy", "0 zero, 1 one, 2 two, 3 few, 6 many, 7 other"),
    ("lv", "0 zero, 1 one, 11 zero, 21 one, 22 other"),
    ("ja", "0 other, 1 other"),
  ])
  func wholeNumbersHaveTheirCategory(language: String, expected: String) throws {
    let rules = try #require(pluralRules(for: language))
    for entry in expected.split(separator: ", ") {
      let parts = entry.split(separator: " ")
      let value = try #require(Int(parts[0]))
      #expect(rules.category(of: value).rawValue == parts[1], "\(language) \(value)")
    }
  }

  @Test(arguments: [
    ("en", "1 one, 1.0 other, 0.5 other, 0 other, -1 one"),
    ("fr", "0.5 one, 1 one, 1.5 one, 1.9 one, 2.0 other, 1000000 many, 1000000.0 other"),
    ("pl", "1 one, 1.0 other, 1.5 other, 2 few, 2.0 other, 5 many, 0.5 other"),
    ("cs", "1 one, 1.0 many, 1.5 many, 2 few, 2.5 many, 5 other"),
    ("ru", "1 one, 1.0 other, 1.5 other, 21 one, 22 few, 25 many"),
    ("ar", "0 zero, 0.0 zero, 1.0 one, 2.0 two, 3.0 few, 3.5 other, 11.0 many, 0.1 other"),
    ("lv", "0 zero, 0.1 one, 1.0 one, 0.2 other, 10.1 one, 0.11 zero, 1.21 one, 11.0 zero"),
    ("lt", "0.1 many, 1.0 one, 2.0 few, 10.0 other, 1.5 many"),
    ("da", "0.1 one, 1.0 one, 1.6 one, 2.1 other, 0.0 other"),
    ("es", "1.0 one, 1.5 other, 1000000 many"),
    ("he", "1 one, 0.5 one, 1.0 other, 1.5 other, 2 two, 2.0 other"),
    ("sl", "1 one, 1.0 few, 2 two, 3 few, 0.1 few, 5 other"),
    ("mk", "1 one, 0.1 one, 1.0 other, 1.11 other, 1.21 one"),
    ("ja", "1 other, 1.0 other"), ("en", "NaN other, ∞ other, 1. other, .5 other"),
  ])
  func fractionsHaveTheirCategory(language: String, expected: String) throws {
    let rules = try #require(pluralRules(for: language))
    for entry in expected.split(separator: ", ") {
      let parts = entry.split(separator: " ")
      #expect(rules.category(shown: String(parts[0])).rawValue == parts[1], "\(language) \(entry)")
    }
  }

  @Test(arguments: [
    ("en", "en"), ("en-GB", "en"), ("EN_us", "en"), ("pt", "pt"), ("pt-BR", "pt"),
    ("pt-PT", "pt-PT"), ("sr-Latn-RS", "sr"), ("zh-Hant", "zh"),
  ])
  func unknownRegionFallsBack(code: String, back language: String) {
    #expect(pluralRules(for: code)?.language == language)
  }

  @Test(arguments: ["", "-", "xx", "english", "e"])
  func otherCodesHaveNoRules(code: String) {
    #expect(pluralRules(for: code) == nil)
  }

  @Test func everyRuleOfTheTableCanBeRead() throws {
    for language in pluralLanguages() {
      let rules = try #require(pluralRules(for: language), "\(language)")
      #expect(rules.language == language)
      #expect(rules.categories.last == .other)
    }
    #expect(pluralLanguages().count > 200)
    #expect(Set(pluralLanguages()).count == pluralLanguages().count)
  }

  @Test func languageListsItsCategories() {
    #expect(pluralRules(for: "cs")?.categories == [.one, .few, .many, .other])
  }

  @Test func samplesCoverEveryCategory() throws {
    for language in pluralLanguages() {
      let rules = try #require(pluralRules(for: language))
      let found = Set(rules.samples(.digits(0...0)).keys)
      let own = rules.rules.filter { $0.condition.forIntegers != .never }.map(\.category)
      #expect(found.union([.other]) == Set(own + [.other]), "\(language)")
      let all = Set(rules.samples(.digits(0...6)).keys).union([.other])
      #expect(all == Set(rules.categories), "\(language)")
    }
    #expect(pluralRules(for: "en")?.samples(.digits(1...1)) == [.other: "0.0"])
    #expect(
      pluralRules(for: "fr")?.samples(.digits(0...0), isCommon: true)
        == [.one: "0", .other: "2"]
    )
  }

  /// The samples of CLDR for compact numbers, in its notation, and what follows from them.
  @Test(arguments: [
    "fr 1c3 other, 1.2c3 other, 1c6 many, 1.2c6 many, 12c9 many, 1000000 many, 1200000 other",
    "es 1 one, 1c6 many, 1.1c6 many, 1c3 other", "it 1.5c6 many", "pt 1c6 many, 1c0 one",
    "ca 2c6 many, 2c3 other", "lt 12c3 other, 12345 few, 1.2 many, 1.2c3 other, 1.2345c3 many",
    "lv 12c3 zero, 1c3 zero, 1.21 one", "de 1c6 other", "en 1c0 one", "pl 2c6 many, 2 few",
  ])
  func compactNumbersHaveTheirOwnCategories(_ line: String) throws {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rules = try #require(pluralRules(for: words[0]))
    for entry in words[1].split(separator: ", ") {
      let parts = entry.split(separator: " ")
      #expect(rules.category(shown: String(parts[0])).rawValue == parts[1], "\(words[0]) \(entry)")
    }
  }

  @Test func samplesOfCompactNumbersHaveExponents() throws {
    let compact = ShownNumber.text(Format(.number(.compact(NumberOptions()))), of: .integer)
    func samples(_ language: String) throws -> [PluralCategory: String] {
      try #require(pluralRules(for: language)).samples(compact, isCommon: true)
    }
    #expect(try samples("fr")[.many] == "1000000")
    #expect(try samples("lt")[.many] == nil)
    #expect(try samples("en").keys.sorted { $0.rawValue < $1.rawValue } == [.one, .other])
  }
}
