nonisolated extension StaticString {
  package var text: String { description }

  /// The text with values in place of `%1` to `%9`; `%%` is a per cent sign.
  package func filled(with values: String...) -> String {
    var text = ""
    var rest = description.utf8[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "%")) {
      text += Substring(rest[..<mark])
      rest = rest[mark...].dropFirst()
      let place = Int(rest.popFirst() ?? 0) - 0x31
      text += values.indices.contains(place) ? values[place] : "%"
    }
    return text + Substring(rest)
  }
}
