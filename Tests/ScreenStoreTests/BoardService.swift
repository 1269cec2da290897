/// A simulated service, which holds the true state of a board for each request.
///
/// Items and notes with the same ID are the same in all boards: a change of one, its removal too, is made in each board that has it.
/// Everything else belongs to one board.
struct BoardService {
  struct NoSuchRow: Error {}

  static let requests = [0, 1, 2]

  private(set) var boards: [Board]
  let pageSize: Int?
  /// By request, the operation that last wrote each field. A field that another client wrote last is absent.
  private(set) var writers: [[Field: Int]]
  private var lastID = 100
  /// By request, the ids of all items that have ever existed, in the order of the list.
  private(set) var order: [[Int]]

  init(items: Int, notes: Int?, pageSize: Int?) {
    boards = Self.requests.map { request in
      // Each board lacks other items.
      var board = Board(
        items: (0..<items).map { Item(id: items - $0) }
          .filter { request == 0 || $0.id % 4 != request },
        notes: notes.map { (0..<$0).map { Item(id: $0) } }
      )
      for index in board.items.indices where board.items[index].topic.id < 2 {
        board.items[index].topic.poll = Poll()
      }
      return board
    }
    order = boards.map { $0.items.map(\.id) }
    writers = Self.requests.map { _ in [:] }
    self.pageSize = pageSize
  }

  mutating func newItem() -> Item {
    lastID += 1
    return Item(id: lastID)
  }

  /// - Parameter request: That of the board which changes, unless each does.
  mutating func execute(
    _ effect: Effect,
    in request: Int,
    isEverywhere: Bool = false,
    for operation: Int?
  ) throws {
    if let row = effect.row, !boards.contains(where: { $0.contains(row) }) { throw NoSuchRow() }
    for board in effect.row == nil && !isEverywhere ? [request] : Self.requests {
      effect.apply(to: &boards[board])
      if case .insert(let item) = effect { order[board].insert(item.id, at: 0) }
      if case .append(let item) = effect { order[board].append(item.id) }
      for field in effect.fields { writers[board][field] = operation }
    }
  }

  /// Simulates another client that removes all notes of a board or, if there are none, adds the first.
  mutating func replaceNotes(in request: Int) {
    boards[request].notes = boards[request].notes == nil ? [newItem()] : nil
    writers[request] = writers[request].filter { $0.key.row?.list != .notes }
  }

  /// - Parameters:
  ///   - isSloppy: Whether elements are repeated, as happens with services that identify pages by their offset.
  func firstPage(for request: Int, isSloppy: Bool) -> Board {
    page(of: boards[request].items[...], for: request, isSloppy: isSloppy)
  }

  func page(after cursor: Int, for request: Int, isSloppy: Bool) -> Board {
    let before = Set(order[request].prefix { $0 != cursor } + [cursor])
    let items = boards[request].items
    let rest = items.drop { before.contains($0.id) }
    let start = isSloppy ? max(0, rest.startIndex - 2) : rest.startIndex
    return page(of: items[start...], for: request, isSloppy: isSloppy)
  }

  private func page(of rest: ArraySlice<Item>, for request: Int, isSloppy: Bool) -> Board {
    var page = boards[request]
    let items = rest.prefix(pageSize ?? .max)
    page.request = request
    page.items = Array(items)
    page.cursor = items.count < rest.count ? items.last?.id : nil
    if isSloppy, pageSize != nil, let first = page.items.first { page.items.append(first) }
    return page
  }
}
