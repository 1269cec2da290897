/// A template after lowering: literal text and formatted values.
package struct Text: Hashable, Sendable {
  /// Identifies a text in its spec by the keys that lead to it, such as `["display", "byline", "fallback"]`.
  package struct ID: Hashable, Sendable {
    package let keys: [String]
    /// How translators find the text; `nil` if it is not translated.
    package let entry: CatalogEntry?
    /// Whether it is the form for screen readers of the text that the keys lead to.
    private let isSpoken: Bool

    package init(_ keys: [String], entry: CatalogEntry? = nil) {
      self.init(keys, entry: entry, isSpoken: false)
    }

    private init(_ keys: [String], entry: CatalogEntry?, isSpoken: Bool) {
      self.keys = keys
      self.entry = entry
      self.isSpoken = isSpoken
    }

    /// The ID of the form for screen readers, which has the same catalog entry.
    package var spoken: ID { ID(keys, entry: entry, isSpoken: true) }

    /// The ID that a text and its form for screen readers have in common.
    package var ofBothForms: ID { ID(keys, entry: entry) }

    /// The ID of a text that further keys lead to. `named` and `place` are appended to its catalog entry.
    package func appending(_ keys: String..., named: String? = nil, place: String? = nil) -> ID {
      ID(self.keys + keys, entry: entry?.appending(named, place))
    }

    /// The ID of a text for which the spec sets `translate`; `nil` translates the text only if it has letters.
    package func translated(_ isTranslated: Bool?) -> ID {
      guard let isTranslated else { return self }
      var entry = isTranslated ? entry : nil
      entry?.includesPunctuation = true
      return ID(keys, entry: entry)
    }

    package static func == (left: Self, right: Self) -> Bool {
      left.keys == right.keys && left.isSpoken == right.isSpoken
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(keys) }
  }

  /// How translators find a text.
  package struct CatalogEntry: Sendable {
    /// The parts of the text's key in the catalog: `["Book", "byline", "fallback"]`.
    package let names: [String]
    /// The positions of the text in its field: `["when price == 0"]`.
    package let places: [String]
    /// Whether punctuation between values is translated too.
    fileprivate(set) var includesPunctuation = false

    package init(_ names: [String], places: [String] = []) {
      self.names = names
      self.places = places
    }

    fileprivate func appending(_ name: String?, _ place: String?) -> Self {
      var entry = Self(names + [name].compactMap { $0 }, places: places + [place].compactMap { $0 })
      entry.includesPunctuation = includesPunctuation
      return entry
    }
  }

  package enum Segment: Hashable, Sendable {
    case literal(String)
    case value(TypedExpression, Format)
  }

  package let id: ID
  /// Values that must not be `nil` for the text to exist; empty for a text that always exists.
  package var bindings: [Binding]
  package var segments: [Segment]
  /// The wording in each language; `nil` if the text is the same in every language.
  package var translation: Translation?
  /// How the text is shown if it is in Markdown; `nil` for a text without marks.
  package var styling: Styling?

  package init(
    _ id: ID,
    bindings: [Binding] = [],
    segments: [Segment],
    translation: Translation? = nil,
    styling: Styling? = nil
  ) {
    self.id = id
    self.styling = styling
    self.bindings = bindings
    self.segments = segments
    self.translation = translation
  }
}

extension Text {
  /// Creates a text that is only a formatted value.
  package init(_ value: TypedExpression, _ format: Format) {
    self.init(ID([]), segments: [.value(value, format)])
  }

  /// Whether the text is translated, or has a catalog entry and letters or punctuation to translate.
  package var isTranslated: Bool {
    guard translation == nil else { return true }
    guard let entry = id.entry else { return false }
    return segments.contains { segment in
      if case .literal(let literal) = segment {
        entry.includesPunctuation || literal.contains(where: \.isLetter)
      } else {
        false
      }
    }
  }

  /// Whether the text is empty in every language. A translated text without slots has no segments, but is not empty.
  package var isEmpty: Bool { translation == nil && segments.isEmpty }

  /// The value and format of a text that consists of nothing else; otherwise `nil`.
  package var onlyValue: (value: TypedExpression, format: Format)? {
    guard translation == nil, styling == nil, segments.count == 1,
      case .value(let value, let format)? = segments.first
    else { return nil }
    return (value, format)
  }

  /// The value of a segment that the text shows with the value's own marks. A text without marks shows only its words.
  package func marked(_ segment: Segment) -> MarkedValue? {
    guard styling != nil, case .value(let value, let format) = segment else { return nil }
    return MarkedValue(value, format)
  }

  /// The segments whose values have marks of their own.
  package var markedSlots: Set<Int> {
    Set(segments.indices.filter { marked(segments[$0]) != nil })
  }

  /// The literals and values of the text, these by the indices of their segments.
  package var pieces: [TextPattern.Piece] {
    segments.enumerated().map { index, segment in
      if case .literal(let text) = segment { .literal(text) } else { .slot(index) }
    }
  }

  /// Whether the text shows more than one part, without counting marks.
  package var hasSeveralParts: Bool {
    (styling == nil ? segments.count : MarkedText(pieces).styledParts.count) > 1
  }

  /// The values that the text formats, with their formats, in order.
  package var formattedParts: [(value: TypedExpression, format: Format)] {
    bindings.flatMap(\.value.formattedParts)
      + segments.flatMap { segment -> [(value: TypedExpression, format: Format)] in
        guard case .value(let value, let format) = segment else { return [] }
        return marked(segment)?.value.formattedParts
          ?? TypedExpression(.string, .formatted(value, format)).formattedParts
      }
  }

  /// The expressions in bindings, placeholders and the arguments of their formats.
  package var expressions: [TypedExpression] {
    bindings.map(\.value)
      + segments.flatMap { segment -> [TypedExpression] in
        guard case .value(let value, let format) = segment else { return [] }
        return [value] + format.arguments.map(\.value)
      }
  }
}
