extension ServiceModel.Property {
  /// Whether any value that does not fit the type is read as `nil`.
  package var toleratesAnything: Bool {
    isTolerant && !isRequired && type.isOptional
  }

  /// Whether a string that does not fit the type is read as `nil`, because `format` in JSON Schema is only an annotation.
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
  /// The properties whose values are kept among the undeclared members if they do not fit the type.
  package var keptUnread: [ServiceModel.Property] {
    guard case .kept(_, .json, _) = others else { return [] }
    return properties.filter { $0.toleratesOtherTexts || $0.toleratesAnything }
  }

  /// The properties whose null is kept among the undeclared members, because it means something else than an absent member.
  package var keptNulls: [ServiceModel.Property] {
    guard case .kept(_, .json, _) = others else { return [] }
    return properties.filter {
      $0.toleratesAnything || $0.isNullable && !$0.isRequired && $0.type.isOptional
    }
  }
}
