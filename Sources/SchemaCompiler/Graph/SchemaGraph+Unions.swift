import ViewModelIR

extension SchemaGraph {
  /// The records that can only be recognized by their members: those in a union of several objects without a discriminator, and those
  /// that may be any JSON unless a condition holds.
  var recordsAmongOthers: Set<Int> {
    var records: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      if case .record(let members, _) = entry.kind {
        records.formUnion(members.lazy.filter(\.isConditional).compactMap(\.shape.containedEntry))
      }
      guard case .union(let cases, nil) = entry.kind else { continue }
      let objects = cases.compactMap { known -> Int? in
        guard case .entry(let index) = known.shape else { return nil }
        switch entries[index].kind {
        case .record, .union: return index
        case .tuple, .enumeration, .alias: return nil
        }
      }
      if objects.count > 1 || cases.contains(where: \.shape.isDictionary)
        || openUnions.contains(index)
      {
        records.formUnion(objects)
      }
    }
    return records
  }

  /// Closes the enumerations whose values identify the records of a union. If they accepted unknown values, they could not identify one.
  mutating func closeTags() {
    for entry in entries {
      guard case .union(let cases, let discriminator) = entry.kind else { continue }
      var byKey: [String: [Int]] = [:]
      for known in cases {
        for member in requiredMembers(of: known.shape) {
          if case .entry(let index) = member.shape, case .enumeration = entries[index].kind {
            byKey[member.key, default: []].append(index)
          }
        }
      }
      for (key, found) in byKey
      where discriminator.map({ $0 == key }) ?? areDistinct(found) {
        for index in found { close(index) }
      }
    }
  }

  private func requiredMembers(of shape: Shape) -> [Member] {
    guard case .entry(let index) = shape, case .record(let members, _) = entries[index].kind else {
      return []
    }
    return members.filter(\.isRequired)
  }

  /// Whether there are several enumerations and no value belongs to two of them.
  private func areDistinct(_ enumerations: [Int]) -> Bool {
    let values = enumerations.flatMap { index -> [String] in
      if case .enumeration(let found) = entries[index].kind { found.rawValues } else { [] }
    }
    return enumerations.count > 1 && Set(values).count == values.count
  }

  private mutating func close(_ index: Int) {
    guard case .enumeration(var enumeration) = entries[index].kind,
      enumeration.openness == .byRequest
    else { return }
    enumeration.openness = .closed
    entries[index].kind = .enumeration(enumeration)
  }

  /// Sorts cases so that a decoder that tries them in order finds the most specific one.
  func mostSpecificFirst(_ cases: [Case], keepsUnknown: Bool) -> [Case] {
    cases.enumerated()
      .map { (rank: rank(of: $1.shape, keepsUnknown: keepsUnknown), offset: $0, element: $1) }
      .sorted {
        ($0.rank.0, -$0.rank.required, $0.offset) < ($1.rank.0, -$1.rank.required, $1.offset)
      }
      .map(\.element)
  }

  private func rank(of shape: Shape, keepsUnknown: Bool) -> (Int, required: Int) {
    switch shape {
    case .scalar(.boolean): return (0, 0)
    case .scalar(.integer), .numeral(.integer): return (2, 0)
    case .scalar(.number), .scalar(.decimal), .numeral: return (3, 0)
    case .scalar(.uuid): return (4, 0)
    case .scalar(.day): return (5, 0)
    case .scalar(.date), .scalar(.localDateTime): return (6, 0)
    case .scalar(.url): return (8, 0)
    case .scalar(.json): return (20, 0)
    case .scalar: return (9, 0)
    case .list: return (11, 0)
    case .dictionary: return (13, 0)
    case .optional(let wrapped): return rank(of: wrapped, keepsUnknown: keepsUnknown)
    case .failed: return (21, 0)
    case .entry(let index):
      switch entries[index].kind {
      case .enumeration(let enumeration):
        let isOpen = enumeration.isOpen(keepsUnknown: keepsUnknown)
        return (isOpen ? 7 : 1, 0)
      case .tuple: return (10, 0)
      // A union that keeps other values accepts everything, so it comes late.
      case .union(_, let discriminator):
        if openUnions.contains(index) { return (20, 0) }
        return discriminator != nil && keepsUnknown ? (14, 0) : (12, 1)
      case .record(let members, let others):
        let isClosed = if case .closed = others { 1 } else { 0 }
        return (12, members.count(where: \.isRequired) * 2 + isClosed)
      case .alias(let shape): return rank(of: shape, keepsUnknown: keepsUnknown)
      }
    }
  }
}

extension SchemaGraph.Shape {
  fileprivate var isDictionary: Bool {
    if case .dictionary = self { true } else { false }
  }
}

extension SchemaGraph.Entry {
  /// Whether a member or a case uses the entry with this index.
  func needs(_ index: Int) -> Bool {
    shapes.contains { $0.leaf.shape == .entry(index) }
  }
}
