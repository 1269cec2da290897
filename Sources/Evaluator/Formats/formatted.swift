import SpecCompiler
import ViewModelSupport

/// The text of a value; empty where the format is not for such values.
func formatted(
  _ value: Value,
  of type: ValueType,
  as format: Format,
  in scope: EvaluationScope
) -> String {
  switch format {
  case .verbatim: verbatim(value)
  case .plain: plain(value)
  case .number(let options): number(value, options, in: scope.context)
  case .compact: compact(value, in: scope.context)
  case .date(let options): date(value, of: type, options, in: scope.context)
  case .function(let name): call(function: name, value, of: type, in: scope)
  }
}
