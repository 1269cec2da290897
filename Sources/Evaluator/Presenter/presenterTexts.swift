import ViewModelIR

/// The texts of a presenter after an example is loaded, except those of its view model: the state, and the texts of errors, actions
/// and selections.
///
/// The labels are the keys of the spec that lead to the texts. Empty if the screen has no presenter or the example cannot be
/// loaded.
package func presenterTexts(
  of screen: Screen,
  loading example: Example
) -> [(label: String, text: String)] {
  guard let finder = PresenterCaseFinder(screen, loading: example) else { return [] }
  let (presenter, cases) = (finder.presenter, finder.cases)
  var texts = [("state", finder.isEmpty ? "empty" : "loaded")]
  for (index, failure) in cases.failures.enumerated() {
    let isOther = index == cases.failures.count - 1
    let key = isOther ? "default" : failure.pattern.name
    texts.append(("errors.\(key)", failure.text.text ?? ""))
  }
  for action in presenter.actions {
    for (notice, values) in cases.actions[action.name]?.notices ?? finder.notices(action) {
      texts += zip(notice.texts, values).compactMap { part, value in
        value.text.map { (part.text?.id.keys.dropFirst().joined(separator: ".") ?? "", $0) }
      }
    }
  }
  for selection in presenter.selections {
    let rows = cases.selections[selection.name] ?? []
    texts += rows.compactMap { row in
      row.obstacle?.text.map { ("select.\(selection.name).alert", $0) }
    }
  }
  return texts
}

extension Presenter.ErrorPattern {
  fileprivate var name: String {
    switch self {
    case .own(let name, _): name
    case .connection(let code): "URLError.\(code)"
    }
  }
}

/// Whether the presenter's `empty` condition holds for an example.
package func isEmpty(_ example: Example, of screen: Screen) -> Bool {
  PresenterCaseFinder(screen, loading: example).map(\.isEmpty) ?? false
}
