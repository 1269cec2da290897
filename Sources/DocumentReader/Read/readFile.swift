/// Reads a file by its name: `.json` as JSON, everything else as YAML; nil where there was an error.
package func readFile(_ file: SourceFile, into diagnostics: inout [Diagnostic]) -> Node? {
  if file.path.lowercased().hasSuffix(".json") { return readJSON(file, into: &diagnostics) }
  var found: [Diagnostic] = []
  let root = readYAML(file, into: &found)
  diagnostics += found
  return found.hasErrors ? nil : root
}
