/// What the call of an action can return.
enum Place: Hashable {
  case row(Row)
  case topic(Int)
  case poll(Int)
  case summary
  case notes

  /// The row whose changes the returned value can lack, or `nil` if those of the whole board.
  var row: Row? {
    switch self {
    case .row(let row): row
    case .topic(let id), .poll(let id): Row(list: .topics, id: id)
    case .summary, .notes: nil
    }
  }

  /// Whether the place is the whole of its row.
  var isWhole: Bool {
    switch self {
    case .row, .topic: true
    case .poll, .summary, .notes: false
    }
  }
}

extension Board {
  enum Part: Equatable {
    case row(Item)
    case topic(Topic)
    case poll(Poll)
    case summary(Int)
    case notes([Item])
  }

  /// What is in a place, or `nil` if nothing is. For a topic, what the first item with it has.
  subscript(place: Place) -> Part? {
    switch place {
    case .row(let row): self[row].map(Part.row)
    case .topic(let id): topic(id).map(Part.topic)
    case .poll(let id): topic(id)?.poll.map(Part.poll)
    case .summary: .summary(summary)
    case .notes: notes.map(Part.notes)
    }
  }

  mutating func put(_ part: Part?, in place: Place) {
    switch (place, part) {
    case (.row(let row), .row(let item)): if self[row] != nil { self[row] = item }
    case (.row(let row), nil): self[row] = nil
    case (.topic(let id), .topic(let topic)): changeTopics(id) { $0 = topic }
    case (.poll(let id), .poll(let poll)): changeTopics(id) { $0.poll = poll }
    case (.summary, .summary(let value)): summary = value
    case (.notes, .notes(let items)): notes = items
    case (.notes, nil): notes = nil
    default: break
    }
  }

  func topic(_ id: Int) -> Topic? { items.first { $0.topic.id == id }?.topic }
}
