import TestSupport

@testable import ViewModelSupport

extension ScheduleRun {
  /// Another client changes the board, and the service sends the change.
  func push(_ random: inout SplitMix) {
    guard let store else { return }
    operations += 1
    isTouched = true
    let value = Int.random(in: 1000...9999, using: &random)
    let request = reference.currentRequest ?? 0
    let row = service.boards[request].items.randomElement(using: &random)
      .map { Row(list: .items, id: $0.id) }
    let kind = Int.random(in: 0..<8, using: &random)
    if kind == 0, !isPaged {
      let board = service.firstPage(for: request, isSloppy: false)
      note("the service sends \(board)")
      reference.use(board)
      return store.use(board, for: request)
    }
    if kind < 3, let row {
      note("another client removes \(row), which the service sends")
      try? service.execute(.remove(row), in: request, for: nil)
      reference.remove(row, operations)
      return store.removeRow(row.id, from: Self.items)
    }
    if kind == 3 { return pushToAll() }
    let item = service.newItem()
    let effect = kind < 6 ? row.map { Effect.name($0, value) } ?? .insert(item) : .insert(item)
    try? service.execute(effect, in: request, for: nil)
    let id = effect.row?.id ?? item.id
    guard let sent = service.boards[request][Row(list: .items, id: id)] else { return }
    note("another client: \(effect), and the service sends \(sent) for \(request)")
    reference.upsert(sent, operations, for: request)
    store.upsert(sent, in: Self.items, for: request)
  }

  /// Another client inserts an item in all boards, and the service sends it whatever the request is.
  private func pushToAll() {
    let item = service.newItem()
    note("another client inserts \(item) in all boards, which the service sends")
    for request in BoardService.requests {
      try? service.execute(.insert(item), in: request, for: nil)
    }
    reference.upsert(item, operations, for: nil)
    store?.upsert(item, in: Self.items)
  }

  /// Loads again after another client has inserted an element. Otherwise elements would rarely wait.
  func poll() {
    let item = service.newItem()
    note("another client inserts \(item)")
    let request = reference.currentRequest ?? 0
    try? service.execute(.insert(item), in: request, for: nil)
    load(for: request, isSilent: true, isHeld: isHolding, keep: true)
  }

  func showNew() {
    note("show the new elements")
    isTouched = true
    reference.showNew()
    store?.showNew()
  }
}
