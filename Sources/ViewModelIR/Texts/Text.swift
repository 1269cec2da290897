/// A template, lowered: literal text and formatted values.
package struct Text: Hashable, Sendable {
  /// Which text of its spec it is: the keys that lead to it, as in `["display", "byline", "fallback"]`.
  package struct ID: Hashable, Sendable {
    package let keys: [String]
    /// nil where nobody translates it.
    package let entry: CatalogEntry?

    package init(_ keys: [String], entry: CatalogEntry? = nil) {
      self.keys = keys
      self.entry = entry
    }

    /// The text that further keys lead to; `named` and `place` are for its catalog.
    package func appending(_ keys: String..., named: String? = nil, place: String? = nil) -> ID {
      ID(self.keys + keys, entry: entry?.appending(named, place))
    }

    package var untranslated: ID { ID(keys) }

    package static func == (left: Self, right: Self) -> Bool { left.keys == right.keys }

    package func hash(into hasher: inout Hasher) { hasher.combine(keys) }
  }

  /// How translators find a text.
  package struct CatalogEntry: Sendable {
    /// The parts of its key: `["Book", "byline", "fallback"]`.
    package let names: [String]
    /// Where in its field it stands: `["when price == 0"]`.
    package let places: [String]

    package init(_ names: [String], places: [String] = []) {
      self.names = names
      self.places = places
    }

    fileprivate func appending(_ name: String?, _ place: String?) -> Self {
      Self(names + [name].compactMap { $0 }, places: places + [place].compactMap { $0 })
    }
  }

  package enum Segment: Hashable, Sendable {
    case literal(String)
    case value(TypedExpression, Format)
  }

  package let id: ID
  /// Values that must not be nil for the text to exist; empty for a text that always exists.
  package var bindings: [Binding]
  package var segments: [Segment]
  /// nil where it says the same in every language.
  package var translation: Translation?

  package init(
    _ id: ID,
    bindings: [Binding] = [],
    segments: [Segment],
    translation: Translation? = nil
  ) {
    self.id = id
    self.bindings = bindings
    self.segments = segments
    self.translation = translation
  }
}

extension Text {
  /// What a format makes of a value, and nothing else.
  package init(_ value: TypedExpression, _ format: Format) {
    self.init(ID([]), segments: [.value(value, format)])
  }

  /// Whether it has words of its own, and somebody translates them.
  package var isTranslated: Bool {
    translation != nil
      || id.entry != nil
        && segments.contains { segment in
          if case .literal(let literal) = segment {
            literal.contains(where: \.isLetter)
          } else {
            false
          }
        }
  }

  /// Whether the text is empty in every language. A translated text without slots has no segments, but is not empty.
  package var isEmpty: Bool { translation == nil && segments.isEmpty }

  /// What it consists of where there are no words around it.
  package var onlyValue: (value: TypedExpression, format: Format)? {
    guard translation == nil, segments.count == 1,
      case .value(let value, let format)? = segments.first
    else { return nil }
    return (value, format)
  }

  /// What formats make texts of in it, in order.
  package var formattedParts: [(value: TypedExpression, format: Format)] {
    bindings.flatMap(\.value.formattedParts)
      + segments.flatMap { segment -> [(value: TypedExpression, format: Format)] in
        guard case .value(let value, let format) = segment else { return [] }
        return TypedExpression(.string, .formatted(value, format)).formattedParts
      }
  }

  /// What its bindings and placeholders show, and what their formats take.
  package var expressions: [TypedExpression] {
    bindings.map(\.value)
      + segments.flatMap { segment -> [TypedExpression] in
        guard case .value(let value, let format) = segment else { return [] }
        return [value] + format.arguments.map(\.value)
      }
  }
}
