extension ServiceModel.Property {
  /// Whether any value that the type cannot hold is read as nil: the condition may not hold.
  package var toleratesAnything: Bool {
    isConditional && !isRequired && type.isOptional
  }

  /// Whether a text that the type cannot hold is read as nil: in JSON Schema, `format` only describes.
  package var toleratesOtherTexts: Bool {
    guard !isRequired, !toleratesAnything, coding == nil, case .optional(let wrapped) = type else {
      return false
    }
    switch wrapped {
    case .date, .day, .localDateTime, .url, .uuid: return true
    default: return false
    }
  }
}

extension ServiceModel.Record {
  /// The properties whose values are kept among the other members if the type cannot hold them.
  package var keptUnread: [ServiceModel.Property] {
    guard case .kept(_, .json, _) = others else { return [] }
    return properties.filter { $0.toleratesOtherTexts || $0.toleratesAnything }
  }

  /// The properties whose null is kept among the other members, because being absent means something else.
  package var keptNulls: [ServiceModel.Property] {
    guard case .kept(_, .json, _) = others else { return [] }
    return properties.filter {
      $0.toleratesAnything || $0.isNullable && !$0.isRequired && $0.type.isOptional
    }
  }
}
