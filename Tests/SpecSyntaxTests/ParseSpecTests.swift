import DocumentReader
import TestSupport
import Testing

@testable import SpecSyntax

/// Tests the diagnostics for keys of a spec that have the wrong form, as `line:column: message [code]`.
struct ParseSpecTests {
  @Test(arguments: [
    // Top level
    ("- a", ["1:1: a spec must be a mapping, not a list [wrong-type]"]),
    (
      "a: 1",
      [
        "1:1: a spec has no key 'a'; it takes 'view', 'model', 'doc', 'layout', 'language', 'translate', 'kotlin', 'spoken', 'label', 'hint', 'traits', 'service', 'id', 'inputs' or 8 more [unknown-key]",
        "1:1: a spec needs 'display' [missing-key]",
        "1:1: a spec needs 'view' [missing-key]",
        "1:1: a spec needs 'service' [missing-key]",
      ]
    ),
    (
      with("dispaly: 1"),
      ["4:1: a spec has no key 'dispaly'; did you mean 'display'? [unknown-key]"]
    ),
    (with("layout: 3"), ["4:9: 'layout' cannot be '3'; it takes '1' or '2' [wrong-type]"]),
    (with("doc: [a]"), ["4:6: 'doc' must be a string, not a list [wrong-type]"]),
    (
      with("screen: { load: x }"),
      [
        "4:9: 'screen' needs 'service' [missing-key]",
        "4:17: 'load' must be a mapping, not a string [wrong-type]",
      ]
    ),
    (
      with("inputs: { 1a: Int }"),
      ["4:11: '1a' cannot name an input: write a name such as 'value1a' [name]"]
    ),
    (
      with("inputs: { is: Bool, self: Int }"),
      [
        "4:11: 'is' cannot name an input: it has a meaning of its own in expressions [name]",
        "4:21: 'self' cannot name an input: Swift or the generated code already uses it [name]",
      ]
    ),
    (
      with("let: { nil: a }"),
      ["4:8: 'nil' cannot name a value of 'let': it has a meaning of its own in expressions [name]"]
    ),
    (
      with(
        "screen: { service: S, load: { call: a }, errors: {}, local: { is: 1 }, sources: { true: { call: b } } }"
      ),
      [
        "4:63: 'is' cannot name a local: it has a meaning of its own in expressions [name]",
        "4:83: 'true' cannot name a source: it has a meaning of its own in expressions [name]",
      ]
    ),
    (
      with("inputs: { a: [Int] }"),
      ["4:14: an input must be a type such as 'String', not a list [wrong-type]"]
    ),
    (with("inputs: [a]"), ["4:9: 'inputs' must be a mapping, not a list [wrong-type]"]),
    // Service
    (
      "view: V\nservice: { schema: s, hashable: some }\ndisplay: { a: b }",
      ["2:33: 'hashable' cannot be 'some'; it takes 'used' or 'all' [wrong-type]"]
    ),
    (
      "view: V\nservice: s\ndisplay: { a: b }",
      ["2:10: 'service' must be a mapping, not a string [wrong-type]"]
    ),
    (
      "view: V\nservice: { type: T }\ndisplay: { a: b }",
      ["2:10: 'service' needs 'schema' [missing-key]"]
    ),
    (
      "view: V\nservice: { schema: s, unknownCases: drop }\ndisplay: { a: b }",
      ["2:37: 'unknownCases' cannot be 'drop'; it takes 'keep' or 'reject' [wrong-type]"]
    ),
    (
      "view: V\nservice: { schema: s, type: a-b }\ndisplay: { a: b }",
      ["2:29: 'a-b' cannot name a type: write a type name such as 'PhotoList' [name]"]
    ),
    (
      "view: ../V\nservice: { schema: s }\ndisplay: { a: b }",
      ["1:7: '../V' cannot name a view: write a type name such as 'PhotoList' [name]"]
    ),
    // Formats and models
    (
      with("formats: { f: { plural: { other: x }, date: x } }"),
      [
        "4:15: a named format must be exactly one format with its options, such as { plural: { one: …, other: … } } [format]"
      ]
    ),
    (
      with("formats: { f: x }"),
      [
        "4:15: a named format must be exactly one format with its options, such as { plural: { one: …, other: … } } [format]"
      ]
    ),
    (with("formats: { f: { map: { a: b }, unknown: c } }"), []),
    (with("models: { M: { display: { a: b } } }"), ["4:14: model 'M' needs 'from' [missing-key]"]),
    (with("models: { M: { from: X } }"), ["4:14: model 'M' needs 'display' [missing-key]"]),
    (
      with("models: { M: { from: X, display: { a: b }, layout: 2 } }"),
      [
        "4:44: model 'M' has no key 'layout'; it takes 'from', 'id', 'doc', 'spoken', 'label', 'hint', 'traits', 'inputs', 'let', 'display', 'state' or 'gallery' [unknown-key]"
      ]
    ),
    // State
    (
      with("state: { a: 1 }"),
      ["4:10: there is already a display field 'a' on line 3: rename one of them [name]"]
    ),
    (
      with("state: { s: [] }"),
      [
        "4:13: the initial value of a state field must be true, false, a number or a text, not a list [wrong-type]"
      ]
    ),
    // Examples
    (
      with("examples: { given: {} }"),
      ["4:11: 'examples' must be a list, not a mapping [wrong-type]"]
    ),
    (
      with("examples: [{ expect: { a: b } }]"),
      ["4:12: an example without 'fixture' needs 'given' [missing-key]"]
    ),
    (with("examples: [{ given: {} }]"), ["4:12: an example needs 'expect' [missing-key]"]),
    (
      with("examples: [{ given: {}, expect: { a: b }, now: [] }]"),
      ["4:48: 'now' must be a string, not a list [wrong-type]"]
    ),
  ])
  func mistakesInASpecAreReported(yaml: String, expected: [String]) {
    #expect(problems(parsing: yaml) == expected)
  }

