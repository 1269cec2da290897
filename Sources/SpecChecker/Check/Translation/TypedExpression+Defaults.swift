import ViewModelIR

extension TypedExpression {
  /// With the text behind its last `??` as one of its own, which translators see; what is no text is data, and stays.
  func translatingDefault(_ id: Text.ID) -> Self {
    guard id.entry != nil else { return self }
    var copy = self
    switch kind {
    case .coalesce(let left, let right):
      if case .literal(.string(let text)) = right.kind {
        let place = "in place of \(left.path) where there is none"
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
  /// What translators see of it beside the text that it stands in.
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
  /// Whether it takes a text for what it says, where a map takes it for a value.
  var showsText: Bool {
    switch style {
    case .verbatim, .text: true
    default: false
    }
  }
}
