import Testing

/// A field of a spec and the statements that fill it.
struct RuleWriterTests {
  @Test(arguments: [
    (#""plain \"text\"""#, #"self.a = "plain \"text\"""#),
    ("\"{name}\"", "self.a = model.name"),
    (#""@{name} {count | plain}""#, #"self.a = "@\(model.name) \(model.count)""#),
    (#""{count | plain}""#, "self.a = String(model.count)"),
    (
      #""{price}""#,
      "self.a = model.price.formattedWithSignlessZero(.number.locale(context.locale))"
    ),
    (#""{age ?? 0}""#, "self.a = (model.age ?? 0).formatted(.number.locale(context.locale))"),
    (#""{name | truncate(length: 20)}""#, "self.a = model.name.truncated(to: 20)"),
    (
      #""{name | initials} {name | mask} {name | mask(visible: 2, character: '*')}""#,
      #"""
      self.a = """
        \(model.name.nameInitials(count: 2)) \(model.name.masked(visible: 4)) \
        \(model.name.masked(visible: 2, with: "*"))
        """
      """#
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
      #"{ join: ["{nick}", "{name}", "by {owner?.name}"], separator: ", " }"#,
      #"""
      self.a =
        [model.nick, model.name, (model.owner?.name).map { name in "by \(name)" }]
        .compactMap { $0 }
        .filter { !$0.isEmpty }
        .joined(separator: ", ")
      """#
    ),
    (#"{ join: ["{name}", x] }"#, #"self.a = [model.name, "x"].filter { !$0.isEmpty }.joined()"#),
    (
      #"{ text: "{owner?.name}, {age} of {age | plain}", fallback: "-" }"#,
      #"""
      if let name = model.owner?.name, let age = model.age {
        self.a = "\(name), \(age.formatted(.number.locale(context.locale))) of \(age)"
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
      self.a = """
        \(model.owner?.name ?? model.name) has \
        \(model.items.filter { $0.tags.contains("new") }.lazy.map(\.n).clampedSum().formatted(.number.locale(context.locale)))\
         new things in stock today
        """
      """#
    ),
  ])
  func statementsOfAField(field: String, expected: String) throws {
    let code = try statements(field)
    #expect(code == expected)
  }
}
