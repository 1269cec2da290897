import DocumentReader

/// Parses a UTS 35 date skeleton such as `yMMMd`: the fields to show, which the locale puts in order.
package func parseDateSkeleton(_ skeleton: String) -> Result<[DateFormat.Field], DatePatternProblem>
{
  var fields: [DateFormat.Field] = []
  var offset = 0
  var rest = Substring(skeleton).unicodeScalars
  if rest.isEmpty { return .failure(.emptySkeleton) }
  if rest.contains(where: { !isLetter($0) }) {
    return .failure(.patternForSkeleton(skeleton))
  }
  while let scalar = rest.first {
    let count = rest.prefix { $0 == scalar }.count
    rest = rest.dropFirst(count)
    let letter = Character(scalar)
    let field = DateFormat.Field(letter, count)
    guard SkeletonField(field) != nil else {
      return .failure(.unknownSkeletonField(field, at: offset))
    }
    if let other = fields.first(where: { kind($0.letter) == kind(letter) }) {
      return .failure(.doubledField(other.letter, letter, at: offset))
    }
    fields.append(field)
    offset += count
  }
  return .success(padded(fields))
}

/// Returns the fields with two-digit minutes and seconds in the cases in which Foundation would otherwise show `9:5:3`: together
/// with a two-digit hour, or if seconds are combined with the time zone fields `z` or `Z`.
private func padded(_ fields: [DateFormat.Field]) -> [DateFormat.Field] {
  let letters = Set(fields.map(\.letter))
  guard let hour = fields.first(where: { kind($0.letter) == "j" }),
    hour.count.isMultiple(of: 2) || letters.contains("s") && !letters.isDisjoint(with: ["z", "Z"])
  else { return fields }
  return fields.map { $0.letter == "m" || $0.letter == "s" ? .init($0.letter, 2) : $0 }
}

private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII && scalar.properties.isAlphabetic
}

/// Maps letters for the same part of a date to one letter: a date has only one hour and one time zone.
private func kind(_ letter: Character) -> Character {
  switch letter {
  case "J": "j"
  case "Z", "O", "v": "z"
  default: letter
  }
}

extension DatePatternProblem {
  static let emptySkeleton = Self("the skeleton has no fields: write some, such as 'yMMMd'", at: 0)

  static func patternForSkeleton(_ pattern: String) -> Self {
    Self(
      "\(quoted(pattern)) is a pattern, not a skeleton: write only letters, such as 'yMMMd' (the locale adds the rest), or use 'pattern' for exactly this text",
      at: 0
    )
  }

  static func unknownSkeletonField(_ field: DateFormat.Field, at offset: Int) -> Self {
    let text = quoted(String(repeating: field.letter, count: min(field.count, 24)))
    let remedy =
      switch field.letter {
      case "h", "H", "k", "K":
        "the locale chooses the 12- or 24-hour clock: write 'j', or 'J' without AM and PM"
      case "a", "b", "B": "leave it out, because 'j' shows AM or PM if the locale does"
      case "L": "write 'M'"
      case "c", "e": "write 'E'"
      case "q": "write 'Q'"
      case "Y", "u", "U", "r": "write 'y'"
      default:
        SkeletonField(DateFormat.Field(field.letter, 1)) == nil
          ? "the fields are G, y, Q, M, w, d, E, j, J, m, s, S, z, Z, O and v"
          : "'\(field.letter)' has no form with \(field.count) letters"
      }
    return Self("\(text) is not a field of a skeleton; \(remedy)", at: offset)
  }

  static func doubledField(_ first: Character, _ second: Character, at offset: Int) -> Self {
    Self(
      first == second
        ? "the skeleton has '\(first)' twice: keep one"
        : "'\(first)' and '\(second)' show the same part of the date: keep one",
      at: offset
    )
  }

  func diagnostic(in node: Node) -> Diagnostic {
    Diagnostic(.format, message, at: node.location(at: offset))
  }
}
