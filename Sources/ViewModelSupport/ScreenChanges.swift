// MARK: ScreenRemoval, undoneRow
/// A row that the user has removed, and the place to which it returns if it is inserted again.
nonisolated final class ScreenRemoval<Model> {
  /// The row without changes that can still fail.
  private let element: Any
  /// The IDs of the rows above and below.
  private let above: AnyHashable?
  private let below: AnyHashable?
  /// The changes of the row that can still fail.
  private var changes: [(id: Int, edit: ScreenEdit<Model>)]
  /// Whether an action that undoes the removal has taken the row.
  private(set) var isUndone = false

  /// The request of the content.
  let request: Any?

  init(
    _ element: Any,
    of request: Any?,
    above: AnyHashable?,
    below: AnyHashable?,
    changes: [(id: Int, edit: ScreenEdit<Model>)]
  ) {
    self.element = element
    self.request = request
    self.above = above
    self.below = below
    self.changes = changes
  }

  /// The index between the rows that were above and below; `nil` if both are gone.
  func index<ID: Hashable>(in ids: [ID]) -> Int? {
    ids.firstIndex { $0 as AnyHashable == below }
      ?? ids.firstIndex { $0 as AnyHashable == above }.map { $0 + 1 }
  }

  /// The row with the changes that have not failed, if an action has undone the removal.
  func returning<Element, ID>(in list: ScreenList<Model, Element, ID>) -> Element? {
    guard isUndone, var element = element as? Element else { return nil }
    for (_, edit) in changes {
      _ = (edit.change as? ScreenRowEdit<Element, ID>)?.apply(&element)
    }
    return element
  }

  func undo() { isUndone = true }

  /// Returns what the next insertion of the row needs. Only that insertion can be the one that undoes the removal.
  func used() -> ScreenRemoval {
    let copy = ScreenRemoval(element, of: request, above: above, below: below, changes: changes)
    copy.isUndone = isUndone
    isUndone = false
    return copy
  }

  /// Forgets a change that has failed.
  func forget(_ id: Int) { changes.removeAll { $0.id == id } }
}

nonisolated extension ScreenTimeline {
  /// Remembers a row that the user is going to remove.
  mutating func remember<Element, ID>(_ id: ID, of list: ScreenList<Model, Element, ID>) {
    let row = ScreenEdit<Model>.Row(list: list.key, id: id)
    let isOpen = { (change: Change) in change.confirmed == nil && change.edit?.row == row }
    guard let shown, let response,
      let element = list.element(id, of: applied(changes.filter { !isOpen($0) }, to: response))
    else { return }
    let ids = list.elements(shown).map(list.id)
    let index = ids.firstIndex(of: id) ?? 0
    removals[row] = ScreenRemoval(
      element,
      of: response.request,
      above: ids.prefix(index).last.map { $0 },
      below: ids.dropFirst(index + 1).first.map { $0 },
      changes: changes.filter(isOpen).compactMap { change in change.edit.map { (change.id, $0) } }
    )
  }
}

extension ScreenStore {
  /// A row that the user has removed, for the action that undoes this: without the changes that have
  /// failed since.
  public func undoneRow<Element, ID>(
    _ row: Element,
    in list: ScreenList<Model, Element, ID>
  ) -> Element {
    let removal = timeline.removals[list.row(of: row)]
    removal?.undo()
    return removal?.returning(in: list) ?? row
  }
}

// MARK: move
nonisolated extension ScreenEdit {
  /// Moves the element with an ID to an index of its list.
  public static func move<Element, ID>(
    _ id: ID,
    in list: ScreenList<Model, Element, ID>,
    to index: Int
  ) -> Self {
    .set { model in
      list.update(&model) { elements in
        guard let old = elements.firstIndex(where: { list.id($0) == id }) else { return }
        let element = elements.remove(at: old)
        elements.insert(element, at: min(max(index, 0), elements.count))
      }
    }
  }

  /// Moves the element with an ID to an index of the list in another row, if there is one. An earlier move that failed can
  /// have left the element in any of these lists.
  public static func move<Element, ID>(
    _ id: ID,
    from list: ScreenList<Model, Element, ID>,
    to other: ScreenList<Model, Element, ID>,
    at index: Int
  ) -> Self {
    .set { model in
      let lists = [other, list] + list.siblings(model)
      guard let source = lists.first(where: { $0.element(id, of: model) != nil }),
        let element = source.element(id, of: model)
      else { return }
      var isMoved = false
      other.update(&model) { elements in
        elements.removeAll { other.id($0) == id }
        elements.insert(element, at: min(max(index, 0), elements.count))
        isMoved = true
      }
      if isMoved, source.key != other.key {
        source.update(&model) { $0.removeAll { source.id($0) == id } }
      }
    }
  }
}

