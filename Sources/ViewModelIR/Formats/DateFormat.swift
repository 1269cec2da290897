package enum DateFormat: Hashable, Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case short, medium, numeric, abbreviated, long, complete

    /// Whether it is one of the locale's own forms rather than a choice of fields, which alone an interval has.
    package var isOfLocale: Bool { self == .short || self == .medium }
  }

  package enum TimeStyle: String, CaseIterable, Sendable {
    case shortened, standard, complete
  }

  /// A date, a time or both; what is nil is left out.
  case style(Style?, time: TimeStyle? = nil)
  /// The fields of a UTS 35 skeleton, in the order and with the marks of the locale.
  case skeleton([Field])
  /// A date pattern of UTS 35, in parts; shown in the Gregorian calendar.
  case pattern([PatternPart])
  /// How many calendar days after `since`: `+1`; nothing on the same day.
  case dayOffset
  /// How far from now: `in 2 hours`, `yesterday`.
  case relative(Presentation, Width, roundsDown: Bool = false)
  /// `today`, `tomorrow` and `yesterday`; of other days the date.
  case relativeDay(then: Style)
  /// From the value to `to`.
  case interval(Style?, time: TimeStyle?)

  package enum Presentation: String, CaseIterable, Sendable {
    case named, numeric
  }

  package enum Width: String, CaseIterable, Sendable {
    case wide, abbreviated, narrow, spellOut
  }

  /// A field letter and how often it occurs: `("M", 3)`.
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
    /// A field letter and how often it occurs: `("y", 4)`.
    case field(Character, Int)
  }
}
