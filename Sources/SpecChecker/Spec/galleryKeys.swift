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
        standard: "body",
        "one of Apple's text styles: `largeTitle`, `title`, `title2`, `title3`, `headline`, `body`, `callout`, `subheadline`, `footnote`, `caption`, `caption2`"
      )
    case .width: .init(.count, isRequired: true, "in points")
    case .lines: .init(.count, "how many; 1")
    }
  }
}
