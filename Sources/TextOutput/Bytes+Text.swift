extension [UInt8] {
  /// Three times as fast as `+=` with the text's UTF-8 view.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
