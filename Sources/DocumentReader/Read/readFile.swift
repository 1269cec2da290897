/// Reads a file by its name: `.json` as JSON, everything else as YAML; nil where there was an error.
package func readFile(_ file: SourceFile, into diagnostics: inout [Diagnostic]) -> Node? {
  if file.path.lowercased().hasSuffix(".json") {
    readJSON(file, into: &diagnostics)
  } else {
    readYAML(file, into: &diagnostics)
  }
}
