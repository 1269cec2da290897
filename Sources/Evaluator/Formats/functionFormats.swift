import SpecCompiler

/// A named format, for a value of a type: one of the generated code's private static functions.
func call(
  function name: String,
  _ input: FormatInput,
  in scope: EvaluationScope
) -> String {
  let value = input.value
  let function = scope.screen.formats.first { $0.name == name && $0.valueType == input.type }
  guard let function else { return "" }
  // A format sees its value and its arguments, and nothing else.
  var scope = scope
  scope.model = .null
  scope.element = .null
  scope.variables = input.arguments
  scope.variables["value"] = value
  switch function.body {
  case .plural(let exact, let categories):
    return text(for: value, exact, categories, in: scope).flatMap { evaluate($0, in: scope) } ?? ""
  case .map(let entries, let unknown):
    let text = entries.first { $0.key == key(value) }?.text ?? unknown
    return text.flatMap { evaluate($0, in: scope) } ?? ""
  case .format(let format):
    return formatted(value, of: input.type, as: format, in: scope)
  }
}

/// `switch value { case 0: … default: switch PluralCategory.en(value) { case .one: … default: … } }`
private func text(
  for value: Value,
  _ exact: [Int: Text],
  _ categories: [PluralCategory: Text],
  in scope: EvaluationScope
) -> Text? {
  guard let integer = value.integer else { return categories[.other] }
  if let text = exact[integer] { return text }
  let category = scope.plurals?.category(of: integer) ?? .other
  return categories[category] ?? categories[.other]
}

private func key(_ value: Value) -> String {
  switch value {
  case .bool(let bool): bool ? "true" : "false"
  case .string(let text): text
  default: ""
  }
}
