import TestSupport
import Testing
import Translations
import ViewModelIR

/// Which texts of a spec translators see, and what they see of them.
@Suite struct TextUnitTests {
  @Test(arguments: [
    ("display: { a: Hello }", ["Shop.a: Hello"]),
    ("display: { a: \"{name}, {count}\" }", []),
    ("display: { a: \"@{name}\" }", []),
    ("display: { a: \"by {name}\" }", ["Shop.a: by %@"]),
    ("display: { a: \"50 % off\" }", ["Shop.a: 50 % off"]),
    ("display: { a: \"50 % off {name}\" }", ["Shop.a: 50 %% off %@"]),
    ("display: { a: \"{name} and {name}\" }", ["Shop.a: %1$@ and %1$@"]),
    ("display: { a: \"{name} has {count}\" }", ["Shop.a: %1$@ has %2$@"]),
    ("display: { a: \"by {nick ?? 'nobody'}\" }", ["Shop.a: by %@", "Shop.a.nick.else: nobody"]),
    (
      "display: { a: { text: \"by {nick}\", fallback: anonymous } }",
      ["Shop.a: by %@", "Shop.a.fallback: anonymous"]
    ),
    (
      "display: { a: { join: [\"no. {count}\", \"{name}\", new], separator: \" and \" } }",
      ["Shop.a.part1: no. %@", "Shop.a.part3: new", "Shop.a.separator:  and "]
    ),
    ("let: { b: { text: \"by {name}\" } }\ndisplay: { a: \"{b}\" }", ["Shop.b: by %@"]),
    ("display: { a: { text: Acme, translate: false }, b: Hello }", ["Shop.b: Hello"]),
    ("translate: false\ndisplay: { a: Hello }", []),
  ])
  func texts(spec: String, units: [String]) throws {
    #expect(try shown(spec) == units)
  }

  @Test(arguments: [
    ("count == 0", "countIs0"), ("count < 10 && isOpen", "countBelow10AndIsOpen"),
    ("price >= 9.50", "priceFrom9_50"), ("!isOpen", "notIsOpen"), ("count == -1", "countIsMinus1"),
    ("nick == nil", "nickIsNil"), ("name == 'a b'", "nameIsAB"), ("name == '+'", "nameIs"),
  ])
  func casesAreNamedByTheirConditions(condition: String, name: String) throws {
    let spec = "display: { a: { cases: [{ when: \"\(condition)\", text: x }, { text: y }] } }"
    #expect(try shown(spec) == ["Shop.a.\(name): x", "Shop.a.otherwise: y"])
  }

  @Test func aCaseMayHaveANameOfItsOwn() throws {
    let spec = "display: { a: { cases: [{ when: isOpen, text: x, id: open }, { text: y }] } }"
    #expect(try shown(spec) == ["Shop.a.open: x", "Shop.a.otherwise: y"])
  }

  @Test func twoTextsOfOneNameAreToldApart() throws {
    let spec = """
      display:
        a: { cases: [{ when: "name == '+'", text: x }, { when: "name == '-'", text: y }, { text: z }] }
      """
    #expect(try shown(spec) == ["Shop.a.nameIs: x", "Shop.a.nameIs2: y", "Shop.a.otherwise: z"])
  }

  @Test func aPluralByItselfHasForms() throws {
    let spec = """
      formats:
        left: { plural: { "=0": None, one: "{value} item", other: "{value} items" } }
      display: { a: "{count | left}", b: "{count | plural(one: 'one', other: 'many')}" }
      """
    #expect(
      try shown(spec) == [
        "Shop.formats.left.equals0: None", "Shop.formats.left: one=%lld item, other=%lld items",
        "Shop.b: one=one, other=many",
      ]
    )
  }

  @Test func aPluralInASentenceIsPartOfIt() throws {
    let spec = """
      formats:
        books: { plural: { "=0": no books, one: "{value} book", other: "{value} books" } }
      display: { a: "{name} wrote {count | books}" }
      """
    #expect(
      try shown(spec) == [
        "Shop.a.count.equals0: %1$@ wrote no books",
        "Shop.a: %1$@ wrote %#@count@ (count 2: one=%arg book, other=%arg books)",
      ]
    )
  }

  @Test func eachTextOfAMapIsAUnit() throws {
    let spec = """
      formats: { state: { map: { "true": Open, "false": Closed } } }
      display: { a: "{isOpen | state}" }
      """
    #expect(
      try shown(spec) == ["Shop.formats.state.true: Open", "Shop.formats.state.false: Closed"]
    )
  }

  @Test func commentsSayWhereATextStands() throws {
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

  /// `key: text`, plural forms after it.
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
