import DocumentReader
import Foundation
import SwiftOutput
import TextOutput

@testable import Workspace

/// Checks a spec, evaluates its examples, and renders its files.
func compileRandomSpec(_ bytes: [UInt8]) { compile(bytes, in: "spec.yaml") }

/// Reads the types of a schema, and shows a value of the root type.
func compileRandomSchema(_ bytes: [UInt8]) { compile(bytes, in: "Order.schema.json") }

/// Decodes the data of an example.
func readRandomSample(_ bytes: [UInt8]) { compile(bytes, in: "order.json") }

/// Uses a text as a value, a condition, a text with placeholders, and a format.
func readRandomExpression(_ bytes: [UInt8]) {
  let text = jsonText(json(String(decoding: bytes, as: UTF8.self)))
  let spec = """
    view: OrderView
    service: { schema: Order.schema.json, type: Order }
    display:
      value: { value: \(text) }
      text: \(text)
      styled: { styled: \(text) }
      choice: { cases: [{ when: \(text), text: a }, { text: b }] }
    examples: [{ name: an order, fixture: order.json }]
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
  check(diagnostics)
}

/// The files that one random file replaces.
private let project: [String: [UInt8]] = [
  "spec.yaml": Array(
    """
    view: OrderView
    service: { schema: Order.schema.json, type: Order }
    display:
      numberText: "#{number}"
      noteText: { text: "{note}", fallback: no note }
      totalText: "{total | currency(code: currency)}"
      placedText: "{placedAt | date(style: long)}"
      statusText: "{status | titleCase}"
      linesText: "{lines.map(name) | list}"
      isLarge: { value: "lines.count > 3 && total > 100.0" }
    examples: [{ name: an order, fixture: order.json }]
    """.utf8
  ),
  "Order.schema.json": Array(
    """
    {
      "title": "Order", "type": "object",
      "properties": {
        "number": { "type": "integer" }, "note": { "type": "string" },
        "total": { "type": "number" }, "currency": { "type": "string" },
        "placed_at": { "type": "string", "format": "date-time" },
        "day": { "type": "string", "format": "date" },
        "wait": { "type": "string", "format": "duration" },
        "site": { "type": "string", "format": "uri" },
        "status": { "enum": ["open", "in_transit", "done"] },
        "lines": { "type": "array", "items": { "$ref": "#/definitions/Line" } },
        "labels": { "type": "object", "additionalProperties": { "type": "string" } },
        "isGift": { "type": "boolean" }, "parent": { "$ref": "#" },
        "contact": { "oneOf": [{ "type": "string" }, { "$ref": "#/definitions/Line" }] }
      },
      "required": ["number", "total", "currency", "placed_at", "status", "lines"],
      "definitions": {
        "Line": {
          "type": "object", "required": ["name", "count"],
          "properties": { "name": { "type": "string" }, "count": { "type": "integer" } }
        }
      }
    }
    """.utf8
  ),
  "order.json": Array(
    """
    {
      "number": 1, "note": "Ring twice", "total": 12.5, "currency": "EUR",
      "placed_at": "2025-03-04T10:00:00Z", "day": "2025-03-04", "wait": "PT90M",
      "site": "https://example.com/a?b=c", "status": "in_transit",
      "lines": [{ "name": "Tea", "count": 2 }], "labels": { "a": "b" }, "isGift": true,
      "parent": null, "contact": "me"
    }
    """.utf8
  ),
]
