import Expressions
import ViewModelIR
import ViewModelSupport

/// What a text can see while it is made.
struct EvaluationScope {
  let screen: Screen
  let context: DisplayContext
  var expressions: ExpressionEvaluator

  init(
    screen: Screen,
    context: DisplayContext,
    model: Value = .null,
    variables: [String: Value] = [:]
  ) {
    self.screen = screen
    self.context = context
    expressions = ExpressionEvaluator(model: model, variables: variables, in: context) {
      expressions,
      value,
      format in
      var scope = EvaluationScope(screen: screen, context: context)
      scope.expressions = expressions
      return Evaluator.formatted(
        expressions.value(value),
        of: value.type.unwrapped,
        as: format,
        in: scope
      )
    }
  }

  /// The same over other data.
  func over(_ model: Value = .null, variables: [String: Value]) -> EvaluationScope {
    EvaluationScope(screen: screen, context: context, model: model, variables: variables)
  }

  /// The scope with the bindings' names; nil if one of them is nil.
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
