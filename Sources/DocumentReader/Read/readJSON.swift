/// Reads a JSON text, strictly by RFC 8259. Returns `nil` if there is an error.
package func readJSON(_ file: SourceFile, into diagnostics: inout [Diagnostic]) -> Node? {
  guard var tokens = JSONTokens(file, into: &diagnostics) else { return nil }
  var builder = NodeBuilder()
  var found: [Diagnostic] = []
  do {
    while let token = try tokens.next() {
      let location = tokens.tokenLocation
      switch token {
      case .openMapping: builder.open(.mapping, at: location)
      case .openList: builder.open(.list, at: location)
      case .key(let key): builder.setKey(.name(key, location))
      case .scalar(let value):
        builder.add(NodeBuilder.Built(node: Node(value, style: style(of: value), at: location)))
      case .close: builder.close(at: location.end, into: &found)
      }
    }
  } catch {
    found.append(error)
    if let conflict = Diagnostic.mergeConflict(in: file) { found = [conflict] }
  }
  diagnostics += found.sorted()
  return found.hasErrors ? nil : builder.root
}

private func style(of value: Node.Value) -> Node.Style {
  if case .string = value { .doubleQuoted } else { .plain }
}
