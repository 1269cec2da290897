/// A function call: the base that it is called on, and its arguments.
package struct FunctionCall: Sendable {
  package let base: TypedExpression
  package let arguments: [TypedExpression]

  package init(base: TypedExpression, arguments: [TypedExpression]) {
    self.base = base
    self.arguments = arguments
  }

  /// The first argument, which is the only one for most functions.
  package var argument: TypedExpression? { arguments.first }

  /// The body of the closure; `$0` if there are no arguments.
  package var body: TypedExpression { argument ?? element }

  /// Whether the argument is a condition on each element, in which `$0` is the element.
  package var isConditional: Bool {
    body.type == .boolean && (body.usesElement || body.elementName != nil)
  }

  /// Whether the closure reads the index of its element.
  package var readsIndex: Bool { body.elementName == nil && body.usesIndex }

  /// Whether `$0` in the argument is not an element of the base, but the element around the call: `opened.contains($0.id)`.
  package var isForElementAround: Bool { !isConditional && (body.usesElement || body.usesIndex) }

  /// The expression `$0`, an element of the base.
  package var element: TypedExpression { TypedExpression(base.type.unwrapped.element, .element) }
}

/// A function call during evaluation, with the value of its base, which is never `.null`.
struct FunctionInput {
  let base: Value
  let call: FunctionCall
  let evaluator: ExpressionEvaluator

  /// The closure's value for each element.
  var values: [Value] { base.elements.enumerated().map { value(for: $1, at: $0) } }

  /// The elements for which the condition is true, with their indices.
  var met: [(index: Int, element: Value)] {
    base.elements.enumerated().filter { value(for: $1, at: $0) == .bool(true) }.map { ($0, $1) }
  }

  func value(for element: Value, at index: Int) -> Value {
    value(of: call.body, for: element, at: index)
  }

  func value(of closure: TypedExpression, for element: Value, at index: Int) -> Value {
    var evaluator = evaluator
    if case .closure(let name, let body) = closure.kind {
      evaluator.variables[name.name] = element
      return evaluator.value(body)
    }
    evaluator.element = element
    evaluator.index = .integer(index)
    return evaluator.value(closure)
  }

  /// The value of the first argument, if that is not a closure; `.null` if there are no arguments.
  var argument: Value { call.argument.map(evaluator.value) ?? .null }

  /// The values of all arguments, if they are not closures.
  var arguments: [Value] { call.arguments.map(evaluator.value) }
}

extension ValueType {
  /// The type of a list's elements; the type itself if it is not a list.
  package var element: ValueType {
    if case .list(let element) = self { element } else { self }
  }
}
