import DocumentReader
import Foundation
import OutputInterface
import SchemaCompiler
import Workspace

/// What the tool reads from JSON, it writes as JSON that reads the same.
func readRandomJSON(_ bytes: [UInt8]) {
  var diagnostics: [Diagnostic] = []
  let node = readJSON(SourceFile(path: "random.json", bytes: bytes), into: &diagnostics)
  check(diagnostics, areErrors: node == nil)
  guard let node else { return }
  let text = jsonText(node)
  let again = readJSON(SourceFile(path: "again.json", text: text), into: &diagnostics)
  precondition(again.map { jsonText($0) } == text, "the written JSON reads differently")
}

func readRandomYAML(_ bytes: [UInt8]) {
  var diagnostics: [Diagnostic] = []
  let node = readYAML(SourceFile(path: "random.yaml", bytes: bytes), into: &diagnostics)
  check(diagnostics, areErrors: node == nil)
}

func readRandomSymbolGraph(_ bytes: [UInt8]) {
  var diagnostics: [Diagnostic] = []
  let file = SourceFile(path: "random.symbols.json", bytes: bytes)
  guard let node = readJSON(file, into: &diagnostics) else { return }
  _ = slimmedSymbolGraph(node) { .source(SymbolSource(path: $0, hash: ""), text: $0) }
  for module in ["", "Shop"] {
    guard let types = ModuleTypes(node, readBy: module) else { continue }
    _ = types.model(of: json("Order"), at: node.location, into: &diagnostics)
  }
  check(diagnostics)
}

/// Checks that messages explain why there is no result, and contain no control characters, which a terminal would interpret.
func check(_ diagnostics: [Diagnostic], areErrors isRefused: Bool = false) {
  precondition(diagnostics.hasErrors || !isRefused, "no result and no error")
  for scalar in describe(DiagnosticReport(diagnostics)).unicodeScalars where scalar != "\n" {
    precondition(scalar.properties.generalCategory != .control, "a control character in a message")
  }
}
