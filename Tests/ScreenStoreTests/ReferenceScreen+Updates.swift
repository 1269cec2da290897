extension ReferenceScreen {
  /// A response whose new elements wait.
  struct Held {
    let board: Board
    let begun: Int
  }

  // MARK: - Values that the service sends

  /// The item is inserted if it is missing, by a call that returns it at once.
  mutating func upsert(_ item: Item, _ operation: Int, for request: Int?) {
    var change = Change(
      operation: operation,
      begun: tick(),
      effect: .insert(item),
      latest: nil,
      request: request
    )
    change.place = .row(Row(list: .items, id: item.id))
    change.asked = tick()
    change.confirmed = tick()
    change.answer = .row(item)
    changes.append(change)
    settle()
  }

  mutating func remove(_ row: Row, _ operation: Int) {
    var change = Change(
      operation: operation,
      begun: tick(),
      effect: .remove(row),
      latest: nil,
      request: nil
    )
    change.confirmed = tick()
    changes.append(change)
    settle()
  }

  /// Shows a board that the service sent. A load that began earlier must not replace it.
  mutating func use(_ board: Board) {
    let time = tick()
    failure = nil
    show(board, for: currentRequest, seen: time, at: tick())
    settle()
  }

  // MARK: - New elements that wait

  /// The elements that wait, if nothing newer has been shown since.
  var waiting: Base? {
    guard let held, let base, base.answered == nil, base.seen == held.begun else { return nil }
    return Base(
      board: held.board,
      request: base.request,
      seen: held.begun,
      time: held.begun,
      list: base.list
    )
  }

  var newCount: Int {
    guard let waiting, let shown else { return 0 }
    return new(in: board(of: waiting) { _ in true }, known: shown)
  }

  /// Shows the response of a poll without moving anything.
  mutating func hold(_ response: Board, of load: Load, before: Board, base: Base, at time: Int) {
    held = new(in: response, known: before) > 0 ? Held(board: response, begun: load.begun) : nil
    var new = Base(
      board: response,
      request: load.request,
      seen: load.begun,
      time: time,
      list: base.list
    )
    new.isExtended = base.isExtended
    new.hasMore = base.hasMore
    new.board.items = before.items.map { old in
      response.items.first { $0.id == old.id } ?? old
    }
    if isPaged { new.board.cursor = before.cursor }
    replace(with: new)
  }

  mutating func showNew() {
    guard let waiting else { return }
    held = nil
    show(waiting.board, for: waiting.request, seen: waiting.seen, at: tick())
    settle()
  }

  private func new(in board: Board, known: Board) -> Int {
    let isKnown = board.items.map { item in known.items.contains { $0.id == item.id } }
    return isKnown.prefix(isKnown.lastIndex(of: true) ?? isKnown.count).count { !$0 }
  }
}
