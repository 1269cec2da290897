/// The rows of a display field that a presenter keeps: a change of one makes that one anew, not all.
package struct KeptRows: Sendable {
  /// The display field.
  package let field: String
  package let list: TypedExpression
  /// The name of their view model.
  package let model: String
  package let viewModel: ViewModel
  package let arguments: [Rule.Argument]
}

extension Screen {
  /// Those that format something, and that say the same as long as their element and the day are the same.
  ///
  /// The elements are looked up by hash, which the app's own types may not have.
  package var keptRows: [KeptRows] {
    guard let presenter, presenter.changesRows, generatesService,
      let viewModel = viewModels.first
    else { return [] }
    let fixed = Set(presenter.inputs.map(\.name))
    return viewModel.fields.compactMap { field in
      guard case .each(let list, let name, let arguments) = field.rule,
        let rows = self.viewModel(name),
        rows.contextUse == .settings || rows.contextUse == .day,
        arguments.allSatisfy({ $0.value.isLiteral || fixed.contains($0.value.variableName ?? "") })
      else { return nil }
      return KeptRows(
        field: field.name,
        list: list,
        model: name,
        viewModel: rows,
        arguments: arguments
      )
    }
  }
}

extension Presenter {
  /// Whether more than a load changes what is shown.
  fileprivate var changesRows: Bool {
    !actions.isEmpty || more != nil || pollInterval != nil || locals.contains(where: \.isShown)
  }
}
