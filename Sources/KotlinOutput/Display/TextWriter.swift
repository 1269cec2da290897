import TextOutput
import ViewModelIR

/// Writes texts: `"@$username"`.
struct TextWriter {
  var expressions: ExpressionWriter
  /// The code before a call of a format function: `context.`, or nothing inside of such a function.
  var context = "context."

  /// Returns the text as an expression of type String. Its bindings must be in scope.
  func code(_ text: Text) throws(NotInKotlin) -> Code {
    if text.styling != nil { throw NotInKotlin("styled text") }
    if text.translation != nil { throw NotInKotlin("a translated text") }
    if let (value, format) = text.onlyValue { return try code(value, format) }
    var parts: [Code.StringPart] = []
    for segment in text.segments {
      switch segment {
      case .literal(let literal): parts.append(.literal(literal))
      case .value(let value, let format): parts.append(.template(try code(value, format)))
      }
    }
    return .string(parts)
  }

  /// Returns the text if all its bindings hold, and otherwise `null`.
  func optionalCode(_ text: Text) throws(NotInKotlin) -> Code {
    guard let binding = text.bindings.first else { return try code(text) }
    var rest = text
    rest.bindings.removeFirst()
    if rest.bindings.isEmpty, let (value, format) = text.onlyValue, format == .verbatim,
      value.kind == .variable(binding.name)
    {
      return try expressions.code(binding.value, in: .coalescing)
    }
    return try expressions.unwrapping(binding) { (writer) throws(NotInKotlin) in
      var texts = self
      texts.expressions = writer
      return try texts.optionalCode(rest)
    }
  }

  private func code(_ value: TypedExpression, _ format: Format) throws(NotInKotlin) -> Code {
    if format.style == .verbatim { return try expressions.code(value) }
    if !format.arguments.isEmpty { throw NotInKotlin("a format option from the data") }
    if value.type == .integer, format == Format(.number(.plain)) {
      return .chain(try expressions.code(value, in: .postfix), [".toString()"])
    }
    let function = try format.function(of: value.type)
    let name = Code.text(context + function.name, needs: function.needs)
    return .call(name, [try expressions.code(value)])
  }
}
