import ViewModelIR

/// The Swift literal of a `Date.FormatString`: `"\(day: .twoDigits).\(month: .twoDigits)."`.
package func dateFormatLiteral(_ parts: [DateFormat.PatternPart]) -> SwiftString {
  let segments = parts.compactMap { part -> SwiftString.Segment? in
    switch part {
    case .literal(let text): .text(text)
    case .field(let letter, let count): DateField.source(letter, count).map { .code($0) }
    }
  }
  return SwiftString(segments)
}
