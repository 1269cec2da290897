struct Item: Hashable {
  let id: Int
  var name = 0
  var count = 0
}

/// The model of the screen under test.
struct Board: Equatable {
  /// The request of the load that returned this board.
  var request: Int?
  var title = 0
  var items: [Item] = []
  var notes: [Item]?
  /// The id of the item after which the next page begins, or `nil` if there is no next page.
  var cursor: Int?

  subscript(row: Row) -> Item? {
    get { list(row.list)?.first { $0.id == row.id } }
    set {
      guard var list = list(row.list) else { return }
      if let newValue {
        list = list.map { $0.id == row.id ? newValue : $0 }
      } else {
        list.removeAll { $0.id == row.id }
      }
      if row.list == .items { items = list } else { notes = list }
    }
  }

  func list(_ list: Row.List) -> [Item]? { list == .items ? items : notes }

  var rows: [Row] {
    items.map { Row(list: .items, id: $0.id) } + (notes ?? []).map { Row(list: .notes, id: $0.id) }
  }
}

struct Row: Hashable {
  enum List { case items, notes }

  let list: List
  let id: Int
}

/// A part of the board that an action writes.
enum Field: Hashable {
  case title
  case name(Row)
  case count(Row)
  /// Whether the row exists.
  case presence(Row)

  var row: Row? {
    switch self {
    case .title: nil
    case .name(let row), .count(let row), .presence(let row): row
    }
  }

  /// Whether the result depends on which of the two fields is written first.
  func conflicts(with other: Field) -> Bool {
    if self == other { return true }
    guard row == other.row, row != nil else { return false }
    if case .presence = self { return true }
    if case .presence = other { return true }
    return false
  }
}

/// The change that an action makes, first on the screen (as an optimistic update), then in the service.
enum Effect: Equatable {
  case title(Int)
  case insert(Item)
  case append(Item)
  case insertNote(Item)
  case name(Row, Int)
  case count(Row, Int)
  case remove(Row)

  var fields: [Field] {
    switch self {
    case .title: [.title]
    case .insert(let item), .append(let item): [.presence(Row(list: .items, id: item.id))]
    case .insertNote(let item): [.presence(Row(list: .notes, id: item.id))]
    case .name(let row, _): [.name(row)]
    case .count(let row, _): [.count(row)]
    case .remove(let row): [.presence(row)]
    }
  }

  /// The row that must exist for this change, or `nil` if there is none.
  var row: Row? {
    switch self {
    case .title, .insert, .append, .insertNote: nil
    case .name(let row, _), .count(let row, _), .remove(let row): row
    }
  }

  /// The change that the service makes instead if it returns a row or a board. It differs from what the user wrote, so a test can
  /// distinguish a response from an optimistic update.
  var normalized: Effect {
    switch self {
    case .title(let value): .title(-value)
    case .name(let row, let value): .name(row, -value)
    case .count(let row, let value): .count(row, -value)
    case .insert, .append, .insertNote, .remove: self
    }
  }

  func apply(to board: inout Board) {
    switch self {
    case .title(let value): board.title = value
    case .insert(let item):
      if !board.items.contains(where: { $0.id == item.id }) { board.items.insert(item, at: 0) }
    case .append(let item):
      if !board.items.contains(where: { $0.id == item.id }) { board.items.append(item) }
    case .insertNote(let item):
      if board.notes?.contains(where: { $0.id == item.id }) != true {
        board.notes = [item] + (board.notes ?? [])
      }
    case .name(let row, let value): board[row]?.name = value
    case .count(let row, let value): board[row]?.count = value
    case .remove(let row): board[row] = nil
    }
  }
}

extension Item: CustomStringConvertible {
  var description: String { "\(id):\(name):\(count)" }
}

extension Row: CustomStringConvertible {
  var description: String { "\(list)[\(id)]" }
}

extension Board: CustomStringConvertible {
  var description: String {
    "board(\(request.map { "for \($0), " } ?? "")title \(title), items \(items), notes \(notes ?? []), "
      + "cursor \(cursor.map(String.init) ?? "-"))"
  }
}
