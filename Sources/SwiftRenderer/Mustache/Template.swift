import DocumentReader

/// A Mustache template, parsed with its partials in place; nothing is escaped.
package struct Template: Sendable {
  enum Item: Sendable {
    case text(String)
    case variable(Name)
    case section(Name, inverted: Bool, body: [Item])
  }

  /// `.`, or a dotted name in its parts.
  struct Name: Sendable {
    let parts: [String]
    let location: Location

    var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
  }

  let items: [Item]

  /// Partials are found by name; nil after any error in the template or in a partial of it.
  package init?(
    _ file: SourceFile,
    partials: [String: SourceFile] = [:],
    into diagnostics: inout [Diagnostic]
  ) {
    var parser = TemplateParser(file, partials: partials)
    items = parser.parse()
    diagnostics += parser.diagnostics
    if parser.diagnostics.hasErrors { return nil }
  }
}
