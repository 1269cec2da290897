import DocumentReader
import ViewModelIR

extension Node {
  /// Applies a JSON Merge Patch (RFC 7396): members replace members, null removes a member, anything else replaces the whole value.
  ///
  /// In addition to the RFC, null stays null in a member for whose path `keepsNull` returns true.
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
  /// Whether the schema requires the member at a path of keys. In a union, all of its types must require it.
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

  /// The types of a member in each of the objects that a type allows; `nil` if an object does not declare it.
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
