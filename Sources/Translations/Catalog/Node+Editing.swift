import DocumentReader

extension Node {
  /// An object that a catalog is to have at a place.
  static func object(_ members: [(key: String, value: Node)], at location: Location) -> Node {
    Node(
      .mapping(members.map { Member(key: $0.key, keyLocation: location, value: $0.value) }),
      at: location
    )
  }

  static func string(_ text: String, at location: Location) -> Node {
    Node(.string(text), at: location)
  }

  /// With another value for a key, or none; a new key stands where Xcode puts it.
  func setting(_ key: String, to value: Node?) -> Node {
    var members = members ?? []
    if let index = members.firstIndex(where: { $0.key == key }) {
      if let value {
        members[index] = Member(key: key, keyLocation: members[index].keyLocation, value: value)
      } else {
        members.remove(at: index)
      }
    } else if let value {
      let member = Member(key: key, keyLocation: location, value: value)
      members.insert(member, at: members.firstIndex { comesBefore(key, $0.key) } ?? members.count)
    }
    return Node(.mapping(members), at: location)
  }

  /// Whether both say the same, wherever they stand.
  func isSame(as other: Node) -> Bool {
    switch (value, other.value) {
    case (.null, .null): true
    case (.bool(let one), .bool(let two)): one == two
    case (.number(let one), .number(let two)), (.string(let one), .string(let two)): one == two
    case (.list(let one), .list(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    case (.mapping(let one), .mapping(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}
