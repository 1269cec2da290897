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
