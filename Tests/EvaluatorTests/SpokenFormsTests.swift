import DocumentReader
import Evaluator
import TestSupport
import Testing
import ViewModelIR

/// Tests what screen readers say for a text, and which texts need something else to be said.
struct SpokenFormsTests {
  @Test(arguments: [
    ("{count | compact}", "1,234,567"), ("{price | compact}", "1,234"),
    ("{price | currency(code: 'USD', narrow: true)}", "1,234.50 US dollars"),
    ("{count | duration(unit: milliseconds, style: clock)}", "20 minutes, 35 seconds"),
    (
      "{count | duration(unit: milliseconds, style: units, units: 'minutes', width: narrow)}",
      "21 minutes"
    ),
    ("{opened | relative(style: numeric, width: narrow)}", "2 hours ago"),
    ("{name | initials}", "Ada King"), ("{name | truncate(length: 4)}", "Ada King"),
    ("{name | mask}", "King"),
    // A format inside another one, a choice and a list
    ("{count | plural(one: 'one', other: '{value | compact} books')}", "1,234,567 books"),
    ("{isOpen ? (count | compact) : name}", "1,234,567"),
    ("{items.map($0.n | compact) | list}", "10,000 and 20,000"),
    // `let`, also through another one
    ("{label}", "1,234,567 of 1,234"), ("{inner} {count}", "1,234 1,234,567"),
  ])
  func spokenFormsAreInFull(text: String, spoken: String) throws {
    #expect(try said("a: \"\(text)\"", expecting: "aSpoken: \"\(spoken)\"") == [])
  }

  @Test(arguments: [
    "{name}", "{count}", "{price | currency(code: 'USD')}", "{day | date(style: long)}",
    "{price | percent}", "{name | mask(visible: 0)}", "{isOpen ? name : nick ?? ''}",
    // Only a condition has a format.
    "{(count | compact) == '1M' ? name : ''}",
  ])
  func textsThatCanBeReadAloudHaveNoSpokenForm(text: String) throws {
    #expect(try fields("a: \"\(text)\"") == ["a"])
  }

  @Test func closestDecisionCounts() throws {
    let display = """
        inherited: "{count | compact}"
        refused: { text: "{count | compact}", spoken: false }
        rows: { each: items, model: Row }
      """
    let model = "models: { Row: { from: Item, spoken: false, display: { n: \"{n | compact}\" } } }"
    let screen = try shopScreen("spoken: true\n\(model)\ndisplay:\n\(display)")
    #expect(
      screen.viewModels.map { $0.fields.map(\.name) } == [
        ["inherited", "inheritedSpoken", "refused", "rows"], ["n"],
      ]
    )
    let wanted = "display: { a: { text: \"{count | compact}\", spoken: true } }"
    #expect(try shopScreen(wanted).viewModels[0].fields.map(\.name) == ["a", "aSpoken"])
  }

  @Test func textsThatAreOnlyHeardAreSpoken() throws {
    let label = "accessibilityLabel: \"{count | compact}\""
    #expect(try fields(label) == ["accessibilityLabel"])
    #expect(try said(label, expecting: "accessibilityLabel: \"1,234,567\"") == [])
  }

  @Test func textsOfTheirOwnAreSpoken() throws {
    let open =
      "a: { value: isOpen, spoken: { cases: [{ when: isOpen, text: Open }, { text: null }] } }"
    #expect(try said(open, expecting: "aSpoken: Open") == [])
    let own = "a: { text: \"{name}\", spoken: \"{name}, {count | compact} books\" }"
    #expect(try said(own, expecting: "aSpoken: \"Ada King, 1,234,567 books\"") == [])
  }

  @Test(arguments: [
    ("label: \"{a}, {b}\"", "accessibilityLabel: \"Ada King, 1,234,567\""),
    ("hint: \"{b} of {price | compact}\"", "accessibilityHint: \"1,234,567 of 1,234\""),
    ("label: { text: \"{c}!\", fallback: None }", "accessibilityLabel: \"1,234,567!\""),
    (
      "label: { cases: [{ when: c != nil, text: \"{a} {c}\" }, { text: \"{a}\" }] }",
      "accessibilityLabel: \"Ada King 1,234,567\""
    ),
    (
      "label: { join: [\"{a}\", \"{d}\", \"{c}\"], separator: \", \" }",
      "accessibilityLabel: \"Ada King, 1,234,567\""
    ),
    ("label: \"{e}, {f}\"", "accessibilityLabel: \"Open, 1,234,567 in all\""),
    ("label: \"{g}, {h}\"", "accessibilityLabel: \"Ada King, 1,234,567 books\""),
  ])
  func labelsSayTheFields(label: String, expectation: String) throws {
    let display = [
      "a: \"{name}\"", "b: \"{count | compact}\"",
      "c: { cases: [{ when: count > 0, text: \"{count | compact}\" }, { text: null }] }",
      "d: { text: \"{nick}\", fallback: null }",
      "e: { value: isOpen, spoken: { cases: [{ when: isOpen, text: Open }, { text: Closed }] } }",
      "f: { text: \"{count}\", spoken: \"{count | compact} in all\" }",
      "g: { styled: \"**{name}**\" }", "h: { styled: \"**{count | compact}** books\" }",
    ].joined(separator: "\n  ")
    #expect(try said(display, expecting: expectation, label) == [])
    #expect(try said(display, expecting: "b: 1.2M, c: 1.2M, a: Ada King, d: null", label) == [])
  }

  private func fields(_ display: String) throws -> [String] {
    try shopScreen("spoken: true\ndisplay:\n  \(display)").viewModels[0].fields.map(\.name)
  }

  /// Returns the differences from an expectation.
  private func said(
    _ display: String,
    expecting expectation: String,
    _ label: String = ""
  ) throws -> [String] {
    let screen = try shopScreen(
      """
      spoken: true
      \(label)
      let:
        inner: { text: "{price | compact}" }
        label: { text: "{count | compact} of {inner}" }
        unused: "count"
      display:
        \(display)
        all: "{unused}{label}{inner}"
      examples:
        - now: "2024-03-01T12:00:00Z"
          given:
            name: Ada King
            count: 1234567
            price: 1234.5
            isOpen: true
            stock: in_stock
            opened: "2024-03-01T10:00:00Z"
            day: "2024-03-01"
            items: [{ title: a, n: 10000, tags: [] }, { title: b, n: 20000, tags: [] }]
          expect: { \(expectation) }
      """
    )
    var diagnostics: [Diagnostic] = []
    checkExamples(of: screen, into: &diagnostics)
    return diagnostics.map(\.message)
  }
}
