import ViewModelSupport

/// How a value becomes text: a style, and those of its options that come from data.
package struct Format: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    /// A string as it is; a URL or UUID as its canonical text.
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

  /// What the author calls it under `formats`.
  package var name: String?
  package var style: Style
  /// In the order of the format's options.
  package var arguments: [Argument]

  package init(_ style: Style, _ arguments: [Argument] = []) {
    self.style = style
    self.arguments = arguments
  }

  package static let verbatim = Format(.verbatim)
  /// What a number is shown with unless its spec says otherwise.
  package static let number = Format(.number(.decimal(NumberOptions())))

  /// Whether the output follows the locale, time zone, calendar or clock.
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

/// A value to be formatted, itself.
package struct FormatInput {
  package let value: Value
  package let type: ValueType
  /// The options that come from data, by name.
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

/// A choice of texts belongs to who computes texts.
extension Format.Style {
  /// Empty where the value is not one of those that the format takes.
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
