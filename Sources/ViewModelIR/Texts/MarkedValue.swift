import Foundation
import ViewModelSupport

/// A value that a styled text shows with the value's own marks.
package struct MarkedValue: Hashable, Sendable {
  /// The languages that such values are written in. The raw values are the names of the formats.
  package enum Markup: String, Sendable {
    case markdown, html

    /// `nil` for another format.
    package init?(_ format: Format) {
      switch format.style {
      case .text(.markdown): self = .markdown
      case .text(.html): self = .html
      default: return nil
      }
    }
  }

  package let value: TypedExpression
  package let markup: Markup
  /// How many characters are shown; `nil` for all.
  package let length: Int?

  /// `nil` for a value without marks.
  init?(_ value: TypedExpression, _ format: Format) {
    if let markup = Markup(format) {
      (self.value, self.markup, length) = (value, markup, nil)
    } else if case .text(.truncate(let length)) = format.style,
      case .formatted(let value, let format) = value.kind, let markup = Markup(format)
    {
      (self.value, self.markup, self.length) = (value, markup, length)
    } else {
      return nil
    }
  }

  /// Returns the words of the value with their marks.
  package func styled(_ text: String, _ styling: Styling) -> AttributedString {
    let schemes = Set(styling.schemes)
    let styled =
      switch markup {
      case .markdown: text.styledMarkdown(schemes: schemes)
      case .html: text.styledHTML(schemes: schemes)
      }
    return length.map(styled.truncatedWords) ?? styled
  }
}
