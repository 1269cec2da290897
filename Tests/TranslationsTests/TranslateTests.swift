import Evaluator
import Foundation
import TestSupport
import Testing
import ViewModelIR
import ViewModelSupport

/// Tests diagnostics for translations that depend on the rules of a language. The golden diagnostics cover each message.
@Suite struct TranslateTests {
  /// The forms of a plural can show the number in different formats.
  @Test(
    arguments: [
      (["one": "%1$lld raz", "few": "%2$@ razy", "many": "%1$lld razy"], []),
      (["one": "raz", "few": "%2$@ razy", "many": "%2$@ razy"], []),
      (
        ["one": "%lld raz", "few": "razy", "many": "%2$@ razy"],
        [
          "the text leaves out 'count' ('%1$lld')",
          "the meaning of '%lld' depends on its position; '%1$lld' stays correct if the text is reordered",
        ]
      ),
    ] as [([String: String], [String])]
  )
  func formsCanUseDifferentFormatsOfTheNumber(forms: [String: String], expected: [String]) throws {
    let messages = try diagnostics("pl", .plural(forms))
    #expect(messages == expected)
  }

  @Test func formForOneMustShowTheNumberIfItCoversOthers() throws {
    let forms = ["one": "раз", "few": "%2$@ раза", "many": "%2$@ раз"]
    let messages = try diagnostics("ru", .plural(forms))
    #expect(
      messages == [
        "in ru, 'one' is also used for 21, 71, 91; show the number with '%1$lld'"
      ]
    )
  }

  /// A text with fewer forms than its language has would be wrong for some numbers.
  @Test(
    arguments: [
      ("pl", "%1$lld razy", ["few", "many", "one"]),
      ("pl", ["other": "%1$lld razy"], ["few", "many", "one"]),
      ("pl", ["one": "%1$lld raz", "other": "%1$lld razy"], ["few", "many"]),
      ("de", "%1$lld Mal", ["one"]),
      ("ja", "%1$lld回", []), ("ja", ["other": "%1$lld回"], []),
    ] as [(String, Wording, [String])]
  )
  func textNeedsTheFormsOfItsLanguage(language: String, wording: Wording, missing: [String])
    throws
  {
    let messages = try diagnostics(language, wording)
    #expect(
      messages.filter { $0.contains("is missing") }.map { $0.prefix { $0 != ";" } }.sorted()
        == missing.map { "'\($0)' is missing" }
    )
  }

  /// A plural inside a sentence needs them too, but not for numbers that have texts of their own.
  @Test(
    arguments: [
      ("de", "%1$@: %2$lld", ["'one' is missing; de needs it for 1, even if the text is the same"]),
      ("de", "%1$@ liest", ["the text leaves out 'count' ('%2$lld')"]),
      ("ja", "%1$@: %2$lld", []),
    ] as [(String, Wording, [String])]
  )
  func sentenceNeedsTheFormsOfItsPlural(language: String, wording: Wording, expected: [String])
    throws
  {
    let spec = "{name} has {count | plural(one: 'one book', other: '{value} books')}"
    #expect(
      try translatedShopScreen("display: { a: \"\(spec)\" }", ["Shop.a": [language: wording]])
        .diagnostics.map(\.message) == expected
    )
    let other = "{name} has {count | plural('=1': 'one book', other: '{value} books')}"
    let messages = try translatedShopScreen(
      "display: { a: \"\(other)\" }",
      ["Shop.a": [language: wording]]
    ).diagnostics.map(\.message)
    #expect(!messages.contains { $0.contains("is missing") })
  }

  /// The number in the text for `other` decides, as in a plural that is not translated.
  @Test func categoryIsThatOfTheNumberInTheTextForOther() throws {
    let spec = "{count | plural(one: '{value} left', other: '{value | compact} left')}"
    let forms: Wording = ["one": "%1$lld une", "many": "%2$@ de beaucoup", "other": "%2$@ autres"]
    let translated = try translatedShopScreen(
      "display: { a: \"\(spec)\" }",
      ["Shop.a": ["fr": forms]]
    )
    #expect(translated.diagnostics.map(\.message) == [])
    let shown = evaluate(
      translated.screen.viewModels[0],
      in: translated.screen,
      source: .object(["count": .integer(1_200_000)]),
      inputs: [:],
      context: DisplayContext(locale: Locale(identifier: "fr_FR")),
      language: "fr"
    )
    #expect(shown == .object(["a": .string("1,2\u{A0}M de beaucoup")]))
  }

  private func diagnostics(_ language: String, _ wording: Wording) throws -> [String] {
    let spec =
      "display: { a: \"{count | plural(one: '{value} time', other: '{value | compact} times')}\" }"
    return try translatedShopScreen(spec, ["Shop.a": [language: wording]]).diagnostics
      .map(\.message)
  }

  @Test func moreThanNinePlaceholdersAreRefused() throws {
    let slots = (1...10).map { "{count + \($0)}" }.joined(separator: " and ")
    let translated = try translatedShopScreen(
      "display: { a: \"\(slots)\" }",
      ["Shop.a": ["de": "x"]]
    )
    #expect(
      translated.diagnostics.first?.message
        == "the text has 10 placeholders, but at most 9 are supported; split it in the spec"
    )
  }
}
