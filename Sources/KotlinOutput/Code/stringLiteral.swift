import Foundation
import OutputInterface

/// Returns a Kotlin string literal: `"@$username"`, `"${books.size} books"`.
func stringLiteral(_ parts: [Code.StringPart]) -> String {
  var literal = "\""
  for (index, part) in parts.enumerated() {
    switch part {
    case .literal(let text): literal += escaped(text)
    case .template(let code):
      let text = code.onOneLine
      literal +=
        isSimpleName(text) && !continuesName(parts, after: index) ? "$\(text)" : "${\(text)}"
    }
  }
  return literal + "\""
}

/// Whether Kotlin would read the text after a template as a part of the template's name.
private func continuesName(_ parts: [Code.StringPart], after index: Int) -> Bool {
  guard parts.indices.contains(index + 1), case .literal(let text) = parts[index + 1],
    let first = text.unicodeScalars.first
  else { return false }
  return first == "_" || first.properties.isXIDContinue || first == "`"
}

private func isSimpleName(_ text: String) -> Bool {
  text.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
}

/// Returns the characters of a text as a Kotlin literal can contain them.
private func escaped(_ text: String) -> String {
  visiblePieces(of: text, escape: escape)
    .map { $0.replacingOccurrences(of: "$", with: "\\$") }
    .joined()
}

/// Kotlin has only escapes of UTF-16 code units.
private func escape(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  case "\"", "\\": return "\\\(scalar)"
  default: break
  }
  return String(scalar).utf16.map { unit in
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
  .joined()
}
