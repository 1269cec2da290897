import DocumentReader

/// A Mustache template, parsed with its partials in place; what a text needs to be one is its language's.
///
/// Beyond Mustache, a blank line separates: it stands between two things, and goes after an opening brace, before a closing one and
/// beside another. And a tag may name lines: they take its place, each behind the blanks that the tag's line begins with; where there
/// are none, a line with nothing else goes.
package struct Template: Sendable {
  enum Item: Sendable {
    case text(String)
    /// A blank line.
    case separator
    /// With the blanks that its line begins with.
    case variable(Name, indentation: String)
    /// The first of its line, with the blanks before it and, where nothing else is on the line, what ends that.
    case leading(Name, indentation: String, lineEnd: String?)
    case section(Name, inverted: Bool, body: [Item])
    /// What the text behind it names.
    case needs(Set<Need>)
  }

  /// `.`, or a dotted name in its parts.
  struct Name: Sendable {
    let parts: [String]
    let location: Location

    var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
  }

  /// What it writes, and so which characters of a text are written in another way.
  package enum Language: Sendable {
    /// None: the texts are code.
    case swift
    /// Those that could begin or end something, in a text as in an attribute in quotes: https://html.spec.whatwg.org/#escapingString.
    case html

    func escaped(_ text: String) -> String {
      switch self {
      case .swift: text
      case .html: text.utf8.contains(where: isSpecial) ? escapedHTML(text) : text
      }
    }

    private func isSpecial(_ byte: UInt8) -> Bool {
      switch UnicodeScalar(byte) {
      case "&", "<", ">", "\"", "'", "\0": true
      default: false
      }
    }

    private func escapedHTML(_ text: String) -> String {
      text.unicodeScalars.reduce(into: "") { escaped, scalar in
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "'": escaped += "&#39;"
        // HTML has no way to write it.
        case "\0": escaped += "\u{FFFD}"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
    }
  }

  let items: [Item]

  /// Partials are found by name; nil after any error in the template or in a partial of it. `needs`: what a part of its text names.
  package init?(
    _ file: SourceFile,
    partials: [String: SourceFile] = [:],
    needs: (String) -> Set<Need> = { _ in [] },
    into diagnostics: inout [Diagnostic]
  ) {
    var parser = MustacheParser(file, partials: partials)
    items = withNeeds(parser.parse(), named: needs)
    diagnostics += parser.diagnostics
    if parser.diagnostics.hasErrors { return nil }
  }
}
