/// Identifies a running action: its name and, if it works on a row, that row.
struct ActionName: Hashable {
  let name: String
  var row: Row?
}

extension ReferenceScreen {
  enum Answer {
    case kept
    case part(Board.Part?)
    case board(Board)
    case failure(isCancelled: Bool)
  }

  enum Ending: Equatable { case skipped, done, failed }

  func isRunning(_ action: ActionName) -> Bool { running.values.contains(action) }

  /// - Returns: Whether the action may start.
  mutating func beginAction(
    _ operation: Int,
    _ action: ActionName?,
    isIgnoredWhileRunning: Bool,
    latest: Int?,
    on row: Row?,
    isEverywhere: Bool,
    returns place: Place?,
    shows effect: Effect?
  ) -> Bool {
    let begun = tick()
    guard isShown(row) else { return false }
    if isIgnoredWhileRunning, let action, isRunning(action) { return false }
    let request = row == nil ? base?.request : nil
    let latest = latest.flatMap { value in
      action.map { Latest(turn: Turn(action: $0, request: request), value: value) }
    }
    if let latest {
      for index in changes.indices where isWaiting(changes[index], for: latest.turn) {
        changes[index].isRolledBack = true
      }
    }
    running[operation] = .some(action)
    // The row of a call that has failed is added again, to the content to which it belongs.
    let failed = changes.first { change in
      change.kept != nil && !change.isRolledBack && change.effect == effect
    }
    if let row = failed?.subject { discard(row) }
    changes.append(
      Change(
        operation: operation,
        begun: begun,
        effect: effect,
        latest: latest,
        request: isEverywhere ? nil : failed.map(\.request) ?? base?.request,
        place: place
      )
    )
    return true
  }

  /// - Returns: Why the store must not call the service now, or `nil` if it may.
  mutating func call(_ operation: Int) -> String? {
    let time = tick()
    guard let index = changes.firstIndex(where: { $0.operation == operation }) else {
      return "the action must not call the service"
    }
    changes[index].asked = time
    calls.insert(operation)
    if changes[index].isRolledBack { return "a newer value has replaced this one" }
    guard let latest = changes[index].latest else { return nil }
    let isAlone = !changes.contains {
      $0.latest?.turn == latest.turn && $0.operation != operation
        && calls.contains($0.operation)
    }
    if !isAlone { return "two calls run at the same time" }
    return accepted[latest.turn] == latest.value ? "the same value is sent twice" : nil
  }

  /// - Returns: How the action must end.
  mutating func endCall(
    _ operation: Int,
    with answer: Answer,
    keeping action: UserAction? = nil
  ) -> Ending {
    let time = tick()
    calls.remove(operation)
    defer { settle() }
    guard let index = changes.firstIndex(where: { $0.operation == operation }) else {
      return .skipped
    }
    let latest = changes[index].latest
    let isOvertaken = latest.map { latest in
      changes.contains { isWaiting($0, for: latest.turn) }
    }
    var ending = Ending.done
    switch answer {
    case .kept: changes[index].confirmed = time
    case .part(let part):
      changes[index].confirmed = time
      changes[index].answer = part
    case .board(let board):
      changes[index].confirmed = time
      show(board, answering: changes[index], at: time)
    case .failure(let isCancelled):
      changes[index].isRolledBack = action == nil
      changes[index].kept = action
      ending = isCancelled ? .skipped : .failed
    }
    if let latest { accepted[latest.turn] = ending == .done ? latest.value : nil }
    if let latest, isOvertaken == false { accepted[latest.turn] = nil }
    return isOvertaken == true ? .skipped : ending
  }

  private mutating func show(_ board: Board, answering change: Change, at time: Int) {
    guard let base, let asked = change.asked, base.request == change.request else { return }
    let isOlder = (history + [base]).contains { $0.seen > asked }
    guard !isOlder else { return }
    var new = Base(
      board: board,
      request: base.request,
      seen: asked,
      time: time,
      answered: change.operation,
      list: lastList + 1
    )
    if isPaged { new.board.items = board.items.uniqued(without: []) }
    new.hasMore = board.items.count >= size
    replace(with: new)
  }

  /// - Returns: Why an action must not end like this without having called the service, or `nil` if it may.
  mutating func endWithoutCall(_ operation: Int, as ending: Ending) -> String? {
    guard let index = changes.firstIndex(where: { $0.operation == operation }),
      let latest = changes[index].latest
    else { return ending == .skipped ? nil : "\(ending) without a call" }
    defer { settle() }
    if changes[index].isRolledBack { return ending == .skipped ? nil : "\(ending), not skipped" }
    changes[index].isRolledBack = true
    let accepted = accepted[latest.turn]
    if !changes.contains(where: { isWaiting($0, for: latest.turn) }) {
      self.accepted[latest.turn] = nil
    }
    return ending == .done && accepted == latest.value ? nil : "\(latest.value) is not sent"
  }

  mutating func end(_ operation: Int, as ending: Ending, on row: Row?, isReported: Bool) {
    running[operation] = nil
    if ending == .failed, isReported, isShown(row) { errors.append(operation) }
  }

  /// Whether an operation is waiting for another call to end.
  func isWaiting(_ operation: Int) -> Bool {
    guard let change = changes.first(where: { $0.operation == operation }),
      let turn = change.latest?.turn, isWaiting(change, for: turn)
    else { return false }
    return changes.contains { $0.latest?.turn == turn && calls.contains($0.operation) }
  }

  private func isShown(_ row: Row?) -> Bool {
    guard let row else { return base != nil }
    return shown?.contains(row) == true
  }

  private func isWaiting(_ change: Change, for turn: Turn) -> Bool {
    change.latest?.turn == turn && change.asked == nil && !change.isRolledBack
  }
}
