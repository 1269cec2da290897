/// A simple model of the contract in docs/screens.md. It computes what the screen must show from everything that has happened so far.
struct ReferenceScreen {
  struct Load {
    let operation: Int
    let begun: Int
    let request: Int?
    let isSilent: Bool
    /// Whether new elements wait.
    var isHeld = false
  }

  struct Page {
    let operation: Int
    let asked: Int
    let list: Int
  }

  struct Change {
    let operation: Int
    let begun: Int
    /// The optimistic update, or `nil` if the action has none.
    var effect: Effect?
    /// The value to send, for an action with `again: latest`; `nil` for all others.
    let latest: Latest?
    /// When the service was called, or `nil` if it has not been called yet.
    var asked: Int?
    /// The request of the content that the user changed, or that the service sent the value for; `nil` if it is for all.
    let request: Int?
    var confirmed: Int?
    var answer: Board.Part?
    /// The place of the answer, or `nil` if the action returns none or the board.
    var place: Place?
    var isRolledBack = false
    /// The action whose row stays although its call has failed.
    var kept: UserAction?

    func isConfirmed(before time: Int) -> Bool { confirmed.map { $0 < time } ?? false }

    /// What the change does to the content of a request: what changes the board itself belongs to one request.
    func `in`(_ request: Int?) -> Change {
      if self.request == nil || self.request == request { return self }
      var change = self
      if effect?.row == nil { change.effect = nil }
      if place?.row == nil { change.place = nil }
      return change
    }

    /// The row that changes, or `nil` if another part of the board does.
    var subject: Row? { effect?.fields.first?.row }
  }

  struct Latest: Equatable {
    let turn: Turn
    let value: Int
  }

  /// What has one call at a time.
  struct Turn: Hashable {
    let action: ActionName
    /// The request of the content, for an action on the board.
    let request: Int?
  }

  /// A response of the service with the pages appended to it since.
  struct Base {
    var board: Board
    let request: Int?
    /// The response contains every change that the service confirmed before this time.
    let seen: Int
    /// When it was shown.
    let time: Int
    /// The operation that returned the board, or `nil` if a load did.
    var answered: Int?
    let list: Int
    var isExtended = false
    var hasMore = true
    /// When the page that added a row was requested, by row.
    var asked: [Row: Int] = [:]

    /// The rows that `change` affects contain every change that was confirmed before the returned time.
    func seen(by change: Change) -> Int {
      min(seen, change.effect?.row.flatMap { asked[$0] } ?? .max)
    }
  }

  private(set) var now = 0
  let isPaged: Bool
  /// The number of elements of a full page if a shorter one is the last, or 0.
  let size: Int
  var base: Base?
  /// The bases that were shown before the current one.
  var history: [Base] = []
  var lastList = 0

  /// The request of the most recent load.
  var currentRequest: Int?
  /// When `currentRequest` last changed.
  var currentRequestTime = 0
  /// Whether a load for the current request had `keep: false`, so that no content of other requests is shown.
  var hidesOtherContent = false
  /// The loads that succeeded or failed, except those whose results were dropped.
  var finished: [(request: Int?, time: Int)] = []
  /// The load whose failure has not been reported yet.
  var failure: Int?
  /// The operations whose failure was reported.
  var errors: [Int] = []

  var loads: [Load] = []
  var pages: [Page] = []
  var changes: [Change] = []
  var held: Held?
  /// The operations that are calling the service.
  var calls: Set<Int> = []
  /// The actions that have not ended, by operation.
  var running: [Int: ActionName?] = [:]
  /// The value that the service accepted last, kept while a newer value is waiting.
  var accepted: [Turn: Int] = [:]

  init(isPaged: Bool, size: Int) {
    self.isPaged = isPaged
    self.size = size
  }

  mutating func tick() -> Int {
    now += 1
    return now
  }

  var shown: Board? { base.map { board(of: $0) { _ in true } } }

