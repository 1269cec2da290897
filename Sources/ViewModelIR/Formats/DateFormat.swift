package enum DateFormat: Hashable, Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case short, medium, numeric, abbreviated, long, complete

    /// Whether the style is one of the locale's own forms rather than a choice of fields. Intervals support only the latter.
    package var isOfLocale: Bool { self == .short || self == .medium }
  }

  package enum TimeStyle: String, CaseIterable, Sendable {
    case shortened, standard, complete
  }

  /// A date, a time or both; a part that is `nil` is omitted.
  case style(Style?, time: TimeStyle? = nil)
  /// A time of day that is a number in this unit or, without a unit, a text; another text is shown unchanged.
  case timeOfDay(TimeStyle, unit: TimeUnit?)
  /// The fields of a UTS 35 skeleton, in the locale's order and with its punctuation.
  case skeleton([Field])
  /// A UTS 35 date pattern, split into parts. It is always formatted in the Gregorian calendar.
  case pattern([PatternPart])
  /// The number of calendar days after the argument `since`, such as `+1`; empty for the same day.
  case dayOffset
  /// The distance from now: `in 2 hours`, `yesterday`.
  case relative(Presentation, Width, roundsDown: Bool = false)
  /// `today`, `tomorrow` or `yesterday`, or `tomorrow at 4:05 PM`; the date for any other day.
  case relativeDay(then: Style, time: TimeStyle? = nil)
  /// The range from the value to the argument `to`.
  case interval(Style?, time: TimeStyle?)

  package enum Presentation: String, CaseIterable, Sendable {
    case named, numeric
  }

  package enum Width: String, CaseIterable, Sendable {
    case wide, abbreviated, narrow, spellOut
  }

  /// A field letter and the number of times it is repeated: `("M", 3)` for `MMM`.
  package struct Field: Hashable, Sendable {
    package var letter: Character
    package var count: Int

    package init(_ letter: Character, _ count: Int) {
      self.letter = letter
      self.count = count
    }
  }

  package enum PatternPart: Hashable, Sendable {
    case literal(String)
    /// A field letter and the number of times it is repeated: `("y", 4)` for `yyyy`.
    case field(Character, Int)
  }
}
