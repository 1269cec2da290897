import DocumentReader
import ViewModelIR

extension ScreenChecker {
  /// Checks a template; where optionals are allowed, they become bindings that the text depends on.
  func text(
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
      case .placeholder(let syntax, let formats):
        let expressions = expressionChecker(template, in: scope)
        var value = try self.value(syntax, formats, expressions)
        var source = value
        if value.type.isOptional {
          guard allowsOptionals else {
            let isCase = id.keys.dropLast().last.flatMap { Int($0) } != nil
            throw .optionalInText(
              syntax.path,
              value,
              isCase: isCase,
              at: expressions.location(syntax)
            )
          }
          value = scope.bind(value, syntax, to: &text.bindings)
        }
        let id = id.appending(String(index))
        for (step, format) in formats.dropLast().enumerated() {
          let lowered = try self.format(
            format,
            for: value,
            source: source,
            expressions,
            at: syntax.mark,
            in: id.appending("format", String(step))
          )
          value = TypedExpression(.string, .formatted(value, lowered))
          source = value
        }
        let lowered = try self.format(
          formats.last,
          for: value,
          source: source,
          expressions,
          at: syntax.mark,
          in: id
        )
        return .value(value, lowered)
      }
    }
    return text
  }

  /// A placeholder's value; where it has none, its formats are looked up all the same.
  private func value(
    _ syntax: Syntax,
    _ formats: [FormatSyntax],
    _ expressions: ExpressionChecker
  ) throws(Diagnostic) -> TypedExpression {
    do {
      return try expressions.check(syntax)
    } catch {
      problems.note(error)
      _ = try problems.all(formats) { (format) throws(Diagnostic) in
        try kind(of: format, in: expressions.scalar)
      }
      throw .alreadyTold
    }
  }
}
