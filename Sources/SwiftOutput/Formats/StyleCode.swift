import ViewModelIR

/// A choice of texts belongs to who writes texts.
extension Format.Style {
  /// An expression: `value.formatted(.number.locale(context.locale))`.
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .verbatim: verbatimCode(value)
    case .number(let format): format.code(value)
    case .date(let format): format.code(value)
    case .duration(let format): format.code(value)
    case .text(let format): format.code(value)
    case .choice: value.alone
    }
  }

  /// One short call, which goes into a text as it is; anything that takes a line becomes a function.
  var isShort: Bool {
    switch self {
    case .verbatim: true
    case .number(let format): format.isShort
    case .date(let format): format.isShort
    case .duration(let format): format.isShort
    case .text(let format): format.isShort
    case .choice: false
    }
  }

  /// What its function is called, where that says enough; else it is called like the field that first asks for it.
  var functionName: String? {
    switch self {
    case .verbatim, .choice: nil
    case .number(let format): format.functionName
    case .date(let format): format.functionName
    case .text(let format): format.functionName
    case .duration(let format): format.functionName
    }
  }

  /// What its function's call writes before an option from data: `of` for `whole`.
  func label(of argument: String) -> String {
    if case .number(.percent) = self, argument == "whole" { "of" } else { argument }
  }
}

private func verbatimCode(_ value: FormattedValue) -> Code {
  switch value.type {
  case .url: .chain(value.base, [".absoluteString"])
  case .uuid: .chain(value.base, [".uuidString"])
  default: value.alone
  }
}

/// A value to be formatted, as Swift.
struct FormattedValue {
  /// As the base of a call: `(a ?? b)`.
  var base: Code
  var type: ValueType
  /// The options that come from data, by name.
  var arguments: [String: Code] = [:]
  var argumentTypes: [String: ValueType] = [:]

  /// As it is on its own, such as an argument: `a ?? b`.
  var alone: Code {
    if case .parentheses(let code) = base { code } else { base }
  }
}
