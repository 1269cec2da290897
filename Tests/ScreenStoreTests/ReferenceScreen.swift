/// What a screen must show: worked out from all that has happened, by the words of the contract.
struct ReferenceScreen {
  struct Load {
    let operation: Int
    let begun: Int
    let request: Int?
    let isSilent: Bool
  }

  struct Page {
    let operation: Int
    let asked: Int
    let list: Int
  }

  struct Change {
    let operation: Int
    let begun: Int
    /// What is shown at once.
    let effect: Effect?
    /// What the user named, if only the newest value counts.
    let latest: Latest?
    var asked: Int?
    /// What the screen showed when the service was asked.
    var request: Int?
    var confirmed: Int?
    var answer: Item?
    var row: Row?
    var isRolledBack = false

    func isConfirmed(before time: Int) -> Bool { confirmed.map { $0 < time } ?? false }

    /// What is changed: a row, or something else of the board.
    var subject: Row? { effect?.fields.first?.row }
  }

  struct Latest: Equatable {
    let action: ActionName
    let value: Int
  }

  /// What the service gave, with the pages that were added.
  struct Base {
    var board: Board
    let request: Int?
    /// The service gave it what it had confirmed before this time.
    let seen: Int
    /// When it was shown.
    let time: Int
    /// The operation that had it as its answer.
    var answered: Int?
    let list: Int
    var isExtended = false
    var hasMore = true
    /// When each row was asked for that a page has added.
    var asked: [Row: Int] = [:]

    /// Every change that was confirmed before this time is in the rows of the change.
    func seen(by change: Change) -> Int {
      min(seen, change.effect?.row.flatMap { asked[$0] } ?? .max)
    }
  }

  private(set) var now = 0
  let isPaged: Bool
  var base: Base?
  /// All that were shown before.
  var history: [Base] = []
  var lastList = 0

  var wanted: Int?
  var wantedSince = 0
  /// Whether a load with that request let no other content stay.
  var keepsNothing = false
  /// The loads that succeeded or failed, unless they were dropped.
  var finished: [(request: Int?, time: Int)] = []
  /// The operation whose failure the user does not know yet.
  var failure: Int?
  /// The operations whose failure was reported.
  var errors: [Int] = []

  var loads: [Load] = []
  var pages: [Page] = []
  var changes: [Change] = []
  /// The operations whose call is under way.
  var calls: Set<Int> = []
  /// The operations that have not ended.
  var running: [Int: ActionName?] = [:]
  /// The value that the service accepted last, while a newer one waits.
  var accepted: [ActionName: Int] = [:]

  init(isPaged: Bool) { self.isPaged = isPaged }

  mutating func tick() -> Int {
    now += 1
    return now
  }

  var shown: Board? { base.map { board(of: $0) { _ in true } } }

  /// The base with the changes that it may lack.
  func board(of base: Base, with isIncluded: (Change) -> Bool) -> Board {
    let changes = changes.filter { !$0.isRolledBack && isIncluded($0) }
    let answers = changes.filter { $0.answer != nil && !$0.isConfirmed(before: base.seen) }
    var board = base.board
    for change in lacking(changes, answered: base.answered, seen: base.seen(by:)) {
      change.effect?.apply(to: &board)
    }
    for row in Set(answers.compactMap(\.row)) {
      let newest = answers.filter { $0.row == row }.max { $0.asked ?? 0 < $1.asked ?? 0 }
      guard board[row] != nil, let newest, let answer = newest.answer else { continue }
      // The row is the answer with the changes that the answer may lack.
      var alone = Board(items: [answer], notes: [answer])
      let time = newest.asked ?? 0
      for change in lacking(changes, answered: newest.operation, seen: { _ in time }) {
        change.effect?.apply(to: &alone)
      }
      board[row] = alone[row]
    }
    return board
  }

  /// The changes that an answer may lack, and those of the same subject that came after one of them.
  private func lacking(
    _ changes: [Change],
    answered: Int?,
    seen: (Change) -> Int
  ) -> [Change] {
    var lacking: [Change] = []
    for change in changes where change.effect != nil {
      let isLacking = change.operation != answered && !change.isConfirmed(before: seen(change))
      if isLacking || lacking.contains(where: { $0.subject == change.subject }) {
        lacking.append(change)
      }
    }
    return lacking
  }

  /// Nothing is under way: what is shown becomes the response.
  mutating func settle() {
    let isSettled = changes.allSatisfy { $0.isRolledBack || $0.confirmed != nil }
    guard loads.isEmpty, pages.isEmpty, calls.isEmpty, isSettled else { return }
    if let shown { base?.board = shown }
    base?.asked = [:]
    changes = []
  }
}
