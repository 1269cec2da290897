nonisolated extension StaticString {
  package var text: String { description }

  /// The text with `%1` to `%9` replaced by the values, and `%%` by a percent sign.
  package func filled(with values: String...) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(utf8CodeUnitCount + 32)
    var isPlace = false
    for byte in description.utf8 {
      if isPlace {
        let place = Int(byte) - 0x31
        text += (values.indices.contains(place) ? values[place] : "%").utf8
        isPlace = false
      } else if byte == UInt8(ascii: "%") {
        isPlace = true
      } else {
        text.append(byte)
      }
    }
    if isPlace { text.append(UInt8(ascii: "%")) }
    return String(decoding: text, as: UTF8.self)
  }
}
