/// A simulated service, which holds the true state of the board.
struct BoardService {
  struct NoSuchRow: Error {}

  private(set) var board: Board
  let pageSize: Int?
  /// The operation that last wrote each field. A field that another client wrote last is absent.
  private(set) var writers: [Field: Int] = [:]
  private var lastID = 100
  /// The ids of all items that have ever existed, in the order of the list.
  private var order: [Int]

  init(items: Int, notes: Int?, pageSize: Int?) {
    board = Board(
      items: (0..<items).map { Item(id: items - $0) },
      notes: notes.map { (0..<$0).map { Item(id: $0) } }
    )
    for index in board.items.indices where board.items[index].topic.id < 2 {
      board.items[index].topic.poll = Poll()
    }
    order = board.items.map(\.id)
    self.pageSize = pageSize
  }

  mutating func newItem() -> Item {
    lastID += 1
    return Item(id: lastID)
  }

  mutating func execute(_ effect: Effect, for operation: Int?) throws {
    if let row = effect.row, !board.contains(row) { throw NoSuchRow() }
    effect.apply(to: &board)
    if case .insert(let item) = effect { order.insert(item.id, at: 0) }
    if case .append(let item) = effect { order.append(item.id) }
    for field in effect.fields { writers[field] = operation }
  }

  /// Simulates another client that removes all notes or, if there are none, adds the first.
  mutating func replaceNotes() {
    board.notes = board.notes == nil ? [newItem()] : nil
    writers = writers.filter { $0.key.row?.list != .notes }
  }

  /// - Parameters:
  ///   - isSloppy: Whether elements are repeated, as happens with services that identify pages by their offset.
  func firstPage(for request: Int?, isSloppy: Bool) -> Board {
    page(of: board.items[...], for: request, isSloppy: isSloppy)
  }

  func page(after cursor: Int, for request: Int?, isSloppy: Bool) -> Board {
    let before = Set(order.prefix { $0 != cursor } + [cursor])
    let rest = board.items.drop { before.contains($0.id) }
    let start = isSloppy ? max(0, rest.startIndex - 2) : rest.startIndex
    return page(of: board.items[start...], for: request, isSloppy: isSloppy)
  }

  private func page(of rest: ArraySlice<Item>, for request: Int?, isSloppy: Bool) -> Board {
    var page = board
    let items = rest.prefix(pageSize ?? .max)
    page.request = request
    page.items = Array(items)
    page.cursor = items.count < rest.count ? items.last?.id : nil
    if isSloppy, pageSize != nil, let first = page.items.first { page.items.append(first) }
    return page
  }
}
