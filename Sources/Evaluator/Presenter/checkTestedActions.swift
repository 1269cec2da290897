import DocumentReader
import ViewModelIR

/// Warns about actions that get no test because no example has data for them.
///
/// It does not warn about conditions on parameters, because the tests try a few values for those, nor on locals, whose values an
/// example cannot express. It does not check presenters without tests.
package func checkTestedActions(of screen: Screen, into diagnostics: inout [Diagnostic]) {
  guard let presenter = screen.presenter, presenter.service.isGenerated,
    let finder = PresenterCaseFinder.ofTests(screen)
  else { return }
  if screen.examples[finder.example].isSample { return }
  let locals = presenter.locals.map(\.name)
  // An action that an example allows with its own inputs, which the tests do not use, is not reported.
  let finders = finder.finders + screen.examples.compactMap { .init(screen, loading: $0) }
  for action in presenter.actions {
    let attempts = finders.map { finder in (finder: finder, all: finder.attempts(action)) }
    if attempts.allSatisfy(\.all.isEmpty) {
      diagnostics.append(.actionWithoutRow(action))
    } else if let condition = action.condition,
      condition.variables.isDisjoint(with: action.parameters.map(\.name) + locals),
      !attempts.contains(where: { $0.all.contains(where: $0.finder.isAllowed) })
    {
      diagnostics.append(.actionNeverAllowed(action, condition))
    }
  }
}

extension Diagnostic {
  fileprivate static func actionWithoutRow(_ action: Presenter.Action) -> Self {
    Self(
      .warning,
      .untestedAction,
      "\(quoted(action.name)) gets no test: no example has \(action.data); add one",
      at: action.call?.location ?? action.location
    )
  }

  fileprivate static func actionNeverAllowed(
    _ action: Presenter.Action,
    _ condition: TypedExpression
  ) -> Self {
    let place = action.rows == nil ? "in every example" : "for every row of every example"
    return Self(
      .warning,
      .untestedAction,
      "\(quoted(action.name)) gets no test: its 'when' is false \(place); add one \(action.rows == nil ? "in" : "for") which it is true",
      at: condition.source?.location ?? action.call?.location ?? action.location
    )
  }
}

extension Presenter.Action {
  /// The data that the action's test needs in an example.
  fileprivate var data: String {
    guard case .insert(_, let list, _, _)? = change else {
      return "a row of '\(rows?.fields.joined(separator: ".") ?? "")' with a unique id"
    }
    let other = rows == nil ? "" : ", and a row for the action"
    return "an element of '\(list.names.joined(separator: "."))' that another one lacks\(other)"
  }
}
