import DocumentReader
import ViewModelIR

package enum GalleryKey: String, MappingKey {
  case title, subtitle, image, badges, stats, cells, fits

  package static let mapping = "'gallery'"

  package var definition: KeyDefinition {
    switch self {
    case .title: .init(.text, "the field that is the title, a text")
    case .subtitle: .init(.text, "the field below it, a text")
    case .image:
      .init(.text, "the field that says where the picture is; a placeholder stands for it")
    case .badges:
      .init(
        .list(.text),
        "a list of fields: a text is shown, a `Bool` by its name where it is true"
      )
    case .stats:
      .init(
        .names(.text),
        "`label: field`, texts or numbers with labels; a label that is the name of a text field shows that field's text, in each language"
      )
    case .cells:
      .init(
        .either([.text, .list(.text)]),
        "the field whose rows are shown, or a list of such fields"
      )
    case .fits:
      .init(
        .names(.mapping(FitKey.self)),
        "`field: room`, [the room](review.md#what-does-not-fit) that a text has"
      )
    }
  }
}

package enum FitKey: String, MappingKey {
  case font, width, lines

  package static let mapping = "the room of a text"

  package var definition: KeyDefinition {
    switch self {
    case .font:
      .init(
        .word(of: GalleryParts.Font.self),
        standard: GalleryParts.Fit.standardFont.rawValue,
        "one of Apple's text styles: `largeTitle`, `title`, `title2`, `title3`, `headline`, `body`, `callout`, `subheadline`, `footnote`, `caption`, `caption2`"
      )
    case .width: .init(.count, isRequired: true, "in points")
    case .lines: .init(.count, standard: "\(GalleryParts.Fit.standardLines)", "how many")
    }
  }
}

extension Spec {
  /// The key `gallery` as its author wrote it.
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

/// Those that are one.
private func names(_ nodes: [Node], into diagnostics: inout [Diagnostic]) -> [Node] {
  nodes.filter { node in
    if node.isTold { return false }
    if node.text == nil {
      diagnostics.append(.wrongType(node, what: "a part", expected: "the name of a field"))
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

/// A whole number above 0.
func readCount<Key: MappingKey>(
  _ keys: KeyReader<Key>,
  _ key: Key,
  of what: String,
  into diagnostics: inout [Diagnostic]
) -> Int? {
  guard let node = keys[key], !node.isTold else { return nil }
  if case .number(let text) = node.value, let count = Int(text), count > 0 { return count }
  diagnostics.append(.wrongValue(key.rawValue, node, wanted: "a whole number of \(what)"))
  return nil
}
