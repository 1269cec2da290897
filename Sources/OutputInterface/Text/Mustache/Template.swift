import DocumentReader

/// A Mustache template, parsed together with its partials.
///
/// There are two additions to Mustache. A blank line is a separator: it is dropped after an opening brace, before a closing brace, and next
/// to another blank line. And the value of a tag can be a list of lines: they replace the tag, each indented like the tag's line. If the
/// list is empty and the tag is alone on its line, that line is dropped.
package struct Template: Sendable {
  enum Item: Sendable {
    case text(String)
    /// A blank line, which is dropped if it separates nothing.
    case separator
    /// A variable, with the blanks at the start of its line.
    case variable(Name, indentation: String)
    /// A variable at the start of a line, with the blanks before it and, if nothing else is on the line, the rest of the line.
    case leading(Name, indentation: String, lineEnd: String?)
    case section(Name, inverted: Bool, body: [Item])
    /// What the code in the next text needs.
    case needs(Set<Need>)
  }

  /// A dotted name in parts, or `.`, which has none.
  struct Name: Sendable {
    let parts: [String]
    let location: Location

    var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
  }

  /// The language that a template writes, which determines how texts are escaped.
  package enum Language: Sendable {
    /// Texts are code and are not escaped.
    case swift
    /// Characters with a meaning in text or in quoted attributes are escaped: https://html.spec.whatwg.org/#escapingString.
    case html

    func escaped(_ text: String) -> String {
      switch self {
      case .swift: text
      case .html: escapedHTML(text)
      }
    }

    private func escapedHTML(_ text: String) -> String {
      // A text must not change the direction of the page around it, and HTML cannot contain most control characters.
      let lines = text.replacing("\r\n", with: "\n").split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      let escaped = lines.map { escapingOpenMarks(String($0)) }.joined(separator: "\n")
      return replacing(escaped) {
        switch $0 {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: nil
        }
      }
    }
  }

  let items: [Item]

  /// Parses a template and its partials, which are given by name. Returns `nil`, with diagnostics, if any of them has an error. `needs`
  /// returns what a piece of code needs.
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

/// Returns the items, with what each text needs before it. Comments need nothing.
func withNeeds(
  _ items: [Template.Item],
  named needs: (String) -> Set<Need>
) -> [Template.Item] {
  var isInComment = false
  return withNeeds(items, named: needs, &isInComment)
}

/// `isInComment` is whether the next text continues a line that is a comment.
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
