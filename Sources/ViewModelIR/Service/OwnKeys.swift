/// Finds the keys by which a decoder chooses between the objects of a union without a discriminator: those that not all of the objects
/// declare. The object with the most of them is meant, because the others would drop data.
struct OwnKeys {
  private let declarations: [String: ServiceModel.Declaration]

  init(_ declarations: [ServiceModel.Declaration]) {
    self.declarations = Dictionary(
      declarations.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func adding(to declaration: ServiceModel.Declaration) -> ServiceModel.Declaration {
    guard case .union(var union) = declaration.kind, union.discriminator == nil, !union.isInOrder,
      !union.isNamedInData
    else { return declaration }
    let objects = union.cases.map { records(of: $0.type, within: [declaration.name]) }
    let earlier = objects.indices.lazy.map { objects[..<$0].joined() }
    let isOrderEnough = zip(objects, earlier).allSatisfy { later, earlier in
      later.allSatisfy { later in earlier.allSatisfy { $0.comesFirst(before: later, in: self) } }
    }
    if isOrderEnough { return declaration }
    let keys = objects.joined().map { Set($0.properties.map(\.key)) }
    let common = keys.dropFirst().reduce(keys.first ?? []) { $0.intersection($1) }
    for (index, records) in objects.enumerated() {
      union.cases[index].ownKeys = records.map { record in
        record.properties.map(\.key).filter { !common.contains($0) }
      }
    }
    var result = declaration
    result.kind = .union(union)
    return result
  }

  /// The objects that a type can be; none for a union that keeps any other value, because it is tried last.
  private func records(of type: ValueType, within open: Set<String>) -> [ServiceModel.Record] {
    guard case .named(let name) = type, !open.contains(name) else { return [] }
    switch declarations[name]?.kind {
    case .record(let record): return [record]
    case .alias(let target): return records(of: target, within: open.union([name]))
    case .union(let union) where !union.keepsUnknown:
      return union.cases.flatMap { records(of: $0.type, within: open.union([name])) }
    case .union, .tuple, .enumeration, nil: return []
    }
  }

  /// The values that a property must have one of; `nil` if it can have others.
  fileprivate func values(of property: ServiceModel.Property) -> Set<String>? {
    guard let name = property.type.declaredName, property.type.unwrapped == .named(name),
      case .enumeration(let found)? = declarations[name]?.kind, !found.keepsUnknown
    else { return nil }
    return Set(found.cases.map(\.rawValue))
  }
}

extension ServiceModel.Record {
  /// Whether no object that can be decoded as both records has more keys of the later one than of this one.
  fileprivate func comesFirst(before later: Self, in all: OwnKeys) -> Bool {
    // If the object had another member, it could not be decoded as this record.
    if others == .refused { return true }
    let own = Dictionary(properties.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let others = Dictionary(
      later.properties.map { ($0.key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let present = properties.count { others[$0.key] == nil && !$0.type.isOptional }
    if others.keys.count(where: { own[$0] == nil }) <= present { return true }
    return properties.contains { property in
      guard let other = others[property.key], property.isRequired || other.isRequired,
        let values = all.values(of: property), let otherValues = all.values(of: other)
      else { return false }
      return values.isDisjoint(with: otherValues)
    }
  }
}
