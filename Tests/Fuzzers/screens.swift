import DocumentReader
import Foundation
import OutputInterface
import SwiftOutput

@testable import Workspace

/// Checks a spec, evaluates its examples, and renders its files.
func compileRandomSpec(_ bytes: [UInt8]) { compile(bytes, in: "spec.yaml") }

/// Reads the types of a schema, and shows a value of the root type.
func compileRandomSchema(_ bytes: [UInt8]) { compile(bytes, in: "Order.schema.json") }

/// Decodes the data of an example.
func readRandomSample(_ bytes: [UInt8]) { compile(bytes, in: "order.json") }

/// Uses a text as a value, a text with placeholders, a styled text or a condition, which the first byte chooses.
func readRandomExpression(_ bytes: [UInt8]) {
  let text = jsonText(json(String(decoding: bytes.dropFirst(), as: UTF8.self)))
  let fields = [
    "{ value: \(text) }", text, "{ styled: \(text) }",
    "{ cases: [{ when: \(text), text: a }, { text: b }] }",
  ]
  let field = fields[Int(bytes.first ?? 0) % fields.count]
  let spec = """
    view: OrderView
    service: { schema: Order.schema.json, type: Order }
    display: { numberText: "#{number}", random: \(field) }
    examples: [{ name: an order, fixture: order.json, expect: { numberText: "#1" } }]
    """
  compile(Array(spec.utf8), in: "spec.yaml")
}

/// The file that replaces one of the project, for the loader of `workspace`.
private nonisolated(unsafe) var random: (path: String, bytes: [UInt8]) = ("", [])

/// One workspace for all inputs, as in an editor, so that what the random file does not change is computed once.
private let workspace = Workspace(
  Files(
    FileLoader { path in
      let bytes = path == random.path ? random.bytes : project[path]
      return bytes.map { .file(SourceFile(path: path, bytes: $0)) } ?? .failure("no such file")
    }
  ),
  in: SwiftLanguage.self
)

private func compile(_ bytes: [UInt8], in path: String) {
  random = (path, bytes)
  let group = SpecGroup(
    folder: "",
    settings: Settings { $0.defaults.spoken = true },
    specs: ["spec.yaml"],
    others: [],
    isWhole: true
  )
  workspace.beginRun()
  var diagnostics: [Diagnostic] = []
  if !workspace.lint([group], into: &diagnostics).isEmpty {
    let compiled = workspace.compiled(group, into: &diagnostics)
    _ = workspace.renderedFiles(of: compiled, into: &diagnostics)
  }
  workspace.endRun(hasErrors: false)
  precondition(bytes != project[path] || !diagnostics.hasErrors, "the project has an error")
  check(diagnostics)
}

/// The files that one random file replaces. They have no errors, so that what follows the checks is reached too.
private let project: [String: [UInt8]] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Order")
  var files: [String: [UInt8]] = [:]
  for name in ["spec.yaml", "Order.schema.json", "order.json"] {
    guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
      preconditionFailure("\(name) of the project cannot be read")
    }
    files[name] = Array(data)
  }
  return files
}()
