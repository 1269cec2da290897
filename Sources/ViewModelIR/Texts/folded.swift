/// A text with plain spaces and without directional marks, as it is compared with expectations, because these characters differ
/// between versions of the system's locale data. The generated tests fold by the same rule (Templates/Tests.mustache).
package func folded(_ text: String) -> String {
  var folded = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\u{A0}", "\u{2009}", "\u{202F}": folded.append(" ")
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      continue
    default: folded.append(scalar)
    }
  }
  return String(folded)
}
