import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  /// The index of the first example with several rows whose first row a test can present as new.
  var hold: Int? {
    guard let hold = presenter.hold else { return nil }
    return finders.first {
      $0.elements(hold.list).count > 1 && $0.ownRows(hold.list, hold.id).contains(0)
    }?
    .example
  }

  /// The first example with data for an update, with the index of the row that is added or removed.
  func update(_ update: Presenter.Update) -> (example: Int, row: Int, id: Node?)? {
    guard let (list, id) = update.target else { return (example, 0, nil) }
    return finders.lazy.compactMap { finder in
      let elements = finder.elements(list)
      let row = update.kind == .upsert && update.place == .end ? elements.count - 1 : 0
      guard finder.ownRows(list, id).contains(row) else { return nil }
      let value = scope(elements[row]).expressions.value(id)
      let node = update.kind == .remove ? value.node(at: presenter.location) : nil
      return (finder.example, row, node)
    }
    .first
  }
}
