import ViewModelSupport

/// Evaluates typed expressions, with the same results as the generated code.
package struct ExpressionEvaluator {
  /// The service model or, for a view model under `models`, the element.
  let model: Value
  /// The values of inputs, bound names and a format's `value`.
  package var variables: [String: Value]
  /// The locale, time zone, calendar and current time.
  let context: DisplayContext
  /// Evaluates a text. It is passed in, because the evaluator of expressions does not know about languages.
  let text: @Sendable (ExpressionEvaluator, Text) -> String
  /// Returns what a function of the app gives. It is passed in, because only the examples know.
  let call: @Sendable (AppFunction, [Value]) -> Value
  /// The current element, `$0`.
  package var element: Value = .null
  /// The index of the current element, `$index`.
  package var index: Value = .null

  package init(
    model: Value = .null,
    variables: [String: Value] = [:],
    in context: DisplayContext,
    call: @escaping @Sendable (AppFunction, [Value]) -> Value = { _, _ in .null },
    text: @escaping @Sendable (ExpressionEvaluator, Text) -> String
  ) {
    self.model = model
    self.variables = variables
    self.context = context
    self.text = text
    self.call = call
  }

  package func holds(_ expression: TypedExpression) -> Bool {
    value(expression) == .bool(true)
  }
}

extension ExpressionEvaluator {
  /// The value of an expression; `.null` if it is `nil` or its operands do not fit together.
  package func value(_ expression: TypedExpression) -> Value {
    switch expression.kind {
    case .literal(let value): return value
    case .enumCase(let rawValue): return .string(rawValue)
    case .model: return model
    case .variable(rowIndex): return index
    case .variable(let name): return variables[name] ?? .null
    case .now: return .date(context.now)
    case .today: return .day(context.currentDay)
    case .element: return element
    case .closure(_, let body): return value(body)
    case .property(let base, let name): return value(base).members[name] ?? .null
    case .call(let base, let function, let arguments):
      let call = FunctionCall(base: base, arguments: arguments)
      let base = value(base)
      if base == .null { return .null }
      return function.definition.value(FunctionInput(base: base, call: call, evaluator: self))
    case .appCall(let function, let arguments): return call(function, arguments.map(value))
    case .object(let members):
      return .object(
        Dictionary(
          members.map { ($0.property.name, value($0.value)) },
          uniquingKeysWith: { first, _ in first }
        )
      )
    case .lookup(let base, let key):
      switch value(key) {
      case .string(let key): return value(base).members[key] ?? .null
      case .integer(let position):
        return value(base).elements.element(atPosition: position) ?? .null
      default: return .null
      }
    case .isCase(let union, let name):
      guard case .choice(name, _) = value(union) else { return .bool(false) }
      return .bool(true)
    case .payload(let union, let name):
      guard case .choice(name, let payload) = value(union) else { return .null }
      return payload
    case .ifPresent(let binding, let body):
      let bound = value(binding.value)
      if bound == .null { return .null }
      var inner = self
      inner.variables[binding.name] = bound
      return inner.value(body)
    case .formatted(let value, let format):
      return .string(text(self, Text(value, format)))
    case .text(let text): return .string(self.text(self, text))
    case .coalesce(let left, let right):
      let first = value(left)
      return first == .null ? value(right) : first
    case .choice(let condition, let then, let otherwise):
      return value(holds(condition) ? then : otherwise)
    case .isAny(let operand, let literals):
      let operand = value(operand)
      return .bool(literals.contains { areEqual(operand, value($0)) })
    case .not(let operand): return .bool(!holds(operand))
    case .and(let left, let right): return .bool(holds(left) && holds(right))
    case .or(let left, let right): return .bool(holds(left) || holds(right))
    case .equal(let left, let right, let negated):
      return .bool(areEqual(value(left), value(right)) != negated)
    case .ordered(let left, let ordering, let right):
      return .bool(ordering.holds(value(left), value(right)))
    case .arithmetic(let left, let sign, let right): return sign.value(value(left), value(right))
    case .negate(let operand): return value(operand).negated
    case .toNumber(let operand): return value(operand).converted(to: expression.type.unwrapped)
    }
  }
}
