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
  let (presenter, failures) = (finder.presenter, finder.failures)
  var texts = [("state", finder.isEmpty ? "empty" : "loaded")]
  for (index, failure) in failures.enumerated() {
    let isOther = index == failures.count - 1
    let key = isOther ? "default" : failure.pattern.name
    texts.append(("errors.\(key)", failure.text.text ?? ""))
    texts += failure.fields.compactMap { field in
      let isOwn = field.text.text == failure.text.text
      return isOwn ? nil : field.text.text.map { ("errors.\(key).error.\(field.local)", $0) }
    }
  }
  for action in presenter.actions {
    if let toast = finder.refusal(action)?.toast?.text {
      texts.append(("actions.\(action.name).onRefused.toast", toast))
    }
    for (notice, values) in finder.action(action)?.notices ?? finder.notices(action) {
      texts += zip(notice.texts, values).compactMap { part, value in
        value.text.map { (part.text?.id.keys.dropFirst().joined(separator: ".") ?? "", $0) }
      }
    }
  }
  for selection in presenter.selections {
    texts += finder.alerts(of: selection).map { ("select.\(selection.name).alert", $0) }
  }
  return texts
}

extension PresenterCaseFinder {
  /// The texts that explain why rows cannot be selected: that of the first row for each obstacle.
  fileprivate func alerts(of selection: Presenter.Selection) -> [String] {
    var seen: Set<Int> = []
    return elements(selection.rows.list).compactMap { element in
      let scope = scope(element, [Presenter.row: element])
      let index = selection.obstacles.firstIndex { scope.expressions.holds($0.condition) }
      guard let index, seen.insert(index).inserted else { return nil }
      return text(selection.obstacles[index].alert, in: scope).text
    }
  }
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
