import DocumentReader

extension ServiceModel {
  /// A case that is tried before `later` and decodes all of its values, so that `later` is never chosen; `nil` if there is none.
  package func precedingCase(of later: Union.Case, in union: Union) -> Union.Case? {
    guard union.discriminator == nil, !union.isNamedInData, let values = record(later.type) else {
      return nil
    }
    return union.cases.prefix { $0.name != later.name }
      .first { record($0.type)?.fits(all: values, countsKeys: !$0.ownKeys.isEmpty) ?? false }
  }

  private func record(_ type: ValueType) -> Record? {
    guard case .named(let name) = type, case .record(let record)? = self[name]?.kind else {
      return nil
    }
    return record
  }
}

extension ServiceModel.Record {
  /// Whether this record decodes every value of the other one: it requires no other members, and members of both have the same
  /// type. If keys are counted, it must also declare all keys of the other one.
  fileprivate func fits(all values: Self, countsKeys: Bool) -> Bool {
    switch others {
    case .refused: return false
    case .kept(_, let type, _) where type != .json: return false
    case .kept, .dropped: break
    }
    let keys = Set(properties.map(\.key))
    if countsKeys, !values.properties.allSatisfy({ keys.contains($0.key) }) { return false }
    return properties.allSatisfy { property in
      guard let given = values.properties.first(where: { $0.key == property.key }) else {
        return property.type.isOptional
      }
      return given.coding == property.coding
        && (given.type == property.type || given.type.asOptional == property.type)
    }
  }
}

extension ServiceModel.Union {
  /// The cases in the order in which a decoder tries them for a value: the object with the most of its own keys comes first. Keys whose
  /// value is null only decide between equals.
  package func tried(for node: Node) -> [Case] {
    if cases.allSatisfy(\.ownKeys.isEmpty) { return cases }
    let members = node.members ?? []
    let present = Set(members.map(\.key))
    let filled = Set(members.lazy.filter { !$0.value.isNull }.map(\.key))
    let ranked = cases.enumerated().map { index, known in
      let counts = known.ownKeys.map { keys in
        (filled: keys.count { filled.contains($0) }, present: keys.count { present.contains($0) })
      }
      return (counts.max(by: <) ?? (filled: -1, present: -1), index, known)
    }
    return ranked.sorted { ($1.0.filled, $1.0.present, $0.1) < ($0.0.filled, $0.0.present, $1.1) }
      .map(\.2)
  }
}
