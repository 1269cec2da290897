// MARK: HTMLLines
/// Collects the lines of a text, in which spaces collapse as in HTML.
nonisolated struct HTMLLines {
  private var bytes: [UInt8] = []
  /// The number of line breaks that are needed before the next character.
  private var breaks = 0
  private var hasSpace = false
  private var isAtStart = true
  /// How many open elements preserve spaces and line breaks.
  var preserved = 0

  /// The lines without spaces and line breaks at both ends.
  var text: String {
    let isBlank: (UInt8) -> Bool = { [0x09, 0x0A, 0x20].contains($0) }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// Ends the line, so that at least `count` line breaks separate what follows from what is before.
  mutating func require(_ count: Int) {
    breaks = max(breaks, count)
    hasSpace = false
    isAtStart = true
  }

  /// Adds a line break, in addition to those that blocks require.
  mutating func breakLine() {
    addBreaks()
    bytes.append(0x0A)
    hasSpace = false
    isAtStart = true
  }

  mutating func addTab() {
    addBreaks()
    bytes.append(0x09)
    hasSpace = false
    isAtStart = true
  }

  mutating func append(_ text: ArraySlice<UInt8>) {
    var rest = text
    while let byte = rest.first {
      append(byte)
      // Most bytes belong to words, which need no decision.
      let word = rest.dropFirst().prefix { $0 > 0x20 }
      if byte > 0x20 { bytes.append(contentsOf: word) }
      rest = rest.dropFirst(byte > 0x20 ? word.count + 1 : 1)
    }
  }

  mutating func append(_ character: String) {
    for byte in character.utf8 { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case 0: break
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
      if preserved > 0 {
        addBreaks()
        bytes.append(byte)
      } else {
        hasSpace = !isAtStart
      }
    default:
      addBreaks()
      if hasSpace { bytes.append(0x20) }
      bytes.append(byte)
      hasSpace = false
      isAtStart = false
    }
  }

  private mutating func addBreaks() {
    if breaks > 0, !bytes.isEmpty { bytes.append(contentsOf: repeatElement(0x0A, count: breaks)) }
    breaks = 0
  }
}
