/// How a value becomes text: a style, and those of its options that come from data.
package struct Format: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    /// A string as it is; a URL or UUID as its canonical text.
    case verbatim
    case number(NumberFormat)
    case date(DateFormat)
    case duration(DurationFormat)
    case text(TextFormat)
    /// A function of the spec's formats: one of `Screen.formats`, by name.
    case function(String)
  }

  /// An option whose value is an expression: `code: currencyCode`.
  package struct Argument: Hashable, Sendable {
    package var name: String
    /// What a call writes before it, where that is not its name: `of` for `whole`.
    package var label: String?
    package var value: TypedExpression

    package init(name: String, label: String? = nil, value: TypedExpression) {
      self.name = name
      self.label = label
      self.value = value
    }
  }

  package var style: Style
  /// In the order in which the format lists its options.
  package var arguments: [Argument]

  package init(_ style: Style, _ arguments: [Argument] = []) {
    self.style = style
    self.arguments = arguments
  }

  package static let verbatim = Format(.verbatim)
  /// What a number is shown with unless its spec says otherwise.
  package static let number = Format(.number(.decimal(NumberOptions())))

  /// Whether the output follows the locale, time zone, calendar or clock. A function's is in its declaration.
  package var usesContext: Bool {
    switch style {
    case .verbatim, .function: false
    case .number(let format): format.usesContext
    case .date, .duration: true
    case .text(let format): format.usesContext
    }
  }
}

extension Format {
  /// One short call, which stands in a text as it is; what takes a line becomes a function.
  package var isShort: Bool {
    switch style {
    case .verbatim, .function: true
    case .number(let format): format.isShort
    case .date(let format): format.isShort && arguments.isEmpty
    case .duration(let format): format.isShort
    case .text(let format): format.isShort
    }
  }

  /// What its function is called, where that says enough; else it is called like the field that first asks for it.
  package var functionName: String? {
    switch style {
    case .verbatim, .function: nil
    case .number(let format): format.functionName
    case .date(let format): format.functionName
    case .text(let format): format.functionName
    case .duration(let format): format.functionName
    }
  }
}
