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
  /// What a text comes out as, which is not for expressions to know.
  let text: @Sendable (ExpressionEvaluator, Text) -> String
  /// `$0`
  var element: Value = .null

  package init(
    model: Value = .null,
    variables: [String: Value] = [:],
    in context: DisplayContext,
    text: @escaping @Sendable (ExpressionEvaluator, Text) -> String
  ) {
    self.model = model
    self.variables = variables
    self.context = context
    self.text = text
  }

  package func holds(_ expression: TypedExpression) -> Bool {
    value(expression) == .bool(true)
  }
}
