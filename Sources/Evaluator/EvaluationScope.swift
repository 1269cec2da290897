import ViewModelIR
import ViewModelSupport

/// What a text can see while it is made.
struct EvaluationScope {
  let screen: Screen
  let context: DisplayContext
  /// Of the texts, by its tag.
  let language: String
  /// Who wants to know which texts are made.
  let record: TextRecord?
  /// The rows that lead to the view model; empty for the screen's own view model.
  let rows: [RowPlace]
  var expressions: ExpressionEvaluator

  init(
    screen: Screen,
    context: DisplayContext,
    language: String? = nil,
    record: TextRecord? = nil,
    rows: [RowPlace] = [],
    model: Value = .null,
    variables: [String: Value] = [:]
  ) {
    self.screen = screen
    self.context = context
    let language = language ?? screen.language
    self.language = language
    self.record = record
    self.rows = rows
    expressions = ExpressionEvaluator(model: model, variables: variables, in: context) {
      expressions,
      text in
      var scope = EvaluationScope(
        screen: screen,
        context: context,
        language: language,
        record: record,
        rows: rows
      )
      scope.expressions = expressions
      return evaluate(text, in: scope) ?? ""
    }
  }

  /// This scope over other data, such as a row's element.
  func over(
    _ model: Value = .null,
    variables: [String: Value],
    row: RowPlace? = nil
  ) -> EvaluationScope {
    EvaluationScope(
      screen: screen,
      context: context,
      language: language,
      record: record,
      rows: rows + [row].compactMap { $0 },
      model: model,
      variables: variables
    )
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

/// A row of a list field; the index counts from 0.
package struct RowPlace: Hashable, Sendable {
  package let field: String
  package let index: Int

  package init(field: String, index: Int) {
    self.field = field
    self.index = index
  }
}
