import ViewModelIR

/// A value to be formatted, as Swift.
struct FormattedValue {
  /// As it stands alone, as an argument does: `a ?? b`.
  var alone: Code
  /// As the base of a call: `(a ?? b)`.
  var base: Code
  var type: ValueType
  /// The options that come from data, by name.
  var arguments: [String: Code] = [:]
  var argumentTypes: [String: ValueType] = [:]
}

/// An expression that formats a value: `value.formatted(.number.locale(context.locale))`.
func formatCode(_ value: FormattedValue, _ style: Format.Style) -> Code {
  switch style {
  case .verbatim: verbatimCode(value)
  case .number(let format): numberCode(value, format)
  case .date(let format): dateCode(value, format)
  case .duration(let format): durationCode(value, format)
  case .text(let format): textCode(value, format)
  // The texts call functions themselves.
  case .function: value.alone
  }
}

private func verbatimCode(_ value: FormattedValue) -> Code {
  switch value.type {
  case .url: .chain(value.base, [".absoluteString"])
  case .uuid: .chain(value.base, [".uuidString"])
  default: value.alone
  }
}
