import Testing

/// Tests the types that rules and formats give to fields, and the diagnostics for mistakes, at their columns inside the scalar.
struct CheckSpecTests {
  @Test(arguments: [
    (#""@{name}""#, "String"),
    (#"{ text: "{nickName}", fallback: "" }"#, "String"),
    (#"{ text: "{nickName}", fallback: null }"#, "String?"),
    (#"{ text: "{age} of {age}", fallback: "{count}" }"#, "String"),
    ("{ cases: [{ when: isOpen, text: x }, { text: null }] }", "String?"),
    ("{ cases: [{ when: isOpen, text: null }, { text: x }] }", "String?"),
    ("{ cases: [{ when: isOpen, text: x }], fallback: null }", "String?"),
    (#"{ cases: [{ when: isOpen, text: x }], fallback: "{name}" }"#, "String"),
    (#"{ join: [a, "{nickName}", "{age | plain}"], separator: ", " }"#, "String"),
    (#"{ cases: [{ when: "nickName != nil", text: "{nickName}" }, { text: x }] }"#, "String"),
    (
      #"{ cases: [{ when: "owner != nil && owner.nick != nil", text: "{owner.nick}" }, { text: x }] }"#,
      "String"
    ),
    (
      #"{ cases: [{ when: "owner?.nick != nil && count > 1", text: "{owner?.nick}" }, { text: x }] }"#,
      "String"
    ),
    (#"{ cases: [{ when: "self.nickName != nil", text: "{nickName}" }, { text: x }] }"#, "String"),
    ("{ value: link }", "URL?"),
    ("{ value: items }", "[Item]"),
    (
      #""{link ?? link}""#,
      "8: this value may be nil: give the field a 'fallback' [unhandled-optional]"
    ),
    (
      #""{count} {price} {count | plain} {price | compact} {count | number(fractionDigits: 2, grouping: false)}""#,
      "String"
    ),
    (#""{opened | date(style: long)} {day | date(pattern: 'd. MMMM, EEE')}""#, "String"),
    (#""{count | plural('=0': none, one: '{value} item', other: '{value} items')}""#, "String"),
    (#""{stock | map(in_stock: In, sold_out: Out)} {isOpen | map(true: y, false: n)}""#, "String"),
    (#""{name | map(a: A, unknown: '{value}')}""#, "String"),
  ])
  func fieldHasType(rule: String, expected: String) {
    #expect(type(ofField: rule) == expected)
  }

  @Test(arguments: [
    // Optionals, and types that cannot be shown without a format
    (
      #""Hi {nickName}""#,
      "6: 'nickName' may be nil: write 'nickName ?? '…'', give the field a 'fallback' or add 'when: nickName != nil' [unhandled-optional]"
    ),
    (
      "Hi {opened}",
      "5: 'Date' cannot be shown in a text as it is: add a format, such as '| date(style: long)' [format]"
    ),
    (
      "a {stock}",
      "4: 'Stock' cannot be shown in a text as it is: add a 'map' with a text for each case [format]"
    ),
    (
      "a {isOpen}",
      "4: 'Bool' cannot be shown in a text as it is: add a 'map' with a text for true and one for false [format]"
    ),
    (
      "a {tags}",
      "4: '[String]' cannot be shown in a text as it is: show its 'count', join its strings with '| list', or use 'each' [format]"
    ),
    (
      "a {self}",
      "4: 'Shop' cannot be shown in a text as it is: show one of its properties [format]"
    ),
    // Formats
    ("a {count | plan}", "12: there is no format 'plan'; did you mean 'plain'? [format]"),
    (
      "a {name | compact}",
      "11: format 'compact' needs a number, but the value is 'String': if the property holds one, declare that under 'service', as in 'types: { Shop.name: decimal }' [type-mismatch]"
    ),
    (
      #""a {count | date(style: long)}""#,
      "13: format 'date' needs a date, but the value is 'Int': if the property holds one, declare that under 'service', as in 'types: { Shop.count: unixtime }' [type-mismatch]"
    ),
    (
      #""a {isOpen | plural(other: x)}""#,
      "14: format 'plural' needs a number, but the value is 'Bool' [type-mismatch]"
    ),
    (
      #""a {count | map(a: b)}""#,
      "13: format 'map' needs an enumeration, a Bool or a String, but the value is 'Int' [type-mismatch]"
    ),
    (
      "a {opened | date}",
      "13: 'date' needs exactly one of 'style', 'pattern' and 'skeleton', such as 'style: long' [format]"
    ),
    (
      #""a {opened | date(style: brief)}""#,
      "26: 'style' cannot be 'brief'; it takes 'short', 'medium', 'numeric', 'abbreviated', 'long' or 'complete' [wrong-type]"
    ),
    (
      "a {opened | date(long)}",
      "18: an option of 'date' needs its name: write 'date(style: long)'; other options are 'time', 'skeleton', 'pattern' and 'timeZone' [format]"
    ),
    (
      #""a {count | number(digits: 1)}""#,
      "20: 'number' has no option 'digits'; it takes 'fractionDigits', 'grouping', 'sign', 'rounding' or 'scale' [unknown-key]"
    ),
    (
      #""a {count | number(fractionDigits: 21)}""#,
      "36: 'fractionDigits' cannot be '21': write a whole number up to 20 or a range such as '0...2' [wrong-type]"
    ),
    (
      #""a {count | number(fractionDigits: cuont)}""#,
      "36: 'Shop' has no property 'cuont'; did you mean 'count'? [unknown-name]"
    ),
    (
      #""a {count | bytes(fractionDigits: count + 1)}""#,
      "41: option 'fractionDigits' must be a literal: write a whole number up to 20 or a range such as '0...2' [format]"
    ),
    (
      #""a {count | plural(one: x)}""#,
      "13: a plural needs a text for 'other', which every language uses [missing-case]"
    ),
    (
      #""a {count | plural(few: x, other: y)}""#,
      "20: 'few' is not a plural category of 'en': use 'one' or 'other', or an exact value such as '=0' [format]"
    ),
    (
      #""a {count | plural(other: '{valeu}')}""#,
      "29: there is no 'valeu' here; did you mean 'value'? [unknown-name]"
    ),
    (
      #""a {isOpen | map(true: x)}""#,
      "14: this map of 'Bool' does not include 'false': add it [missing-case]"
    ),
    (
      #""a {stock | map(inStock: x)}""#,
      "17: 'Stock' has no value 'inStock'; write the schema's value, 'in_stock' [unknown-name]"
    ),
    (
      #""a {name | map(a: x)}""#,
      "12: the service can send a value of 'String' that is not in this map: add 'unknown: …' inside the parentheses [missing-case]"
    ),
    (
      #""a {stock | map(in_stock: x, sold_out: y, unknown: z)}""#,
      "52: warning: the map has all values of 'Stock', so 'unknown' is never used: remove it [missing-case]"
    ),
    // Rules
    (
      #"{ text: "{name}", fallback: x }"#,
      "29: warning: nothing in the text can be nil, so the fallback is never shown: remove it [unhandled-optional]"
    ),
    (
      #"{ cases: [{ when: count, text: x }, { text: y }] }"#,
      "19: a condition needs a Bool, but this is 'Int' [type-mismatch]"
    ),
    (
      #"{ cases: [{ when: "count != nil", text: x }, { text: y }] }"#,
      "26: 'count' is never nil: remove the comparison [type-mismatch]"
    ),
    (
      #"{ cases: [{ when: "nickName == 'a'", text: x }, { text: "{nickName}" }] }"#,
      "59: 'nickName' may be nil: write 'nickName ?? '…'', add a case for nil before it or add 'when: nickName != nil' [unhandled-optional]"
    ),
    (
      "{ each: items, model: Row }",
      "23: there is no model 'Row'; declare it under 'models' [unknown-name]"
    ),
  ])
  func mistakesInAFieldAreReported(rule: String, expected: String) {
    #expect(type(ofField: rule) == expected)
  }

  /// The same mistake has the right location in every style of YAML scalar.
  @Test(arguments: [
    ("a {x}", "2:9"),
    ("'it''s {x}'", "2:14"),
    (#""\u00e9\"{x}""#, "2:16"),
    ("|\n    a\n    b {x}", "4:8"),
    (">-\n    a\n    b {x}", "4:8"),
  ])
  func locationIsRightInEveryStyleOfScalar(scalar: String, position: String) {
    let problems = compiled(spec: "display:\n  a: \(scalar)\n").problems
    #expect(problems.map { $0.split(separator: ": ").first } == [Substring(position)])
  }

  static let models = """
    inputs: { factor: Double, label: String? }
    models:
      Row: { from: Item, inputs: { rate: Double, note: String? }, display: { t: "{title}" } }
    display:
      rows:

    """

  @Test(arguments: [
    ("{ each: items, model: Row, with: { rate: factor, note: label } }", []),
    ("{ each: more ?? items, model: Row, with: { rate: 2, note: name } }", []),
    (
      "{ each: more, model: Row, with: { rate: 2, note: name } }",
      [
        "6:13: 'each' cannot take '[Item]?', which may be nil: write '(more ?? [])' [unhandled-optional]"
      ]
    ),
    (
      "{ each: tags, model: Row, with: { rate: 2, note: name } }",
      [
        "6:13: model 'Row' is built from 'Item', so 'each' needs '[Item]', but this is '[String]': name a list of 'Item', or a model built from these elements [type-mismatch]"
      ]
    ),
    (
      "{ each: items, model: Rw, with: { rate: 2 } }",
      ["6:27: there is no model 'Rw'; there is 'Row' [unknown-name]"]
    ),
    (
      "{ each: items, model: Row, with: { rate: 2 } }",
      ["6:27: model 'Row' needs its input 'note': pass it with 'with: { note: … }' [missing-key]"]
    ),
    (
      "{ each: items, model: Row, with: { rate: 2, note: name, x: 1 } }",
      ["6:61: model 'Row' has no key 'x'; it takes 'rate' or 'note' [unknown-key]"]
    ),
    (
      "{ each: items, model: Row, with: { rate: name, note: name } }",
      ["6:46: input 'rate' needs 'Double', but this is 'String' [type-mismatch]"]
    ),
    ("{ of: items.first, model: Row, with: { rate: 2, note: label } }", []),
    (
      "{ of: items, model: Row, with: { rate: 2, note: label } }",
      [
        "6:11: model 'Row' is built from 'Item', but this is '[Item]': for a list, use 'each' instead of 'of' [type-mismatch]"
      ]
    ),
  ])
  func mistakesInRowsAndTheirInputsAreReported(rule: String, expected: [String]) {
    #expect(compiled(spec: Self.models + "    \(rule)\n").problems == expected)
  }

  @Test(arguments: [
    (
      "formats: { f: { plan: true } }", "a {count | f}",
      ["1:17: there is no format 'plan'; did you mean 'plain'? [format]"]
    ),
    (
      "formats: { f: { compact: true } }", "'a {count | f(x: 1)}'",
      ["3:20: 'compact' has no option 'x'; it takes 'fractionDigits' [unknown-key]"]
    ),
    (
      "formats: { f: { plural: { other: '{value | f}' } } }", "a {count | f}",
      ["1:44: format 'f' uses itself: use a different format in its texts [format]"]
    ),
    (
      "formats: { f: { date: { pattern: yyyy, style: long } } }", "a {day | f}",
      [
        "1:40: 'date' needs exactly one of 'style', 'pattern' and 'skeleton', such as 'style: long' [format]"
      ]
    ),
    (
      "inputs: { x: Strin }", "a",
      ["1:14: there is no type 'Strin'; did you mean 'String'? [unknown-name]"]
    ),
    (
      "language: xx", "a",
      [
        "1:11: 'xx' is not a language that CLDR has plural rules for: write a code such as 'en' or 'pt-PT' [wrong-type]"
      ]
    ),
    (
      "models: { Shop: { from: Item, display: { a: x } } }\nlayout: 1", "a",
      ["1:11: there is already a view model 'ShopViewModel' on line 1: rename one of them [name]"]
    ),
  ])
  func mistakesInNamedFormatsAndTypesAreReported(head: String, field: String, expected: [String]) {
    #expect(compiled(spec: "\(head)\ndisplay:\n  a: \(field)\n").problems == expected)
  }

  @Test func unusedFormatIsReported() {
    let spec = "formats: { f: { plan: true }, g: { plain: true } }\ndisplay: { a: '{count | g}' }"
    #expect(
      compiled(spec: spec).problems == [
        "1:12: warning: no text uses the format 'f', so its options are not checked: remove it [format]"
      ]
    )
  }

  @Test func inputHidesPropertyUnlessSelfIsWritten() {
    let spec = """
      inputs: { nickName: String }
      display:
        a: "{nickName}"
        b: { cases: [{ when: "self.nickName != nil", text: "{nickName} {self.nickName}" }, { text: x }] }
        c: "{self.nickName}"
      """
    #expect(
      compiled(spec: spec).problems == [
        "5:13: 'self.nickName' may be nil: write 'self.nickName ?? '…'', give the field a 'fallback' or add 'when: self.nickName != nil' [unhandled-optional]"
      ]
    )
  }
}
