extension DatePatternProblem {
  static let noField = Self("the pattern has no fields: write some, such as 'd MMMM yyyy'", at: 0)

  static func unclosedQuote(at offset: Int) -> Self {
    Self("the quote is not closed; for a quote itself write ''", at: offset)
  }

  static func unknownField(_ letter: Character, _ count: Int, at offset: Int) -> Self {
    let field = String(repeating: letter, count: min(count, 12)) + (count > 12 ? "…" : "")
    let remedy =
      switch letter {
      case "X", "x": "for an offset such as +01:00 write 'ZZZZZ'"
      case "j", "J", "C": "that is for skeletons; in a pattern write 'H' or 'h'"
      default:
        PatternField(letter, 1) == nil
          ? "text goes between quotes, as in 'at'"
          : "no field '\(letter)' is that long"
      }
    return Self("'\(field)' is not a date field; \(remedy)", at: offset)
  }

  static func weekYear(at offset: Int) -> Self {
    Self(
      "'Y' is the year that the week belongs to, which differs around New Year; write 'y'",
      at: offset
    )
  }

  static func dayOfYear(at offset: Int) -> Self {
    Self(
      "'D' is the day of the year; for the day of the month write 'd' (or 'DDD' for the day of the year)",
      at: offset
    )
  }

  static func minuteForMonth(at offset: Int) -> Self {
    Self("'m' is the minute; for the month write 'M'", at: offset)
  }

  static func hourWithoutHalf(_ letter: Character, at offset: Int) -> Self {
    Self("'\(letter)' starts again at noon: add 'a' for AM and PM, or write 'H'", at: offset)
  }

  static func halfOfWholeDay(at offset: Int) -> Self {
    Self("AM and PM go with hours up to 12: leave it out, or write 'h' for the hour", at: offset)
  }

  static func fractionForSecond(at offset: Int) -> Self {
    Self("'S' is a fraction of the second; for the second write 's'", at: offset)
  }

  static func monthForMinute(at offset: Int) -> Self {
    Self("'M' is the month; for the minute write 'm'", at: offset)
  }
}
