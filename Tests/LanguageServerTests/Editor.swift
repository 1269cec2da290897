import DocumentReader
import SwiftOutput
import TestSupport
import Testing

@testable import LanguageServer

/// An editor with one open spec, in a folder with a schema and a fixture. `▮` in the text is the cursor.
final class Editor {
  let folder: TemporaryFolder
  private let server: LanguageServer
  private let outbox = Outbox()
  private var nextID = 0
  private(set) var text: String
  /// Line and character, from 0.
  private var cursor = (0, 0)

  private final class Outbox {
    var messages: [Node] = []
  }

  /// - Parameter files: Further files of the folder, by name.
  init(_ text: String, snippets: Bool = false, files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in bookFiles { try folder.write(text, to: name) }
    for (name, text) in files { try folder.write(text, to: name) }
    // The server runs in another folder, so all paths must be absolute.
    server = LanguageServer(folder: "/elsewhere", in: SwiftLanguage.self) { [outbox] in
      outbox.messages.append($0)
    }
    self.text = ""
    let item = json(["snippetSupport": json(.bool(snippets))])
    _ = try request(
      "initialize",
      json([
        "capabilities": json([
          "textDocument": json([
            "completion": json(["completionItem": item]),
            "hover": json(["contentFormat": json([json("markdown")])]),
          ])
        ])
      ])
    )
    self.text = place(cursorOf: text)
    try folder.write(self.text, to: "Book.yaml")
    let document = json(["uri": json(uri), "text": json(self.text)])
    notify("textDocument/didOpen", json(["textDocument": document]))
  }

  /// - Parameter place: A part of the text that contains the cursor.
  convenience init(_ text: String, at place: String, files: [String: String] = [:]) throws {
    let plain = place.replacingOccurrences(of: "▮", with: "")
    try self.init(text.replacingOccurrences(of: plain, with: place), files: files)
  }

  var uri: String { folder.url.appendingPathComponent("Book.yaml").absoluteString }

  /// Moves the cursor to `▮`. Returns the text without it.
  private func place(cursorOf text: String) -> String {
    let parts = text.components(separatedBy: "▮")
    guard parts.count == 2 else { return text }
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    cursor = (lines.count - 1, length(String(lines.last ?? "")))
    return parts.joined()
  }

  private func length(_ text: String) -> Int { text.utf16.count }

  // MARK: Messages

  func notify(_ method: String, _ params: Node) {
    server.take(Message(id: nil, method: method, params: params))
  }

  /// Returns the result of a request. Throws a `Refusal` if the response is an error.
  func request(_ method: String, _ params: Node) throws -> Node {
    nextID += 1
    server.take(Message(id: json(nextID), method: method, params: params))
    let last = outbox.messages.popLast()
    let response = try #require(last)
    if let error = response["error"] { throw Refusal(message: error["message"]?.text ?? "") }
    return try #require(response["result"])
  }

  struct Refusal: Error, Equatable {
    let message: String
  }

  /// Sends a request with the document and the position of the cursor.
  func requestAtCursor(
    _ method: String,
    _ others: [(key: String, value: Node)] = []
  ) throws -> Node {
    try request("textDocument/\(method)", json(atCursor + others))
  }

  private var atCursor: [(key: String, value: Node)] {
    [("textDocument", json(["uri": json(uri)])), ("position", cursorPlace)]
  }

  private var cursorPlace: Node {
    json(["line": json(cursor.0), "character": json(cursor.1)])
  }

  var cursorRange: Node { json(["start": cursorPlace, "end": cursorPlace]) }

  /// Replaces the whole text, as if the user had typed it.
  func type(_ text: String) {
    self.text = place(cursorOf: text)
    let change = json(["text": json(self.text)])
    notify(
      "textDocument/didChange",
      json(["textDocument": json(["uri": json(uri)]), "contentChanges": json([change])])
    )
  }

  /// The current diagnostics, as `line: message`.
  var problems: [String] {
    outbox.messages = []
    server.publishDiagnostics()
    let published = outbox.messages.last { $0["params"]?["uri"]?.text == uri }
    return (published?["params"]?["diagnostics"]?.elements ?? []).map { diagnostic in
      let line = diagnostic["range"]?["start"]?["line"]?.integer ?? -1
      return "\(line + 1): \(diagnostic["message"]?.text ?? "")"
    }
  }

  // MARK: Edits

  /// The text of the spec after a workspace edit.
  func applying(_ edit: Node?) throws -> String { try applying(edit, to: text, at: uri) }

  /// The text of another file in the folder after a workspace edit.
  func applying(_ edit: Node?, to file: String) throws -> String {
    let uri = folder.url.appendingPathComponent(file).absoluteString
    return try applying(edit, to: try folder.text(file), at: uri)
  }

  private func applying(_ edit: Node?, to text: String, at uri: String) throws -> String {
    let edits = try #require(edit?["changes"]?[uri]?.elements)
    var changes: [(start: Int, end: Int, text: String)] = []
    for edit in edits {
      let range = edit["range"]
      let (start, end) = (range?["start"], range?["end"])
      changes.append(
        (try offset(start, in: text), try offset(end, in: text), edit["newText"]?.text ?? "")
      )
    }
    var bytes = Array(text.utf8)
    // Insertions at the same position keep their order.
    for (_, change) in changes.enumerated().sorted(by: { ($0.1.start, $0.0) > ($1.1.start, $1.0) })
    {
      bytes.replaceSubrange(change.start..<change.end, with: change.text.utf8)
    }
    return bytes.text
  }

  /// The text in a range.
  func text(in range: Node?) throws -> String {
    let start = try offset(range?["start"], in: text)
    let end = try offset(range?["end"], in: text)
    return Array(text.utf8)[start..<end].text
  }

  private func offset(_ place: Node?, in text: String) throws -> Int {
    let line = try #require(place?["line"]?.integer)
    let character = try #require(place?["character"]?.integer)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let before = lines.prefix(line).map { $0.utf8.count + 1 }.reduce(0, +)
    let scalars = lines[line].unicodeScalars
    var prefix = ""
    for scalar in scalars where length(prefix) < character { prefix.unicodeScalars.append(scalar) }
    return before + prefix.utf8.count
  }
}

extension Sequence<UInt8> {
  fileprivate var text: String { String(decoding: Array(self), as: UTF8.self) }
}

/// A schema and a fixture for it.
private let bookFiles = [
  "viewmodelgen.yaml": "specs: .\nfunctions:\n  shout: { takes: [String], gives: String }\n",
  "schemas/Book.schema.json": """
  {
    "title": "Book",
    "type": "object",
    "required": ["title", "status", "authors"],
    "properties": {
      "title": { "type": "string", "description": "As on the cover." },
      "pages": { "type": "integer" },
      "status": { "type": "string", "enum": ["in_stock", "soldOut"] },
      "printedAt": { "type": "string", "format": "date-time" },
      "authors": { "type": "array", "items": { "$ref": "#/definitions/Author" } }
    },
    "definitions": {
      "Author": {
        "type": "object",
        "required": ["name"],
        "properties": { "name": { "type": "string" }, "born": { "type": "integer" } }
      }
    }
  }
  """,
  "fixtures/book.json": """
  { "title": "Emma", "pages": 512, "status": "in_stock", "authors": [{ "name": "Jane" }] }
  """,
]
