extension ServiceModel.Property {
  /// Whether a text that the type cannot hold is read as nil: in JSON Schema, `format` only describes.
  package var toleratesOtherTexts: Bool {
    guard !isRequired, coding == nil, case .optional(let wrapped) = type else { return false }
    switch wrapped {
    case .date, .day, .url, .uuid: return true
    default: return false
    }
  }
}

extension ServiceModel.Record {
  /// The properties whose texts are kept among the other members where the type cannot hold them.
  package var keptTexts: [ServiceModel.Property] {
    guard case .kept(_, .json, _) = others else { return [] }
    return properties.filter(\.toleratesOtherTexts)
  }

  /// The properties of which null is kept among the other members, because being absent says something else.
  package var keptNulls: [ServiceModel.Property] {
    guard case .kept(_, .json, _) = others else { return [] }
    return properties.filter { $0.isNullable && !$0.isRequired && $0.type.isOptional }
  }
}
