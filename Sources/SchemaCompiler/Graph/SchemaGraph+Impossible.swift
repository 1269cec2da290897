import DocumentReader
import ViewModelIR

extension SchemaGraph {
  /// Leaves out, with a warning, what no value satisfies and a document can do without: members that are not required, cases beside
  /// others, elements of lists. Without this one slip of a vendor would cost the whole schema.
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
          let shape = possible(members[place].shape, name, causes)
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

  private mutating func possible(
    _ members: [Member],
    of index: Int,
    _ causes: [Int?]
  ) -> [Member] {
    members.compactMap { member in
      let present =
        if case .optional(let wrapped) = member.shape { wrapped } else { member.shape }
      let path = path(to: member.key, in: index)
      var member = member
      if let cause = cause(of: present, causes) {
        // Null is a value still.
        if !member.isRequired, !member.isNullable {
          lose(.leftOut, of: path, because: .failed(cause))
          return nil
        }
        member.shape = .optional(present)
      }
      member.shape = possible(member.shape, path, causes)
      return member
    }
  }

  private mutating func possible(_ cases: [Case], _ path: String, _ causes: [Int?]) -> [Case] {
    cases.compactMap { known in
      if let cause = cause(of: known.shape, causes) {
        lose(.lackingAlternative, of: path, because: .failed(cause))
        return nil
      }
      return Case(shape: possible(known.shape, path, causes), tags: known.tags)
    }
  }

  private mutating func possible(_ others: Others, _ path: String, _ causes: [Int?]) -> Others {
    guard case .open(let shape) = others else { return others }
    guard let cause = cause(of: shape, causes) else { return .open(possible(shape, path, causes)) }
    lose(.closed, of: path, because: .failed(cause))
    return .closed
  }

  /// What is impossible is any JSON where something has to be: a list or dictionary of it may be empty.
  private mutating func possible(_ shape: Shape, _ path: String, _ causes: [Int?]) -> Shape {
    if let cause = cause(of: shape, causes) {
      lose(.anyJSON, of: path, because: .failed(cause))
      return .scalar(.json)
    }
    return switch shape {
    case .list(let element): .list(possible(element, path, causes))
    case .dictionary(let value): .dictionary(possible(value, path, causes))
    case .optional(let wrapped): .optional(possible(wrapped, path, causes))
    case .scalar, .entry, .failed: shape
    }
  }
}
