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

  package enum Marks: Hashable, Sendable {
    /// The marks of its author.
    case read(Markup)
    /// Bold search words.
    case highlighted(words: TypedExpression)

    /// `nil` for another format.
    fileprivate init?(_ format: Format) {
      if let markup = Markup(format) {
        self = .read(markup)
      } else if case .text(.highlight) = format.style, let words = format.arguments.first?.value {
        self = .highlighted(words: words)
      } else {
        return nil
      }
    }
  }

  package let value: TypedExpression
  package let marks: Marks
  /// How many characters are shown; `nil` for all.
  package let length: Int?

  package var isHighlighted: Bool {
    if case .highlighted = marks { true } else { false }
  }

  /// `nil` for a value without marks.
  init?(_ value: TypedExpression, _ format: Format) {
    if let marks = Marks(format) {
      (self.value, self.marks, length) = (value, marks, nil)
    } else if case .text(.truncate(let length)) = format.style,
      case .formatted(let value, let format) = value.kind, let marks = Marks(format)
    {
      (self.value, self.marks, self.length) = (value, marks, length)
    } else {
      return nil
    }
  }

  /// Returns the words of the value with their marks.
  ///
  /// - Parameter text: Returns an expression's text.
  package func styled(_ styling: Styling, _ text: (TypedExpression) -> String) -> AttributedString {
    let schemes = Set(styling.schemes)
    let styled =
      switch marks {
      case .read(.markdown): text(value).styledMarkdown(schemes: schemes)
      case .read(.html): text(value).styledHTML(schemes: schemes)
      case .highlighted(let words): text(value).highlighted(text(words))
      }
    return length.map(styled.truncatedWords) ?? styled
  }
}
