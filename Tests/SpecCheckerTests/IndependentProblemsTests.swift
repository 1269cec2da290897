import Testing

/// Tests that independent mistakes are all reported in one run, and that no diagnostic merely follows from another one.
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
  func mistakesInOneFieldAreAllReported(field: String, expected: [String]) {
    expect("display:\n  \(field)\n" + row, expected)
  }

  @Test(arguments: [
    // An input with a wrong type causes no further errors in the texts that use it.
    ("inputs: { me: Strng }\ndisplay: { a: '{me} {me.size} {naem}' }", ["Strng", "naem"]),
    // Neither does an invalid format, or a model whose 'from' is not a type.
    (
      "formats: { f: { nubmer: {} } }\ndisplay: { a: '{count | f}', b: '{naem}' }",
      ["nubmer", "naem"]
    ),
    ("formats: { f: 1 }\ndisplay: { a: '{count | f}', b: '{naem}' }", ["a named format", "naem"]),
    (
      "display: { a: { each: items, model: Row } }\nmodels: { Row: { from: Itm, display: { a: x } } }",
      ["Itm"]
    ),
    // The field with the rows that 'hold' is about has a mistake.
    (
      """
      inputs: { new: Int }
      display: { a: { each: itmes, model: Row } }
      models: { Row: { from: Item, display: { a: x } } }
      screen:
        service: Service
        load: { call: load }
        poll: { every: 30s, hold: new }
        errors: { default: x }
      """, ["itmes"]
    ),
    // An example can still expect a field that has a mistake.
    (
      "display: { a: '{naem}' }\nexamples: [{ given: {}, expect: { a: x, b: y } }]",
      ["naem", "has no key 'b'"]
    ),
    // The field that uses the format has a mistake, so the format is not reported as unused.
    ("formats: { f: { number: {} } }\ndisplay: { a: '{naem | f}' }", ["naem"]),
    // A misspelled key causes no errors about what it would have declared.
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
  func mistakesInOneSpecAreAllReported(spec: String, expected: [String]) {
    expect(spec, expected)
  }

  private let row = """
    models:
      Row: { from: Item, inputs: { first: Int, second: Int }, display: { a: x } }
    """

  /// Expects one error that contains each of the texts, and no other errors.
  private func expect(_ spec: String, _ texts: [String]) {
    let problems = compiled(spec: spec + "\n").problems.filter { !$0.contains("warning: ") }
    let areAllReported = texts.allSatisfy { text in problems.contains { $0.contains(text) } }
    #expect(areAllReported && problems.count == texts.count, "\(problems)")
  }

  /// Fields with warnings are part of the screen.
  @Test func fieldsWithWarningsAreKept() {
    let (screen, problems) = compiled(
      spec: "display:\n  a: No. #{name}\n  b: { value: count #{name}\n    }\n"
    )
    #expect(problems.count == 2 && problems.allSatisfy { $0.contains("warning: ") })
    #expect(screen?.viewModels.first?.fields.map(\.name) == ["a", "b"])
  }
}
