import TestSupport

@testable import ViewModelSupport

extension ScheduleRun {
  /// Another client changes the board, and the service sends the change.
  func push(_ random: inout SplitMix) {
    guard let store else { return }
    operations += 1
    isTouched = true
    let value = Int.random(in: 1000...9999, using: &random)
    let row = service.board.items.randomElement(using: &random).map { Row(list: .items, id: $0.id) }
    let kind = Int.random(in: 0..<8, using: &random)
    if kind == 0, !isPaged, service.board.request == reference.currentRequest {
      let board = service.firstPage(for: reference.currentRequest, isSloppy: false)
      note("the service sends \(board)")
      reference.use(board)
      return store.use(board)
    }
    if kind < 3, let row {
      note("another client removes \(row), which the service sends")
      try? service.execute(.remove(row), for: nil)
      reference.remove(row, operations)
      return store.remove(row.id, from: Self.items)
    }
    let item = service.newItem()
    let effect = kind < 6 ? row.map { Effect.name($0, value) } ?? .insert(item) : .insert(item)
    try? service.execute(effect, for: nil)
    let id = effect.row?.id ?? item.id
    guard let sent = service.board[Row(list: .items, id: id)] else { return }
    note("another client: \(effect), and the service sends \(sent)")
    reference.upsert(sent, operations)
    store.upsert(sent, in: Self.items)
  }

  /// Loads again after another client has inserted an element. Otherwise elements would rarely wait.
  func poll() {
    let item = service.newItem()
    note("another client inserts \(item)")
    try? service.execute(.insert(item), for: nil)
    load(for: reference.currentRequest, isSilent: true, isHeld: isHolding, keep: true)
  }

  func showNew() {
    note("show the new elements")
    isTouched = true
    reference.showNew()
    store?.showNew()
  }
}
