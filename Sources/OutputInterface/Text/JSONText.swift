import DocumentReader

/// Returns a value as JSON, with members in their order and lines of at most `width` columns if possible. The text consists only of
/// printable characters and newlines.
package func jsonText(_ node: Node, width: Int = 96) -> String {
  json(node, indent: 0, column: 0, width: width)
}

private func json(_ node: Node, indent: Int, column: Int, width: Int) -> String {
  let inline = inlineJSON(node)
  if column + inline.count <= width { return inline }
  let inner = indent + 2
  let spaces = String(repeating: " ", count: inner)
  let close = "\n" + String(repeating: " ", count: indent)
  switch node.value {
  case .list(let elements) where !elements.isEmpty:
    let lines = elements.map { spaces + json($0, indent: inner, column: inner, width: width - 1) }
    return "[\n" + lines.joined(separator: ",\n") + close + "]"
  case .mapping(let members) where !members.isEmpty:
    let lines = members.map { member in
      let key = spaces + jsonString(member.key) + ": "
      return key + json(member.value, indent: inner, column: key.count, width: width - 1)
    }
    return "{\n" + lines.joined(separator: ",\n") + close + "}"
  default:
    return inline
  }
}

private func inlineJSON(_ node: Node) -> String {
  switch node.value {
  case .null: "null"
  case .bool(let bool): bool ? "true" : "false"
  case .number(let number): number
  case .string(let string): jsonString(string)
  case .list(let elements): "[" + elements.map(inlineJSON).joined(separator: ", ") + "]"
  case .mapping(let members):
    "{"
      + members.map { jsonString($0.key) + ": " + inlineJSON($0.value) }.joined(separator: ", ")
      + "}"
  }
}

private func jsonString(_ text: String) -> String {
  if isPlain(text) { return "\"\(text)\"" }
  let pieces = visiblePieces(of: text) { scalar in
    switch scalar {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default:
      String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }
  return "\"" + pieces.joined() + "\""
}
