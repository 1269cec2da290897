import DocumentReader

extension TextDifference {
  /// The difference as JSON:
  ///
  /// `{ "against": …, "isComplete": …, "screens": …, "changes": [{ "screen": …, "example": …, "locale": …, "language": …, "field": …, "before": …, "after": … }],
  /// "added": [{ "screen": …, "example": … }], "removed": […], "notCompared": [file] }`
  ///
  /// `before` is absent if the text is new, `after` if it was removed; both are `null` for a field that is `nil`. `lengthBefore`
  /// and `lengthAfter` are the lengths of the texts in characters.
  package var node: Node {
    json([
      "against": json(revision),
      "isComplete": json(.bool(notCompared.isEmpty)),
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
    func text(_ shown: ShownText?) -> Node? {
      shown.map { $0.text.map { json($0) } ?? json(.null) }
    }
    func length(_ shown: ShownText?) -> Node? { shown?.text.map { json($0.count) } }
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
