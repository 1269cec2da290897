import DocumentReader
import ViewModelIR

extension ScreenChecker {
  /// Checks a template; where optionals are allowed, they become bindings that the text depends on.
  mutating func text(
    _ template: Node,
    in scope: Scope,
    allowsOptionals: Bool,
    owner: String
  ) throws(Diagnostic) -> Text {
    guard let source = template.text else {
      throw .wrongType(template, what: "a text", expected: "a template; for no text write \"\"")
    }
    let syntax: TemplateSyntax
    do {
      syntax = try TemplateParser.parse(source)
    } catch {
      throw .syntax(error, in: template)
    }
    var text = Text(segments: [])
    var scope = scope
    for segment in syntax.segments {
      switch segment {
      case .literal(let literal): text.segments.append(.literal(literal))
      case .placeholder(let syntax, let format):
        let checker = ExpressionChecker(service: service, scalar: template, scope: scope)
        var value = try checker.check(syntax)
        let source = value
        if value.type.isOptional {
          guard allowsOptionals else {
            throw .optionalInText(syntax.path, value, at: checker.location(syntax))
          }
          value = bind(value, syntax, to: &text.bindings, in: &scope)
        }
        let lowered = try self.format(
          format,
          for: value,
          source: source,
          checker,
          valueOffset: syntax.offset,
          owner: owner
        )
        text.segments.append(.value(value, lowered))
      }
    }
    return text
  }

  /// Names an optional's value, once for each path.
  func bind(
    _ value: TypedExpression,
    _ syntax: Syntax,
    to bindings: inout [Binding],
    in scope: inout Scope
  ) -> TypedExpression {
    let name = scope.freshName(for: syntax, besides: bindings.map(\.name))
    let variable = TypedExpression(value.type.unwrapped, .variable(name))
    bindings.append(Binding(name: name, value: value))
    if let path = scope.canonicalPath(syntax) { scope.narrowed[path] = variable }
    return variable
  }

  func usesContext(_ text: Text) -> Bool {
    text.segments.contains { segment in
      guard case .value(let value, let format) = segment else { return false }
      return usesContext(format, of: value.type)
    }
  }

  func usesContext(_ format: Format, of type: ValueType) -> Bool {
    guard case .function(let name) = format.style else { return format.usesContext }
    return functions.named(name, of: type)?.usesContext ?? false
  }
}
