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
    if let styling = text.styling {
      return styled(text, styling, text.segments.map { self.segment($0, of: text) })
    }
    if let function = translated.function(for: text) { return call(function, text) }
    if let (value, format) = text.onlyValue { return code(value, format) }
    return .string(SwiftString(text.segments.map { segment($0, of: text) }))
  }

  /// Returns a segment of a text. In a styled text, Markdown keeps its marks.
  private func segment(_ segment: Text.Segment, of text: Text) -> SwiftString.Segment {
    switch segment {
    case .literal(let literal): .text(literal)
    case .value(let value, let format):
      .code(
        text.markdown(of: segment).map { .argument("markdown", expressions.code($0)) }
          ?? part(value, format)
      )
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
    if text.translation != nil { return whole }
    var taken = taken.union(text.expressions.flatMap(\.names))
    var parts: [Code.Part] = []
    var nameByCode: [Code: String] = [:]
    let segments = text.segments.map { segment -> SwiftString.Segment in
      guard case .value(let value, let format) = segment else {
        return self.segment(segment, of: text)
      }
      let code = part(value, format)
      guard code.isCall, text.markdown(of: segment) == nil else {
        return self.segment(segment, of: text)
      }
      if let name = nameByCode[code] { return .code(.text(name)) }
      let name = textName(of: value, in: owner, excluding: taken)
      taken.insert(name)
      nameByCode[code] = name
      parts.append(Code.Part(name, code))
      return .code(.text(name))
    }
    if parts.isEmpty || segments.count == 1 { return whole }
    let short = text.styling.map { styled(text, $0, segments) } ?? .string(SwiftString(segments))
    return .naming(whole, parts, statement(short))
  }

  /// `AttributedString(styled: "**\(name)** liked this")`, or only its words.
  private func styled(
    _ text: Text,
    _ styling: Styling,
    _ segments: [SwiftString.Segment]
  ) -> Code {
    let links = styling.schemes.map { Code.string(SwiftString($0)) }
    let options: [Code] =
      styling.schemes == Styling.defaultSchemes ? [] : [.argument("links", .array(links))]
    let styled: Code
    if let function = translated.function(for: text) {
      styled = call(function, text, options)
    } else {
      let words: Code = .sequence([
        "\(helper: "styled"): ", .string(SwiftString(segments)),
      ])
      styled = .call("AttributedString", [words] + options)
    }
    return styling.isPlain ? .call("String", [.chain(styled, [".characters"])]) : styled
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
  func inlineCode(_ value: TypedExpression, _ format: Format) -> Code {
    let arguments = format.arguments.map { ($0.name, expressions.code($0.value)) }
    return format.style.code(
      FormattedValue(
        base: expressions.code(value, in: .postfix),
        type: value.type,
        arguments: Dictionary(arguments, uniquingKeysWith: { first, _ in first }),
        argumentTypes: Dictionary(
          format.arguments.map { ($0.name, $0.value.type) },
          uniquingKeysWith: { first, _ in first }
        )
      )
    )
  }

  /// Returns a formatted value for an interpolation, which converts an Int to a String itself.
  private func part(_ value: TypedExpression, _ format: Format) -> Code {
    format == Format(.number(.plain)) && value.type == .integer
      ? expressions.code(value) : code(value, format)
  }

  /// `DisplayTexts.wroteText(count, context.language).filled(with: author, …)`, or with the options of a styled text `.attributedText(…)`.
  private func call(_ function: TextFunction, _ text: Text, _ options: [Code]? = nil) -> Code {
    let slots = text.segments.compactMap { segment -> (value: TypedExpression, format: Format)? in
      if case .value(let value, let format) = segment { (value, format) } else { nil }
    }
    let numbers = function.parameters.map { expressions.code(slots[$0.slot].value) }
    let name = "DisplayTexts.\(swiftMember(function.name))"
    let wording = Code.call(name, numbers + ["context.language"])
    let shown = function.shownSlots
    if let options, shown.contains(where: { text.markdown(of: text.segments[$0]) != nil }) {
      let values = Code.array(shown.map { styledValue(text.segments[$0], of: text) })
      let arguments = [.argument("with", values)] + options
      return .chain(wording, [.call(".\(helper: "attributedText")", arguments)])
    }
    let values = shown.map { code(slots[$0].value, slots[$0].format) }
    var arguments = Array(values.dropFirst())
    if let first = values.first { arguments.insert(.argument("with", first), at: 0) }
    if let options {
      return .chain(wording, [.call(".\(helper: "attributedText")", arguments + options)])
    }
    return .chain(wording, [values.isEmpty ? ".text" : .call(".filled", arguments)])
  }

  /// `.text(author)`, or `.markdown(content)` for a value with its own marks.
  private func styledValue(_ segment: Text.Segment, of text: Text) -> Code {
    switch segment {
    case .literal(let literal): .string(SwiftString(literal))
    case .value(let value, let format):
      text.markdown(of: segment).map { .call(".markdown", [expressions.code($0)]) }
        ?? .call(".text", [code(value, format)])
    }
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
