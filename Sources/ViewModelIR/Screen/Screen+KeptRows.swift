/// The rows of a field that a presenter keeps, so that a change to one row rebuilds only that one.
package struct KeptRows: Sendable {
  /// The name of the field.
  package let field: String
  package let rule: Rule.Nested
  /// The rows' view model.
  package let viewModel: ViewModel
  /// The arguments that differ between rows or can change. A row is kept as long as its element and these values stay the same.
  package let changing: [Rule.Argument]

  /// The arguments in `changing`, each with the type of the input that it is for.
  package var inputs: [ViewModel.Input] {
    changing.map { argument in
      viewModel.inputs.first { $0.name == argument.name }
        ?? ViewModel.Input(name: argument.name, type: argument.value.type)
    }
  }
}

extension Screen {
  /// The rows that are worth keeping: they format something, and they stay the same as long as their element, their arguments, the
  /// settings and the day do, until time changes them or until the next `tick`.
  ///
  /// Rows are looked up by the hash of their element, which the app's own types might not have.
  package var keptRows: [KeptRows] {
    guard let presenter, presenter.changesRows,
      let viewModel = viewModels.first
    else { return [] }
    let fixed = Set(presenter.inputs.map(\.name))
    let known = Set(viewModel.inputs.map(\.name))
    return viewModel.fields.compactMap { field in
      guard case .each(let nested) = field.rule, let rows = self.viewModel(nested.model),
        hasHash(rows.source), rows.contextUse > .nothing,
        rows.contextUse < .time || presenter.tick != nil && presenter.tickTime == nil
      else { return nil }
      let changing = nested.arguments.filter {
        !$0.value.isLiteral && !fixed.contains($0.value.variableName ?? "")
      }
      guard changing.allSatisfy({ $0.value.isComputable(from: known) }) else { return nil }
      return KeptRows(field: field.name, rule: nested, viewModel: rows, changing: changing)
    }
  }

  private func hasHash(_ type: ValueType) -> Bool {
    if generatesService { return true }
    return service.app?.hashable.contains(type.specName) ?? false
  }
}

extension TypedExpression {
  /// Whether a presenter can compute the value for a row itself: it reads nothing but the model, the element and inputs, and needs no
  /// function that is generated with the view model.
  fileprivate func isComputable(from inputs: Set<String>) -> Bool {
    variables.isSubset(of: inputs) && !needsFunctions
  }

  private var needsFunctions: Bool {
    switch kind {
    case .formatted, .text, .isCase, .payload: true
    default: children.contains(where: \.needsFunctions)
    }
  }
}

extension Presenter {
  /// Whether what is shown can change other than by a single load.
  fileprivate var changesRows: Bool {
    !actions.isEmpty || more != nil || pollInterval != nil || tick != nil
      || locals.contains(where: \.isShown)
  }
}
