import DocumentReader
import SpecSyntax
import ViewModelIR

extension ExpressionChecker {
  /// Checks both sides of `value in [literal, …]`. Returns the literals without duplicates.
  func members(
    _ literals: [Syntax],
    of operand: Syntax,
    _ syntax: Syntax
  ) throws(Diagnostic) -> (TypedExpression, [TypedExpression]) {
    let value = try check(operand)
    if literals.isEmpty { throw .noMembers(at: location(syntax)) }
    if case .list = value.type.unwrapped {
      throw .memberOfList(operand.path, value.type, at: location(syntax))
    }
    let checked = try problems.all(literals) { (literal) throws(Diagnostic) in
      try member(literal, of: value)
    }
    var members: [TypedExpression] = []
    var end = operand.range.upperBound
    for (literal, member) in zip(literals, checked) {
      if members.contains(member) {
        let whole = scalar.location(of: end..<literal.range.upperBound)
        problems.note(.repeatedMember(written(literal), at: location(literal), whole))
      } else {
        warnOfComparing(value, member, syntax)
        members.append(member)
      }
      end = literal.range.upperBound
    }
    return (value, members)
  }

  private func member(
    _ literal: Syntax,
    of value: TypedExpression
  ) throws(Diagnostic) -> TypedExpression {
    if case .null = literal.kind { throw .nilAsMember(at: location(literal)) }
    let member = try check(literal, expected: value.type)
    let isLiteral =
      switch member.kind {
      case .literal(.bool), .literal(.list): false
      case .literal, .enumCase: true
      default: false
      }
    if !isLiteral { throw .notALiteral(written(literal), at: location(literal)) }
    guard member.type.unwrapped == value.type.unwrapped else {
      throw .incomparable(value, member, service, at: location(literal))
    }
    return member
  }
}

extension TypedExpression {
  /// Whether the value is one of the literals.
  func isAny(of literals: [TypedExpression]) -> TypedExpression {
    if literals.count == 1, let only = literals.first {
      return Self(.boolean, .equal(self, only, negated: false))
    }
    return Self(.boolean, .isAny(self, of: literals))
  }
}

extension Diagnostic {
  fileprivate static func noMembers(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "no value is in an empty list: write the values to compare with, as in 'in [1, 2]'",
      at: location
    )
  }

  fileprivate static func memberOfList(
    _ path: String?,
    _ type: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "'in' compares one value, but this is '\(type.messageName)': write '\(path ?? "list").contains(…)'",
      at: location
    )
  }

  fileprivate static func nilAsMember(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'nil' cannot be in a list of literals: add '|| … == nil' after the list",
      at: location
    )
  }

  fileprivate static func notALiteral(_ text: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "the list after 'in' can contain only numbers, strings and enumeration cases: compare \(quoted(text)) with '=='",
      at: location
    )
  }

  fileprivate static func repeatedMember(
    _ text: String,
    at location: Location,
    _ whole: Location
  ) -> Self {
    Self(
      .warning,
      .unreachable,
      "\(quoted(text)) is already in the list: remove it",
      at: location,
      fix: Fix(whole, "")
    )
  }
}
