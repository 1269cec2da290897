nonisolated extension StaticString {
  package var text: String { description }

  /// The text with `%1` to `%9` replaced by the values, and `%%` by a percent sign.
  package func filled(with values: String...) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(utf8CodeUnitCount + 32)
    fill(values, literal: { text.append($0) }, value: { text += $0.utf8 })
    return String(decoding: text, as: UTF8.self)
  }

  /// Passes on the bytes of the text, with a value in place of each of `%1` to `%9`, and a percent
  /// sign in place of `%%`.
  package func fill<Element>(
    _ values: [Element],
    literal: (UInt8) -> Void,
    value: (Element) -> Void
  ) {
    var isPlace = false
    for byte in description.utf8 {
      if isPlace {
        let place = Int(byte) - 0x31
        if values.indices.contains(place) {
          value(values[place])
        } else {
          literal(UInt8(ascii: "%"))
        }
        isPlace = false
      } else if byte == UInt8(ascii: "%") {
        isPlace = true
      } else {
        literal(byte)
      }
    }
    if isPlace { literal(UInt8(ascii: "%")) }
  }
}
