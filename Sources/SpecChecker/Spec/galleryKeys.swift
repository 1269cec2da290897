import DocumentReader
import ViewModelIR

package enum GalleryKey: String, MappingKey {
  case title, subtitle, image, badges, stats, cells, fits

  package static let mapping = "'gallery'"

  package var reference: String {
    switch self {
    case .title: "the field that is the title, a text"
    case .subtitle: "the field below it, a text"
    case .image: "the field that says where the picture is; a placeholder stands for it"
    case .badges: "a list of fields: a text is shown, a `Bool` by its name where it is true"
    case .stats:
      "`label: field`, texts or numbers with labels; a label that is the name of a text field shows that field's text, in each language"
    case .cells: "the field whose rows are shown, or a list of such fields"
    case .fits: "`field: room`, [the room](review.md#what-does-not-fit) that a text has"
    }
  }

  package var shape: KeyShape {
    switch self {
    case .title, .subtitle, .image: .text
    case .badges: .list(.text)
    case .stats: .names(.text)
    case .cells: .either([.text, .list(.text)])
    case .fits: .names(.mapping(FitKey.self))
    }
  }
}

package enum FitKey: String, MappingKey {
  case font, width, lines

  package static let mapping = "the room of a text"

  package var reference: String {
    switch self {
    case .font:
      "one of Apple's text styles: `largeTitle`, `title`, `title2`, `title3`, `headline`, `body` (default), `callout`, `subheadline`, `footnote`, `caption`, `caption2`"
    case .width: "required: in points"
    case .lines: "how many; 1"
    }
  }

  package var shape: KeyShape {
    switch self {
    case .font: .word(of: GalleryParts.Font.self)
    case .width, .lines: .count
    }
  }
}
