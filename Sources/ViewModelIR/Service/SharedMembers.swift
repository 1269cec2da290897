extension ServiceModel.Union {
  /// The maximum number of cases of a union with shared properties. In the generated enum, each such property is a switch over all
  /// cases, so larger unions do without them.
  package static let mostCasesWithMembers = 50
}

/// Finds the properties that all cases of a union share. The cases can be records or unions that have shared properties themselves.
struct SharedMembers {
  private let declarations: [String: ServiceModel.Declaration]
  /// The results by the name of the union. A union that contains itself counts as having none until its own result is known.
  private var found: [String: [ServiceModel.Property]] = [:]

  init(_ declarations: [ServiceModel.Declaration]) {
    self.declarations = Dictionary(
      declarations.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  mutating func adding(to declaration: ServiceModel.Declaration) -> ServiceModel.Declaration {
    guard case .union(var union) = declaration.kind else { return declaration }
    union.members = members(of: union, named: declaration.name)
    var result = declaration
    result.kind = .union(union)
    return result
  }

  private mutating func members(
    of union: ServiceModel.Union,
    named name: String
  ) -> [ServiceModel.Property] {
    if let known = found[name] { return known }
    found[name] = []
    // An enum of the app lacks such properties.
    if union.isNamedInData || union.cases.count > ServiceModel.Union.mostCasesWithMembers {
      return []
    }
    var members: [ServiceModel.Property]?
    for unionCase in union.cases {
      let properties = properties(of: unionCase.type)
      members = members.map { shared($0, properties) } ?? properties
      if members?.isEmpty == true { return [] }
    }
    let result = (members ?? []).map { $0.ofUnion(isOptional: union.keepsUnknown) }
    found[name] = result
    return result
  }

  private mutating func properties(of type: ValueType) -> [ServiceModel.Property] {
    guard case .named(let name) = type else { return [] }
    switch declarations[name]?.kind {
    case .record(let record): return record.properties
    case .union(let union): return members(of: union, named: name)
    case .tuple, .enumeration, .alias, nil: return []
    }
  }

  private func shared(
    _ members: [ServiceModel.Property],
    _ properties: [ServiceModel.Property]
  ) -> [ServiceModel.Property] {
    let properties = Dictionary(
      properties.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return members.compactMap { member in properties[member.name].flatMap(member.shared) }
  }
}

extension ServiceModel.Property {
  /// The property reduced to what it has in common with the one of another case; `nil` if their types differ.
  fileprivate func shared(with other: ServiceModel.Property) -> ServiceModel.Property? {
    guard type.unwrapped == other.type.unwrapped else { return nil }
    return Self(
      name: name,
      key: key,
      type: other.type.isOptional ? other.type : type,
      maximum: maximum == other.maximum ? maximum : nil,
      doc: doc == other.doc ? doc : "",
      location: location
    )
  }

  /// A copy for the union, without the details of how the record of a case stores it.
  fileprivate func ofUnion(isOptional: Bool) -> Self {
    Self(
      name: name,
      key: key,
      type: isOptional ? type.asOptional : type,
      maximum: maximum,
      doc: doc,
      location: location
    )
  }
}
