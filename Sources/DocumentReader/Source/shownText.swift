/// Returns the start of a piece of input for a message: at most `limit` characters, with those escaped that control terminals or the reading
/// direction.
package func excerpt(_ text: some StringProtocol, limit: Int = 60) -> String {
  var result = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == limit { return result + "…" }
    result += printable(scalar)
  }
  return result
}

/// Returns an excerpt in single quotes.
package func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
  "'\(excerpt(text, limit: limit))'"
}

private func printable(_ scalar: Unicode.Scalar) -> String {
  isPrintable(scalar)
    ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Whether a character is visible and does not affect how others are shown.
func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
  default: true
  }
}

/// Returns a character's code point for a message: `U+0007`.
package func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

/// Returns the text with the characters that control terminals or the reading direction escaped, as in `\u{1B}`.
package func escapingControls(_ text: some StringProtocol, tabs: Bool = false) -> String {
  // Nearly all text needs no escapes, which is quick to see from its bytes.
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
  var result = ""
  for scalar in text.unicodeScalars {
    if isHazardous(scalar), !(tabs && scalar == "\t") {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Returns a line with control characters escaped, and with direction marks escaped if one of them would affect what follows the line.
package func escapingOpenMarks(_ line: String) -> String {
  if line.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return line }
  if openDirectionMark(in: line) != nil { return escapingControls(line, tabs: true) }
  return replacing(line) { scalar in
    DirectionMark(scalar) == nil ? escapingControls(String(scalar), tabs: true) : nil
  }
}

/// Returns the text with each scalar replaced for which `replacement` does not return `nil`.
package func replacing(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if let other = replacement(scalar) {
      result += other
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isHazardous(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0: true
  // Line separators, and the characters that reorder text: overrides, embeddings and isolates.
  case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}
