/// A piece of input as a message may show it: at most 60 characters, nothing in it that moves a cursor or turns text around.
package func excerpt(_ text: some StringProtocol, limit: Int = 60) -> String {
  var result = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == limit { return result + "…" }
    result += printable(scalar)
  }
  return result
}

/// An excerpt in quotes.
package func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
  "'\(excerpt(text, limit: limit))'"
}

private func printable(_ scalar: Unicode.Scalar) -> String {
  isPrintable(scalar)
    ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Whether a reader sees it, and sees it where it is.
func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
  default: true
  }
}

/// A character's name in a message: `U+0007`.
package func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

/// The text with what could drive a terminal or turn the reading order shown as `\u{1B}`.
package func escapingControls(_ text: some StringProtocol, tabs: Bool = false) -> String {
  // Nearly all text needs nothing: look at the bytes, which is quick.
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

/// The text with some scalars replaced.
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
  // Line separators, and what reorders text: overrides, embeddings and isolates.
  case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}
