// MARK: ScreenEdit
/// A change of a model, or of a row in one of the model's lists.
public nonisolated struct ScreenEdit<Model> {
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

  public static func set(_ change: @escaping (inout Model) -> Void) -> Self {
    Self(inserting: nil, change: ()) { model, _ in change(&model) }
  }

  /// Inserts an element at the start of a list, unless the list contains one with its ID.
  public static func insert<Element, ID>(
    _ element: Element,
    into list: ScreenList<Model, Element, ID>
  ) -> Self {
    add(element, to: list, atEnd: false)
  }

  /// Inserts an element at the end of a list, unless the list contains one with its ID.
  public static func append<Element, ID>(
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

// MARK: ScreenList
/// A list in a screen's model whose elements have IDs.
public nonisolated struct ScreenList<Model, Element, ID: Hashable> {
  /// Distinguishes the list from others of the same model.
  let key: AnyHashable
  let id: (Element) -> ID
  let elements: (Model) -> [Element]
  let find: (Model, ID) -> Element?
  let update: (inout Model, (inout [Element]) -> Void) -> Void
  /// The same lists in the other rows, for a list in a row.
  var siblings: (Model) -> [Self] = { _ in [] }
  /// Makes the change for the ID of each element, and removes the elements for which the change returns `false`.
  let changeEach: (inout Model, _ change: (ID) -> ((inout Element) -> Bool)?) -> Void

  public init(_ path: WritableKeyPath<Model, [Element]>, id: @escaping (Element) -> ID) {
    self.init(
      key: path,
      id: id,
      elements: { $0[keyPath: path] },
      update: { $1(&$0[keyPath: path]) }
    )
  }

  /// Creates a list that the service can leave out.
  public init(_ path: WritableKeyPath<Model, [Element]?>, id: @escaping (Element) -> ID) {
    self.init(path, id: id, clear: { $0[keyPath: path] = nil }, set: { $0[keyPath: path] = $1 })
  }

  /// Creates a list in a part of the model that the service can leave out.
  public init(
    _ path: KeyPath<Model, [Element]?>,
    id: @escaping (Element) -> ID,
    set: @escaping (inout Model, [Element]) -> Void
  ) {
    self.init(path, id: id, clear: { _ in }, set: set)
  }

  private init(
    _ path: KeyPath<Model, [Element]?>,
    id: @escaping (Element) -> ID,
    clear: @escaping (inout Model) -> Void,
    set: @escaping (inout Model, [Element]) -> Void
  ) {
    self.init(
      key: path,
      id: id,
      elements: { $0[keyPath: path] ?? [] },
      update: { model, change in
        let isMissing = model[keyPath: path] == nil
        var elements = model[keyPath: path] ?? []
        clear(&model)  // Avoids a copy of the elements.
        change(&elements)
        if !isMissing || !elements.isEmpty { set(&model, elements) }
      }
    )
  }

  /// Creates the list in one row of another list.
  public init<Row, RowID>(
    _ path: WritableKeyPath<Row, [Element]>,
    inRow row: RowID,
    of list: ScreenList<Model, Row, RowID>,
    id: @escaping (Element) -> ID
  ) {
    self.init(
      key: ScreenPartKey(list: list.key, name: path, row: row),
      id: id,
      elements: { list.element(row, of: $0)?[keyPath: path] ?? [] },
      update: { model, change in
        list.update(&model) { rows in
          for index in rows.indices where list.id(rows[index]) == row {
            change(&rows[index][keyPath: path])
          }
        }
      }
    )
    siblings = { model in
      list.elements(model).map { Self(path, inRow: list.id($0), of: list, id: id) }
    }
  }

  /// Creates a list that no action changes.
  public init(reading elements: @escaping (Model) -> [Element], id: @escaping (Element) -> ID) {
    self.init(key: \Model.self, id: id, elements: elements, update: { _, _ in })
  }

  /// Creates the list of a part of each row of another list, such as the post that a row shows. Several rows can have a part with
  /// the same ID, and a change is made to all of them.
  ///
  /// - Parameters:
  ///   - name: Distinguishes the part from other parts of the rows.
  public init<Row, RowID>(
    _ name: String,
    inRowsOf list: ScreenList<Model, Row, RowID>,
    id: @escaping (Element) -> ID,
    get part: @escaping (Row) -> Element?,
    set: @escaping (inout Row, Element) -> Void
  ) {
    key = ScreenPartKey(list: list.key, name: name)
    self.id = id
    elements = { list.elements($0).compactMap(part) }
    find = { model, wanted in
      list.elements(model).lazy.compactMap(part).first { id($0) == wanted }
    }
    update = { _, _ in }
    changeEach = { model, change in
      list.update(&model) { rows in
        rows.changeEach { row in
          guard var own = part(row), let change = change(id(own)) else { return true }
          let isKept = change(&own)
          set(&row, own)
          return isKept
        }
      }
    }
  }

  private init(
    key: AnyHashable,
    id: @escaping (Element) -> ID,
    elements: @escaping (Model) -> [Element],
    update: @escaping (inout Model, (inout [Element]) -> Void) -> Void
  ) {
    self.key = key
    self.id = id
    self.elements = elements
    find = { model, wanted in elements(model).first { id($0) == wanted } }
    self.update = update
    changeEach = { model, change in
      update(&model) { $0.changeEach { element in change(id(element))?(&element) ?? true } }
    }
  }

  /// Whether no two elements have the same ID.
  var isUnique: Bool { (key.base as? ScreenPartKey).map { $0.row != nil } ?? true }

  func element(_ id: ID, of model: Model?) -> Element? {
    model.flatMap { find($0, id) }
  }
}

/// Distinguishes the list of a part of each row of another list, or of what is in one of these rows.
nonisolated struct ScreenPartKey: Hashable {
  let list: AnyHashable
  let name: AnyHashable
  var row: AnyHashable?
}

extension Array {
  /// Changes the elements in place, and removes those for which the change returns `false`.
  nonisolated fileprivate mutating func changeEach(_ change: (inout Element) -> Bool) {
    var kept = 0
    for index in indices where change(&self[index]) {
      swapAt(kept, index)
      kept += 1
    }
    removeSubrange(kept...)
  }
}

/// The change that an action makes to a row.
public nonisolated enum ScreenRowChange<Model, Element> {
  case remove
  case set((inout Element) -> Void)
  /// A change of the model instead of the row, such as the insertion of another row.
  case model(ScreenEdit<Model>)
}

nonisolated extension ScreenList {
  func row(of element: Element) -> ScreenEdit<Model>.Row {
    .init(list: key, id: AnyHashable(id(element)))
  }

  func edit(_ id: ID, _ change: ScreenRowChange<Model, Element>) -> ScreenEdit<Model> {
    switch change {
    case .model(let edit): edit
    case .remove: edit(id) { _ in false }
    case .set(let set):
      edit(id) {
        set(&$0)
        return true
      }
    }
  }

  /// - Parameters:
  ///   - change: Changes the element, and returns whether to keep it.
  func edit(_ id: ID, _ change: @escaping (inout Element) -> Bool) -> ScreenEdit<Model> {
    ScreenEdit(row: .init(list: key, id: id), change: RowChange(id: id, apply: change)) {
      [self] model, changes in
      let changes = Dictionary(grouping: changes.compactMap { $0 as? RowChange }, by: \.id)
      changeEach(&model) { id in
        changes[id].map { changes in
          { element in changes.reduce(true) { $1.apply(&element) && $0 } }
        }
      }
    }
  }

  typealias RowChange = ScreenRowEdit<Element, ID>
}

/// A change of the element with an ID. It returns whether to keep the element.
nonisolated struct ScreenRowEdit<Element, ID> {
  let id: ID
  let apply: (inout Element) -> Bool
}

extension ScreenStore {
  /// The element with an ID, with the user's changes applied; `nil` if it is not in the list.
  public subscript<Element, ID>(
    list: ScreenList<Model, Element, ID>,
    id: ID
  ) -> Element? { list.element(id, of: shown) }
}
