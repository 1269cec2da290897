import DocumentReader
import SpecSyntax
import ViewModelIR

// New rows that stay although the service could not add them.

extension PresenterChecker {
  /// The rows of the list into which an action inserts, and their Bool that `keep` names.
  func kept(
    _ action: Spec.Presenter.Action,
    _ change: Presenter.Action.Change?
  ) throws(Diagnostic) -> (rows: Presenter.Rows, flag: String)? {
    guard let node = action.failures.lazy.compactMap(\.keep).first else { return nil }
    if node.bool != nil { throw .keepWithoutName(at: node.location) }
    guard case .insert(_, let list, _, _)? = change else {
      throw .keepWithoutInsertion(at: node.location)
    }
    if action.row != nil { throw .keepBeside("row", at: node.location) }
    if action.use != nil { throw .keepBeside("use", at: node.location) }
    let fields = own?.fields.filter { $0.rule.isRows } ?? []
    let found = fields.lazy.compactMap { field in
      try? self.rows(Node(.string(field.name), at: node.location))
    }
    .first { $0.rows.list == list }
    guard let found else { throw .keepOfNoRows(list.path.text, at: node.location) }
    guard let flag = try progress(node, of: found.model) else { throw .alreadyReported }
    return (found.rows, flag)
  }

  /// Checks that all rows that stay are in one list: `retry(id:)` does not say in which one.
  func checkKept(_ actions: [Presenter.Action]) {
    let kept = actions.filter { $0.kept != nil }
    for action in kept.dropFirst() {
      let nodes = spec.actions.first { $0.name == action.name }?.failures.compactMap(\.keep)
      if action.kept?.rows.list == kept.first?.kept?.rows.list {
        guard let flag = kept.first?.kept?.flag, flag != action.kept?.flag else { continue }
        problems.note(.keepOfTwoNames(flag, at: nodes?.first?.location ?? action.location))
        continue
      }
      let first = kept.first?.kept?.rows.list.path.text ?? ""
      problems.note(.keepInTwoLists(first, at: nodes?.first?.location ?? action.location))
    }
    for action in actions {
      for name in action.undos where kept.contains(where: { $0.name == name }) {
        problems.note(.keepOfUndo(name, at: action.location))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func keepWithoutName(at location: Location) -> Self {
    Self(
      .wrongType,
      "'keep' names a Bool in the 'state' of the rows' model, which is true while the row has failed: write it as in 'keep: isFailed'",
      at: location
    )
  }

  fileprivate static func keepWithoutInsertion(at location: Location) -> Self {
    Self(
      .conflict,
      "'keep' is about a new row that could not be added, but this action adds none: add 'optimistic: { append: … }' or 'insert', or remove 'keep'",
      at: location
    )
  }

  fileprivate static func keepBeside(_ key: String, at location: Location) -> Self {
    Self(
      .conflict,
      "an action with '\(key)' cannot keep a row that could not be added: remove '\(key)' or 'keep'",
      at: location
    )
  }

  fileprivate static func keepOfNoRows(_ list: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "no field of the screen's own 'display' shows '\(list)' as it is (fields of 'models' do not count), so no row could show that it has failed: add one with 'each: \(list)'",
      at: location
    )
  }

  fileprivate static func keepOfTwoNames(_ first: String, at location: Location) -> Self {
    Self(
      .conflict,
      "a row does not know which action could not add it, so all actions mark it with the same Bool: write 'keep: \(first)'",
      at: location
    )
  }

  fileprivate static func keepInTwoLists(_ first: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'keep' works for one list of a screen, because 'retry(id:)' names only a row, and another action keeps rows of '\(first)': remove one of them",
      at: location
    )
  }

  fileprivate static func keepOfUndo(_ action: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'\(action)' keeps a row that could not be added, so it cannot undo another action: remove 'undo' or 'keep'",
      at: location
    )
  }
}
