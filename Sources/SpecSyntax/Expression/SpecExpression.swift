import DocumentReader

/// An expression of a spec, parsed when the spec is read.
package struct SpecExpression: Sendable {
  package let node: Node
  /// `nil` if the text cannot be parsed, which has been reported.
  package let syntax: Syntax?

  init(_ node: Node, into diagnostics: inout [Diagnostic]) {
    self.node = node
    syntax = parsed(
      node,
      orReport: Diagnostic.notAnExpression,
      into: &diagnostics,
      ExpressionParser.parse
    )
  }
}

/// A text of a spec with its placeholders, parsed when the spec is read.
package struct SpecTemplate: Sendable {
  package let node: Node
  /// `nil` if the text cannot be parsed, which has been reported.
  package let syntax: TemplateSyntax?

  init(_ node: Node, into diagnostics: inout [Diagnostic]) {
    self.node = node
    syntax = parsed(
      node,
      orReport: Diagnostic.notATemplate,
      into: &diagnostics,
      TemplateParser.parse
    )
  }
}

/// An argument of the form `name: expression`.
package struct SpecArgument: Sendable {
  package let member: Node.Member
  package let value: SpecExpression

  package var name: String { member.key }
  /// The location of the name.
  package var location: Location { member.keyLocation }

  init(_ member: Node.Member, into diagnostics: inout [Diagnostic]) {
    self.member = member
    value = SpecExpression(member.value, into: &diagnostics)
  }
}

extension KeyReader {
  func expression(_ key: Key, into diagnostics: inout [Diagnostic]) -> SpecExpression? {
    scalar(key, into: &diagnostics).map { SpecExpression($0, into: &diagnostics) }
  }

  func template(_ key: Key, into diagnostics: inout [Diagnostic]) -> SpecTemplate? {
    scalar(key, into: &diagnostics).map { SpecTemplate($0, into: &diagnostics) }
  }

  /// The entries of a mapping, each as an argument of the form `name: expression`.
  func arguments(_ key: Key, into diagnostics: inout [Diagnostic]) -> [SpecArgument] {
    members(key, into: &diagnostics).map { SpecArgument($0, into: &diagnostics) }
  }
}

private func parsed<Result>(
  _ node: Node,
  orReport unfit: (Node) -> Diagnostic,
  into diagnostics: inout [Diagnostic],
  _ parse: (Node, inout [Diagnostic]) throws(SyntaxProblem) -> Result
) -> Result? {
  if node.isReported { return nil }
  if node.text == nil {
    diagnostics.append(unfit(node))
    return nil
  }
  do {
    return try parse(node, &diagnostics)
  } catch {
    diagnostics.append(.syntax(error, in: node))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func syntax(_ problem: SyntaxProblem, in scalar: Node) -> Self {
    Self(.expressionSyntax, problem.message, at: scalar.location(of: problem.range))
  }

  fileprivate static func notATemplate(_ node: Node) -> Self {
    wrongType(node, what: "a text", expected: "a template (or \"\" for an empty text)")
  }

  fileprivate static func notAnExpression(_ node: Node) -> Self {
    let meant = node.isNull ? "'nil'" : node.elements?.isEmpty == true ? "'\"[]\"'" : nil
    let wrong = wrongType(node, what: "an expression", expected: "a string")
    guard let meant else { return wrong }
    return Self(wrong.code, "\(wrong.message): write \(meant)", at: node.location)
  }
}
