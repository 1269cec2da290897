import SwiftCode
import ViewModelIR
import ViewModelSupport

/// A value to be formatted, as Swift.
package struct FormattedValue {
  /// As the base of a call: `(a ?? b)`.
  package var base: Code
  package var type: ValueType
  /// The options that come from data, by name.
  package var arguments: [String: Code]
  package var argumentTypes: [String: ValueType]

  package init(
    base: Code,
    type: ValueType,
    arguments: [String: Code] = [:],
    argumentTypes: [String: ValueType] = [:]
  ) {
    self.base = base
    self.type = type
    self.arguments = arguments
    self.argumentTypes = argumentTypes
  }

  /// As it is on its own, such as an argument: `a ?? b`.
  package var alone: Code {
    if case .parentheses(let code) = base { code } else { base }
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

/// Each style of format twice, side by side: the Swift that makes a text of a value, and the text that this Swift makes.
///
/// A choice of texts belongs to who writes or computes texts.
extension Format.Style {
  /// An expression: `value.formatted(.number.locale(context.locale))`.
  package func code(_ value: FormattedValue) -> Code {
    switch self {
    case .verbatim: verbatimCode(value)
    case .number(let format): format.code(value)
    case .date(let format): format.code(value)
    case .duration(let format): format.code(value)
    case .text(let format): format.code(value)
    case .choice: value.alone
    }
  }

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

// MARK: - How its Swift is put

extension Format.Style {
  /// One short call, which goes into a text as it is; anything that takes a line becomes a function.
  package var isShort: Bool {
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
  package var functionName: String? {
    switch self {
    case .verbatim, .choice: nil
    case .number(let format): format.functionName
    case .date(let format): format.functionName
    case .text(let format): format.functionName
    case .duration(let format): format.functionName
    }
  }

  /// What its function's call writes before an option from data: `of` for `whole`.
  package func label(of argument: String) -> String {
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

func verbatimText(_ value: Value) -> String {
  switch value {
  case .string(let text): text
  case .url(let url): url.absoluteString
  case .uuid(let uuid): uuid.uuidString
  default: ""
  }
}
