import ViewModelIR

/// Computes typed expressions: the values that the Swift of `ExpressionWriter` has.
package struct ExpressionEvaluator {
  /// The service model, or in `models` the element.
  let model: Value
  /// Inputs, bound values, and a format's `value`.
  package var variables: [String: Value]
  /// `$0`
  var element: Value = .null

  package init(model: Value = .null, variables: [String: Value] = [:]) {
    self.model = model
    self.variables = variables
  }

  package func holds(_ expression: TypedExpression) -> Bool {
    value(expression) == .bool(true)
  }
}