  @Test(arguments: [
    ("text", []),
    ("12", []),
    ("{ text: x }", []),
    ("{ text: x, doc: y, fallback: null }", []),
    ("{ join: [a], separator: '-' }", []),
    ("{ cases: [{ when: a, text: x }, { text: y }] }", []),
    ("{ value: a }", []),
    ("{ each: a, model: M, with: { b: c } }", []),
    ("{ of: a, model: M, with: { b: c }, doc: d }", []),
    ("{ of: a }", ["1:4: field 'a' needs 'model' [missing-key]"]),
    ("[a]", ["1:4: 'a' must be a template or a rule, not a list [wrong-type]"]),
    (
      "{}",
      [
        "1:4: field 'a' needs a rule: 'text', 'styled', 'cases', 'join', 'value', 'each', 'of' or 'token' [missing-key]"
      ]
    ),
    (
      "{ doc: x }",
      [
        "1:4: field 'a' needs a rule: 'text', 'styled', 'cases', 'join', 'value', 'each', 'of' or 'token' [missing-key]"
      ]
    ),
    ("{ txt: x }", ["1:6: field 'a' has no key 'txt'; did you mean 'text'? [unknown-key]"]),
    (
      "{ text: x, value: y }",
      [
        "1:4: a display field can have only one rule, but this one has 'text' and 'value': keep one [unknown-key]"
      ]
    ),
    (
      "{ value: y, fallback: x }",
      ["1:16: field 'a' has no key 'fallback'; it takes 'value', 'doc' or 'spoken' [unknown-key]"]
    ),
    ("{ text: [x] }", ["1:12: 'text' must be a string, not a list [wrong-type]"]),
    (
      "{ text: x, fallback: [] }",
      ["1:25: 'fallback' must be a template or null, not a list [wrong-type]"]
    ),
    ("{ join: x }", ["1:12: 'join' must be a list, not a string [wrong-type]"]),
    (
      "{ join: [] }", [#"1:12: 'join' is empty: list the parts, as in ["{a}", "{b}"] [wrong-type]"#]
    ),
    (
      "{ cases: [] }",
      [
        "1:13: 'cases' is empty: list the cases, as in [{ when: isOpen, text: \"{a}\" }] [wrong-type]"
      ]
    ),
    ("{ cases: [{ when: a }, { text: y }] }", ["1:14: a case needs 'text' [missing-key]"]),
    (
      "{ cases: [{ when: a, text: x }] }",
      [
        "1:14: the last case has a 'when', so it is possible that no case applies: end with a case without 'when', or add a 'fallback' (either can be null) [cases]"
      ]
    ),
    (
      "{ cases: [{ text: x }, { text: y }] }",
      [
        "1:14: a case without 'when' always applies, so the cases after it are never reached: move it to the end [cases]"
      ]
    ),
    ("{ cases: [{ when: a, text: null }], fallback: x }", []),
    (
      "{ cases: [], fallback: null }",
      [
        "1:13: 'cases' is empty: list the cases, as in [{ when: isOpen, text: \"{a}\" }] [wrong-type]"
      ]
    ),
    (
      "{ cases: [{ when: a, text: null }], fallback: null }",
      [
        "1:4: every case is null, so the field never shows anything: give one of the cases a value, or remove the field [cases]"
      ]
    ),
    (
      "{ cases: [{ text: null }] }",
      [
        "1:4: every case is null, so the field never shows anything: give one of the cases a value, or remove the field [cases]"
      ]
    ),
    (
      "{ cases: [{ when: a, text: x }], fallback: [] }",
      ["1:47: 'fallback' must be a template or null, not a list [wrong-type]"]
    ),
    (
      "{ cases: [{ when: a, text: x }], falback: x }",
      ["1:37: field 'a' has no key 'falback'; did you mean 'fallback'? [unknown-key]"]
    ),
    (
      "{ cases: [{ when: a, text: x }, { text: y }], fallback: null }",
      [
        "1:60: the last case has no 'when', so the fallback is never used: remove one of them [cases]"
      ]
    ),
    (
      "{ cases: [{ when: a, text: [x] }, { text: null }] }",
      ["1:31: 'text' must be a template or null, not a list [wrong-type]"]
    ),
    ("{ each: a }", ["1:4: field 'a' needs 'model' [missing-key]"]),
  ])
  func mistakesInAFieldAreReported(field: String, expected: [String]) {
    let yaml = "a: \(field)"
    let problems = problems(parsing: "view: V\nservice: { schema: s }\ndisplay:\n  \(yaml)\n")
    // Locations relative to the start of the field.
    let relative = problems.map { problem in
      let parts = problem.split(separator: ":", maxSplits: 2)
      return "\((Int(parts[0]) ?? 0) - 3):\((Int(parts[1]) ?? 0) - 2):\(parts[2])"
    }
    #expect(relative == expected)
  }

  @Test(arguments: [
    ("a1", true), ("aB", true), ("for", true), ("größe", false), ("_a", false), ("a_b", false),
    ("A", false),
    ("", false), ("_", false), ("1a", false), ("a-b", false), ("a b", false), ("a`b", false),
    ("self", false), ("init", false), ("hashValue", false), ("context", false),
    ("a\u{202E}", false),
  ])
  func invalidFieldNamesAreReported(name: String, isName: Bool) {
    var diagnostics: [Diagnostic] = []
    let here = SourceFile(path: "x", text: "").whole
    checkPropertyName(name, "a field", at: here, into: &diagnostics)
    #expect(diagnostics.isEmpty == isName)
  }
}

/// A minimal spec of three lines, followed by the key under test.
private func with(_ key: String) -> String {
  "view: V\nservice: { schema: s }\ndisplay: { a: b }\n\(key)"
}

private func problems(parsing yaml: String) -> [String] {
  var diagnostics: [Diagnostic] = []
  guard let node = readYAML(SourceFile(path: "x.yaml", text: yaml), into: &diagnostics) else {
    return ["no YAML"]
  }
  _ = parseSpec(node, into: &diagnostics)
  return diagnostics.map { diagnostic in
    let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity): "
    return
      "\(diagnostic.location.place): \(severity)\(diagnostic.message) [\(diagnostic.code.rawValue)]"
  }
}
