extension ServiceModel {
  /// A case that is tried before `later` and decodes all of its values, so that `later` is never chosen; `nil` if there is none.
  package func precedingCase(of later: Union.Case, in union: Union) -> Union.Case? {
    guard union.discriminator == nil, !union.isNamedInData, let values = record(later.type) else {
      return nil
    }
    return union.cases.prefix { $0.name != later.name }
      .first { record($0.type)?.fits(all: values) ?? false }
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
  /// type.
  fileprivate func fits(all values: Self) -> Bool {
    switch others {
    case .refused: return false
    case .kept(_, let type, _) where type != .json: return false
    case .kept, .dropped: break
    }
    return properties.allSatisfy { property in
      guard let given = values.properties.first(where: { $0.key == property.key }) else {
        return property.type.isOptional
      }
      return given.coding == property.coding
        && (given.type == property.type || given.type.asOptional == property.type)
    }
  }
}
