import DocumentReader
import ViewModelIR

package enum GalleryKey: String, MappingKey {
  case title, subtitle, image, badges, stats, cells, fits

  package static let mapping = "'gallery'"

  package var definition: KeyDefinition {
    switch self {
    case .title: .init(.text, "the field with the title, a text")
    case .subtitle: .init(.text, "the field with the subtitle, a text")
    case .image:
      .init(.text, "the field with the URL of the picture; the gallery shows a placeholder")
    case .badges:
      .init(
        .list(.text),
        "a list of fields, each a text, or a `Bool` whose name is shown if it is true"
      )
    case .stats:
      .init(
        .names(.text),
        "`label: field`, labels with texts or numbers; if a label is the name of a text field, that field's text is shown as the label"
      )
    case .cells:
      .init(
        .either([.text, .list(.text)]),
        "the field whose rows or nested view model are shown, or a list of such fields"
      )
    case .fits:
      .init(
        .names(.mapping(FitKey.self)),
        "`field: room`, [the space](review.md#what-does-not-fit) that a text has on screen"
      )
    }
  }
}

package enum FitKey: String, MappingKey {
  case font, width, lines

  package static let mapping = "an entry of 'fits'"

  package var definition: KeyDefinition {
    switch self {
    case .font:
      .init(
        .word(of: GalleryParts.Font.self),
        standard: GalleryParts.Fit.standardFont.rawValue,
        "one of Apple's text styles: `largeTitle`, `title`, `title2`, `title3`, `headline`, `body`, `callout`, `subheadline`, `footnote`, `caption`, `caption2`"
      )
    case .width: .init(.count, isRequired: true, "the width in points")
    case .lines:
      .init(.count, standard: "\(GalleryParts.Fit.standardLines)", "the maximum number of lines")
    }
  }
}

extension Spec {
  /// The value of the key `gallery`, before its fields are looked up.
  package struct Gallery: Sendable {
    package var title: Node?
    package var subtitle: Node?
    package var image: Node?
    package var badges: [Node] = []
    package var stats: [Node.Member] = []
    package var cells: [Node] = []
    package var fits: [(field: Node, room: GalleryParts.Fit)] = []
  }
}

func readGallery(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Gallery? {
  guard let keys = KeyReader<GalleryKey>(node, into: &diagnostics) else { return nil }
  var gallery = Spec.Gallery()
  gallery.title = keys.scalar(.title, into: &diagnostics)
  gallery.subtitle = keys.scalar(.subtitle, into: &diagnostics)
  gallery.image = keys.scalar(.image, into: &diagnostics)
  gallery.badges = names(keys.elements(.badges, into: &diagnostics), into: &diagnostics)
  for stat in keys.members(.stats, into: &diagnostics)
  where !names([stat.value], into: &diagnostics).isEmpty {
    gallery.stats.append(stat)
  }
  if keys[.cells]?.text != nil {
    gallery.cells = [keys.scalar(.cells, into: &diagnostics)].compactMap { $0 }
  } else {
    gallery.cells = names(keys.elements(.cells, into: &diagnostics), into: &diagnostics)
  }
  for member in keys.members(.fits, into: &diagnostics) {
    guard let room = readRoom(member.value, into: &diagnostics) else { continue }
    gallery.fits.append((Node(.string(member.key), at: member.keyLocation), room))
  }
  return gallery
}

/// Returns the nodes that are names of fields, and reports the others.
private func names(_ nodes: [Node], into diagnostics: inout [Diagnostic]) -> [Node] {
  nodes.filter { node in
    if node.isReported { return false }
    if node.text == nil {
      diagnostics.append(
        .wrongType(node, what: "an entry of 'gallery'", expected: "the name of a field")
      )
    }
    return node.text != nil
  }
}

private func readRoom(_ node: Node, into diagnostics: inout [Diagnostic]) -> GalleryParts.Fit? {
  guard let keys = KeyReader<FitKey>(node, into: &diagnostics) else { return nil }
  var font = GalleryParts.Fit.standardFont
  if keys.node(.font) != nil {
    let name: (value: GalleryParts.Font, Location)? = keys.word(.font, into: &diagnostics)
    guard let name else { return nil }
    font = name.value
  }
  let width = readCount(keys, .width, of: "points, such as 220", into: &diagnostics)
  let lines = readCount(keys, .lines, of: "lines, such as 2", into: &diagnostics)
  return width.map {
    GalleryParts.Fit(font: font, width: $0, lines: lines ?? GalleryParts.Fit.standardLines)
  }
}

/// Reads a whole number above 0. `what` is what it counts, with an example, for the message.
func readCount<Key: MappingKey>(
  _ keys: KeyReader<Key>,
  _ key: Key,
  of what: String,
  into diagnostics: inout [Diagnostic]
) -> Int? {
  guard let node = keys[key], !node.isReported else { return nil }
  if case .number(let text) = node.value, let count = Int(text), count > 0 { return count }
  diagnostics.append(.wrongValue(key.rawValue, node, wanted: "a positive whole number of \(what)"))
  return nil
}
