import ViewModelIR

/// A list of the model, or of the value of a source, in which the presenter looks elements up by their IDs. Two lists at one
/// path have different IDs.
package struct RowList: Sendable {
  package let path: Presenter.ListPath
  /// The ID, as an expression over an element (`model`).
  package let id: TypedExpression
  /// The source whose value has the list; `nil` for the service's model.
  package let source: Presenter.Source?
  /// The rows whose elements have the list; `nil` for a list of the model or the source.
  package let outer: Presenter.Rows.Outer?
  /// Whether an action, an update or a page changes the list.
  package private(set) var isChanged: Bool

  package var root: ValueType? { source?.call.result }

  package func isAt(
    _ path: Presenter.ListPath,
    _ id: TypedExpression,
    of root: ValueType?,
    in outer: Presenter.Rows.Outer? = nil
  ) -> Bool {
    self.path == path && self.id == id && self.root == root && self.outer == outer
  }

  package static func all(of presenter: Presenter) -> [Self] {
    var lists: [Self] = []
    func add(
      _ path: Presenter.ListPath,
      _ id: TypedExpression,
      of source: Presenter.Source? = nil,
      in outer: Presenter.Rows.Outer? = nil,
      isChanged: Bool = true
    ) {
      let root = source?.call.result
      if let index = lists.firstIndex(where: { $0.isAt(path, id, of: root, in: outer) }) {
        lists[index].isChanged = lists[index].isChanged || isChanged
      } else {
        lists.append(Self(path: path, id: id, source: source, outer: outer, isChanged: isChanged))
      }
    }
    for action in presenter.actions {
      if let rows = action.rows {
        if let outer = rows.outer { add(outer.list, outer.id) }
        let isChanged = action.change != nil || action.uses || rows.outer != nil
        add(rows.list, rows.id, in: rows.outer, isChanged: isChanged)
      }
      if case .insert(_, let list, let id, _)? = action.change { add(list, id) }
      if let rows = action.kept?.rows { add(rows.list, rows.id) }
    }
    for rows in presenter.selections.map(\.rows) { add(rows.list, rows.id, isChanged: false) }
    for (list, id) in presenter.updates.compactMap(\.target) { add(list, id) }
    if let hold = presenter.hold { add(hold.list, hold.id) }
    if let more = presenter.more { add(more.list, more.id) }
    for source in presenter.sources {
      if let more = source.more { add(more.list, more.id, of: source) }
    }
    return lists
  }
}

/// A part of each row of a list that actions are about, such as the post that a row shows.
package struct RowPart: Sendable {
  package let rows: Presenter.Rows
  package let subject: Presenter.Action.Subject

  package func isAbout(_ rows: Presenter.Rows, _ subject: Presenter.Action.Subject) -> Bool {
    self.rows.list == rows.list && self.subject.text == subject.text
  }

  package static func all(of presenter: Presenter) -> [Self] {
    presenter.actions.reduce(into: []) { parts, action in
      guard let rows = action.rows, let subject = action.subject,
        !parts.contains(where: { $0.isAbout(rows, subject) })
      else { return }
      parts.append(Self(rows: rows, subject: subject))
    }
  }
}

/// A place in the model, in a row or in a part of a row, in which an action shows what its call returns.
package struct ResponsePlace: Hashable, Sendable {
  package let owner: ValueType
  package let path: PropertyPath

  package init(
    _ returned: Presenter.Action.Returned,
    of action: Presenter.Action,
    in root: ValueType
  ) {
    let row = action.subject?.type ?? action.rows?.list.element
    owner = returned.isOfModel ? root : row ?? root
    path = returned.path
  }

  /// A name for the place in code: `pollOptions`
  package var name: String {
    path.names.enumerated().map { $0 == 0 ? $1 : capitalized($1) }.joined()
  }

  package static func all(of presenter: Presenter, in root: ValueType) -> [Self] {
    presenter.actions.reduce(into: []) { places, action in
      guard let returned = action.returned else { return }
      let place = Self(returned, of: action, in: root)
      if !places.contains(place) { places.append(place) }
    }
  }
}
