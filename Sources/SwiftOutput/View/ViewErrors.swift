import ViewModelIR

/// Finds where a view shows the errors of actions with `onFailure: { error: … }`.
struct ViewErrors {
  let presenter: Presenter

  /// The properties of the presenter that hold the texts.
  var locals: [Presenter.Local] { presenter.locals.filter(\.isError) }

  /// Returns the errors of each field that the user fills in, and those that are about none of them.
  func grouped(by fields: [Presenter.Local]) -> (beside: [String: [String]], others: [String]) {
    var beside: [String: [String]] = [:]
    var others: [String] = []
    for error in locals.map(\.name) {
      if let field = subject(of: error, among: fields) {
        beside[field, default: []].append(error)
      } else {
        others.append(error)
      }
    }
    return (beside, others)
  }

  /// The field that an error is about: the one after which it is named, as `dueError` is after `dueString`. Otherwise the first one that
  /// the failed call sends or, if it sends none, that the action's `when` reads.
  private func subject(of error: String, among fields: [Presenter.Local]) -> String? {
    let likeness = fields.map { label($0.name).sharedWords(with: label(error)) }
    if let most = likeness.max(), most > 0 {
      return zip(fields, likeness).first { $0.1 == most }?.0.name
    }
    let actions = presenter.actions.filter { $0.errorField == error }
    let sent = actions.compactMap(\.call).flatMap(\.arguments).map(\.value)
    return [sent, actions.compactMap(\.condition)].lazy
      .compactMap { expressions in
        let read = Set(expressions.flatMap(\.variables))
        return fields.first { read.contains($0.name) }?.name
      }
      .first
  }

  /// Whether the field contains nothing but the text of such an error.
  func areShown(by field: Field) -> Bool {
    guard field.type.unwrapped == .string else { return false }
    switch field.rule {
    case .value(let value):
      return locals.contains { $0.name == value.variableName }
    case .text(let text), .fallback(let text, otherwise: nil):
      let isAlone = text.segments.count == 1
      return isAlone && !text.expressions.isDisjoint(with: locals.map(\.name))
    default: return false
    }
  }
}

extension String {
  /// The number of words at the start of both labels.
  fileprivate func sharedWords(with other: String) -> Int {
    func words(_ text: String) -> [Substring] { text.lowercased().split(separator: " ") }
    return zip(words(self), words(other)).prefix { $0 == $1 }.count
  }
}

extension [TypedExpression] {
  fileprivate func isDisjoint(with variables: [String]) -> Bool {
    Set(flatMap(\.variables)).isDisjoint(with: variables)
  }
}
