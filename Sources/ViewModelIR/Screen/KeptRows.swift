/// The rows of a field that a presenter keeps, so that a change to one row rebuilds only that one.
package struct KeptRows: Sendable {
  /// The name of the field.
  package let field: String
  package let rule: Rule.Nested
  /// The rows' view model.
  package let viewModel: ViewModel
}

extension Screen {
  /// The rows that are worth keeping: they format something, and they stay the same as long as their element, the settings and the
  /// day do, or until the next `tick`.
  ///
  /// The service types must be generated, because rows are looked up by the hash of their element and the app's own types might not
  /// have one.
  package var keptRows: [KeptRows] {
    guard let presenter, presenter.changesRows, generatesService,
      let viewModel = viewModels.first
    else { return [] }
    let fixed = Set(presenter.inputs.map(\.name))
    return viewModel.fields.compactMap { field in
      guard case .each(let nested) = field.rule, let rows = self.viewModel(nested.model),
        rows.contextUse > .nothing, rows.contextUse < .time || presenter.tick != nil,
        nested.arguments.allSatisfy({
          $0.value.isLiteral || fixed.contains($0.value.variableName ?? "")
        })
      else { return nil }
      return KeptRows(field: field.name, rule: nested, viewModel: rows)
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
