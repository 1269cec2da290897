import ViewModelIR
import ViewModelSupport

/// What an expression can see while it is evaluated.
struct EvaluationScope {
  let screen: Screen
  let context: DisplayContext
  /// The service model, or in `models` the element.
  var model: Value = .null
  /// Inputs, bound values, and a format's `value`.
  var variables: [String: Value] = [:]
  /// `$0`
  var element: Value = .null

  func with(element: Value) -> EvaluationScope {
    var scope = self
    scope.element = element
    return scope
  }

  /// The scope in which the bindings are named; nil where one of them is nil.
  func binding(_ bindings: [Binding]) -> EvaluationScope? {
    var scope = self
    for binding in bindings {
      let value = evaluate(binding.value, in: scope)
      if value == .null { return nil }
      scope.variables[binding.name] = value
    }
    return scope
  }
}
