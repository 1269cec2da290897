import DocumentReader
import ViewModelIR

extension ScreenChecker {
  /// Checks a template; where optionals are allowed, they become bindings that the text depends on.
  mutating func text(
    _ template: Node,
    _ id: Text.ID,
    in scope: Scope,
    allowsOptionals: Bool
  ) throws(Diagnostic) -> Text {
    if template.isTold { throw .alreadyTold }
    guard let source = template.text else {
      throw .wrongType(template, what: "a text", expected: "a template; for no text write \"\"")
    }
    let syntax: TemplateSyntax
    do {
      syntax = try TemplateParser.parse(source)
    } catch {
      throw .syntax(error, in: template)
    }
    var text = Text(id, segments: [])
    var scope = scope
    text.segments = try problems.all(syntax.segments.enumerated()) {
      (index, segment) throws(Diagnostic) in
      switch segment {
      case .literal(let literal): return .literal(literal)
      case .placeholder(let syntax, let format):
        let expressions = expressionChecker(template, in: scope)
        var value = try self.value(syntax, format, expressions)
        let source = value
        if value.type.isOptional {
          guard allowsOptionals else {
            throw .optionalInText(syntax.path, value, at: expressions.location(syntax))
          }
          value = scope.bind(value, syntax, to: &text.bindings)
        }
        let lowered = try self.format(
          format,
          for: value,
          source: source,
          expressions,
          at: syntax.mark,
          in: id.appending(String(index))
        )
        return .value(value, lowered)
      }
    }
    return text
  }

  /// A placeholder's value; where it has none, its format is looked up all the same.
  private func value(
    _ syntax: Syntax,
    _ format: FormatSyntax?,
    _ expressions: ExpressionChecker
  ) throws(Diagnostic) -> TypedExpression {
    do {
      return try expressions.check(syntax)
    } catch {
      problems.note(error)
      if let format { _ = try kind(of: format, in: expressions.scalar) }
      throw .alreadyTold
    }
  }
}
