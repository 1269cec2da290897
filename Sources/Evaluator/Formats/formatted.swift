import ViewModelIR
import ViewModelSupport

/// The text of a value; empty where the format is not for such values.
func formatted(
  _ value: Value,
  of type: ValueType,
  as format: Format,
  in scope: EvaluationScope
) -> String {
  let arguments = Dictionary(
    format.arguments.map { ($0.name, evaluate($0.value, in: scope)) },
    uniquingKeysWith: { first, _ in first }
  )
  let input = FormatInput(value: value, type: type, arguments: arguments, context: scope.context)
  switch format.style {
  case .verbatim: return verbatim(value)
  case .number(let format): return number(input, format)
  case .date(let format): return date(input, format)
  case .duration(let format): return duration(input, format)
  case .text(let format): return text(input, format)
  case .function(let name): return call(function: name, input, in: scope)
  }
}

/// What a format works on.
struct FormatInput {
  let value: Value
  let type: ValueType
  /// The options that come from data, by name.
  let arguments: [String: Value]
  let context: DisplayContext
}
