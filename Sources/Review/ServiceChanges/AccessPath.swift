import ViewModelIR

/// How a screen accesses a value of the old schema.
enum AccessPath: Hashable {
  /// The screen sees the whole document, or a part of it that no property names.
  case document
  /// The screen sees the values of these properties.
  case properties(Set<PropertyName>)

  static func property(_ name: String, of type: String) -> AccessPath {
    .properties([PropertyName(type: type, property: name)])
  }

  func union(_ other: AccessPath) -> AccessPath {
    guard case .properties(let own) = self, case .properties(let others) = other else {
      return .document
    }
    return .properties(own.union(others))
  }
}

extension ServiceModel {
  /// Returns how a screen accesses the values of each declared type: through the properties of that type, or of a union, list or alias of
  /// it.
  func usersOfTypes() -> [String: AccessPath] {
    var users: [String: AccessPath] = [:]
    var parts: [String: Set<String>] = [:]
    for declaration in declarations {
      for (name, type) in declaration.namedValues {
        guard let used = type.declaredName else { continue }
        let seen = AccessPath.property(name, of: declaration.name)
        users[used] = users[used]?.union(seen) ?? seen
      }
      for used in declaration.parts { parts[declaration.name, default: []].insert(used) }
    }
    if let root = root.declaredName { users[root] = .document }
    // The parts of a type are seen through the same properties as the type itself.
    var due = Array(users.keys)
    while let name = due.popLast() {
      guard let seen = users[name] else { continue }
      for part in parts[name] ?? [] {
        let known = users[part]
        let all = known?.union(seen) ?? seen
        if all != known {
          users[part] = all
          due.append(part)
        }
      }
    }
    return users
  }
}

extension ServiceModel.Declaration {
  /// The values that expressions can access by name.
  fileprivate var namedValues: [(name: String, type: ValueType)] {
    var values = (properties ?? []).map { (name: $0.name, type: $0.type) }
    if case .kept(let name, let type, _) = others { values.append((name, type)) }
    return values
  }

  private var others: ServiceModel.Others {
    switch kind {
    case .record(let record): record.others
    case .tuple(let tuple): tuple.others
    case .enumeration, .union, .alias: .dropped
    }
  }

  /// The types that values of this type can have without a property in between: those of a union's cases, or an alias's target.
  fileprivate var parts: [String] {
    switch kind {
    case .union(let union): union.cases.compactMap(\.type.declaredName)
    case .alias(let type): [type.declaredName].compactMap { $0 }
    case .record, .tuple, .enumeration: []
    }
  }
}
