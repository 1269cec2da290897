import ViewModelIR
import ViewModelSupport

/// The text of a value; empty if the format does not accept the value.
func formatted(
  _ value: Value,
  of type: ValueType,
  as format: Format,
  in scope: EvaluationScope
) -> String {
  if case .choice(let choice) = format.style {
    return chosenText(choice, by: value, of: type, in: scope)
  }
  let arguments = Dictionary(
    format.arguments.map { ($0.name, scope.expressions.value($0.value)) },
    uniquingKeysWith: { first, _ in first }
  )
  let input = FormatInput(value: value, type: type, arguments: arguments, context: scope.context)
  return format.style.text(input)
}

/// The text that a value selects; empty if it selects none.
private func chosenText(
  _ choice: TextChoice,
  by value: Value,
  of type: ValueType,
  in scope: EvaluationScope
) -> String {
  // The texts of a choice can only use the value.
  let scope = scope.over(variables: ["value": value])
  scope.record?.note(choice.id, in: scope)
  let text =
    switch choice.kind {
    case .plural(let exact, let categories, _):
      exact.first { isEqual(value, to: .integer($0.key)) }?.value
        ?? categories[
          scope.screen.plurals.category(of: value, choice.kind.shown(type), in: scope)
        ] ?? categories[.other]
    case .map(let entries, let unknown):
      entries.first { $0.key == value.shown }?.text ?? unknown
    case .translated(let text): text
    }
  return text.flatMap { evaluate($0, in: scope) } ?? ""
}
