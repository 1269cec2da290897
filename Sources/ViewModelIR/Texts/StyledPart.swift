import Foundation
import ViewModelSupport

/// Words or a value of a styled text, with their marks.
package struct StyledPart: Hashable, Sendable {
  package var content: TextPattern.Piece
  package let marks: TextMarks
  package let link: StyledLink?
  /// The name of the token.
  package let token: String?

  /// The names of the marks in generated code.
  package var markNames: [String] {
    let names: [(TextMarks, String)] = [
      (.strong, "strong"), (.emphasized, "emphasized"), (.struckThrough, "struckThrough"),
      (.code, "code"),
    ]
    return names.filter { marks.contains($0.0) }.map(\.1)
  }
}

/// The URL of a link.
package struct StyledLink: Hashable, Sendable {
  /// Words, or a value and words.
  package let start: [TextPattern.Piece]
  /// Values, which are percent-encoded, and words in turns.
  package let rest: [TextPattern.Piece]

  /// `nil` if the link has no scheme.
  init?(_ target: [TextPattern.Piece], _ part: MarkdownPart) {
    let target = target.compactMap { piece -> TextPattern.Piece? in
      guard case .literal(let text) = piece else { return piece }
      let url = part.target(text).asURL
      return url.isEmpty ? nil : .literal(url)
    }
    let next = target.dropFirst().firstIndex { if case .slot = $0 { true } else { false } }
    start = Array(target[..<(next ?? target.endIndex)])
    rest = target[(next ?? target.endIndex)...].reduce(into: []) { rest, piece in
      if case .slot = piece, case .slot? = rest.last { rest.append(.literal("")) }
      rest.append(piece)
    }
    if case .literal(let text)? = start.first,
      schemeLength(of: text.utf8) == 0 || rest.isEmpty && URL(string: text) == nil
    {
      return nil
    }
  }

  /// The URL, if it contains no value.
  package var url: String? {
    if rest.isEmpty, start.count == 1, case .literal(let url)? = start.first { url } else { nil }
  }
}
