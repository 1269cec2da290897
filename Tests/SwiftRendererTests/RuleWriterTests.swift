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

  @Test(arguments: [
    (
      "{ plural: { \"=0\": none, one: \"{value} item\", other: \"{value} items\" } }",
      "{count | f}",
      #"""
      static func f(_ value: Int, in context: DisplayContext) -> String {
        if value == 0 {
          return "none"
        }
        let number = value.formatted(.number.locale(context.locale))
        switch PluralCategory.en(value) {
        case .one: return "\(number) item"
        default: return "\(number) items"
        }
      }
      """#
    ),
    (
      "{ plural: { \"=0\": none, one: \"{value} star\", other: \"{value} stars\", fractionDigits: 0...1 } }",
      "{price | f}",
      #"""
      static func f(_ value: Double, in context: DisplayContext) -> String {
        if value == 0 {
          return "none"
        }
        let number = value.formattedWithSignlessZero(
          .number.precision(.fractionLength(0...1)).locale(context.locale)
        )
        switch PluralCategory.en(shown: value.shownDigits(fraction: 0...1)) {
        case .one: return "\(number) star"
        default: return "\(number) stars"
        }
      }
      """#
    ),
    (
      "{ list: { width: narrow } }", "{items.map($0.title) | f}",
      """
      static func f(_ value: [String], in context: DisplayContext) -> String {
        value.formatted(.list(type: .and, width: .narrow).locale(context.locale))
      }
      """
    ),
    (
      "{ plural: { other: many } }", "{count | f}",
      """
      static func f(_ value: Int) -> String {
        return "many"
      }
      """
    ),
    (
      "{ map: { in_stock: In, sold_out: Out }, unknown: Ask }", "{stock | f}",
      """
      static func f(_ value: Stock) -> String {
        switch value {
        case .inStock: return "In"
        case .soldOut: return "Out"
        case .unknown: return "Ask"
        }
      }
      """
    ),
    (
      "{ map: { a: A }, unknown: \"?{value}\" }", "{name | f}",
      #"""
      static func f(_ value: String) -> String {
        switch value {
        case "a": return "A"
        default: return "?\(value)"
        }
      }
      """#
    ),
    (
      "{ map: { true: open, false: shut } }", "{isOpen | f}",
      """
      static func f(_ value: Bool) -> String {
        value ? "open" : "shut"
      }
      """
    ),
    (
      "{ date: { style: long } }", "{opened | f}{day | f}",
      """
      static func f(_ value: Date, in context: DisplayContext) -> String {
        value.formatted(
          Date.FormatStyle(
            date: .long,
            time: .omitted,
            locale: context.locale,
            calendar: context.calendar,
            timeZone: context.timeZone
          )
        )
      }
      static func f(day value: Date, in context: DisplayContext) -> String {
        value.formatted(
          Date.FormatStyle(
            date: .long,
            time: .omitted,
            locale: context.locale,
            calendar: context.calendar,
            timeZone: .ofCalendarDays
          )
        )
      }
      """
    ),
    (
      "{ time: { style: shortened } }", "{opened | f(timeZone: name)}",
      """
      static func f(_ value: Date, timeZone: String, in context: DisplayContext) -> String {
        value.formatted(
          Date.FormatStyle(
            date: .omitted,
            time: .shortened,
            locale: context.locale,
            calendar: context.calendar,
            timeZone: TimeZone(identifier: timeZone) ?? context.timeZone
          )
        )
      }
      """
    ),
    (
      "{ date: { skeleton: yMMMd } }", "{opened | f}",
      """
      static func f(_ value: Date, in context: DisplayContext) -> String {
        value.formatted(
          Date.FormatStyle(
            locale: context.locale,
            calendar: context.calendar,
            timeZone: context.timeZone
          )
          .year()
          .month(.abbreviated)
          .day()
        )
      }
      """
    ),
    (
      "{ relative: { style: day, then: long } }", "{day | f}",
      """
      static func f(_ value: Date, in context: DisplayContext) -> String {
        value.nameOfNearDay(in: .ofCalendarDays, context)
          ?? value.formatted(
            Date.FormatStyle(
              date: .long,
              time: .omitted,
              locale: context.locale,
              calendar: context.calendar,
              timeZone: .ofCalendarDays
            )
          )
      }
      """
    ),
    (
      "{ dayOffset: { timeZone: Asia/Tokyo } }", "{opened | f(since: opened)}",
      """
      static func f(_ value: Date, since: Date, in context: DisplayContext) -> String {
        value.dayOffset(
          in: TimeZone(identifier: "Asia/Tokyo") ?? context.timeZone,
          since: since,
          in: context.timeZone,
          locale: context.locale
        )
      }
      """
    ),
    (
      "{ interval: { time: shortened } }", "{opened | f(to: opened)}",
      """
      static func f(_ value: Date, to: Date, in context: DisplayContext) -> String {
        value
          .clampedRange(to: to)
          .formatted(
            Date.IntervalFormatStyle(
              date: .omitted,
              time: .shortened,
              locale: context.locale,
              calendar: context.calendar,
              timeZone: context.timeZone
            )
          )
      }
      """
    ),
    (
      "{ duration: { style: units, units: 'minutes,hours' } }", "{count | f(unit: minutes)}",
      """
      static func f(_ value: Int, in context: DisplayContext) -> String {
        (Double(value) * 60).unitsText([.hours, .minutes], width: .abbreviated, locale: context.locale)
      }
      """
    ),
    (
      "{ duration: { style: clock, hours: true } }", "{name | f}",
      """
      static func f(_ value: String, in context: DisplayContext) -> String {
        ISO8601Duration.seconds(from: value)?.clockText(hours: true, locale: context.locale) ?? value
      }
      """
    ),
    (
      "{ number: { fractionDigits: 1, grouping: false } }", "{price | f}",
      """
      static func f(_ value: Double, in context: DisplayContext) -> String {
        value.formattedWithSignlessZero(
          .number.precision(.fractionLength(1)).grouping(.never).locale(context.locale)
        )
      }
      """
    ),
    (
      "{ currency: { narrow: true, sign: accounting } }", "{price | f(code: name)}",
      """
      static func f(_ value: Double, code: String, in context: DisplayContext) -> String {
        value
          .formattedWithSignlessZero(
            .currency(code: code.asCurrencyCode)
              .presentation(.narrow)
              .sign(strategy: .accounting)
              .locale(context.locale)
          )
          .showingCurrency(code)
      }
      """
    ),
    (
      "{ currency: { code: EUR, minorUnits: true } }", "{count | f}",
      """
      static func f(_ value: Int, in context: DisplayContext) -> String {
        value.formattedWithSignlessZero(.currency(code: "EUR").scale(0.01).locale(context.locale))
      }
      """
    ),
    (
      "{ percent: { fractionDigits: 0...1 } }", "{count | f(of: price)}",
      """
      static func f(_ value: Int, of whole: Double, in context: DisplayContext) -> String {
        Double(value).proportion(of: whole).formattedWithSignlessZero(
          .percent.precision(.fractionLength(0...1)).locale(context.locale)
        )
      }
      """
    ),
    (
      "{ bytes: { style: memory } }", "{count | f}",
      """
      static func f(_ value: Int, in context: DisplayContext) -> String {
        Int64(value).formatted(.byteCount(style: .memory, spellsOutZero: false).locale(context.locale))
      }
      """
    ),
    (
      "{ measurement: { unit: kilometers, to: miles } }", "{price | f}",
      #"""
      static func f(_ value: Double, in context: DisplayContext) -> String {
        (value * 1000 / 1609.344).formattedWithSignlessZero(
          .number.precision(.fractionLength(0...1)).locale(context.locale)
        )
          + "\u{A0}mi"
      }
      """#
    ),
  ])
  func functionOfAFormat(format: String, text: String, expected: String) throws {
    let spec = "formats: { f: \(format) }\ndisplay: { a: \"\(text)\" }\n"
    let code = try formatFunctions(spec)
    #expect(code == expected)
  }

  @Test(arguments: [
    ("pl", "PluralCategory.pl(value)"), ("ar", "PluralCategory.ar(value)"),
    ("pt-PT", "PluralCategory.ptPT(value)"),
  ])
  func pluralsFollowTheLanguage(language: String, expected: String) throws {
    let spec = """
      language: \(language)
      formats: { f: { plural: { many: "{value} x", other: y } } }
      display: { a: "{count | f}" }
      """
    #expect(try formatFunctions(spec).contains(expected))
  }
}
