/// A list in a screen's model whose elements have IDs.
package nonisolated struct ScreenList<Model, Element, ID: Hashable> {
  let path: AnyKeyPath
  let id: (Element) -> ID
  let elements: (Model) -> [Element]
  let update: (inout Model, (inout [Element]) -> Void) -> Void

  package init(_ path: WritableKeyPath<Model, [Element]>, id: @escaping (Element) -> ID) {
    self.path = path
    self.id = id
    elements = { $0[keyPath: path] }
    update = { $1(&$0[keyPath: path]) }
  }

  /// Creates a list that the service can leave out.
  package init(_ path: WritableKeyPath<Model, [Element]?>, id: @escaping (Element) -> ID) {
    self.path = path
    self.id = id
    elements = { $0[keyPath: path] ?? [] }
    update = { model, change in
      let isMissing = model[keyPath: path] == nil
      var elements = model[keyPath: path] ?? []
      model[keyPath: path] = nil  // Avoids a copy of the elements.
      change(&elements)
      if !isMissing || !elements.isEmpty { model[keyPath: path] = elements }
    }
  }

  /// Creates a list that no action changes.
  package init(reading elements: @escaping (Model) -> [Element], id: @escaping (Element) -> ID) {
    path = \Model.self
    self.id = id
    self.elements = elements
    update = { _, _ in }
  }

  func element(_ id: ID, of model: Model?) -> Element? {
    model.flatMap { elements($0).first { self.id($0) == id } }
  }
}

/// The change that an action makes to a row.
package nonisolated enum ScreenRowChange<Model, Element> {
  case remove
  case set((inout Element) -> Void)
  /// Replaces the row, or adds it if the list does not contain it.
  case put(Element, atEnd: Bool)
  /// A change of the model instead of the row, such as the insertion of another row.
  case model(ScreenEdit<Model>)
}

nonisolated extension ScreenList {
  func row(of element: Element) -> ScreenEdit<Model>.Row {
    .init(list: path, id: AnyHashable(id(element)))
  }

  func edit(_ id: ID, _ change: ScreenRowChange<Model, Element>) -> ScreenEdit<Model> {
    if case .model(let edit) = change { return edit }
    return ScreenEdit(row: .init(list: path, id: id), change: (id, change)) {
      [self] model, changes in
      typealias RowChange = (id: ID, change: ScreenRowChange<Model, Element>)
      let all = changes.compactMap { $0 as? RowChange }
      let changes = Dictionary(grouping: all, by: \.id)
      update(&model) { elements in
        for (id, change) in all {
          guard case .put(let element, let atEnd) = change,
            !elements.contains(where: { self.id($0) == id })
          else { continue }
          elements.insert(element, at: atEnd ? elements.endIndex : 0)
        }
        var removed: Set<ID> = []
        for index in elements.indices {
          let id = self.id(elements[index])
          for (_, change) in changes[id] ?? [] {
            switch change {
            case .set(let set): set(&elements[index])
            case .put(let element, _): elements[index] = element
            case .remove: removed.insert(id)
            case .model: break
            }
          }
        }
        // Only removals need a second pass.
        if !removed.isEmpty { elements.removeAll { removed.contains(self.id($0)) } }
      }
    }
  }
}
