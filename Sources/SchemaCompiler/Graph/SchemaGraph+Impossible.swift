import DocumentReader
import ViewModelIR

extension SchemaGraph {
  /// Leaves out, with a warning, what no value satisfies and a document can do without: members that are not required, cases beside
  /// others, elements of lists.
  mutating func leaveOutImpossible() {
    if contradictions.isEmpty { return }
    let causes = causes()
    for index in entries.indices where causes[index] == nil {
      let path = path(to: entries[index].names.first ?? "", in: entries[index].parent)
      switch entries[index].kind {
      case .record(let members, let others):
        entries[index].kind = .record(
          possible(members, of: index, causes),
          possible(others, path, causes)
        )
      case .tuple(var members, let others):
        for place in members.indices {
          let name = self.path(to: members[place].key, in: index)
          let shape = possibleElement(members[place].shape, name, causes)
          members[place].shape = members[place].isRequired ? shape : shape.asOptional
        }
        entries[index].kind = .tuple(members, possible(others, path, causes))
      case .union(let cases, let discriminator):
        entries[index].kind = .union(possible(cases, path, causes), discriminator: discriminator)
      case .alias(let shape): entries[index].kind = .alias(possible(shape, path, causes))
      case .enumeration: break
      }
    }
    warnOfLosses()
  }

  /// Of each entry that no value satisfies: the problem that comes of it.
  private func causes() -> [Int?] {
    var causes: [Int?] = Array(repeating: nil, count: entries.count)
    var users: [[Int]] = Array(repeating: [], count: entries.count)
    var rest = Array(entries.indices)
    for index in entries.indices {
      for case .entry(let needed) in entries[index].shapes { users[needed].append(index) }
    }
    while let index = rest.popLast() {
      guard causes[index] == nil, let cause = cause(of: entries[index].kind, causes) else {
        continue
      }
      causes[index] = cause
      rest += users[index]
    }
    return causes
  }

  private func cause(of kind: Kind, _ causes: [Int?]) -> Int? {
    switch kind {
    case .record(let members, _), .tuple(let members, _):
      return members.firstNonNil { $0.isRequired ? cause(of: $0.shape, causes) : nil }
    case .union(let cases, _):
      let impossible = cases.compactMap { cause(of: $0.shape, causes) }
      return impossible.count == cases.count ? impossible.first : nil
    case .alias(let shape): return cause(of: shape, causes)
    case .enumeration: return nil
    }
  }

  private func cause(of shape: Shape, _ causes: [Int?]) -> Int? {
    switch shape {
    case .failed(let problem): contradictions.contains(problem) ? problem : nil
    case .entry(let index): causes[index]
    case .scalar, .list, .dictionary, .optional: nil
    }
  }

  // MARK: - What is left

  private mutating func possible(_ members: [Member], of index: Int, _ causes: [Int?]) -> [Member] {
    members.compactMap { member in
      var member = member
      let present =
        if case .optional(let wrapped) = member.shape { wrapped } else { member.shape }
      let path = path(to: member.key, in: index)
      guard let cause = cause(of: present, causes) else {
        member.shape = possible(member.shape, path, causes)
        return member
      }
      // Null is a value still.
      guard member.isRequired || member.isNullable else {
        lose(.leftOut, of: path, because: .failed(cause))
        return nil
      }
      lose(.anyJSON, of: path, because: .failed(cause))
      member.shape = .optional(.scalar(.json))
      return member
    }
  }

  private mutating func possible(_ cases: [Case], _ path: String, _ causes: [Int?]) -> [Case] {
    cases.compactMap { known in
      if let cause = cause(of: known.shape, causes) {
        lose(.lackingAlternative, of: path, because: .failed(cause))
        return nil
      }
      var known = known
      known.shape = possible(known.shape, path, causes)
      return known
    }
  }

  private mutating func possible(_ others: Others, _ path: String, _ causes: [Int?]) -> Others {
    guard case .open(let shape) = others else { return others }
    if let cause = cause(of: shape, causes) {
      lose(.closed, of: path, because: .failed(cause))
      return .closed
    }
    return .open(possible(shape, path, causes))
  }

  /// A list, dictionary or optional of what is impossible may still be empty.
  private mutating func possible(_ shape: Shape, _ path: String, _ causes: [Int?]) -> Shape {
    switch shape {
    case .list(let element): .list(possibleElement(element, path, causes))
    case .dictionary(let value): .dictionary(possibleElement(value, path, causes))
    case .optional(let wrapped): .optional(possibleElement(wrapped, path, causes))
    case .scalar, .entry, .failed: shape
    }
  }

  private mutating func possibleElement(_ shape: Shape, _ path: String, _ causes: [Int?]) -> Shape {
    guard let cause = cause(of: shape, causes) else { return possible(shape, path, causes) }
    lose(.anyJSON, of: path, because: .failed(cause))
    return .scalar(.json)
  }
}
