/// The fields that the gallery shows as the title, subtitle, image and other parts of a screen or a row.
package struct GalleryParts: Sendable {
  /// Apple's text styles: https://developer.apple.com/design/human-interface-guidelines/typography.
  package enum Font: String, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2

    /// The font size at the default text size, in points.
    package var size: Int {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The distance from one line to the next at the default text size, in points.
    package var lineHeight: Int {
      switch self {
      case .largeTitle: 41
      case .title: 34
      case .title2: 28
      case .title3: 25
      case .headline, .body: 22
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption: 16
      case .caption2: 13
      }
    }

    package var isBold: Bool { self == .headline }
  }

  /// The space that is available for a text.
  package struct Fit: Sendable {
    package static let standardFont = Font.body
    package static let standardLines = 1

    package var font: Font
    /// The width in points.
    package var width: Int
    package var lines: Int

    package init(font: Font, width: Int, lines: Int) {
      self.font = font
      self.width = width
      self.lines = lines
    }
  }

  package struct Stat: Sendable {
    package var label: String
    package var field: String

    package init(label: String, field: String) {
      self.label = label
      self.field = field
    }
  }

  package var title: String?
  package var subtitle: String?
  package var image: String?
  package var badges: [String] = []
  package var stats: [Stat] = []
  /// The fields that contain rows.
  package var cells: [String] = []
  package var fits: [String: Fit] = [:]

  package init() {}

  /// All fields that have a part.
  package var fields: Set<String> {
    Set([title, subtitle, image].compactMap { $0 } + badges + stats.map(\.field) + cells)
  }
}
