import OutputInterface
import ViewModelIR

/// Writes texts: `"@$username"`.
struct TextWriter {
  var expressions: ExpressionWriter

  private var context: String { expressions.context }

  /// Returns the text as an expression of type String. Its bindings must be in scope.
  func code(_ text: Text) throws(NotInKotlin) -> Code {
    if let styling = text.styling { return try styled(text, styling) }
    if text.translation != nil { return try translated(text) }
    if let (value, format) = text.onlyValue { return try code(value, format) }
    var parts: [Code.StringPart] = []
    for segment in text.segments {
      switch segment {
      case .literal(let literal): parts.append(.literal(literal))
      case .value(let value, let format): parts += try part(value, format).stringParts
      }
    }
    return .string(parts)
  }

  /// `context.leftText(copiesLeft, context.number(copiesLeft))`
  func translated(_ text: Text) throws(NotInKotlin) -> Code {
    guard let function = expressions.functions.texts.function(for: text) else {
      throw NotInKotlin("this translated text")
    }
    let slots = text.segments.compactMap { segment -> (value: TypedExpression, format: Format)? in
      if case .value(let value, let format) = segment { (value, format) } else { nil }
    }
    var arguments: [Code] = []
    for slot in function.numbers.keys.sorted() {
      arguments.append(try expressions.code(slots[slot].value))
    }
    for slot in function.texts.keys.sorted() {
      let (value, format) = slots[slot]
      let marked = try marked(text.segments[slot], of: text)
      let argument = if let marked { marked } else { try code(value, format) }
      arguments.append(argument)
    }
    return .call(.text(context + function.name), arguments)
  }

  /// Returns the text if all its bindings hold, and otherwise `null`.
  func optionalCode(_ text: Text) throws(NotInKotlin) -> Code {
    guard let binding = text.bindings.first else { return try code(text) }
    if let value = text.optionalText { return try expressions.code(value, in: .coalescing) }
    var rest = text
    rest.bindings.removeFirst()
    return try expressions.unwrapping(binding) { (writer) throws(NotInKotlin) in
      var texts = self
      texts.expressions = writer
      return try texts.optionalCode(rest)
    }
  }

  /// Returns a formatted value as a String.
  func code(_ value: TypedExpression, _ format: Format) throws(NotInKotlin) -> Code {
    guard format.hasFunction,
      let function = expressions.functions.formats.function(for: format, of: value.type)
    else { return try inlineCode(value, format) }
    var arguments = [try expressions.code(value)]
    for argument in format.dataArguments {
      arguments.append(try expressions.code(argument.value))
    }
    return .call(.text((function.usesContext ? context : "") + function.name), arguments)
  }

  /// Returns a formatted value without a call of a format function.
  func inlineCode(_ value: TypedExpression, _ format: Format) throws(NotInKotlin) -> Code {
    var formatted = FormattedValue(
      base: try expressions.code(value, in: .postfix),
      alone: try expressions.code(value),
      type: value.type,
      context: context
    )
    for argument in format.arguments {
      formatted.arguments[argument.name] = try expressions.code(argument.value)
      formatted.argumentTypes[argument.name] = argument.value.type
    }
    return format.style.code(formatted)
  }

  /// Returns a formatted value for a template, which converts a Long to a String itself.
  func part(_ value: TypedExpression, _ format: Format) throws(NotInKotlin) -> Code {
    format == Format(.number(.plain)) && value.type == .integer
      ? try expressions.code(value) : try code(value, format)
  }
}

extension Code {
  /// The code as parts of a literal.
  var stringParts: [StringPart] {
    if case .string(let parts) = self { parts } else { [.template(self)] }
  }
}

extension Text {
  /// The value, if the text is only an optional `String` or `URL` without a format; otherwise `nil`.
  var optionalText: TypedExpression? {
    guard bindings.count == 1, let binding = bindings.first, let (value, format) = onlyValue,
      format == .verbatim, value.type == .string || value.type == .url,
      value.kind == .variable(binding.name)
    else { return nil }
    return binding.value
  }
}
