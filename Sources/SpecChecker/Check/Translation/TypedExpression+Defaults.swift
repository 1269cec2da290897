import ViewModelIR

extension TypedExpression {
  /// The expression with the string literal after its last `??` replaced by a separate, translatable text. Other values are unchanged.
  func translatingDefault(_ id: Text.ID) -> Self {
    guard id.entry != nil else { return self }
    var copy = self
    switch kind {
    case .coalesce(let left, let right):
      if case .literal(.string(let text)) = right.kind {
        let place = "in place of \(left.path) if it is missing"
        let id = id.appending("else", named: "\(left.path).else", place: place)
        let words = Text(id, segments: [.literal(text)])
        if !words.isTranslated { return self }
        copy.kind = .coalesce(left, TypedExpression(.string, .text(words)))
      } else {
        copy.kind = .coalesce(left, right.translatingDefault(id))
      }
    case .formatted(let value, let format) where format.showsText:
      copy.kind = .formatted(value.translatingDefault(id), format)
    default: break
    }
    return copy
  }
}

extension TypedExpression {
  /// The default text in the expression that is translated separately; `nil` if there is none.
  var defaultText: String? {
    switch kind {
    case .text(let text):
      if case .literal(let words)? = text.segments.first { words } else { nil }
    case .coalesce(_, let right): right.defaultText
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
