import TestSupport
import Testing
import Translations
import ViewModelIR

/// Tests the texts of a spec that translators see, and the keys and comments that they see with them.
@Suite struct TextUnitTests {
  @Test(arguments: textUnitCases)
  func translatorsSeeTextsAndPluralForms(spec: String, units: [String]) throws {
    #expect(try shown(spec) == units)
  }

  @Test(arguments: [
    ("count == 0", "countIs0"), ("count < 10 && isOpen", "countBelow10AndIsOpen"),
    ("price >= 9.50", "priceFrom9_50"), ("!isOpen", "notIsOpen"), ("count == -1", "countIsMinus1"),
    ("isOpen ? count > 1 : price == 0", "isOpenThenCountAbove1ElsePriceIs0"),
    ("name in ['new', 'old']", "nameInNewOld"),
    ("nick == nil", "nickIsNil"), ("name == 'a b'", "nameIsAB"), ("name == '+'", "nameIs"),
  ])
  func keyOfACaseIsItsCondition(condition: String, name: String) throws {
    let spec = "display: { a: { cases: [{ when: \"\(condition)\", text: x }, { text: y }] } }"
    #expect(try shown(spec) == ["Shop.a.\(name): x", "Shop.a.otherwise: y"])
  }

  @Test func bothValuesOfAChoiceAreTexts() throws {
    let spec = "display: { a: \"{isOpen ? 'Now' : nick != nil ? nick + '!' : 'Nobody'}\" }"
    #expect(try shown(spec) == ["Shop.a.then: Now", "Shop.a.else.nick.else: Nobody"])
  }

  @Test func spokenFormHasNoUnitOfItsOwn() throws {
    let spec = """
      spoken: true
      formats: { items: { plural: { one: "{value | compact} item", other: "{value | compact} items" } } }
      display: { a: "{count | items}", spokenAccessibilityLabel: "{count | items}" }
      """
    #expect(try shown(spec) == ["Shop.formats.items: one=%lld item, other=%lld items"])
  }

  @Test func commentDescribesTheText() throws {
    let spec = """
      display:
        a:
          cases: [{ when: count == 0, text: None }, { text: "{name} of {count}" }]
          doc: Below the cover.
          maxLength: 24
      """
    let comments = try shopScreen(spec, isTranslated: true).textUnits.map(\.comment)
    #expect(
      comments == [
        "Below the cover.\nShopView, a, when count == 0\nat most 24 characters",
        "Below the cover.\nShopView, a, otherwise\n%1$@: name\n%2$@: count\nat most 24 characters",
      ]
    )
  }

  /// Each unit as `key: text`, followed by its plural forms.
  private func shown(_ spec: String) throws -> [String] {
    try shopScreen(spec, isTranslated: true).textUnits.map { unit in
      let inner = unit.source.substitutions.map {
        " (\($0.name) \($0.argument): \(forms($0.plural)))"
      }
      return "\(unit.key): \(unit.source.value ?? "")\(forms(unit.source.plural))\(inner.joined())"
    }
  }

  private func forms(_ plural: [PluralCategory: String]) -> String {
    PluralCategory.allCases.compactMap { category in
      plural[category].map { "\(category.rawValue)=\($0)" }
    }.joined(separator: ", ")
  }
}
