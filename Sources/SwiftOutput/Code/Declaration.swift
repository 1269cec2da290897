import OutputInterface

/// A declaration that is laid out like swift-format does: a doc comment, an attribute, a head and the content of the braces.
package struct Declaration: Hashable, Sendable {
  package var doc: String
  package var attribute: String
  /// Everything before the brace.
  package var head: Code
  /// The statements in the braces; `nil` if there are no braces.
  package var body: [Code]?
  /// Whether the declaration is on one line if it fits. By default, that is so unless its statements have braces themselves.
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

  /// Returns the lines for a template that adds `indent` to each line.
  package func lines(indent: Int) -> Lines {
    var start = docLines(doc, width: lineWidth - indent)
    if !attribute.isEmpty { start.append(attribute) }
    guard let body else { return Lines(start) + Lines([head], indent: indent) }
    if let line = line(indent: indent) { return Lines(start + [line], needs: needs) }
    var heads = Lines([head], indent: indent, trailing: " {".count).texts
    if heads.count > 1, head.endsInArray {
      heads.append("{")
    } else if let last = heads.popLast() {
      heads.append(last + " {")
    }
    var all: [String] = start + heads
    for statement in body {
      all += statement.outdentedLines(indent: indent + 2).map(indented)
    }
    return Lines(all + ["}"], needs: needs)
  }

  /// Indents a line, unless it is blank.
  private func indented(_ line: String) -> String { line.isEmpty ? "" : "  " + line }

  /// The whole declaration on one line; `nil` if it is not to be, or does not fit.
  private func line(indent: Int) -> String? {
    guard mayBeShort, let head = head.flat, let only = body?.first, body?.count == 1,
      let statement = only.flat
    else { return nil }
    let line = "\(head) { \(statement) }"
    return indent + line.count <= lineWidth ? line : nil
  }
}

extension Code {
  /// Whether the code ends in a list in square brackets, such as the initial value of a property. If that list is broken, swift-format gives
  /// the brace after it a line of its own.
  fileprivate var endsInArray: Bool {
    switch self {
    case .sequence(let parts): parts.last?.endsInArray ?? false
    case .list(let open, _, _): open == "["
    default: false
    }
  }
}
