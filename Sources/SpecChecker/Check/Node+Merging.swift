import DocumentReader
import ViewModelIR

extension Node {
  /// JSON Merge Patch, RFC 7396: members replace members, null removes one, anything else replaces the whole.
  ///
  /// Beyond it, null may stay in what the data must have, by the keys that lead there.
  func merging(
    _ patch: Node,
    at path: [String] = [],
    keepsNull: ([String]) -> Bool = { _ in false }
  ) -> Node {
    guard let changes = patch.members else { return patch }
    var result = members ?? []
    for change in changes {
      let path = path + [change.key]
      let index = result.firstIndex { $0.key == change.key }
      if change.value.isNull, !keepsNull(path) {
        if let index { result.remove(at: index) }
        continue
      }
      let old = index.map { result[$0].value } ?? Node(.mapping([]), at: change.value.location)
      let member = Member(
        key: change.key,
        keyLocation: change.keyLocation,
        value: old.merging(change.value, at: path, keepsNull: keepsNull)
      )
      if let index { result[index] = member } else { result.append(member) }
    }
    return Node(.mapping(result), at: patch.location)
  }
}

extension ServiceModel {
  /// Whether the data always has a member, by the keys that lead to it: one of a union, where all of its types require it.
  func requiresMember(at path: [String]) -> Bool {
    var types = [root]
    var isRequired = false
    for key in path {
      let found = types.flatMap { members(key, of: $0) }
      isRequired = !found.isEmpty && found.allSatisfy(\.isRequired)
      types = found.compactMap(\.type)
    }
    return isRequired
  }

  /// What a member is in each of the objects that a type may be; without a type where it is not declared.
  private func members(
    _ key: String,
    of type: ValueType
  ) -> [(type: ValueType?, isRequired: Bool)] {
    switch type {
    case .optional(let wrapped): return members(key, of: wrapped)
    case .dictionary(let value): return [(value, false)]
    case .named(let name):
      switch self[name]?.kind {
      case .record(let record):
        let property = record.properties.first { $0.key == key }
        return [(property?.type, property?.isRequired ?? false)]
      case .union(let union): return union.cases.flatMap { members(key, of: $0.type) }
      case .alias(let type): return members(key, of: type)
      case .tuple, .enumeration, nil: return []
      }
    default: return []
    }
  }
}
