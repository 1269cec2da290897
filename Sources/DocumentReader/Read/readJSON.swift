/// Reads a JSON text, strictly by RFC 8259; nil where there was an error.
package func readJSON(_ file: SourceFile, into diagnostics: inout [Diagnostic]) -> Node? {
  guard let start = checkEncoding(file, into: &diagnostics) else { return nil }
  var reader = JSONReader(file, from: start)
  do {
    try reader.readDocument()
  } catch {
    reader.diagnostics.append(error)
  }
  diagnostics += reader.diagnostics.sorted()
  return reader.diagnostics.hasErrors ? nil : reader.root
}
