import TestSupport
import Testing

@testable import SwiftOutput

/// Tests the statements that set the fields of a view model.
struct RuleWriterTests {
  @Test(arguments: [
    (#""plain \"text\"""#, #"self.a = "plain \"text\"""#),
    ("\"{name}\"", "self.a = model.name"),
    (#""@{name} {count | plain}""#, #"self.a = "@\(model.name) \(model.count)""#),
    (#""{count | plain}""#, "self.a = String(model.count)"),
    (
      #""{price}""#,
      "self.a = model.price.numberText(in: context.locale)"
    ),
    (#""{age ?? 0}""#, "self.a = (model.age ?? 0).numberText(in: context.locale)"),
    (#""{name | truncate(length: 20)}""#, "self.a = model.name.truncated(to: 20)"),
    (
      #""{name | initials} {name | mask} {name | mask(visible: 2, character: '*')}""#,
      #"""
      let nameText = model.name.nameInitials(count: 2)
      let aName = model.name.masked(visible: 4)
      let aName2 = model.name.masked(visible: 2, with: "*")
      self.a = "\(nameText) \(aName) \(aName2)"
      """#
    ),
    // Without the name, the result is that of the last case.
    (
      #"{ cases: [{ when: link == nil, text: null }, { when: name.isEmpty, text: "{link | url(style: host)}" }, { text: null }] }"#,
      """
      if let link = model.link, model.name.isEmpty {
        self.a = link.absoluteString.urlHostText
      } else {
        self.a = nil
      }
      """
    ),
    (
      #"{ text: "{link | url(style: host)}", fallback: null }"#,
      """
      if let link = model.link {
        self.a = link.absoluteString.urlHostText
      } else {
        self.a = nil
      }
      """
    ),
    (
      #""{items.map($0.title) | list(type: or)}""#,
      #"self.a = model.items.map(\.title).formatted(.list(type: .or).locale(context.locale))"#
    ),
    // Each value is bound once, even if the parts of the expression use the values in different orders.
    (
      #"{ value: "(items.first?.low - items.last?.low) > (items.last?.low - items.first?.low)" }"#,
      """
      if let low = model.items.first?.low, let low2 = model.items.last?.low {
        self.a = low.subtractingClamped(low2) > low2.subtractingClamped(low)
      } else {
        self.a = false
      }
      """
    ),
    (#""{count | compact}""#, "self.a = Formats.compact(model.count, in: context)"),
    (
      #""{opened | relative(style: named)}""#,
      "self.a = model.opened.relativeText(.named, .wide, in: context)"
    ),
    (
      #""{count | duration(unit: milliseconds, style: clock)}""#,
      "self.a = (Double(model.count) / 1000).clockText(locale: context.locale)"
    ),
    (
      #""{price * 2 | duration(unit: minutes, style: clock)}""#,
      "self.a = (model.price * 2 * 60).clockText(locale: context.locale)"
    ),
    (
      #""{price + 2 | duration(unit: minutes, style: clock)}""#,
      "self.a = ((model.price + 2) * 60).clockText(locale: context.locale)"
    ),
    (#"{ text: "{nick}", fallback: null }"#, "self.a = model.nick"),
    (
      #"{ cases: [{ when: isOpen, text: "{name}" }, { when: count > 1, text: null }], fallback: x }"#,
      """
      if model.isOpen {
        self.a = model.name
      } else if model.count > 1 {
        self.a = nil
      } else {
        self.a = "x"
      }
      """
    ),
    (
      #"{ text: "{owner?.name}", fallback: "No {name}" }"#,
      #"self.a = model.owner?.name ?? "No \(model.name)""#
    ),
    (#"{ value: items }"#, "self.a = model.items"),
    (
      #"{ value: "(age - 1) / (age + items.first?.low)" }"#,
      """
      if let age = model.age, let low = model.items.first?.low {
        self.a = age.subtractingClamped(1).dividedClamped(by: age.addingClamped(low))
      } else {
        self.a = nil
      }
      """
    ),
    (
      #"{ value: "(age + 1) * (items.first?.low - owner?.items.first?.low) ?? 0" }"#,
      """
      if let age = model.age,
        let low = model.items.first?.low,
        let low2 = model.owner?.items.first?.low
      {
        self.a = age.addingClamped(1).multipliedClamped(by: low.subtractingClamped(low2))
      } else {
        self.a = 0
      }
      """
    ),
    (
      #"{ value: "items.map(($0.low + age) * owner?.items.first?.n ?? 0)" }"#,
      """
      self.a = model.items.map { (element: Item) -> Int in
        element.low.flatMap { (low: Int) -> Int? in
          model.age.flatMap { (age: Int) -> Int? in
            (model.owner?.items.first?.n).map { (n: Int) -> Int in
              low.addingClamped(age).multipliedClamped(by: n)
            }
          }
        }
          ?? 0
      }
      """
    ),
    (
      #"{ value: "items.sum($0.low - (age - (-age)))" }"#,
      """
      self.a =
        model.items.lazy
        .compactMap { (element: Item) -> Int? in
          element.low.flatMap { (low: Int) -> Int? in
            model.age.map { (age: Int) -> Int in
              low.subtractingClamped(age.subtractingClamped(age.negatedClamped()))
            }
          }
        }
        .clampedSum()
      """
    ),
    (
      #"{ join: ["{nick}", "{name}", "by {owner?.name}"], separator: ", " }"#,
      #"""
      self.a =
        [model.nick, model.name, (model.owner?.name).map { name in "by \(name)" }]
        .compactMap { $0 }
        .filter { !$0.isEmpty }
        .joined(separator: ", ")
      """#
    ),
    (
      #"{ cases: [{ when: nick == nil, text: none }, { when: count > 1, text: "{nick}s" }, { text: "{nick}" }] }"#,
      #"""
      if let nick = model.nick, model.count > 1 {
        self.a = "\(nick)s"
      } else if let nick = model.nick {
        self.a = nick
      } else {
        self.a = "none"
      }
      """#
    ),
    (
      #"{ cases: [{ when: age > 17, value: age }, { when: isOpen, value: count }, { text: null }] }"#,
      """
      if let age = model.age, age > 17 {
        self.a = age
      } else if model.isOpen {
        self.a = model.count
      } else {
        self.a = nil
      }
      """
    ),
    (
      #"{ join: ["{nick}", { when: isOpen, text: open }, "{owner?.name}", { cases: [{ when: age > 17, text: "{age | plain}" }, { when: count > 1, text: many }] }], separator: " " }"#,
      #"""
      var aParts = [model.nick].compactMap { $0 }
      if model.isOpen {
        aParts.append("open")
      }
      if let name = model.owner?.name {
        aParts.append(name)
      }
      if let age = model.age, age > 17 {
        aParts.append(String(age))
      } else if model.count > 1 {
        aParts.append("many")
      }
      self.a = aParts.filter { !$0.isEmpty }.joined(separator: " ")
      """#
    ),
    (
      #""{name | truncate(length: 9) | uppercase}""#,
      "self.a = model.name.truncated(to: 9).uppercased(with: context.locale)"
    ),
    (#"{ join: ["{name}", x] }"#, #"self.a = [model.name, "x"].filter { !$0.isEmpty }.joined()"#),
    (
      #"{ text: "{owner?.name}, {age} of {age | plain}", fallback: "-" }"#,
      #"""
      if let name = model.owner?.name, let age = model.age {
        self.a = "\(name), \(age.numberText(in: context.locale)) of \(age)"
      } else {
        self.a = "-"
      }
      """#
    ),
    (
      #"{ cases: [{ when: count == 0, text: none }, { when: "items.filter($0.n > 1).isEmpty && owner != nil", text: "{owner.name}" }, { text: "{count | plain}" }] }"#,
      #"""
      if model.count == 0 {
        self.a = "none"
      } else if model.items.filter({ $0.n > 1 }).isEmpty, let owner = model.owner {
        self.a = owner.name
      } else {
        self.a = String(model.count)
      }
      """#
    ),
    ("{ cases: [{ text: x }] }", #"self.a = "x""#),
    (
      #""{owner?.name ?? name} has {items.filter($0.tags.contains('new')).sum($0.n)} new things in stock today""#,
      #"""
      let itemsText = model.items.filter { $0.tags.contains("new") }.lazy.map(\.n).clampedSum()
        .numberText(in: context.locale)
      self.a = "\(model.owner?.name ?? model.name) has \(itemsText) new things in stock today"
      """#
    ),
  ])
  func fieldIsSetByTheseStatements(field: String, expected: String) throws {
    let code = try statements(field)
    #expect(code == expected)
  }

  /// If each format were written twice, the work would double with every format in the chain.
  @Test func eachFormatOfALongChainIsWrittenOnce() throws {
    let formats = Array(repeating: "uppercase", count: 100).joined(separator: " | ")
    let lines = try statements("\"{name | \(formats)}\"").split(separator: "\n")
    #expect(lines.count == 99)
  }

  @Test func letValueCanHaveTheNameOfAPropertyThatItReads() throws {
    let spec = """
      let:
        nick: { text: "{nick}!", fallback: none }
      display:
        a: "{nick}"
      """
    let screen = try shopScreen(spec)
    let statements = RuleWriter(screen, FormatFunctions(screen), TextFunctions()).statements(
      screen.viewModels[0]
    )
    #expect(
      statements.flatMap { $0.code.lines(indent: 0) }.joined(separator: "\n") == #"""
        let nick: String
        if let nick2 = model.nick {
          nick = "\(nick2)!"
        } else {
          nick = "none"
        }
        self.a = nick
        """#
    )
  }

  /// The spec has a warning, because nothing in the text can be nil.
  @Test func anUnneededFallbackIsNoConditionOfALabel() throws {
    let spec = """
      label: { join: [{ when: count > 3, text: "{a}" }] }
      display:
        a: { text: "{name}", fallback: null }
      """
    let screen = try shopScreen(spec)
    let statements = RuleWriter(screen, FormatFunctions(screen), TextFunctions()).statements(
      screen.viewModels[0]
    )
    #expect(
      statements.flatMap { $0.code.lines(indent: 0) }.joined(separator: "\n") == #"""
        let a = model.name
        self.a = a
        var accessibilityLabelParts: [String] = []
        if model.count > 3 {
          accessibilityLabelParts.append(a)
        }
        self.accessibilityLabel = accessibilityLabelParts.filter { !$0.isEmpty }.joined()
        """#
    )
  }

  @Test func letValuesAreComputedOnceAndUnusedOnesNotAtAll() throws {
    let spec = """
      let:
        extra: count * 2
        unused: count
        label: { cases: [{ when: extra > 3, text: "{name}" }, { text: few }] }
      display:
        a: "{label} {extra | plain}"
      """
    let screen = try shopScreen(spec)
    let statements = RuleWriter(screen, FormatFunctions(screen), TextFunctions()).statements(
      screen.viewModels[0]
    )
    #expect(
      statements.flatMap { $0.code.lines(indent: 0) }.joined(separator: "\n") == #"""
        let extra = model.count.multipliedClamped(by: 2)
        let label: String
        if extra > 3 {
          label = model.name
        } else {
          label = "few"
        }
        self.a = "\(label) \(extra)"
        """#
    )
  }
}
