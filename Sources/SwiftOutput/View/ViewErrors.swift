import ViewModelIR

/// Finds where a view shows the errors of actions with `onFailure: { error: … }`.
struct ViewErrors {
  let presenter: Presenter

  /// The properties of the presenter that hold the texts.
  var locals: [Presenter.Local] { presenter.locals.filter(\.isError) }

  /// Whether the field contains nothing but the text of such an error.
  func areShown(by field: Field) -> Bool {
    guard field.type.unwrapped == .string else { return false }
    switch field.rule {
    case .value(let value):
      return locals.contains { $0.name == value.variableName }
    case .text(let text), .fallback(let text, otherwise: nil):
      let read = Set(text.expressions.flatMap(\.variables))
      return text.segments.count == 1 && !read.isDisjoint(with: locals.map(\.name))
    default: return false
    }
  }
}
