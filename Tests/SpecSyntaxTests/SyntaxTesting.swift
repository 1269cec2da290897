import DocumentReader

@testable import SpecSyntax

/// The syntax tree of an expression in prefix notation, such as `(+ a (* b 2))` for `a + b * 2`.
func tree(_ text: String) -> String {
  do { return tree(try parse(text)) } catch { return problem(error) }
}

func parse(_ text: String) throws(SyntaxProblem) -> Syntax {
  var diagnostics: [Diagnostic] = []
  return try ExpressionParser.parse(scalar(text), into: &diagnostics)
}

/// A scalar that is the whole text of a file.
func scalar(_ text: String) -> Node {
  Node(.string(text), at: SourceFile(path: "x.yaml", text: text).whole)
}

/// The segments of a template: literal text as `"Hi "`, placeholders as `{name | format}`.
func segments(_ text: String) -> String {
  var diagnostics: [Diagnostic] = []
  do {
    return try TemplateParser.parse(scalar(text), into: &diagnostics).segments.map { segment in
      switch segment {
      case .literal(let text): "\"\(text)\""
      case .placeholder(let syntax): "{\(formatted(syntax))}"
      }
    }
    .joined(separator: " ")
  } catch {
    return problem(error)
  }
}

private func formatted(_ syntax: Syntax) -> String {
  let (value, formats) = syntax.unformatted
  return ([tree(value)] + formats.map(tree)).joined(separator: " | ")
}

private func tree(_ format: FormatSyntax) -> String {
  ([format.name] + format.arguments.map(tree)).joined(separator: " ")
}

private func problem(_ problem: SyntaxProblem) -> String {
  "\(problem.range.lowerBound): \(problem.message)"
}

private func tree(_ syntax: Syntax) -> String {
  switch syntax.kind {
  case .integer(let text), .number(let text), .name(let text): text
  case .string(let text): "'\(text)'"
  case .bool(let bool): "\(bool)"
  case .null: "nil"
  case .emptyList: "[]"
  case .element: "$0"
  case .implicitMember(let name): ".\(name)"
  case .member(let base, let name, let isChained):
    "(\(isChained ? "?." : ".") \(tree(base)) \(name))"
  case .call(let base, let name, let isChained, let arguments):
    "("
      + ([base.map { "\(isChained ? "?." : ".") \(tree($0)) \(name)()" } ?? "\(name)()"]
      + arguments.map(tree)).joined(separator: " ") + ")"
  case .lookup(let base, let key, let isChained):
    "(\(isChained ? "?[]" : "[]") \(tree(base)) \(tree(key)))"
  case .prefix(let sign, let operand): "(\(sign.rawValue) \(tree(operand)))"
  case .binary(let left, let sign, let right): "(\(text(of: sign)) \(tree(left)) \(tree(right)))"
  case .choice(let condition, let then, let otherwise):
    "(? \(tree(condition)) \(tree(then)) \(tree(otherwise)))"
  case .membership(let value, let literals):
    "(in \(([value] + literals).map(tree).joined(separator: " ")))"
  case .isType(let value, let name, _): "(is \(tree(value)) \(name))"
  case .formatted: "(\(formatted(syntax)))"
  }
}

private func text(of sign: BinaryOperator) -> String {
  switch sign {
  case .or: "||"
  case .and: "&&"
  case .equal: "=="
  case .notEqual: "!="
  case .coalesce: "??"
  case .ordered(let ordering): ordering.rawValue
  case .arithmetic(let arithmetic): arithmetic.rawValue
  }
}

private func tree(_ argument: Syntax.Argument) -> String {
  (argument.label.map { "\($0): " } ?? "") + (argument.element.map { "\($0.name) in " } ?? "")
    + tree(argument.value)
}
