import Expressions
import ViewModelIR
import ViewModelSupport

/// What a text can see while it is made.
struct EvaluationScope {
  let screen: Screen
  let context: DisplayContext
  var expressions: ExpressionEvaluator

  init(screen: Screen, context: DisplayContext) {
    self.screen = screen
    self.context = context
    expressions = ExpressionEvaluator(in: context)
  }

  /// The scope in which the bindings are named; nil where one of them is nil.
  func binding(_ bindings: [Binding]) -> EvaluationScope? {
    var scope = self
    for binding in bindings {
      let value = scope.expressions.value(binding.value)
      if value == .null { return nil }
      scope.expressions.variables[binding.name] = value
    }
    return scope
  }
}
