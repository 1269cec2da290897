import ViewModelSupport

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
