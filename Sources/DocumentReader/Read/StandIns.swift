/// Private characters that stand for U+0085, U+2028 and U+2029 while libyaml reads a file: it takes these for line breaks, as YAML 1.1 did,
/// but in YAML 1.2 they are characters of texts.
struct StandIns {
  /// The file's text with the private characters.
  let bytes: [UInt8]
  private var standIns: [Unicode.Scalar: Unicode.Scalar] = [:]
  private var meanings: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// Returns `nil` if the file has none of the three characters.
  init?(for file: SourceFile, from start: Int) {
    let text = String(decoding: file.bytes.dropFirst(start), as: UTF8.self).unicodeScalars
    let breaks: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]
    guard text.contains(where: breaks.contains) else { return nil }
    let used = Set(text)
    let free = (0xF0000...0xFFFFD).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
      .filter { !used.contains($0) }
    for (scalar, standIn) in zip(breaks, free) {
      standIns[scalar] = standIn
      meanings[standIn] = scalar
    }
    var result = String.UnicodeScalarView()
    for scalar in text { result.append(standIns[scalar] ?? scalar) }
    bytes = Array(String(result).utf8)
  }

  func restored(in text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(meanings[scalar] ?? scalar) }
    return String(result)
  }
}
