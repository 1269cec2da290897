import ViewModelIR
import ViewModelSupport

/// Computes typed expressions: the values that the Swift of `ExpressionWriter` has.
package struct ExpressionEvaluator {
  /// The service model, or in `models` the element.
  let model: Value
  /// Inputs, bound values, and a format's `value`.
  package var variables: [String: Value]
  /// The present.
  let context: DisplayContext
  /// `$0`
  var element: Value = .null

  package init(
    model: Value = .null,
    variables: [String: Value] = [:],
    in context: DisplayContext
  ) {
    self.model = model
    self.variables = variables
    self.context = context
  }

  package func holds(_ expression: TypedExpression) -> Bool {
    value(expression) == .bool(true)
  }
}
