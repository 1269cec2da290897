import ViewModelIR
import ViewModelSupport

/// The text of a value; empty if the format is not for such values.
func formatted(
  _ value: Value,
  of type: ValueType,
  as format: Format,
  in scope: EvaluationScope
) -> String {
  if case .choice(let choice) = format.style { return chosenText(choice, by: value, in: scope) }
  let arguments = Dictionary(
    format.arguments.map { ($0.name, scope.expressions.value($0.value)) },
    uniquingKeysWith: { first, _ in first }
  )
  let input = FormatInput(value: value, type: type, arguments: arguments, context: scope.context)
  return format.style.text(input)
}
