import DocumentReader

extension TextDifference {
  /// `{ "against": …, "changes": [{ "screen": …, "example": …, "locale": …, "language": …, "field": …, "before": …, "after": … }],
  /// "added": [{ "screen": …, "example": … }], "removed": […], "notCompared": [file] }`
  ///
  /// A text that was not there, or is no more, is null.
  package func node(against revision: String) -> Node {
    json([
      "against": json(revision),
      "screens": json(comparedScreens),
      "changes": json(changes.map(\.node)),
      "added": json(screens.flatMap(\.added).map(\.node)),
      "removed": json(screens.flatMap(\.removed).map(\.node)),
      "notCompared": json(notCompared.map { json($0) }),
    ])
  }
}

extension TextDifference.Change {
  fileprivate var node: Node {
    func text(_ text: String?) -> Node { text.map { json($0) } ?? json(.null) }
    func length(_ text: String?) -> Node { text.map { json($0.count) } ?? json(.null) }
    return json([
      "screen": json(place.screen),
      "example": json(place.example),
      "locale": json(shown.locale),
      "language": place.language.map { json($0) },
      "field": json(place.field),
      "before": text(before),
      "after": text(after),
      "lengthBefore": length(before),
      "lengthAfter": length(after),
    ])
  }
}

extension ShownScreens.Part {
  fileprivate var node: Node {
    let screen = json(screen)
    return switch self {
    case .screen: json(["screen": screen])
    case .example(let name, _): json(["screen": screen, "example": json(name)])
    case .language(let tag, _): json(["screen": screen, "language": json(tag)])
    case .field(let name, _): json(["screen": screen, "field": json(name)])
    }
  }
}
