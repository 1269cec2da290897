import DocumentReader
import ViewModelIR

/// Parses an expression according to the grammar in docs/spec.md, with one method for each of its rules, in the same order.
struct ExpressionParser {
  /// The scalar that contains the expression.
  let scalar: Node
  /// The errors in the texts that are arguments of formats.
  var diagnostics: [Diagnostic] = []
  private var lexer: Lexer
  private(set) var token: Lexer.Token
  /// The end offset of the token before the current one.
  private(set) var end = 0
  var depth = 0
  /// The number of operators and members so far. A chain of them nests the tree as deeply as parentheses do.
  private var links = 0

  init(_ scalar: Node, _ bytes: [UInt8], from offset: Int = 0) throws(SyntaxProblem) {
    self.scalar = scalar
    lexer = Lexer(bytes, from: offset)
    token = try lexer.next()
  }

  /// Parses a scalar as one expression. `diagnostics` receives the errors in the texts inside the expression.
  static func parse(
    _ scalar: Node,
    into diagnostics: inout [Diagnostic]
  ) throws(SyntaxProblem) -> Syntax {
    var parser = try ExpressionParser(scalar, Array((scalar.text ?? "").utf8))
    defer { diagnostics += parser.diagnostics }
    let expression = try parser.expression()
    if parser.token.kind != .end {
      throw parser.leftOver(after: expression, "expected the end of the expression")
    }
    return expression
  }

  mutating func advance() throws(SyntaxProblem) {
    end = token.range.upperBound
    token = try lexer.next()
  }

  func at(_ symbol: String) -> Bool {
    token.kind == .symbol && token.text == symbol
  }

  mutating func accept(_ symbol: String) throws(SyntaxProblem) -> Bool {
    guard at(symbol) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ symbol: String, _ reason: String) throws(SyntaxProblem) {
    if try !accept(symbol) { throw unexpected("expected '\(symbol)' \(reason)") }
  }

  func unexpected(_ reason: String) -> SyntaxProblem {
    let found = token.kind == .end ? "end" : quoted(token.text)
    let reason =
      at("{")
      ? "braces are only for placeholders in texts: write the expression without them" : reason
    return SyntaxProblem(range: token.range, message: "unexpected \(found): \(reason)")
  }

  /// The problem of a token that cannot follow an expression, with a hint if other languages would allow it.
  func leftOver(after expression: Syntax, _ reason: String) -> SyntaxProblem {
    if case .name("not") = expression.kind { return unexpected("for 'not' write '!'") }
    return switch token.text {
    case "and": unexpected("for 'and' write '&&'")
    case "or": unexpected("for 'or' write '||'")
    case "!": unexpected("write '??' and a default value instead")
    case ":": unexpected("for a choice write 'a ? b : c', with a space on both sides of '?'")
    default: unexpected(reason)
    }
  }

  /// Creates a node that ends before the current token.
  func node(_ kind: Syntax.Kind, from start: Int, mark: Range<Int>? = nil) -> Syntax {
    Syntax(range: start..<end, mark: mark ?? start..<end, kind: kind)
  }

  /// Goes one level deeper, which the caller undoes by decreasing `depth`. Throws the problem if that is too deep for the stack.
  mutating func descend(orThrow problem: (Self) -> SyntaxProblem) throws(SyntaxProblem) {
    guard depth < Limits.expressionDepth else { throw problem(self) }
    depth += 1
  }

  /// Parses `expression = choice, { "|", format }`.
  mutating func expression() throws(SyntaxProblem) -> Syntax {
    try descend {
      SyntaxProblem(
        range: $0.token.range,
        message: "more than \(Limits.expressionDepth) levels of nesting: split the expression"
      )
    }
    defer { depth -= 1 }
    let value = try choice()
    var formats: [FormatSyntax] = []
    while at("|") {
      try link()
      formats.append(try format())
    }
    if !formats.isEmpty, BinaryOperator(token.text) != nil, token.kind == .symbol {
      throw unexpected("put a formatted value in parentheses; for 'or' write '||'")
    }
    return formats.isEmpty
      ? value : node(.formatted(value, formats), from: value.range.lowerBound, mark: value.mark)
  }

  mutating func disjunction() throws(SyntaxProblem) -> Syntax {
    try chain(.disjunction) { (parser) throws(SyntaxProblem) in try parser.and() }
  }

  private mutating func and() throws(SyntaxProblem) -> Syntax {
    try chain(.conjunction) { (parser) throws(SyntaxProblem) in try parser.comparison() }
  }

  private mutating func comparison() throws(SyntaxProblem) -> Syntax {
    let left = try coalesce()
    if let sign = binaryOperator(.comparison) {
      return try binary(left, sign) { (parser) throws(SyntaxProblem) in try parser.coalesce() }
    }
    return token.kind == .name && token.text == "in" ? try membership(of: left) : left
  }

  private mutating func coalesce() throws(SyntaxProblem) -> Syntax {
    let left = try test()
    guard let sign = binaryOperator(.coalescing) else { return left }
    try descend { $0.unexpected("too many '??' in one expression") }
    defer { depth -= 1 }
    return try binary(left, sign) { (parser) throws(SyntaxProblem) in try parser.coalesce() }
  }

