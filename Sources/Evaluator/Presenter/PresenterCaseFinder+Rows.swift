import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  func elements(_ list: Presenter.ListPath) -> [Value] {
    model[list.path]?.elements ?? []
  }

  /// The indices of the elements that have a unique ID.
  func ownRows(_ list: Presenter.ListPath, _ id: TypedExpression) -> [Int] {
    let ids = elements(list).map { scope($0).expressions.value(id) }
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
    return ids.indices.filter { counts[ids[$0]] == 1 }
  }

  /// A case finder with a changed list.
  func changing(_ list: Presenter.ListPath, _ change: ([Value]) -> [Value]) -> Self {
    var finder = self
    finder.model = model.changing(list.names[...], change)
    return finder
  }

  func removing(_ index: Int, from list: Presenter.ListPath) -> Self {
    changing(list) { $0.enumerated().filter { $0.offset != index }.map(\.element) }
  }

  /// The first row for each outcome of a selection.
  func rows(_ selection: Presenter.Selection) -> [(id: Node, obstacle: PresenterCases.Text?)] {
    var seen: Set<Int> = []
    return elements(selection.rows.list).compactMap { element in
      let scope = scope(element, [Presenter.row: element])
      let index = selection.obstacles.firstIndex { scope.expressions.holds($0.condition) }
      guard seen.insert(index ?? -1).inserted else { return nil }
      let id = scope.expressions.value(selection.rows.id).node(at: presenter.location)
      return (id, index.map { text(selection.obstacles[$0].alert, in: scope) })
    }
  }

  /// The first example whose last row can be the second page.
  func page(
    _ more: Presenter.More,
    in finders: [Self]
  ) -> (example: Int, rows: Int, arguments: [Node?], last: Int?)? {
    let last = finders.first { $0.arguments(of: more) == nil }?.example
    return finders.lazy.compactMap { finder in
      let index = finder.elements(more.append).count - 1
      guard finder.ownRows(more.append, more.id).contains(index) else { return nil }
      return finder.removing(index, from: more.append).arguments(of: more)
        .map { (finder.example, index + 1, $0, last) }
    }
    .first
  }

  /// The pages of a source, whose value takes the place of the model.
  func page(of source: Presenter.Source) -> (rows: Int, arguments: [Node?])? {
    guard let more = source.more, let value = variables[source.name] else { return nil }
    var finder = self
    finder.model = value
    return page(more, in: [finder]).map { ($0.rows, $0.arguments) }
  }

  /// The arguments of the call for the next page; `nil` if there is no next page.
  private func arguments(of more: Presenter.More) -> [Node?]? {
    let list = elements(more.append)
    if let size = more.size, list.count < size { return nil }
    if more.definesLast, list.isEmpty { return nil }
    let known = list.last.map { more.definesLast ? [Presenter.More.last: $0] : [:] } ?? [:]
    let expressions = scope(model, known).expressions
    if let condition = more.condition, !expressions.holds(condition) { return nil }
    let values = more.call.arguments.map { expressions.value($0.value) }
    let isLast = zip(values, more.call.arguments).contains { value, argument in
      value == .null && more.canEnd(with: argument)
    }
    return isLast ? nil : zip(values, more.call.arguments).map { argument($0, of: $1.value.type) }
  }

  /// A value as an example expresses it; `nil` if it cannot.
  func argument(_ value: Value, of type: ValueType) -> Node? {
    type.isExpectable(in: screen.service) ? value.node(at: presenter.location) : nil
  }
}

extension Value {
  /// This value with another list at the end of the path.
  fileprivate func changing(_ names: ArraySlice<String>, _ change: ([Value]) -> [Value]) -> Value {
    guard let name = names.first else { return .list(change(elements)) }
    guard case .object(var members) = self, let inner = members[name] else { return self }
    members[name] = inner.changing(names.dropFirst(), change)
    return .object(members)
  }
}
