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
  /// The text that a format makes of a value, which is not for expressions to know.
  let formatted: @Sendable (ExpressionEvaluator, TypedExpression, Format) -> String
  /// `$0`
  var element: Value = .null

  package init(
    model: Value = .null,
    variables: [String: Value] = [:],
    in context: DisplayContext,
    formatted: @escaping @Sendable (ExpressionEvaluator, TypedExpression, Format) -> String
  ) {
    self.model = model
    self.variables = variables
    self.context = context
    self.formatted = formatted
  }

  package func holds(_ expression: TypedExpression) -> Bool {
    value(expression) == .bool(true)
  }
}
