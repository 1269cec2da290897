import SpecCompiler

/// Writes texts as Swift: `"\(model.count.formatted(.number.locale(context.locale))) books"`.
struct TextWriter {
  let screen: Screen
  var expressions: ExpressionWriter

  init(_ screen: Screen) {
    self.screen = screen
    expressions = ExpressionWriter(service: screen.service)
  }

  /// The text as an expression of type String, its bindings in scope.
  func code(_ text: Text) -> Code {
    if text.segments.count == 1, case .value(let value, let format)? = text.segments.first {
      return whole(value, format)
    }
    return .string(
      SwiftString(
        text.segments.map { segment in
          switch segment {
          case .literal(let literal): .text(literal)
          case .value(let value, let format): .code(part(value, format).flat ?? "")
          }
        }
      )
    )
  }

  /// The text as an expression of type String?, nil where a binding is.
  func optionalCode(_ text: Text) -> Code {
    optionalCode(text, bindings: text.bindings[...])
  }

  private func optionalCode(_ text: Text, bindings: ArraySlice<Binding>) -> Code {
    guard let binding = bindings.first else { return code(text) }
    let rest = bindings.dropFirst()
    if rest.isEmpty, text.segments.count == 1,
      case .value(let value, .verbatim)? = text.segments.first,
      value.type == .string, case .variable(binding.name) = value.kind
    {
      return expressions.code(binding.value)
    }
    let body = optionalCode(text, bindings: rest)
    return .chain(
      expressions.optional(binding.value),
      [
        .sequence([
          rest.isEmpty ? ".map " : ".flatMap ",
          .closure(parameters: swiftIdentifier(binding.name), [body]),
        ])
      ]
    )
  }

  /// A formatted value as a String of its own.
  private func whole(_ value: TypedExpression, _ format: Format) -> Code {
    if format == .plain, value.type == .integer {
      return .call("String", [expressions.code(value)])
    }
    return part(value, format)
  }

  /// A formatted value inside an interpolation.
  private func part(_ value: TypedExpression, _ format: Format) -> Code {
    switch format {
    case .verbatim:
      switch value.type {
      case .url: expressions.member(of: value, "absoluteString")
      case .uuid: expressions.member(of: value, "uuidString")
      default: expressions.code(value)
      }
    case .plain:
      value.type == .integer
        ? expressions.code(value) : expressions.member(of: value, "plainText")
    case .number, .compact, .date:
      formatCode(format, of: expressions.code(value, in: .postfix), type: value.type)
    case .function(let name): functionCall(name, value)
    }
  }

  private func functionCall(_ name: String, _ value: TypedExpression) -> Code {
    let function = screen.formats.first { $0.name == name && $0.valueType == value.type }
    let argument: Code =
      function.map(screen.needsDayLabel) == true
      ? .argument("day", expressions.code(value)) : expressions.code(value)
    return .call(
      "Formats.\(swiftMember(name))",
      function?.usesContext == true ? [argument, "in: context"] : [argument]
    )
  }
}
