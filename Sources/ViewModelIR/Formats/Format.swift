import ViewModelSupport

/// How a value becomes text: a style, and the options whose values come from the data.
package struct Format: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    /// A string unchanged, or the canonical text of a URL or UUID.
    case verbatim
    case number(NumberFormat)
    case date(DateFormat)
    case duration(DurationFormat)
    case text(TextFormat)
    case choice(TextChoice)
  }

  /// An option whose value is an expression: `code: currencyCode`.
  package struct Argument: Hashable, Sendable {
    package var name: String
    package var value: TypedExpression

    package init(name: String, value: TypedExpression) {
      self.name = name
      self.value = value
    }
  }

  /// The format's name under `formats`; `nil` if it has none.
  package var name: String?
  package var style: Style
  /// The options whose values come from the data, in the order of the format's options.
  package var arguments: [Argument]

  package init(_ style: Style, _ arguments: [Argument] = []) {
    self.style = style
    self.arguments = arguments
  }

  package static let verbatim = Format(.verbatim)
  /// The default format for numbers.
  package static let number = Format(.number(.decimal(NumberOptions())))

  /// Whether the text depends on the locale, time zone, calendar or current time.
  package var usesContext: Bool {
    switch style {
    case .verbatim: false
    case .number(let format): format.usesContext
    case .date, .duration: true
    case .text(let format): format.usesContext
    case .choice(let choice): choice.contextUse > .nothing
    }
  }
}

/// A value to format, and everything its text depends on.
package struct FormatInput {
  package let value: Value
  package let type: ValueType
  /// The values of the options that come from the data, by option name.
  package let arguments: [String: Value]
  package let context: DisplayContext

  package init(
    value: Value,
    type: ValueType,
    arguments: [String: Value],
    context: DisplayContext
  ) {
    self.value = value
    self.type = type
    self.arguments = arguments
    self.context = context
  }
}

extension Format.Style {
  /// The text of a value; empty if the format does not accept the value. A `choice` is also empty, because only the evaluator can
  /// evaluate its texts.
  package func text(_ input: FormatInput) -> String {
    switch self {
    case .verbatim: verbatimText(input.value)
    case .number(let format): format.text(input)
    case .date(let format): format.text(input)
    case .duration(let format): format.text(input)
    case .text(let format): format.text(input)
    case .choice: ""
    }
  }
}

func verbatimText(_ value: Value) -> String {
  switch value {
  case .string(let text): text
  case .url(let url): url.absoluteString
  case .uuid(let uuid): uuid.uuidString
  default: ""
  }
}
