package enum DateFormat: Hashable, Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case numeric, abbreviated, long, complete
  }

  case style(Style)
  /// A date pattern of UTS 35, in parts; shown in the Gregorian calendar.
  case pattern([PatternPart])

  package enum PatternPart: Hashable, Sendable {
    case literal(String)
    /// A field letter and how often it stands: `("y", 4)`.
    case field(Character, Int)
  }
}
