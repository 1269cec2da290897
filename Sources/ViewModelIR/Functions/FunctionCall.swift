/// What a function is called on, and with what.
package struct FunctionCall: Sendable {
  package let base: TypedExpression
  package let arguments: [TypedExpression]

  package init(base: TypedExpression, arguments: [TypedExpression]) {
    self.base = base
    self.arguments = arguments
  }

  /// The first, which is the only one of most functions.
  package var argument: TypedExpression? { arguments.first }

  /// What its closure says; `$0` itself where there is none.
  package var body: TypedExpression { argument ?? element }

  /// `$0`
  package var element: TypedExpression { TypedExpression(base.type.unwrapped.element, .element) }
}

/// The same once the base has a value, which is not null.
struct FunctionInput {
  let base: Value
  let call: FunctionCall
  let evaluator: ExpressionEvaluator

  /// The closure's value for each element.
  var values: [Value] { base.elements.map(value) }

  func value(for element: Value) -> Value { value(of: call.body, for: element) }

  func value(of closure: TypedExpression, for element: Value) -> Value {
    var evaluator = evaluator
    evaluator.element = element
    return evaluator.value(closure)
  }

  func holds(for element: Value) -> Bool { value(for: element) == .bool(true) }

  /// The value of the first argument, where it is no closure.
  var argument: Value { call.argument.map(evaluator.value) ?? .null }

  /// The same of all.
  var arguments: [Value] { call.arguments.map(evaluator.value) }
}

extension ValueType {
  /// That of a list's elements; anything else is its own.
  package var element: ValueType {
    if case .list(let element) = self { element } else { self }
  }
}
