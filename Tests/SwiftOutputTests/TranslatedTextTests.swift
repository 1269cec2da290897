import TestSupport
import Testing
import ViewModelIR

@testable import SwiftOutput

/// Tests the code of translated fields: the statement, and the function of `DisplayTexts` that it calls.
struct TranslatedTextTests {
  @Test func translatedTextIsAFunctionOfTheLanguage() throws {
    #expect(
      try code("Hello", ["Shop.a": ["de": "Hallo", "pl": "Cześć"]]) == """
        self.a = DisplayTexts.a(context.language).text

        static func a(_ language: DisplayLanguage) -> StaticString {
          switch language {
          case .de: return "Hallo"
          case .pl: return "Cześć"
          default: return "Hello"
          }
        }
        """
    )
  }

  @Test func languagesWithTheSameTextShareACase() throws {
    let wordings: [String: Wording] = ["de": "Hej", "sv": "Hej", "en-GB": "Hello"]
    #expect(
      try code("Hello", ["Shop.a": wordings]) == """
        self.a = DisplayTexts.a(context.language).text

        static func a(_ language: DisplayLanguage) -> StaticString {
          switch language {
          case .de, .sv: return "Hej"
          default: return "Hello"
          }
        }
        """
    )
  }

  @Test func placeholdersCanBeReordered() throws {
    #expect(
      try code("\"{name} has {count}, 5 %\"", ["Shop.a": ["ja": "%2$@の%1$@ 5 %%"]]) == """
        self.a = DisplayTexts.a(context.language).filled(
          with: model.name,
          model.count.numberText(in: context.locale)
        )

        /// `%1` is name, `%2` is count.
        static func a(_ language: DisplayLanguage) -> StaticString {
          switch language {
          case .ja: return "%2の%1 5 %%"
          default: return "%1 has %2, 5 %%"
          }
        }
        """
    )
  }

  /// In right-to-left languages, texts from the service are wrapped in directional isolates.
  @Test func serviceTextsAreIsolated() throws {
    #expect(
      try code("\"by {name}, {count}\"", ["Shop.a": ["he": "מאת %1$@, %2$@"]])
        .contains(#"case .he: return "מאת \u{2068}%1\u{2069}, %2""#)
    )
  }

  /// No translator sees a text without words, or the parts of a join.
  @Test(
    arguments: [
      (#""{name} · {count}""#, [#"case .he: return "\u{2068}%1\u{2069} · %2""#]),
      (
        #"{ join: ["{name}", "{nick}", "{count}"], separator: ", " }"#,
        []
      ),
      (#""{name}""#, []), (#""{count} / {price}""#, []),
      (#"{ styled: "*{name}* {count}" }"#, ["case .he:"]),
    ]
  )
  func textsWithoutWordsAreIsolated(field: String, cases: [String]) throws {
    let lines = try functions(field, [:], into: ["he", "de"]).split(separator: "\n")
    #expect(
      lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("case") } == cases.map { $0[...] }
    )
  }

  @Test func pluralInASentenceIsASwitchOverTheCategory() throws {
    let spec = "\"{name} has {count | plural(one: '{value} book', other: '{value} books')}\""
    #expect(
      try code(spec, ["Shop.a": ["ja": "%1$@は%2$lld冊"]]) == """
        self.a = DisplayTexts.a(model.count, context.language).filled(
          with: model.name,
          model.count.numberText(in: context.locale)
        )

        /// `%1` is name, `%2` is count.
        static func a(_ count: Int, _ language: DisplayLanguage) -> StaticString {
          switch language {
          case .ja: return "%1は%2冊"
          default:
            switch PluralCategory.en(count) {
            case .one: return "%1 has %2 book"
            default: return "%1 has %2 books"
            }
          }
        }
        """
    )
  }

  /// In a String Catalog, `zero` means 0 if the language has no such category. The category of a fraction depends on the shown digits.
  @Test func pluralOfAFractionUsesTheShownDigits() throws {
    let spec = "\"{price | plural(one: '{value} kilo', other: '{value} kilos')}\""
    let forms: Wording = ["zero": "kein Kilo", "one": "%lf Kilo", "other": "%lf Kilos"]
    #expect(
      try functions(spec, ["Shop.a": ["de": forms]]) == """
        static func a(_ value: Double, _ language: DisplayLanguage) -> StaticString {
          switch language {
          case .de:
            if value == 0 {
              return "kein Kilo"
            }
            switch PluralCategory.de(shown: value.shownDigits(fraction: 0...6)) {
            case .one: return "%1 Kilo"
            default: return "%1 Kilos"
            }
          default:
            switch PluralCategory.en(shown: value.shownDigits(fraction: 0...6)) {
            case .one: return "%1 kilo"
            default: return "%1 kilos"
            }
          }
        }
        """
    )
  }

  /// For a plural of numbers of two types, there would be two functions with the same parameters.
  @Test func pluralThatItsDigitsChooseIsOneFunction() throws {
    let (screen, texts) = try translatedPlural("")
    let heads = text(of: texts, screen).split(separator: "\n").filter { $0.contains("func") }
    #expect(heads.count == 1, "\(heads)")
  }

  @Test func pluralPassesItsNumberForExactValues() throws {
    let (screen, texts) = try translatedPlural("'=0': none, ")
    let formats = FormatFunctions(screen)
    let writer = FormatWriter(screen, formats, texts)
    let lines = writer.declarations.flatMap { $0.lines(indent: 0).texts }
    #expect(lines.joined().contains(/DisplayTexts\.left\(\s*value, *number\.firstNumber/))
  }

  private func translatedPlural(_ exact: String) throws -> (Screen, TextFunctions) {
    let forms = "\(exact)one: '{value | compact} left', other: '{value | compact} left'"
    let spec = """
      formats: { left: { plural: { \(forms) } } }
      display: { a: "{count | left}", b: "{price | left}" }
      """
    let wordings: [String: [String: Wording]] = ["Shop.formats.left": ["ja": ["other": "残り%lf"]]]
    let screen = try translatedShopScreen(spec, wordings).screen
    var texts = TextFunctions()
    for (_, rule) in screen.viewModels.flatMap(\.rules) { texts.add(rule) }
    return (screen, texts)
  }

  @Test func pseudolanguageIsOnlyInDebugBuilds() throws {
    #expect(
      try functions("Hello", ["Shop.a": ["de": "Hallo"]], into: ["de", "en-XA"]) == """
        static func a(_ language: DisplayLanguage) -> StaticString {
          switch language {
          case .de: return "Hallo"
          #if DEBUG
            case .enXA: return "[Ĥéļļö ···]"
          #endif
          default: return "Hello"
          }
        }
        """
    )
  }

  /// Without translations, the text is an interpolation.
  @Test func untranslatedTextNeedsNoFunction() throws {
    #expect(try code("\"by {name}\"", [:]) == "self.a = \"by \\(model.name)\"\n\n")
  }

  private func code(_ field: String, _ wordings: [String: [String: Wording]]) throws -> String {
    let screen = try translatedShopScreen("display: { a: \(field) }", wordings).screen
    var texts = TextFunctions()
    for (_, rule) in screen.viewModels.flatMap(\.rules) { texts.add(rule) }
    let writer = RuleWriter(screen, FormatFunctions(screen), texts)
    let statements = writer.statements(screen.viewModels[0]).flatMap { $0.code.lines(indent: 4) }
      .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
    return statements.joined(separator: "\n") + "\n\n" + text(of: texts, screen)
  }

  private func functions(
    _ field: String,
    _ wordings: [String: [String: Wording]],
    into languages: [String]? = nil
  ) throws -> String {
    let screen = try translatedShopScreen("display: { a: \(field) }", wordings, into: languages)
      .screen
    var texts = TextFunctions()
    for (_, rule) in screen.viewModels.flatMap(\.rules) { texts.add(rule) }
    return text(of: texts, screen)
  }

  private func text(of texts: TextFunctions, _ screen: Screen) -> String {
    texts.declarations(screen).flatMap { $0.lines(indent: 2).texts }.joined(separator: "\n")
  }
}
