import ViewModelIR

extension PresenterTestWriter {
  func selects(_ selection: Presenter.Selection) -> Test? {
    let name = capitalized(selection.name)
    let rows = cases.selections[selection.name] ?? []
    return rows.isEmpty
      ? nil
      : (
        "selects\(name)",
        [load(cases.loaded)]
          + rows.flatMap { id, obstacle in
            let id = values.plainArgument(id, of: selection.rows.id.type)
            let select = Code.call("presenter.select\(name)", [.argument("id", id)])
            let isSelected = values.holds(select, isNegated: obstacle != nil)
            guard let obstacle else {
              return [isSelected, expectSelected("presenter.selected\(name)", id, selection)]
            }
            let reset: [Code] = obstacle.text == nil ? ["presenter.alert = nil"] : []
            return reset + [isSelected, expectText("alert", obstacle)]
          }
      )
  }

  /// Returns the expectation that the element is selected, which is compared by its ID if that is a property.
  private func expectSelected(
    _ selected: String,
    _ id: Code,
    _ selection: Presenter.Selection
  ) -> Code {
    if case .property(let base, let name) = selection.rows.id.kind, base.kind == .model {
      return expect("\(selected)?.\(swiftMember(name))", id)
    }
    return expect("\(selected) != nil")
  }
}
