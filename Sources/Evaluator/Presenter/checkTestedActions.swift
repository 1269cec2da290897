import DocumentReader
import ViewModelIR

/// Warns about actions that get no test because no example has data for them.
///
/// It does not warn about conditions on parameters, because the tests try a few values for those, nor on locals, whose values no example
/// can say, nor about presenters without tests.
package func checkTestedActions(of screen: Screen, into diagnostics: inout [Diagnostic]) {
  guard let presenter = screen.presenter, presenter.service.isGenerated,
    let finder = PresenterCaseFinder.ofTests(screen)
  else { return }
  let example = screen.examples[finder.example]
  if example.isSample { return }
  let locals = presenter.locals.map(\.name)
  for action in presenter.actions {
    let found = finder.fits(action)
    if !found.hasRow {
      diagnostics.append(.actionWithoutRow(action, in: example))
    } else if !found.isAllowed, let condition = action.condition,
      condition.variables.isDisjoint(with: action.parameters.map(\.name) + locals),
      action.rows != nil || !screen.allows(action)
    {
      diagnostics.append(.actionNeverAllowed(action, condition, in: example))
    }
  }
}

extension Screen {
  /// Whether any example allows an action that is not about a row; each example has only one state.
  fileprivate func allows(_ action: Presenter.Action) -> Bool {
    examples.contains { example in
      PresenterCaseFinder(self, loading: example)?.fits(action).isAllowed ?? false
    }
  }
}

extension Diagnostic {
  fileprivate static func actionWithoutRow(_ action: Presenter.Action, in example: Example) -> Self
  {
    let fields = action.rows?.fields.joined(separator: ".") ?? ""
    return Self(
      .warning,
      .untestedAction,
      "\(quoted(action.name)) gets no test: '\(fields)' has no row with a unique id in the example \(quoted(example.name)), which the tests load; add one",
      at: action.call.location
    )
  }

  fileprivate static func actionNeverAllowed(
    _ action: Presenter.Action,
    _ condition: TypedExpression,
    in example: Example
  ) -> Self {
    let place =
      action.rows == nil
      ? "in no example; add one in which it does"
      : "for no row of the example \(quoted(example.name)), which the tests load; add one for which it does"
    return Self(
      .warning,
      .untestedAction,
      "\(quoted(action.name)) gets no test: its 'when' holds \(place)",
      at: condition.source?.location ?? action.call.location
    )
  }
}