  /// The base with those changes applied that it may not contain.
  func board(of base: Base, with isIncluded: (Change) -> Bool) -> Board {
    let own = changes.filter { !$0.isRolledBack && isIncluded($0) }.map { $0.in(base.request) }
    // Rows that could not be added come last.
    let changes = own.filter { $0.kept == nil } + own.filter { $0.kept != nil }
    let ofTopics = changes.filter { $0.subject?.list == .topics || $0.place?.row?.list == .topics }
    var board = base.board
    for change in lacking(changes, answered: base.answered, seen: base.seen(by:))
    where change.subject?.list != .topics {
      change.effect?.apply(to: &board)
    }
    func seen(_ row: Row?) -> Int { min(base.seen, row.flatMap { base.asked[$0] } ?? .max) }
    addParts(to: &board, of: changes.filter { $0.place?.row?.list != .topics }, all: changes) {
      seen($0.row)
    }
    // Each item contains what was confirmed before its page was requested or before the service sent it.
    for index in board.items.indices {
      let row = Row(list: .items, id: board.items[index].id)
      let sent = changes.filter { $0.place == .row(row) && $0.answer != nil }
      let seen = max(seen(row), sent.compactMap(\.asked).max() ?? 0)
      var alone = Board(items: [board.items[index]])
      for change in lacking(ofTopics, answered: base.answered, seen: { _ in seen }) {
        change.effect?.apply(to: &alone)
      }
      addParts(to: &alone, of: ofTopics) { _ in seen }
      board.items[index] = alone.items[0]
    }
    return board
  }

  /// Puts the newest returned value in each place, with those changes applied that it may not contain.
  private func addParts(
    to board: inout Board,
    of answered: [Change],
    all: [Change]? = nil,
    since seen: (Place) -> Int
  ) {
    let answers = answered.filter { change in
      guard change.answer != nil, let place = change.place else { return false }
      return !change.isConfirmed(before: seen(place))
    }
    .sorted { $0.asked ?? 0 < $1.asked ?? 0 }
    for answer in answers {
      guard let place = answer.place, let time = answer.asked,
        answers.last(where: { $0.place == place })?.operation == answer.operation
      else { continue }
      var new = board
      new.put(answer.answer, in: place)
      let own = (all ?? answered).filter { place.row == nil || $0.subject == place.row }
      var isChanged = place.isWhole
      for change in lacking(own, answered: answer.operation, seen: { _ in time }) {
        let isLacking = change.operation != answer.operation && !change.isConfirmed(before: time)
        guard isLacking || isChanged else { continue }
        let before = new[place]
        change.effect?.apply(to: &new)
        if new[place] != before { isChanged = true }
      }
      board.put(new[place], in: place)
    }
  }

  /// The changes that a response may not contain, followed on each subject by all later changes to it except insertions: if it has been
  /// removed since, it is not inserted again.
  private func lacking(
    _ changes: [Change],
    answered: Int?,
    seen: (Change) -> Int
  ) -> [Change] {
    var lacking: [Change] = []
    for change in changes where change.effect != nil {
      let isLacking = change.operation != answered && !change.isConfirmed(before: seen(change))
      let isInsertion = change.effect?.row != change.subject
      if isLacking || !isInsertion && lacking.contains(where: { $0.subject == change.subject }) {
        lacking.append(change)
      }
    }
    return lacking
  }

  /// If no call is running, makes the shown board the new base and discards the changes.
  mutating func settle() {
    let isSettled = changes.allSatisfy { $0.isRolledBack || $0.confirmed != nil || $0.kept != nil }
    guard loads.isEmpty, pages.isEmpty, calls.isEmpty, held == nil, isSettled else { return }
    if let settled = base.map({ board(of: $0) { $0.kept == nil } }) { base?.board = settled }
    base?.asked = [:]
    changes.removeAll { $0.kept == nil || $0.isRolledBack }
  }

  /// The rows that stay although their calls have failed, unless the service has returned them since.
  func failedRows(in list: Row.List) -> Set<Int> {
    let rows = changes.filter { $0.kept != nil && !$0.isRolledBack }.compactMap(\.subject)
    return Set(rows.filter { $0.list == list && base?.board[$0] == nil }.map(\.id))
  }

  /// A row that the service has returned is like any other from then on.
  mutating func forgetReturnedRows() {
    let returned = changes.filter { $0.kept != nil }.compactMap(\.subject)
      .filter { base?.board[$0] != nil }
    for row in returned { discard(row) }
  }

  mutating func discard(_ row: Row) {
    for index in changes.indices where changes[index].kept != nil && changes[index].subject == row {
      changes[index].isRolledBack = true
    }
    settle()
  }
}
