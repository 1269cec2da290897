/// A problem in a date pattern or skeleton.
package struct DatePatternProblem: Error, Hashable, Sendable {
  package let message: String
  /// The location of the problem, in UTF-8 bytes from the start of the pattern.
  package let offset: Int

  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

/// Parses a UTS 35 date pattern such as `EEEE, d MMMM yyyy 'at' HH:mm`.
package func parseDatePattern(
  _ pattern: String
) -> Result<[DateFormat.PatternPart], DatePatternProblem> {
  // Reads scalars, because a quote and a combining mark after it would form a single `Character`.
  var reader = DatePatternReader(pattern)
  do throws(DatePatternProblem) {
    while let scalar = reader.rest.first {
      if scalar == "'" {
        try reader.readQuoted()
      } else if scalar.isASCII, scalar.properties.isAlphabetic {
        try reader.readField(scalar)
      } else {
        reader.rest.removeFirst()
        reader.append(String(scalar))
      }
    }
    if !reader.hasFields { throw DatePatternProblem.noField }
    try reader.refuseTraps()
  } catch {
    return .failure(error)
  }
  return .success(reader.parts)
}

private struct DatePatternReader {
  var rest: Substring.UnicodeScalarView
  private let whole: String
  private(set) var parts: [DateFormat.PatternPart] = []
  private var offsets: [Character: Int] = [:]

  init(_ pattern: String) {
    rest = Substring(pattern).unicodeScalars
    whole = pattern
  }

  var hasFields: Bool { !offsets.isEmpty }

  private var offset: Int { whole.utf8.distance(from: whole.startIndex, to: rest.startIndex) }

  mutating func append(_ literal: String) {
    if case .literal(let text) = parts.last {
      parts[parts.endIndex - 1] = .literal(text + literal)
    } else {
      parts.append(.literal(literal))
    }
  }

  /// Reads quoted text such as `'at'`. Two quotes in a row are a literal quote, both inside and outside quoted text.
  mutating func readQuoted() throws(DatePatternProblem) {
    let start = offset
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return append("'")
    }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar != "'" {
        text.append(scalar)
      } else if rest.first == "'" {
        rest.removeFirst()
        text.append("'")
      } else {
        return append(String(text))
      }
    }
    throw .unclosedQuote(at: start)
  }

  mutating func readField(_ scalar: Unicode.Scalar) throws(DatePatternProblem) {
    let start = offset
    let letter = Character(scalar)
    let count = rest.prefix { $0 == scalar }.count
    rest = rest.dropFirst(count)
    guard PatternField(letter, count) != nil else {
      throw .unknownField(letter, count, at: start)
    }
    offsets[letter] = offsets[letter] ?? start
    parts.append(.field(letter, count))
  }

  /// Throws if the pattern has a field that is easily confused with another and is never meant in such a pattern, such as the
  /// minute `m` in `yyyy-mm-dd`.
  func refuseTraps() throws(DatePatternProblem) {
    func has(_ letters: Character...) -> Bool { letters.contains { offsets[$0] != nil } }
    let hasHour = has("h", "H", "k", "K")
    if let offset = offsets["Y"], !has("w") { throw .weekYear(at: offset) }
    if let offset = offsets["D"], !parts.contains(.field("D", 3)) {
      throw .dayOfYear(at: offset)
    }
    if let offset = offsets["m"], has("y", "d"), !hasHour { throw .minuteForMonth(at: offset) }
    if let offset = offsets["M"], hasHour, !has("y", "d", "m") {
      throw .monthForMinute(at: offset)
    }
    for letter: Character in ["h", "K"] {
      if let offset = offsets[letter], !has("a", "b", "B") {
        throw .hourWithoutHalf(letter, at: offset)
      }
    }
    if let offset = offsets["a"] ?? offsets["b"], has("H", "k"), !has("h", "K") {
      throw .halfOfWholeDay(at: offset)
    }
    if let offset = offsets["S"], has("m"), !has("s") { throw .fractionForSecond(at: offset) }
  }
}

extension DatePatternProblem {
  static let noField = Self("the pattern has no fields: write some, such as 'd MMMM yyyy'", at: 0)

  static func unclosedQuote(at offset: Int) -> Self {
    Self("the quote is not closed: add a closing ', or write '' for a literal quote", at: offset)
  }

  static func unknownField(_ letter: Character, _ count: Int, at offset: Int) -> Self {
    let field = String(repeating: letter, count: min(count, 12)) + (count > 12 ? "…" : "")
    let remedy =
      switch letter {
      case "X", "x": "for an offset such as +01:00 write 'ZZZZZ'"
      case "j", "J", "C": "it works only in skeletons, so write 'H' or 'h'"
      default:
        PatternField(letter, 1) == nil
          ? "put text in quotes, as in 'at'"
          : "'\(letter)' has no form with \(count) letters"
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
    Self("AM and PM need a 12-hour clock: leave them out, or write 'h' for the hour", at: offset)
  }

  static func fractionForSecond(at offset: Int) -> Self {
    Self("'S' is a fraction of the second; for the second write 's'", at: offset)
  }

  static func monthForMinute(at offset: Int) -> Self {
    Self("'M' is the month; for the minute write 'm'", at: offset)
  }
}
