import Foundation

nonisolated extension StaticString {
  /// The text with its marks, with `%1` to `%9` replaced by the values, and `%%` by a percent sign.
  package func attributed(
    with values: [StyledValue],
    links: Set<String> = ["http", "https", "mailto"]
  ) -> AttributedString {
    AttributedString(styled: filled(values), links: links)
  }

  package func attributed(
    with values: String...,
    links: Set<String> = ["http", "https", "mailto"]
  ) -> AttributedString {
    AttributedString(styled: filled(values.map { .text($0) }), links: links)
  }

  private func filled(_ values: [StyledValue]) -> StyledText {
    // A text without values has no percent signs to replace.
    if values.isEmpty { return StyledText(stringLiteral: description) }
    var text = StyledText()
    var isPlace = false
    for byte in description.utf8 {
      if isPlace {
        let place = Int(byte) - 0x31
        if values.indices.contains(place) {
          text.append(values[place])
        } else {
          text.append("%".utf8)
        }
        isPlace = false
      } else if byte == UInt8(ascii: "%") {
        isPlace = true
      } else {
        text.append([byte])
      }
    }
    return text
  }
}