// MARK: failedRowIDs, retryRow, discardRow
extension ScreenStore {
  /// The IDs of the rows whose call has failed. A row that the service has returned since is like
  /// any other from then on.
  public func failedRowIDs<Element, ID>(of list: ScreenList<Model, Element, ID>) -> Set<ID> {
    var ids: Set<ID> = []
    for (row, failed) in failedRows where row.list == list.key {
      guard let id = row.id.base as? ID else { continue }
      if list.element(id, of: response) == nil {
        ids.insert(id)
      } else {
        failedRows[row] = nil
        timeline.rollBack(failed.change)
      }
    }
    return ids
  }

  /// Makes the call for a failed row again.
  public func retryRow<Element, ID>(_ id: ID, in list: ScreenList<Model, Element, ID>) async {
    guard failedRowIDs(of: list).contains(id) else { return }
    await failedRows[.init(list: list.key, id: id)]?.retry()
  }

  /// Removes a failed row.
  public func discardRow<Element, ID>(_ id: ID, in list: ScreenList<Model, Element, ID>) {
    guard let failed = failedRows.removeValue(forKey: .init(list: list.key, id: id)) else { return }
    timeline.rollBack(failed.change)
    onChange()
  }
}

// MARK: applyValues
extension ScreenStore {
  /// Applies each value that the service sends, until the sequence ends or the task is cancelled.
  /// An error ends it, and is shown like that of a refresh. Returns whether there was none.
  ///
  /// - Parameters:
  ///   - request: The request whose values the service sends. They are dropped if another request
  ///     has been loaded since.
  @discardableResult
  public func applyValues<Value>(
    for request: Request? = nil,
    call: @MainActor () async throws -> AsyncThrowingStream<Value, any Error>,
    apply: @MainActor (Value) -> Void
  ) async -> Bool {
    do {
      for try await value in try await call() {
        if request == nil || request == wanted {
          apply(value)
          onValue()
        }
      }
    } catch {
      if isCancelled(error) { return true }
      fail(error)
      return false
    }
    return true
  }

  /// Runs functions that apply values. The first one that returns `false` ends the others.
  public func applyTogether(_ updates: (@MainActor @Sendable () async -> Bool)...) async {
    await applyTogether(updates)
  }

  func applyTogether(_ updates: [@MainActor @Sendable () async -> Bool]) async {
    await withTaskGroup(of: Bool.self) { group in
      for update in updates { group.addTask { await update() } }
      for await isComplete in group where !isComplete { group.cancelAll() }
    }
  }

  /// Shows a model that the service sent, like the response to a load that began now.
  ///
  /// - Parameter request: The request that the service sent it for. If `nil`, the model is dropped
  ///   while the content is that of an older request, because it may be for either.
  public func use(_ model: Model, for request: Request? = nil) {
    guard request != nil || shown == nil || self.request == wanted else { return }
    let begun = timeline.beginCall()
    failure = nil
    show(model, for: request ?? wanted, begun: begun) { pages.join(&$0, $1) }
    timeline.endCall(begun)
    onChange()
  }

}

// MARK: upsert, removeRow
extension ScreenStore {
  /// Replaces the element with the same ID, or adds the element to the list. The user's changes
  /// that are running stay visible.
  ///
  /// - Parameter request: The request that the service sent it for; `nil` if it is for all.
  public func upsert<Element, ID>(
    _ element: Element,
    in list: ScreenList<Model, Element, ID>,
    atEnd: Bool = false,
    for request: Request? = nil
  ) {
    let edit: ScreenEdit = atEnd ? .append(element, to: list) : .insert(element, into: list)
    let change = timeline.begin(edit, for: request)
    let begun = timeline.beginCall()
    let row = list.part(list.id(element), at: .whole, element)
    timeline.confirm(change, with: row, begun: begun)
    timeline.endCall(begun)
    onChange()
  }

  /// Removes the element with an ID, which the service has removed.
  public func removeRow<Element, ID>(_ id: ID, from list: ScreenList<Model, Element, ID>) {
    let begun = timeline.beginCall()
    timeline.confirm(timeline.begin(list.edit(id, .remove), for: nil))
    timeline.endCall(begun)
    onChange()
  }
}
