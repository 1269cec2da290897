import ViewModelIR
import ViewModelSupport

/// The data and settings with which a text is evaluated.
struct EvaluationScope {
  let screen: Screen
  let context: DisplayContext
  /// The tag of the language of the texts.
  let language: String
  /// Records the evaluated texts; `nil` if nothing needs them.
  let record: TextRecord?
  /// What the functions of the app give.
  let functions: FunctionTable
  var expressions: ExpressionEvaluator

  init(
    screen: Screen,
    context: DisplayContext,
    language: String? = nil,
    record: TextRecord? = nil,
    functions: FunctionTable? = nil,
    model: Value = .null,
    variables: [String: Value] = [:]
  ) {
    self.screen = screen
    self.context = context
    let language = language ?? screen.language
    self.language = language
    self.record = record
    let functions = functions ?? FunctionTable(screen)
    self.functions = functions
    expressions = ExpressionEvaluator(
      model: model,
      variables: variables,
      in: context,
      call: functions.value(of:_:)
    ) { expressions, text in
      var scope = EvaluationScope(
        screen: screen,
        context: context,
        language: language,
        record: record,
        functions: functions
      )
      scope.expressions = expressions
      return evaluate(text, in: scope) ?? ""
    }
  }

  /// This scope over other data, such as a row's element.
  func over(_ model: Value = .null, variables: [String: Value]) -> EvaluationScope {
    EvaluationScope(
      screen: screen,
      context: context,
      language: language,
      record: record,
      functions: functions,
      model: model,
      variables: variables
    )
  }

  /// The scope with the names of the bindings; `nil` if one of their values is `nil`.
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
