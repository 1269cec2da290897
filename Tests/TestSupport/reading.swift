import DocumentReader

/// A JSON value without locations, with which a node can be compared: `["a": .number("1")]`.
package indirect enum Plain: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case list([Plain])
  case mapping([String: Plain])

  package init(_ node: Node) {
    switch node.value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .list(let nodes): self = .list(nodes.map(Plain.init))
    case .mapping(let members):
      self = .mapping(
        Dictionary(members.map { ($0.key, Plain($0.value)) }, uniquingKeysWith: { $1 })
      )
    }
  }
}

extension Plain: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: Plain...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, Plain)...) {
    self = .mapping(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

package func readYAML(_ text: String) -> Node? {
  var diagnostics: [Diagnostic] = []
  return readYAML(SourceFile(path: "x.yaml", text: text), into: &diagnostics)
}

package func readJSON(_ text: String) -> Node? {
  var diagnostics: [Diagnostic] = []
  return readJSON(SourceFile(path: "x.json", text: text), into: &diagnostics)
}

/// The diagnostics of reading a file, one per line: `2:1: the key 'a' … [duplicate-key]`.
package func problems(reading bytes: [UInt8], as path: String) -> [String] {
  var diagnostics: [Diagnostic] = []
  let node = readFile(SourceFile(path: path, bytes: bytes), into: &diagnostics)
  let lines = diagnostics.map { diagnostic in
    let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity): "
    return
      "\(diagnostic.location.place): \(severity)\(diagnostic.message) [\(diagnostic.code.rawValue)]"
  }
  let isConsistent = diagnostics.hasErrors == (node == nil)
  return lines + (isConsistent ? [] : ["a node in spite of errors, or neither a node nor an error"])
}

package func problems(reading text: String, as path: String) -> [String] {
  problems(reading: Array(text.utf8), as: path)
}

extension Location {
  package var place: String { line == 0 ? "file" : "\(line):\(column)" }
}
