struct Item: Hashable {
  let id: Int
  var name = 0
  var count = 0
  /// What the item is about. Several items can have the same topic.
  var topic: Topic

  init(id: Int, name: Int = 0, count: Int = 0) {
    self.id = id
    self.name = name
    self.count = count
    topic = Topic(id: id > 100 ? id : id % 3)
  }
}

/// A part of an item that other items can have too.
struct Topic: Hashable, Sendable {
  let id: Int
  var text = 0
  var isLiked = false
  var likes = 0
  var poll: Poll?
}

struct Poll: Hashable, Sendable {
  var votes = 0
  var choice = 0
}

/// The model of the screen under test.
struct Board: Equatable {
  /// The request of the load that returned this board.
  var request: Int?
  var title = 0
  var items: [Item] = []
  var notes: [Item]?
  var summary = 0
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

  func list(_ list: Row.List) -> [Item]? {
    switch list {
    case .items: items
    case .notes: notes
    case .topics: nil
    }
  }

  var rows: [Row] {
    items.map { Row(list: .items, id: $0.id) } + (notes ?? []).map { Row(list: .notes, id: $0.id) }
  }

  /// Whether the row, or an item with the topic, exists.
  func contains(_ row: Row) -> Bool {
    row.list == .topics ? items.contains { $0.topic.id == row.id } : self[row] != nil
  }

  mutating func changeTopics(_ id: Int, _ change: (inout Topic) -> Void) {
    for index in items.indices where items[index].topic.id == id { change(&items[index].topic) }
  }
}

struct Row: Hashable {
  /// `topics` are those of the items.
  enum List { case items, notes, topics }

  let list: List
  let id: Int
}

/// A part of the board that an action writes.
enum Field: Hashable {
  case title
  case summary
  case text(Row)
  case like(Row)
  case vote(Row)
  case name(Row)
  case count(Row)
  /// Whether the row exists.
  case presence(Row)

  var row: Row? {
    switch self {
    case .title, .summary: nil
    case .name(let row), .count(let row), .presence(let row): row
    case .text(let row), .like(let row), .vote(let row): row
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
  case summary(Int)
  case text(Row, Int)
  /// Sets a Bool and counts, unless the Bool is set.
  case like(Row, Bool)
  case vote(Row, Int)

  var fields: [Field] {
    switch self {
    case .title: [.title]
    case .insert(let item), .append(let item): [.presence(Row(list: .items, id: item.id))]
    case .insertNote(let item): [.presence(Row(list: .notes, id: item.id))]
    case .name(let row, _): [.name(row)]
    case .count(let row, _): [.count(row)]
    case .remove(let row): [.presence(row)]
    case .summary: [.summary]
    case .text(let row, _): [.text(row)]
    case .like(let row, _): [.like(row)]
    case .vote(let row, _): [.vote(row)]
    }
  }

  /// The row that must exist for this change, or `nil` if there is none.
  var row: Row? {
    switch self {
    case .title, .insert, .append, .insertNote, .summary: nil
    case .name(let row, _), .count(let row, _), .remove(let row): row
    case .text(let row, _), .like(let row, _), .vote(let row, _): row
    }
  }

  /// The change that the service makes instead if it returns a row or a board. It differs from what the user wrote, so a test can
  /// distinguish a response from an optimistic update.
  var normalized: Effect {
    switch self {
    case .title(let value): .title(-value)
    case .name(let row, let value): .name(row, -value)
    case .count(let row, let value): .count(row, -value)
    case .summary(let value): .summary(-value)
    case .text(let row, let value): .text(row, -value)
    case .vote(let row, let value): .vote(row, -value)
    case .insert, .append, .insertNote, .remove, .like: self
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
    case .summary(let value): board.summary = value
    case .text(let row, _), .like(let row, _), .vote(let row, _):
      board.changeTopics(row.id) { apply(to: &$0) }
    }
  }

  func apply(to topic: inout Topic) {
    switch self {
    case .text(_, let value): topic.text = value
    case .like(_, let isLiked):
      guard topic.isLiked != isLiked else { return }
      topic.isLiked = isLiked
      topic.likes += isLiked ? 1 : -1
    case .vote(_, let value): topic.poll?.choice = value
    default: break
    }
  }
}

extension Item: CustomStringConvertible {
  var description: String { "\(id):\(name):\(count):\(topic)" }
}

extension Topic: CustomStringConvertible {
  var description: String {
    "[\(id) \(text) \(isLiked ? "liked" : "-") \(likes) \(poll.map { "poll \($0.votes)/\($0.choice)" } ?? "-")]"
  }
}

extension Row: CustomStringConvertible {
  var description: String { "\(list)[\(id)]" }
}

extension Board: CustomStringConvertible {
  var description: String {
    "board(\(request.map { "for \($0), " } ?? "")title \(title), summary \(summary), items \(items), notes \(notes ?? []), "
      + "cursor \(cursor.map(String.init) ?? "-"))"
  }
}
