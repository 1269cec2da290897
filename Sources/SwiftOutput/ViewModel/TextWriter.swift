import ViewModelIR

/// Writes texts as Swift: `"\(model.count.formatted(.number.locale(context.locale))) books"`.
struct TextWriter {
  let functions: FormatFunctions
  let translated: TextFunctions
  var expressions: ExpressionWriter

  init(_ screen: Screen, _ functions: FormatFunctions, _ translated: TextFunctions) {
    self.functions = functions
    self.translated = translated
    expressions = ExpressionWriter(service: screen.service)
    let texts = self
    expressions.text = { writer, text in
      var texts = texts
      texts.expressions = writer
      return texts.code(text)
    }
  }

  /// Returns the text as an expression of type String. Its bindings must be in scope.
  func code(_ text: Text) -> Code {
    if let styling = text.styling { return styled(text, styling) }
    if let function = translated.function(for: text) { return call(function, text) }
    if let (value, format) = text.onlyValue { return code(value, format) }
    return .string(SwiftString(text.segments.map(segment)))
  }

  private func segment(_ segment: Text.Segment) -> SwiftString.Segment {
    switch segment {
    case .literal(let literal): .text(literal)
    case .value(let value, let format): .code(part(value, format))
    }
  }

  /// Returns a statement that uses the text. If it is too long for a line, the calls in it become constants.
  func statement(
    _ text: Text,
    of owner: String,
    excluding taken: Set<String>,
    _ statement: (Code) -> Code
  ) -> Code {
    let whole = statement(code(text))
    if text.translation != nil || text.styling != nil { return whole }
    var taken = taken.union(text.expressions.flatMap(\.names))
    var parts: [Code.Part] = []
    var nameByCode: [Code: String] = [:]
    let segments = text.segments.map { segment -> SwiftString.Segment in
      guard case .value(let value, let format) = segment else { return self.segment(segment) }
      let code = part(value, format)
      guard code.isCall else { return self.segment(segment) }
      if let name = nameByCode[code] { return .code(.text(name)) }
      let name = textName(of: value, in: owner, excluding: taken)
      taken.insert(name)
      nameByCode[code] = name
      parts.append(Code.Part(name, code))
      return .code(.text(name))
    }
    if parts.isEmpty || segments.count == 1 { return whole }
    return .naming(whole, parts, statement(.string(SwiftString(segments))))
  }

  /// `AttributedString().addingValue(name, .strong).addingWords(" liked this")`, or only its words.
  private func styled(_ text: Text, _ styling: Styling) -> Code {
    let styled =
      translated.function(for: text).map { call($0, text) }
      ?? styling.code(text.pieces, marked: text.markedSlots) { self.value($0, of: text) }
    return styling.isPlain ? .call("String", [.chain(styled, [".characters"])]) : styled
  }

  /// Returns the value in a slot as a String or, if it has marks of its own, as an AttributedString.
  private func value(_ slot: Int, of text: Text) -> Code {
    guard case .value(let value, let format) = text.segments[slot] else { return "\"\"" }
    if let styling = text.styling, let marked = text.marked(text.segments[slot]) {
      return marked.code(styling, expressions)
    }
    return code(value, format)
  }

  /// Returns the text as an expression of type String?, which is `nil` if a binding is.
  func optionalCode(_ text: Text) -> Code {
    optionalCode(text, bindings: text.bindings[...])
  }

  private func optionalCode(_ text: Text, bindings: ArraySlice<Binding>) -> Code {
    guard let binding = bindings.first else { return code(text) }
    let rest = bindings.dropFirst()
    if rest.isEmpty, let (value, format) = text.onlyValue, format == .verbatim,
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

  /// Returns a formatted value as a String.
  func code(_ value: TypedExpression, _ format: Format) -> Code {
    if let function = functions.function(for: format, of: value.type) {
      return call(function, value, format.dataArguments)
    }
    return inlineCode(value, format)
  }

  /// Returns a formatted value without a call of a format function.
  ///
  /// - Parameter texts: The name of the property that keeps the format's texts.
  func inlineCode(_ value: TypedExpression, _ format: Format, keptIn texts: String? = nil) -> Code {
    let arguments = format.arguments.map { ($0.name, expressions.code($0.value)) }
    let shown = FormattedValue(
      base: expressions.code(value, in: .postfix),
      type: value.type,
      arguments: Dictionary(arguments, uniquingKeysWith: { first, _ in first }),
      argumentTypes: Dictionary(
        format.arguments.map { ($0.name, $0.value.type) },
        uniquingKeysWith: { first, _ in first }
      ),
      texts: texts.map(swiftIdentifier),
      store: texts.flatMap { _ in format.store(for: value.type) }
    )
    return shown.kept(format.style.code(shown))
  }

  /// Returns a formatted value for an interpolation, which converts an Int to a String itself.
  private func part(_ value: TypedExpression, _ format: Format) -> Code {
    format == Format(.number(.plain)) && value.type == .integer
      ? expressions.code(value) : code(value, format)
  }

  /// `DisplayTexts.wroteText(count, context.language).filled(with: author, …)`, and for a styled text
  /// `DisplayTexts.wroteText(count, author, context.language)`.
  private func call(_ function: TextFunction, _ text: Text) -> Code {
    let numbers = function.numbers.map { parameter -> Code in
      let deciding = function.translation.decidingSlot(of: parameter.slot)
      guard case .value(let value, let format) = text.segments[deciding] else { return "0" }
      // The text of a plural shows a constant in place of its number.
      let slot = (text.translation ?? function.translation).slots[parameter.slot]
      if !parameter.isDigits { return slot.value.isValue ? "value" : expressions.code(value) }
      let base = slot.value.isValue ? "value" : expressions.code(value, in: .postfix)
      let number = FormattedValue(base: base, type: slot.value.type.unwrapped)
      return slot.shown.digits(of: number, text: code(value, format)) ?? "\"\""
    }
    let name = "DisplayTexts.\(swiftMember(function.name))"
    let values = function.shownSlots.map { value($0, of: text) }
    if text.styling != nil { return .call(name, numbers + values + ["context.language"]) }
    let wording = Code.call(name, numbers + ["context.language"])
    guard let first = values.first else { return .chain(wording, [".text"]) }
    let arguments = [.argument("with", first)] + values.dropFirst()
    return .chain(wording, [.call(".filled", arguments)])
  }

  private func call(
    _ function: FormatFunction,
    _ value: TypedExpression,
    _ arguments: [Format.Argument]
  ) -> Code {
    let code = expressions.code(value)
    var parameters = [functions.label(function).map { .argument($0, code) } ?? code]
    parameters += arguments.map {
      .argument(function.format.style.label(of: $0.name), expressions.code($0.value))
    }
    if function.usesContext { parameters.append("in: context") }
    return .call("Formats.\(swiftMember(function.name))", parameters)
  }
}
