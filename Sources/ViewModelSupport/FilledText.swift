nonisolated extension StaticString {
  package var text: String { description }

  /// The text with values in place of `%1` to `%9`; `%%` is a per cent sign.
  package func filled(with values: String...) -> String {
    withUTF8Buffer { pattern in
      var text = ""
      var start = 0
      var index = 0
      while index + 1 < pattern.count {
        guard pattern[index] == UInt8(ascii: "%") else {
          index += 1
          continue
        }
        text += String(decoding: pattern[start..<index], as: UTF8.self)
        let place = Int(pattern[index + 1]) - 0x31
        text += values.indices.contains(place) ? values[place] : "%"
        index += 2
        start = index
      }
      return text + String(decoding: pattern[start...], as: UTF8.self)
    }
  }
}
