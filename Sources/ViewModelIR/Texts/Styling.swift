import Foundation
import ViewModelSupport

/// How a text in Markdown is shown.
package struct Styling: Hashable, Sendable {
  /// The schemes of the links that the text can contain, in lowercase and in their order in the spec.
  package var schemes: [String]
  /// The type of the tokens that parts of the text can have; `nil` for a text without tokens.
  package var tokenType: String?
  /// Whether only the words are shown, as for a screen reader.
  package var isPlain = false

  package static let defaultSchemes = URL.usualSchemes.sorted()

  /// Returns the text with its values: in Markdown, or only its words.
  package func text(
    _ pieces: [TextPattern.Piece],
    _ values: [String],
    marked: [Int: AttributedString] = [:]
  ) -> String {
    let styled = styled(pieces, values, marked: marked)
    return isPlain ? String(styled.characters) : styled.notation
  }

  /// Returns the text with its values and marks.
  ///
  /// - Parameter marked: The values that have marks of their own, by their slots.
  package func styled(
    _ pieces: [TextPattern.Piece],
    _ values: [String],
    marked: [Int: AttributedString] = [:]
  ) -> AttributedString {
    let schemes = Set(schemes)
    func text(_ piece: TextPattern.Piece) -> String {
      switch piece {
      case .literal(let literal): literal
      case .slot(let slot): values[slot]
      }
    }
    return MarkedText(pieces).styledParts.reduce(AttributedString()) { styled, part in
      let link = part.link.flatMap { link in
        let parts = [link.start.map(text).joined()] + link.rest.map(text)
        return link.url.map { URL(string: $0) } ?? URL.checkedLink(parts, schemes: schemes)
      }
      guard case .slot(let slot) = part.content else {
        return styled.addingWords(text(part.content), part.marks, link: link, token: part.token)
      }
      return marked[slot].map {
        styled.addingMarked($0, part.marks, link: link, token: part.token)
      } ?? styled.addingValue(values[slot], part.marks, link: link, token: part.token)
    }
  }

  package init(schemes: [String] = Self.defaultSchemes, tokenType: String? = nil) {
    self.schemes = schemes
    self.tokenType = tokenType
  }
}

/// Returns a text in Markdown with its marks in the form that `preview` shows, so that the two can be compared.
///
/// That form can have a mark between punctuation and a letter, where Markdown does not read it. Such a text is returned as it is.
package func normalizedMarkdown(_ text: String) -> String {
  let isRead = MarkedText([.literal(text)]).unpaired.isEmpty
  return isRead ? Styling().text([.literal(text)], []) : text
}

/// Returns the words of a text in Markdown.
package func wordsOfMarkdown(_ text: String) -> String {
  var styling = Styling()
  styling.isPlain = true
  return styling.text([.literal(text)], [])
}
