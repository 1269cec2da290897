import DocumentReader
import ViewModelIR

/// One text that a screen can show, whole, as translators see it.
package struct TextUnit: Sendable {
  /// Of the catalog.
  package let key: String
  /// Of the `Text` or the `TextChoice` that it comes from; several units may share it, each for other exact values.
  package let id: Text.ID
  package let exact: [ExactNumber]
  package internal(set) var slots: [TextSlot]
  package let source: CatalogText
  let pieces: [SentencePiece]
  /// What the spec says of it, and where it stands: `["BookView", "priceText", "when price == 0"]`.
  package let doc: String
  package let places: [String]
  /// In characters.
  package let maxLength: Int?
  /// What an example has in the slots; nil where none shows the text.
  package var samples: [String]?
}

extension TextUnit {
  /// What a translator reads beside the text.
  package var comment: String {
    var lines = doc.isEmpty ? [] : [doc]
    lines.append(places.joined(separator: ", "))
    // A text for one number shows neither that nor what its other formats make of it.
    for (index, slot) in slots.enumerated() where exact.isEmpty || shows(index) {
      let sample = samples?.dropFirst(index).first?.trimmingSpace ?? ""
      let placeholder = slot.placeholder(slots.count > 1 ? index + 1 : nil)
      lines.append("\(placeholder): \(slot.name)\(sample.isEmpty ? "" : " (\(sample))")")
    }
    if let maxLength { lines.append("at most \(maxLength) characters") }
    return lines.joined(separator: "\n")
  }
}

extension TextUnit {
  /// Whether an entry is of the same text in a spec of another name: its wording, what follows the name in its key, and what its comment says of
  /// its place.
  func isSame(as entry: Node.Member, _ language: String) -> Bool {
    let place = ", " + places.dropFirst().joined(separator: ", ")
    let lines = entry.value["comment"]?.string?.split(separator: "\n") ?? []
    return entry.key.drop { $0 != "." } == key.drop { $0 != "." }
      && isSource(in: entry.value, language) && lines.contains { $0.hasSuffix(place) }
  }
}

extension String {
  /// On one line, without what is around it.
  fileprivate var trimmingSpace: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
