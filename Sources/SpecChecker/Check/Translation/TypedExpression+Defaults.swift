import ViewModelIR

extension TypedExpression {
  /// The expression with the string literals after its last `??` and in the branches of a choice replaced by separate, translatable texts.
  /// Other values are unchanged.
  func translatingDefault(_ id: Text.ID) -> Self {
    guard id.entry != nil else { return self }
    var copy = self
    switch kind {
    case .coalesce(let left, let right):
      let place = "in place of \(left.path) if it is missing"
      let other = id.appending("else", named: "\(left.path).else", place: place)
      copy.kind = .coalesce(
        left.translatingDefault(id.appending("value")),
        right.translatingLiteral(right.isLiteral ? other : id)
      )
    case .choice(let condition, let then, let otherwise):
      let text = condition.source?.location.shortText ?? "a condition"
      copy.kind = .choice(
        condition,
        then: then.translatingLiteral(id.appending("then", named: "then", place: "if \(text)")),
        otherwise: otherwise.translatingLiteral(
          id.appending("else", named: "else", place: "unless \(text)")
        )
      )
    case .ifPresent(let binding, let body):
      copy.kind = .ifPresent(binding, body.translatingDefault(id))
    case .formatted(let value, let format) where format.showsText:
      copy.kind = .formatted(value.translatingDefault(id), format)
    default: break
    }
    return copy
  }

  /// The expression as a translatable text if it is a string literal; any other expression with its defaults translated.
  private func translatingLiteral(_ id: Text.ID) -> Self {
    guard case .literal(.string(let text)) = kind else { return translatingDefault(id) }
    let words = Text(id, segments: [.literal(text)])
    return words.isTranslated ? Self(.string, .text(words)) : self
  }
}

extension TypedExpression {
  /// Whether the value is one of two values by a condition, perhaps formatted.
  /// Whether the expression shows words that are translated.
  var showsTranslation: Bool {
    switch kind {
    case .formatted(let value, let format):
      if case .choice(let choice) = format.style {
        choice.kind.texts.contains(where: \.isTranslated)
      } else {
        value.showsTranslation
      }
    default: defaultText != nil
    }
  }

  var isChoice: Bool {
    switch kind {
    case .choice: true
    case .formatted(let value, _): value.isChoice
    default: false
    }
  }

  /// The default text in the expression that is translated separately; `nil` if there is none.
  var defaultText: String? {
    switch kind {
    case .text(let text):
      if case .literal(let words)? = text.segments.first { words } else { nil }
    case .coalesce(let left, let right): right.defaultText ?? left.defaultText
    case .choice(_, let then, let otherwise): then.defaultText ?? otherwise.defaultText
    case .ifPresent(_, let body): body.defaultText
    case .formatted(let value, _): value.defaultText
    default: nil
    }
  }
}

extension Format {
  /// Whether the format shows the text it is given, unlike a map, which looks it up.
  var showsText: Bool {
    switch style {
    case .verbatim, .text: true
    default: false
    }
  }
}
