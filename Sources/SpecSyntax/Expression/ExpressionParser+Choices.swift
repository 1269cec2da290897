import DocumentReader

extension ExpressionParser {
  /// Parses `choice = disjunction, [ "?", choice, ":", choice ]`.
  mutating func choice() throws(SyntaxProblem) -> Syntax {
    let condition = try disjunction()
    guard at("?") else { return condition }
    let mark = token.range
    try descend { $0.unexpected("too many choices in one expression") }
    defer { depth -= 1 }
    try link()
    let then = try choice()
    if at("|") {
      throw unexpected("put a formatted value in parentheses; for 'or' write '||'")
    }
    try expect(":", "and the value if the condition is false")
    let otherwise = try choice()
    let kind = Syntax.Kind.choice(condition, then: then, otherwise: otherwise)
    return node(kind, from: condition.range.lowerBound, mark: mark)
  }

  /// Parses the rest of `membership = coalesce, "in", "[", [ expression, { ",", expression } ], "]"`. The checker allows only literals.
  mutating func membership(of value: Syntax) throws(SyntaxProblem) -> Syntax {
    let mark = token.range
    try link()
    guard at("[") else {
      throw unexpected(
        "a list of literals follows 'in', as in 'code in [1, 2]'; for a list in the data write 'list.contains(value)'"
      )
    }
    try advance()
    var literals: [Syntax] = []
    while !at("]") {
      if !literals.isEmpty { try expect(",", "between literals") }
      literals.append(try expression())
    }
    try advance()
    return node(.membership(value, literals), from: value.range.lowerBound, mark: mark)
  }

  /// Parses the name of a type, such as `Photo`, `Order.Line`, `[Photo]` or `[String: Photo]`.
  mutating func typeName() throws(SyntaxProblem) -> String {
    try descend { $0.unexpected("too many lists in one type") }
    defer { depth -= 1 }
    if try accept("[") {
      var name = try typeName()
      if try accept(":") { name += ": " + (try typeName()) }
      try expect("]", "to close the type")
      return "[\(name)]"
    }
    guard token.kind == .name else { throw unexpected("expected the name of a type after 'is'") }
    var name = token.text
    try advance()
    while try accept(".") {
      guard token.kind == .name else { throw unexpected("expected the rest of the type's name") }
      name += "." + token.text
      try advance()
    }
    return name
  }
}

/// The problem of a list that does not follow `in`.
let listOutside =
  "a list of literals can only follow 'in', as in 'code in [1, 2]'; anywhere else, the only list literal is the empty list '[]'"
