import ViewModelIR
import ViewModelSupport

/// A function on a list or a string, as Swift has it; null on null.
func call(
  _ function: TypedExpression.Function,
  on base: TypedExpression,
  _ arguments: [TypedExpression],
  in scope: EvaluationScope
) -> Value {
  switch evaluate(base, in: scope) {
  case .list(let elements):
    call(function, on: elements, of: base.type.unwrapped, arguments.first, in: scope)
  case .string(let text):
    call(function, on: text, arguments.first.map { evaluate($0, in: scope) })
  case .object(let dictionary): call(function, on: dictionary)
  default: .null
  }
}

private func call(
  _ function: TypedExpression.Function,
  on dictionary: [String: Value]
) -> Value {
  switch function {
  case .count: .integer(dictionary.count)
  case .isEmpty: .bool(dictionary.isEmpty)
  case .keys: .list(dictionary.keys.sorted().map(Value.string))
  default: .null
  }
}

private func call(
  _ function: TypedExpression.Function,
  on text: String,
  _ argument: Value?
) -> Value {
  switch (function, argument) {
  case (.count, _): .integer(text.count)
  case (.isEmpty, _): .bool(text.isEmpty)
  case (.contains, .string(let part)): .bool(text.contains(part))
  case (.hasPrefix, .string(let part)): .bool(text.hasPrefix(part))
  case (.hasSuffix, .string(let part)): .bool(text.hasSuffix(part))
  default: .null
  }
}

private func call(
  _ function: TypedExpression.Function,
  on elements: [Value],
  of type: ValueType,
  _ argument: TypedExpression?,
  in scope: EvaluationScope
) -> Value {
  /// The closure's value for an element, or the element itself where there is no closure.
  func key(_ element: Value) -> Value {
    argument.map { evaluate($0, in: scope.with(element: element)) } ?? element
  }
  var keyType: ValueType {
    if let argument { return argument.type }
    if case .list(let element) = type { return element }
    return type
  }
  switch function {
  case .count: return .integer(elements.count)
  case .isEmpty: return .bool(elements.isEmpty)
  case .first: return elements.first ?? .null
  case .last: return elements.last ?? .null
  case .sum: return sum(elements.map(key), of: keyType)
  case .average: return average(elements.map(key))
  case .min: return Scalars(elements.map(key)).min()
  case .max: return Scalars(elements.map(key)).max()
  case .filter: return .list(elements.filter { key($0) == .bool(true) })
  case .map: return .list(elements.map(key))
  case .compactMap: return .list(elements.map(key).filter { $0 != .null })
  case .sorted: return .list(sorted(elements, by: elements.map(key)))
  case .reversed: return .list(elements.reversed())
  case .prefix:
    guard let argument, case .integer(let count) = evaluate(argument, in: scope) else {
      return .null
    }
    return .list(Array(elements.prefix(max(0, count))))
  case .contains: return .bool(contains(elements, argument, in: scope))
  case .joined:
    let separator = argument.map { evaluate($0, in: scope) }
    return .string(elements.compactMap(\.text).joined(separator: separator?.text ?? ""))
  case .chunked: return .list(elements.runs(on: key).map(Value.list))
  case .hasPrefix, .hasSuffix, .keys: return .null
  }
}

private func contains(
  _ elements: [Value],
  _ argument: TypedExpression?,
  in scope: EvaluationScope
) -> Bool {
  guard let argument else { return false }
  if argument.usesElement {
    return elements.contains { holds(argument, in: scope.with(element: $0)) }
  }
  let value = evaluate(argument, in: scope)
  return elements.contains { areEqual($0, value) }
}

private func sum(_ values: [Value], of type: ValueType) -> Value {
  switch type.unwrapped {
  case .integer: .integer(values.compactMap(\.integer).clampedSum())
  case .decimal: .decimal(values.compactMap(\.decimal).reduce(0, +))
  default: .number(values.compactMap(\.number).reduce(0, +))
  }
}

private func average(_ values: [Value]) -> Value {
  if let mean = values.compactMap(\.decimal).decimalMean() { return .decimal(mean) }
  let integers = values.compactMap(\.integer)
  let mean =
    integers.isEmpty ? values.compactMap(\.number).arithmeticMean() : integers.arithmeticMean()
  return mean.map(Value.number) ?? .null
}

/// Stable, as Swift's own sort is.
private func sorted(_ elements: [Value], by keys: [Value]) -> [Value] {
  Scalars(keys).sortedIndices().compactMap { elements.indices.contains($0) ? elements[$0] : nil }
}
