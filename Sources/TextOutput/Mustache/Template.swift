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
      case .html: escapedHTML(text)
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

/// The items, with what each text names before it.
func withNeeds(
  _ items: [Template.Item],
  named needs: (String) -> Set<Need>
) -> [Template.Item] {
  var isInComment = false
  return withNeeds(items, named: needs, &isInComment)
}

/// `isInComment`: whether the next text goes on with the line of a comment.
private func withNeeds(
  _ items: [Template.Item],
  named needs: (String) -> Set<Need>,
  _ isInComment: inout Bool
) -> [Template.Item] {
  items.flatMap { item -> [Template.Item] in
    switch item {
    case .text(let text):
      let code = isInComment ? String(text.drop { $0 != "\n" }) : text
      let lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      if lines.count > 1 { isInComment = false }
      if let last = lines.last, isComment(last) { isInComment = true }
      let found = needs(code)
      return found.isEmpty ? [item] : [.needs(found), item]
    case .leading(_, _, let lineEnd):
      if lineEnd != nil { isInComment = false }
      return [item]
    case .section(let name, let inverted, let body):
      let body = withNeeds(body, named: needs, &isInComment)
      return [.section(name, inverted: inverted, body: body)]
    case .separator, .variable, .needs: return [item]
    }
  }
}

private func isComment(_ line: Substring.UTF8View) -> Bool {
  line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
}
