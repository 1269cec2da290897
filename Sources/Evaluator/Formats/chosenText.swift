import Expressions
import ViewModelIR
import ViewModelSupport

/// The text that a value chooses.
func chosenText(_ choice: TextChoice, by value: Value, in scope: EvaluationScope) -> String {
  // A choice's texts see the value, and nothing else.
  let scope = scope.over(variables: ["value": value])
  let text =
    switch choice.kind {
    case .plural(let exact, let categories, let digits):
      exact.first { isEqual(value, to: .integer($0.key)) }?.value
        ?? categories[category(of: value, digits, in: scope)] ?? categories[.other]
    case .map(let entries, let unknown):
      entries.first { $0.key == value.shown }?.text ?? unknown
    }
  return text.flatMap { evaluate($0, in: scope) } ?? ""
}

private func isEqual(_ value: Value, to integer: Value) -> Bool {
  [ValueType.integer, .number, .decimal].contains { value == integer.converted(to: $0) }
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
