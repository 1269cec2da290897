import DocumentReader
import SpecSyntax
import ViewModelIR
import ViewModelSupport

extension ExpressionChecker {
  /// Throws if the value is the literal of a pattern that has a mistake.
  func checkPattern(_ value: TypedExpression, _ argument: Syntax) throws(Diagnostic) {
    guard case .string(let text) = argument.kind, case .literal(.string) = value.kind else {
      return
    }
    do {
      _ = try SearchPattern(text, keepsGroups: true)
    } catch let problem as SearchPattern.Problem {
      let place = scalar.location(of: argument.place(of: problem.range, in: text))
      throw .wrongPattern(problem.kind, at: place)
    } catch {
      return
    }
  }
}

extension ExpressionChecker {
  /// Throws if a replacement of a pattern's matches refers to a group that the pattern does not have, or has a number for its entries without
  /// being a list.
  func checkReplacement(
    _ arguments: [TypedExpression],
    _ given: [Syntax.Argument]
  ) throws(Diagnostic) {
    if arguments.count > 2, arguments[1].type != .list(.string), let first = given.last {
      throw .numberOfNoList(arguments[1].type, at: scalar.location(of: first.mark))
    }
    guard given.count > 1 else { return }
    try checkGroups(arguments, given[1].value)
  }

  private func checkGroups(
    _ arguments: [TypedExpression],
    _ replacement: Syntax
  ) throws(Diagnostic) {
    guard case .groups = FunctionDefinition.Replacement(arguments),
      case .literal(.string(let pattern))? = arguments.first?.kind,
      case .string(let text) = replacement.kind,
      let groups = (try? SearchPattern(pattern, keepsGroups: true))?.groups
    else { return }
    let references = text.replacing("$$", with: "  ").matches(of: /\$([0-9])/)
    for reference in references where Int(reference.1) ?? 0 > groups {
      let start = text.utf8.distance(from: text.startIndex, to: reference.range.lowerBound)
      let place = scalar.location(of: replacement.place(of: start..<(start + 2), in: text))
      throw .missingGroup(String(reference.0), groups, at: place)
    }
  }
}

extension Syntax {
  /// The place in the source of a range of a string literal, in which quotes are doubled.
  fileprivate func place(of range: Range<Int>, in text: String) -> Range<Int> {
    func offset(_ offset: Int) -> Int {
      let before = text.utf8.prefix(offset)
      return mark.lowerBound + 1 + before.count + before.count { $0 == UInt8(ascii: "'") }
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}

extension Diagnostic {
  fileprivate static func numberOfNoList(_ type: ValueType, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'from' is the number of a list's first element, but 'with' is a '\(type.messageName)': remove it",
      at: location
    )
  }

  fileprivate static func missingGroup(
    _ name: String,
    _ count: Int,
    at location: Location
  ) -> Self {
    let has = count == 0 ? "no groups" : count == 1 ? "only one group, $1" : "only $1 to $\(count)"
    return Self(
      .expressionSyntax,
      "there is no '\(name)': the pattern has \(has); put the part to insert in parentheses, or write '$\(name)' for the characters",
      at: location
    )
  }

  fileprivate static func wrongPattern(
    _ kind: SearchPattern.Problem.Kind,
    at location: Location
  ) -> Self {
    let message =
      switch kind {
      case .missingParenthesis: "this group has no end: add ')', or write '\\(' for the character"
      case .extraParenthesis: "this ')' ends no group: remove it, or write '\\)' for the character"
      case .group:
        "groups are written '(…)' or '(?:…)'; lookaround, names and flags are not supported"
      case .missingBracket:
        "'[' and ']' belong together, as in '[a-z]': add the other, or write '\\[' or '\\]' for the character"
      case .emptySet: "this set has no characters: write them before ']', as in '[a-z]'"
      case .reversedRange:
        "a range in a set begins with the lower character, as in 'a-z': for a hyphen write '\\-'"
      case .nothingToRepeat:
        "there is nothing to repeat: write a pattern before this, or a backslash for the character"
      case .repeatedTwice:
        "this repeats a repetition: remove it, or put the first one in parentheses"
      case .count:
        "a count is written '{2}', '{2,}' or '{2,4}', up to 1000: for the character write '\\{'"
      case .brace:
        "a count such as '{2}' follows what it repeats: for the character write '\\{' or '\\}'"
      case .escape:
        "this has no meaning in a pattern: the escapes are \\d, \\w, \\s, \\b, \\p{L}, \\n, \\r, \\t, and a backslash before a sign"
      case .category:
        "a class of Unicode is written '\\p{L}', with a general category such as L, Lu, M, N, P, S or Z"
      case .backreference:
        "a pattern cannot refer to a group, because the search could take too long: write out what the group matches"
      case .tooLong: "this pattern is too long: use smaller counts and fewer groups"
      }
    return Self(.expressionSyntax, message, at: location)
  }
}
