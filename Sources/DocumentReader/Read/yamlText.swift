/// A value as YAML: mappings and lists of them in blocks, the rest on one line.
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

/// A scalar's text, quoted where YAML would take it for something else.
package func yamlScalar(_ text: String) -> String {
  isPlainYAML(text) ? text : yamlQuoted(text)
}

/// In double quotes, with the escapes that JSON has too.
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
  /// Whether it goes on the line of its key.
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

/// What no reader takes for an escape, and no editor hides.
private func yamlEscaped(_ scalar: Unicode.Scalar) -> String {
  if isVisible(scalar) { return String(scalar) }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  let (letter, length) = scalar.value < 0x1_0000 ? ("u", 4) : ("U", 8)
  return "\\\(letter)" + String(repeating: "0", count: length - digits.count) + digits
}

/// A space other than the usual one looks like that, but is not.
private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  isPrintable(scalar) && (scalar == " " || scalar.properties.generalCategory != .spaceSeparator)
}

/// Words that are safe in every place, flow collections too, and that no reader of YAML 1.1 takes for anything but a text.
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
