import Formats
import Foundation
import ViewModelIR
import ViewModelSupport

/// A named format, for a value of a type: one of the generated code's private static functions.
func call(
  function name: String,
  _ input: FormatInput,
  in scope: EvaluationScope
) -> String {
  let value = input.value
  guard let function = scope.screen.format(name, of: input.type) else { return "" }
  // A format sees its value and its arguments, and nothing else.
  var scope = scope
  scope.model = .null
  scope.element = .null
  scope.variables = input.arguments
  scope.variables["value"] = value
  switch function.body {
  case .plural(let exact, let categories, let digits):
    let text =
      exact.first { isEqual(value, to: $0.key) }?.value
      ?? categories[category(of: value, digits, in: scope)] ?? categories[.other]
    return text.flatMap { evaluate($0, in: scope) } ?? ""
  case .map(let entries, let unknown):
    let text = entries.first { $0.key == key(value) }?.text ?? unknown
    return text.flatMap { evaluate($0, in: scope) } ?? ""
  case .format(let format):
    return formatted(value, of: input.type, as: format, in: scope)
  }
}

private func isEqual(_ value: Value, to integer: Int) -> Bool {
  switch value {
  case .integer(let value): value == integer
  case .number(let value): value == Double(integer)
  case .decimal(let value): value == Decimal(integer)
  default: false
  }
}

/// `PluralCategory.en(value)`, `PluralCategory.en(shown: value.shownDigits(fraction: 0...6))`
private func category(
  of value: Value,
  _ fractionDigits: ClosedRange<Int>,
  in scope: EvaluationScope
) -> PluralCategory {
  switch value {
  case .integer(let value): scope.screen.plurals.category(of: value)
  case .number(let value):
    scope.screen.plurals.category(shown: value.shownDigits(fraction: fractionDigits))
  case .decimal(let value):
    scope.screen.plurals.category(shown: value.shownDigits(fraction: fractionDigits))
  default: .other
  }
}

private func key(_ value: Value) -> String {
  switch value {
  case .bool(let bool): bool ? "true" : "false"
  case .string(let text): text
  default: ""
  }
}
