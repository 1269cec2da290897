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
    var slots = Slots(expressionChecker(template, id, in: scope), allowsOptionals: allowsOptionals)
    let segments = try problems.all(syntax.segments.enumerated()) {
      (index, segment) throws(Diagnostic) -> Text.Segment in
      switch segment {
      case .literal(let literal): return .literal(literal)
      case .placeholder(let syntax):
        let (operand, formats) = syntax.unformatted
        let value = try value(operand, formats, slots.expressions)
        let present = try slots.present(value, operand)
        let (last, format) = try steps(
          formats,
          of: present,
          source: value,
          at: operand.mark,
          &slots,
          in: id.appending(String(index))
        )
        return .value(last, format)
      }
    }
    return Text(id, bindings: slots.bindings, segments: segments)
  }
}
