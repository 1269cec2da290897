import Testing

/// All mistakes that have nothing to do with each other are told at once, and none that only follows from another.
struct IndependentProblemsTests {
  @Test(arguments: [
    ("a: '{naem} and {nubmer}'", ["naem", "nubmer"]),
    ("a: '{naem | curency}'", ["naem", "curency"]),
    ("a: '{count | number(fractionDigit: 1, grouing: true)}'", ["fractionDigit", "grouing"]),
    ("a: { value: 'naem == nubmer' }", ["naem", "nubmer"]),
    ("a: { value: 'naem && nubmer > 1' }", ["naem", "nubmer"]),
    ("a: { join: ['{naem}', '{nubmer}'] }", ["naem", "nubmer"]),
    ("a: { text: '{naem}', fallback: '{nubmer}' }", ["naem", "nubmer"]),
    ("a: { text: '{nickName}', fallbak: '' }", ["fallbak"]),
    ("a: { cases: [{ when: naem, text: '{name}' }, { text: '{nubmer}' }] }", ["naem", "nubmer"]),
    (
      "a: { cases: [{ when: nickName != nil && naem, text: '{nickName}' }, { text: x }] }", ["naem"]
    ),
    ("a: { cases: [{ when: naem && nubmer, text: x }, { text: y }] }", ["naem", "nubmer"]),
    ("a: { cases: [{ wen: isOpen, text: x }, { text: '{naem}' }] }", ["wen", "naem"]),
    ("a: { each: naem, model: Rwo }", ["naem", "Rwo"]),
    ("a: { each: items, model: Row, with: { frist: 1, secnd: 2 } }", ["frist", "secnd"]),
    ("a: '{naem ?? nickName ?? nubmer}'", ["naem", "nubmer"]),
    ("a: { cases: [{ when: count, text: '{naem}' }, { text: x }] }", ["a condition", "naem"]),
    ("a: {naem}", ["a text that starts with '{'"]),
    ("a: '{count | map(1: x, true: y)}'", ["1"]),
  ])
  func ofOneField(field: String, expected: [String]) {
    expect("display:\n  \(field)\n" + row, expected)
  }

  @Test(arguments: [
    // What needs the type of an input that has none says nothing.
    ("inputs: { me: Strng }\ndisplay: { a: '{me} {me.size} {naem}' }", ["Strng", "naem"]),
    // Nor what uses a format that is none, or a model of no type.
    (
      "formats: { f: { nubmer: {} } }\ndisplay: { a: '{count | f}', b: '{naem}' }",
      ["nubmer", "naem"]
    ),
    ("formats: { f: 1 }\ndisplay: { a: '{count | f}', b: '{naem}' }", ["a named format", "naem"]),
    (
      "display: { a: { each: items, model: Row } }\nmodels: { Row: { from: Itm, display: { a: x } } }",
      ["Itm"]
    ),
    // An example knows a field with a mistake.
    (
      "display: { a: '{naem}' }\nexamples: [{ given: {}, expect: { a: x, b: y } }]",
      ["naem", "has no key 'b'"]
    ),
    // Whatever uses a format may be what is wrong, so that none is called unused.
    ("formats: { f: { number: {} } }\ndisplay: { a: '{naem | f}' }", ["naem"]),
    // Nor what a key that is misspelt would have said.
    ("input: { me: String }\ndisplay: { a: '{me} {name | nubmer}' }", ["input", "nubmer"]),
    ("format: { f: { number: {} } }\ndisplay: { a: '{count | f} {naem}' }", ["format", "naem"]),
    ("model: {}\ndisplay: { a: { each: items, model: Row }, b: '{naem}' }", ["model", "naem"]),
    (
      "inpts: {}\nformats: { f: { plural: { other: '{valu}' } } }\ndisplay: { a: '{count | f} {me}' }",
      ["inpts", "valu"]
    ),
    ("diplay: { a: x }\nexamples: [{ given: {}, expect: { a: x } }]", ["diplay"]),
    (
      "inpts: {}\ndisplay: { a: x }\nexamples: [{ givn: {}, inputs: { me: x }, expect: {} }]",
      ["inpts", "givn"]
    ),
    (
      "languag: pl\nformats: { f: { plural: { few: '{valu}', other: x } } }\ndisplay: { a: '{count | f}' }",
      ["languag", "valu"]
    ),
    ("laguage: xx\nviw: A\ndisplay: { a: '{naem}' }", ["laguage", "viw", "naem"]),
    (
      "formats: { f: { plural: { one: '{valu}', othr: x, other: '{vaule}' } } }\ndisplay: { a: '{count | f}' }",
      ["valu", "othr", "vaule"]
    ),
  ])
  func ofASpec(spec: String, expected: [String]) {
    expect(spec, expected)
  }

  private let row = """
    models:
      Row: { from: Item, inputs: { first: Int, second: Int }, display: { a: x } }
    """

  /// Each of the texts in one problem, and no further problems.
  private func expect(_ spec: String, _ texts: [String]) {
    let problems = compiled(spec: spec + "\n").problems.filter { !$0.contains("warning: ") }
    let areAllTold = texts.allSatisfy { text in problems.contains { $0.contains(text) } }
    #expect(areAllTold && problems.count == texts.count, "\(problems)")
  }

  /// What is only warned of is all there.
  @Test func aWarningLosesNothing() {
    let (screen, problems) = compiled(
      spec: "display:\n  a: No. #{name}\n  b: { value: count #{name}\n    }\n"
    )
    #expect(problems.count == 2 && problems.allSatisfy { $0.contains("warning: ") })
    #expect(screen?.viewModels.first?.fields.map(\.name) == ["a", "b"])
  }
}
