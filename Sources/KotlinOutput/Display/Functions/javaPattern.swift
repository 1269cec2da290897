/// Returns a pattern with the same meaning in Java and on Android, whose classes of characters differ.
func javaPattern(_ pattern: String) -> String {
  var result = ""
  var isInSet = false
  var rest = pattern.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "\\":
      if let escaped = rest.popFirst() { result += escape(escaped, isInSet: isInSet) }
    case "]":
      isInSet = false
      result += "]"
    case _ where isInSet: result += scalar == "-" ? "-" : literal(scalar)
    case "[":
      isInSet = true
      result += "["
      if rest.first == "^" {
        rest.removeFirst()
        result += "^"
      }
    case ".": result += #"[^\n\r]"#
    case "$": result += #"\z"#
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private let word = #"\p{IsAlphabetic}\p{M}\p{Nd}_"#
private let space = #"\t-\r\u0085\p{Z}"#

/// Returns what a backslash and the character after it stand for.
private func escape(_ scalar: Unicode.Scalar, isInSet: Bool) -> String {
  switch scalar {
  case "d": isInSet ? "0-9" : "[0-9]"
  case "w": isInSet ? word : "[\(word)]"
  case "s": isInSet ? space : "[\(space)]"
  case "D": "[^0-9]"
  case "W": "[^\(word)]"
  case "S": "[^\(space)]"
  case "b": "(?:(?<=[\(word)])(?![\(word)])|(?<![\(word)])(?=[\(word)]))"
  case "B": "(?:(?<=[\(word)])(?=[\(word)])|(?<![\(word)])(?![\(word)]))"
  case "n", "r", "t": "\\\(scalar)"
  default: literal(scalar)
  }
}

/// The character, with a backslash if it could have a meaning in a pattern.
private func literal(_ scalar: Unicode.Scalar) -> String {
  let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || "0"..."9" ~= scalar
  return isPlain || scalar == "_" || scalar == " " ? String(scalar) : "\\\(scalar)"
}
