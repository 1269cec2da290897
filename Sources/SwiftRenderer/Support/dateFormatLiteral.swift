import SpecCompiler

/// The Swift literal of a `Date.FormatString`: `"\(day: .twoDigits).\(month: .twoDigits)."`.
package func dateFormatLiteral(_ parts: [DateOptions.PatternPart]) -> String {
  let segments = parts.map { part in
    switch part {
    case .literal(let text): escapedForStringLiteral(text)
    case .field(let letter, let count): DateField.source(letter, count).map { "\\(\($0))" } ?? ""
    }
  }
  return "\"\(segments.joined())\""
}

/// Text as it stands between the quotes of a Swift literal; nothing invisible stays bare.
private func escapedForStringLiteral(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch (scalar, scalar.properties.generalCategory) {
    case ("\"", _), ("\\", _): escaped += "\\\(scalar)"
    case (" ", _): escaped += " "
    case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator),
      (_, .spaceSeparator), (_, .unassigned), (_, .privateUse), (_, .surrogate):
      escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
