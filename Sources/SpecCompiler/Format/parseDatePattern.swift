/// What is wrong with a date pattern, and at which byte of it.
package struct DatePatternProblem: Error, Hashable, Sendable {
  package let message: String
  /// In UTF-8 from the pattern's start.
  package let offset: Int

  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

/// Reads a date pattern of UTS 35, such as `EEEE, d MMMM yyyy 'at' HH:mm`.
package func parseDatePattern(
  _ pattern: String
) -> Result<[DateOptions.PatternPart], DatePatternProblem> {
  var reader = DatePatternReader(rest: pattern[...], whole: pattern)
  do throws(DatePatternProblem) {
    while let character = reader.rest.first {
      if character == "'" {
        try reader.readQuoted()
      } else if character.isASCII, character.isLetter {
        try reader.readField(character)
      } else {
        reader.rest.removeFirst()
        reader.append(String(character))
      }
    }
    try reader.refuseTraps()
  } catch {
    return .failure(error)
  }
  return .success(reader.parts)
}

private struct DatePatternReader {
  var rest: Substring
  let whole: String
  private(set) var parts: [DateOptions.PatternPart] = []
  private var offsets: [Character: Int] = [:]

  init(rest: Substring, whole: String) {
    self.rest = rest
    self.whole = whole
  }

  private var offset: Int { whole.utf8.distance(from: whole.startIndex, to: rest.startIndex) }

  mutating func append(_ literal: String) {
    if case .literal(let text) = parts.last {
      parts[parts.endIndex - 1] = .literal(text + literal)
    } else {
      parts.append(.literal(literal))
    }
  }

  /// `'at'`; two quotes stand for one, inside and outside.
  mutating func readQuoted() throws(DatePatternProblem) {
    let start = offset
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return append("'")
    }
    var text = ""
    while let character = rest.popFirst() {
      if character != "'" {
        text.append(character)
      } else if rest.first == "'" {
        rest.removeFirst()
        text.append("'")
      } else {
        return append(text)
      }
    }
    throw .unclosedQuote(at: start)
  }

  mutating func readField(_ letter: Character) throws(DatePatternProblem) {
    let start = offset
    let count = rest.prefix { $0 == letter }.count
    rest = rest.dropFirst(count)
    guard DateField.source(letter, count) != nil else {
      throw .unknownField(letter, count, at: start)
    }
    offsets[letter] = offsets[letter] ?? start
    parts.append(.field(letter, count))
  }

  /// Fields that read like others: what they show is never what such a pattern means.
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
  }
}
