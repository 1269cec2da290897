/// Returns a value as lines of YAML: mappings and lists of anything but scalars as blocks, other values on one line.
package func yamlLines(_ node: Node) -> [String] {
  switch node.value {
  case .mapping(let members) where !members.isEmpty:
    return members.flatMap { member -> [String] in
      let key = yamlScalar(member.key)
      if member.value.isInline { return ["\(key): \(inlineYAML(member.value))"] }
      return ["\(key):"] + yamlLines(member.value).map { "  " + $0 }
    }
  case .list(let elements) where !elements.isEmpty && !node.isInline:
    return elements.flatMap { element in
      yamlLines(element).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
    }
  default: return [inlineYAML(node)]
  }
}

/// Returns a text as a YAML scalar, quoted if YAML would otherwise read it as something else.
package func yamlScalar(_ text: String) -> String {
  isPlainYAML(text) ? text : yamlQuoted(text)
}

/// Returns a text in double quotes, with invisible characters escaped.
package func yamlQuoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    default: quoted += yamlEscaped(scalar)
    }
  }
  return quoted + "\""
}

extension Node {
  /// Whether the value is written on the line of its key.
  fileprivate var isInline: Bool {
    switch value {
    case .mapping(let members): members.isEmpty
    case .list(let elements): elements.allSatisfy(\.isScalar)
    case .null, .bool, .number, .string: true
    }
  }
}

private func inlineYAML(_ node: Node) -> String {
  switch node.value {
  case .null: "null"
  case .bool(let bool): bool ? "true" : "false"
  case .number(let text): text
  case .string(let text): yamlScalar(text)
  case .list(let elements): "[" + elements.map(inlineYAML).joined(separator: ", ") + "]"
  case .mapping: "{}"
  }
}

/// Returns a visible character as it is, and any other as an escape.
private func yamlEscaped(_ scalar: Unicode.Scalar) -> String {
  if isVisible(scalar) { return String(scalar) }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  let (letter, length) = scalar.value < 0x1_0000 ? ("u", 4) : ("U", 8)
  return "\\\(letter)" + String(repeating: "0", count: length - digits.count) + digits
}

/// Whether the character is printable and not an unusual kind of space, which would look like an ordinary one.
private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  isPrintable(scalar) && (scalar == " " || scalar.properties.generalCategory != .spaceSeparator)
}

/// Whether the text needs no quotes anywhere, flow collections included, and is read as a text by readers of YAML 1.1 too.
private func isPlainYAML(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, first.properties.isAlphabetic,
    text.unicodeScalars.last != " ",
    !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
  else { return false }
  return text.unicodeScalars.allSatisfy {
    isVisible($0)
      && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || " ._-/()+".unicodeScalars.contains($0))
  }
}
