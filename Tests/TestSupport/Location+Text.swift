import DocumentReader

extension Location {
  /// The part of the file's text that the location covers.
  package var text: String {
    guard let start = offset(of: start), let end = offset(of: end) else { return "" }
    return String(scalars[start..<end])
  }

  /// The file's text with the part that the location covers replaced.
  package func replaced(by replacement: String) -> String {
    guard let start = offset(of: start), let end = offset(of: end) else { return "" }
    return String(scalars[..<start]) + replacement + String(scalars[end...])
  }

  private var scalars: [Unicode.Scalar] {
    Array(String(decoding: file.bytes, as: UTF8.self).unicodeScalars)
  }

  private func offset(of position: Position) -> Int? {
    let (line, start) = scalars.enumerated().reduce((1, 0)) { found, next in
      found.0 < position.line && next.element == "\n" ? (found.0 + 1, next.offset + 1) : found
    }
    return line == position.line ? min(start + position.column - 1, scalars.count) : nil
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
