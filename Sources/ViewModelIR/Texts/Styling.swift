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

  package static let defaultSchemes = StyledText.usualLinks.sorted()

  /// Returns the text with its values: in Markdown, or only its words.
  package func text(_ pieces: [TextPattern.Piece], _ values: [StyledValue]) -> String {
    var text = StyledText()
    for piece in pieces {
      switch piece {
      case .literal(let literal): text.append(literal.utf8)
      case .slot(let slot): text.append(values[slot])
      }
    }
    let styled = AttributedString(styled: text, links: Set(schemes))
    return isPlain ? String(styled.characters) : styled.notation
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
  let marked = MarkedText([.literal(text)])
  if !marked.unpaired.isEmpty { return text }
  let links = marked.links.compactMap(\.scheme)
  return AttributedString(styled: StyledText(stringLiteral: text), links: Set(links)).notation
}

/// Returns the words of a text in Markdown.
package func wordsOfMarkdown(_ text: String) -> String {
  String(AttributedString(styled: StyledText(stringLiteral: text)).characters)
}
