import TextOutput

/// A declaration as swift-format lays it out: a doc comment, attributes, and what the braces hold.
package struct Declaration: Hashable, Sendable {
  package var doc: String
  package var attribute: String
  /// All before the brace.
  package var head: Code
  /// What the braces hold: statements; nil if there are no braces.
  package var body: [Code]?
  /// Whether it is written on one line if it fits there; nothing with braces in its braces is.
  package var mayBeShort: Bool

  package init(
    doc: String = "",
    attribute: String = "",
    head: Code,
    body: [Code]? = nil,
    mayBeShort: Bool? = nil
  ) {
    self.doc = doc
    self.attribute = attribute
    self.head = head
    self.body = body
    self.mayBeShort = mayBeShort ?? !(body ?? []).contains(where: \.hasBraces)
  }

  /// `function(parameters) -> result { … }`
  package init(doc: String = "", function: Code, _ parameters: [Code], result: Code, body: [Code]) {
    let head = Code.sequence([
      function, .list(open: "(", parameters, close: ")"), " -> \(result)",
    ])
    self.init(doc: doc, head: head, body: body, mayBeShort: false)
  }

  package var needs: Set<Need> {
    (body ?? []).reduce(into: head.needs) { $0.formUnion($1.needs) }
  }

  /// For a template that indents the lines itself; `indent` is where the declaration stands.
  package func lines(indent: Int) -> Lines {
    var start = docLines(doc, width: lineWidth - indent)
    if !attribute.isEmpty { start.append(attribute) }
    guard let body else { return Lines(start) + Lines([head], indent: indent) }
    if let line = line(indent: indent) { return Lines(start + [line], needs: needs) }
    var heads = Lines([head], indent: indent, trailing: " {".count).texts
    if let last = heads.popLast() { heads.append(last + " {") }
    var all: [String] = start + heads
    for statement in body {
      all += statement.outdentedLines(indent: indent + 2).map(indented)
    }
    return Lines(all + ["}"], needs: needs)
  }

  /// A blank line stays empty.
  private func indented(_ line: String) -> String { line.isEmpty ? "" : "  " + line }

  /// The whole declaration, if it is short.
  private func line(indent: Int) -> String? {
    guard mayBeShort, let head = head.flat, let only = body?.first, body?.count == 1,
      let statement = only.flat
    else { return nil }
    let line = "\(head) { \(statement) }"
    return indent + line.count <= lineWidth ? line : nil
  }
}
