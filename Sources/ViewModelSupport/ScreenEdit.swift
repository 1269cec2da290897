/// A change of a model, or of a row in one of the model's lists.
package nonisolated struct ScreenEdit<Model> {
  struct Row: Hashable {
    let list: AnyHashable
    let id: AnyHashable
  }

  /// The row to change; `nil` if the edit changes the model.
  let row: Row?
  /// The row that the edit inserts unless the list contains it.
  let inserted: Row?
  /// The change of the row or the place of an inserted one, which is passed to `make`.
  let change: Any
  /// Applies the changes of several rows of one list.
  let make: (inout Model, _ changes: [Any]) -> Void

  init(row: Row, change: Any, make: @escaping (inout Model, [Any]) -> Void) {
    self.row = row
    inserted = nil
    self.change = change
    self.make = make
  }

  private init(
    inserting inserted: Row?,
    change: Any,
    make: @escaping (inout Model, [Any]) -> Void
  ) {
    row = nil
    self.inserted = inserted
    self.change = change
    self.make = make
  }

  package static func set(_ change: @escaping (inout Model) -> Void) -> Self {
    Self(inserting: nil, change: ()) { model, _ in change(&model) }
  }

  /// Inserts an element at the start of a list, unless the list contains one with its ID.
  package static func insert<Element, ID>(
    _ element: Element,
    into list: ScreenList<Model, Element, ID>
  ) -> Self {
    add(element, to: list, atEnd: false)
  }

  /// Inserts an element at the end of a list, unless the list contains one with its ID.
  package static func append<Element, ID>(
    _ element: Element,
    to list: ScreenList<Model, Element, ID>
  ) -> Self {
    add(element, to: list, atEnd: true)
  }

  private static func add<Element, ID>(
    _ element: Element,
    to list: ScreenList<Model, Element, ID>,
    atEnd: Bool
  ) -> Self {
    Self(inserting: list.row(of: element), change: ()) { model, places in
      guard list.element(list.id(element), of: model) == nil else { return }
      let removal = places.first as? ScreenRemoval<Model>
      list.update(&model) { elements in
        let index = removal?.index(in: elements.map(list.id)) ?? (atEnd ? elements.count : 0)
        elements.insert(removal?.returning(in: list) ?? element, at: index)
      }
    }
  }

  /// The insertion of a row in the place from which the user has removed it.
  func undoing(_ removal: ScreenRemoval<Model>) -> Self {
    Self(inserting: inserted, change: removal, make: make)
  }
}

/// A part of a model that the call of an action returned: a row, or what is in a place of a row or of the model.
nonisolated struct ScreenPart<Model> {
  struct Place: Hashable {
    /// `nil` for a place in the model.
    let row: ScreenEdit<Model>.Row?
    let path: AnyKeyPath
  }

  let place: Place
  /// Whether the part is a whole row.
  let isRow: Bool
  /// Creates the edit that puts the part in its place, with those edits on top that it may not include.
  let edit: (_ later: [(edit: ScreenEdit<Model>, isMissing: Bool)]) -> ScreenEdit<Model>
  /// Replaces the row with the one of a changed model. Nothing else changes.
  let changeRow: (inout Model, _ change: (Model) -> Model) -> Void
}
