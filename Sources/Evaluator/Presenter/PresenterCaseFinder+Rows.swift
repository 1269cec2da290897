import DocumentReader
import Expressions
import ViewModelIR

extension PresenterCaseFinder {
  /// The elements of a list in what a load answers.
  func elements(_ list: Presenter.ListPath, in model: Value) -> [Value] {
    list.names.reduce(model) { $0.members[$1] ?? .null }.elements
  }

  /// Where those stand whose id no other has.
  func ownRows(_ list: Presenter.ListPath, _ id: TypedExpression, in model: Value? = nil) -> [Int] {
    let ids = elements(list, in: model ?? self.model).map { scope($0).expressions.value(id) }
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
    return ids.indices.filter { counts[ids[$0]] == 1 }
  }

  func id(_ id: TypedExpression, of element: Value) -> Node {
    scope(element).expressions.value(id).node(at: presenter.location)
  }

  /// An id that no row has.
  func unknownID(_ rows: Presenter.Rows) -> Node? {
    let known = Set(elements(rows.list, in: model).map { scope($0).expressions.value(rows.id) })
    let candidates: [Value] =
      switch rows.id.type {
      case .string: [.string("unknown"), .string("unknown row")]
      case .integer: [.integer(-1), .integer(-2)]
      default: []
      }
    return candidates.first { !known.contains($0) }?.node(at: presenter.location)
  }

  /// The first row for each way that a selection ends.
  func selection(_ selection: Presenter.Selection) -> PresenterCases.Selection {
    var rows: [PresenterCases.Selection.Row] = []
    var seen: Set<Int> = []
    for element in elements(selection.rows.list, in: model) {
      let scope = scope(element, [Presenter.row: element])
      let index = selection.obstacles.firstIndex { scope.expressions.holds($0.condition) }
      guard seen.insert(index ?? -1).inserted else { continue }
      let obstacle = index.map { selection.obstacles[$0] }.map { obstacle in
        obstacle.alert.map { text($0, in: scope) } ?? .init(text: nil, isFolded: false)
      }
      rows.append(.init(id: id(selection.rows.id, of: element), obstacle: obstacle))
    }
    return .init(rows: rows, unknownID: unknownID(selection.rows))
  }

  /// The example whose last row may come with a second page.
  var more: PresenterCases.More? {
    guard let more = presenter.more else { return nil }
    let order = [example] + models.indices.filter { $0 != example }
    for index in order {
      guard let model = models[index], let last = ownRows(more.append, more.id, in: model).last,
        last == elements(more.append, in: model).count - 1
      else { continue }
      let first = model.withoutLast(of: more.append.names[...])
      guard let told = arguments(of: more, after: first) else { continue }
      let end = models.firstIndex { $0.map { arguments(of: more, after: $0) == nil } ?? false }
      let sample = PresenterCases.Sample(example: index, isEmpty: isEmpty(model))
      return .init(sample: sample, arguments: told, last: end)
    }
    return nil
  }

  /// What the next page is asked for with; nil where there is none.
  private func arguments(of more: Presenter.More, after model: Value) -> [Node?]? {
    let expressions = scope(model).expressions
    if let condition = more.condition, !expressions.holds(condition) { return nil }
    let values = more.call.arguments.map { expressions.value($0.value) }
    if zip(values, more.call.arguments).contains(where: { $0 == .null && $1.value.type.isOptional })
    {
      return nil
    }
    return zip(values, more.call.arguments).map { told($0, of: $1.value.type) }
  }

  /// A value as an example says it; nil where it cannot.
  func told(_ value: Value, of type: ValueType) -> Node? {
    type.isExpectable(in: screen.service) ? value.node(at: presenter.location) : nil
  }
}

extension Value {
  /// The same without the last element of the list that the names lead to.
  fileprivate func withoutLast(of names: ArraySlice<String>) -> Value {
    guard let name = names.first else { return .list(Array(elements.dropLast())) }
    guard case .object(var members) = self, let inner = members[name] else { return self }
    members[name] = inner.withoutLast(of: names.dropFirst())
    return .object(members)
  }
}
