import DocumentReader

/// Returns the text without invisible characters, wrapped at `width` columns. Every line break in the text begins a new line. There are
/// no empty lines at the start, at the end or after one another.
package func wrappedLines(of text: String, width: Int) -> [String] {
  if text.isEmpty { return [] }
  if text.utf8.count <= width, isOneLine(text) { return [text] }
  let paragraphs = readableLines(of: text).map { wrapped($0, width: width) }
  var lines: [String] = []
  for line in paragraphs.joined() where !line.isEmpty || lines.last?.isEmpty == false {
    lines.append(line)
  }
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

/// Whether the text is only ASCII words separated by single spaces, so that nothing in it is left out or replaced.
private func isOneLine(_ text: String) -> Bool {
  var previous = UInt8(ascii: " ")
  for byte in text.utf8 {
    let isBlank = byte == UInt8(ascii: " ")
    guard 0x20..<0x7F ~= byte, !isBlank || previous != byte else { return false }
    previous = byte
  }
  return previous != UInt8(ascii: " ")
}

/// Returns the words of each line, without invisible characters.
private func readableLines(of text: String) -> [[String]] {
  var lines: [[String]] = [[]]
  var word = String.UnicodeScalarView()
  func endWord() {
    if !word.isEmpty { lines[lines.count - 1].append(String(word)) }
    word = String.UnicodeScalarView()
  }
  var previous: Unicode.Scalar?
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    if scalar.properties.isWhitespace {
      endWord()
      let isNewline = !(scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator)
      if isNewline, !(scalar == "\n" && previous == "\r") { lines.append([]) }
    } else if !scalar.isHidden(after: word.last, before: rest.first) {
      word.append(scalar)
    }
    previous = scalar
  }
  endWord()
  return lines
}

private func wrapped(_ words: [String], width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in words.flatMap({ divided($0, width: width) }) {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? word : " \(word)"
  }
  return lines + [line]
}

private func divided(_ word: String, width: Int) -> [String] {
  var parts: [String] = []
  var rest = word[...]
  while rest.count > max(width, 1) {
    parts.append(String(rest.prefix(max(width, 1))))
    rest = rest.dropFirst(max(width, 1))
  }
  return parts + [String(rest)]
}