  private mutating func test() throws(SyntaxProblem) -> Syntax {
    let left = try sum()
    guard token.kind == .name, token.text == "is" else { return left }
    let mark = token.range
    try advance()
    let start = token.range.lowerBound
    let name = try typeName()
    let kind = Syntax.Kind.isType(left, name: name, mark: start..<end)
    return node(kind, from: left.range.lowerBound, mark: mark)
  }

  private mutating func sum() throws(SyntaxProblem) -> Syntax {
    try chain(.sum) { (parser) throws(SyntaxProblem) in try parser.product() }
  }

  private mutating func product() throws(SyntaxProblem) -> Syntax {
    try chain(.product) { (parser) throws(SyntaxProblem) in try parser.unary() }
  }

  private mutating func unary() throws(SyntaxProblem) -> Syntax {
    guard token.kind == .symbol, let sign = PrefixOperator(rawValue: token.text) else {
      return try postfix()
    }
    let mark = token.range
    try descend { $0.unexpected("too many operators in a row") }
    defer { depth -= 1 }
    try advance()
    let operand = try unary()
    return node(.prefix(sign, operand), from: mark.lowerBound, mark: mark)
  }

  private mutating func postfix() throws(SyntaxProblem) -> Syntax {
    var base = try primary()
    while [".", "?.", "[", "?["].contains(where: at) {
      if at("[") || at("?[") {
        base = try lookup(in: base)
        continue
      }
      let isChained = at("?.")
      try link()
      guard token.kind == .name else { throw unexpected("expected a name after the dot") }
      let name = token
      try advance()
      let kind: Syntax.Kind =
        at("(")
        ? .call(base, name: name.text, isChained: isChained, arguments: try arguments())
        : .member(base, name: name.text, isChained: isChained)
      base = node(kind, from: base.range.lowerBound, mark: name.range)
    }
    return base
  }

  private mutating func lookup(in base: Syntax) throws(SyntaxProblem) -> Syntax {
    let bracket = token
    try link()
    let key = try expression()
    try expect("]", "to close the key")
    let isChained = bracket.text == "?["
    return node(
      .lookup(base, key: key, isChained: isChained),
      from: base.range.lowerBound,
      mark: bracket.range
    )
  }

  private mutating func primary() throws(SyntaxProblem) -> Syntax {
    let start = token
    switch start.kind {
    case .integer: return try leaf(.integer(start.text))
    case .number: return try leaf(.number(start.text))
    case .string: return try leaf(.string(start.text))
    case .element: return try leaf(.element)
    case .name: return try name()
    case .symbol where start.text == "(":
      try advance()
      let inner = try expression()
      try expect(")", "to close the parenthesis")
      return node(inner.kind, from: start.range.lowerBound, mark: inner.mark)
    case .symbol where start.text == "[":
      try advance()
      guard at("]") else { throw unexpected(listOutside) }
      return try leaf(.emptyList, from: start)
    case .symbol where start.text == ".":
      try advance()
      guard token.kind == .name else {
        throw unexpected("expected the name of a case after the dot")
      }
      return try leaf(.implicitMember(token.text), from: start)
    case .symbol, .end: throw unexpected("expected a value")
    }
  }

  private mutating func name() throws(SyntaxProblem) -> Syntax {
    let name = token
    switch name.text {
    case "true", "false": return try leaf(.bool(name.text == "true"))
    case "nil", "null": return try leaf(.null)
    case "is": throw unexpected("for a property named 'is' write 'self.is'")
    default: break
    }
    try advance()
    guard at("(") else { return node(.name(name.text), from: name.range.lowerBound) }
    let arguments = try arguments()
    return node(
      .call(nil, name: name.text, isChained: false, arguments: arguments),
      from: name.range.lowerBound,
      mark: name.range
    )
  }

  mutating func link() throws(SyntaxProblem) {
    links += 1
    if links > Limits.expressionLinks {
      throw unexpected("more than \(Limits.expressionLinks) operators: split the expression")
    }
    try advance()
  }

  /// Consumes the current token and creates a node that ends with it.
  private mutating func leaf(
    _ kind: Syntax.Kind,
    from first: Lexer.Token? = nil
  ) throws(SyntaxProblem) -> Syntax {
    let start = (first ?? token).range.lowerBound
    try advance()
    return node(kind, from: start)
  }

  /// The current token as an operator of the given precedence; `nil` if it is not one.
  private func binaryOperator(_ precedence: Precedence) -> BinaryOperator? {
    guard token.kind == .symbol, let sign = BinaryOperator(token.text) else { return nil }
    return sign.precedence == precedence ? sign : nil
  }

  /// Parses operands that are separated by operators of the given precedence.
  private mutating func chain(
    _ precedence: Precedence,
    of operand: (inout Self) throws(SyntaxProblem) -> Syntax
  ) throws(SyntaxProblem) -> Syntax {
    var left = try operand(&self)
    while let sign = binaryOperator(precedence) { left = try binary(left, sign, right: operand) }
    return left
  }

  private mutating func binary(
    _ left: Syntax,
    _ sign: BinaryOperator,
    right: (inout Self) throws(SyntaxProblem) -> Syntax
  ) throws(SyntaxProblem) -> Syntax {
    let mark = token.range
    try link()
    if sign == .arithmetic(.remainder), token.kind == .end || at("}") || at("|") {
      throw unexpected(
        "a number follows '%'; to show a percentage use the format 'percent', and put a literal '%' outside the braces"
      )
    }
    let operand = try right(&self)
    return node(.binary(left, sign, operand), from: left.range.lowerBound, mark: mark)
  }
}
