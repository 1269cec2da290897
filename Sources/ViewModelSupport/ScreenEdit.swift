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
  /// The change of the row, which is passed to `make`.
  let change: Any
  /// Applies the changes of several rows of one list.
  let make: (inout Model, _ changes: [Any]) -> Void

  init(row: Row, change: Any, make: @escaping (inout Model, [Any]) -> Void) {
    self.row = row
    inserted = nil
    self.change = change
    self.make = make
  }

  private init(inserting inserted: Row? = nil, _ change: @escaping (inout Model) -> Void) {
    row = nil
    self.inserted = inserted
    self.change = change
    make = { model, _ in change(&model) }
  }

  package static func set(_ change: @escaping (inout Model) -> Void) -> Self { Self(change) }

  /// Inserts an element at the start of a list, unless the list contains one with its ID.
  package static func insert<Element, ID>(
    _ element: Element,
    into list: ScreenList<Model, Element, ID>
  ) -> Self {
    Self(inserting: list.row(of: element)) { model in
      if list.element(list.id(element), of: model) == nil {
        list.update(&model) { $0.insert(element, at: 0) }
      }
    }
  }

  /// Inserts an element at the end of a list, unless the list contains one with its ID.
  package static func append<Element, ID>(
    _ element: Element,
    to list: ScreenList<Model, Element, ID>
  ) -> Self {
    Self(inserting: list.row(of: element)) { model in
      if list.element(list.id(element), of: model) == nil {
        list.update(&model) { $0.append(element) }
      }
    }
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
