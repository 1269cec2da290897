// MARK: HTMLLines
/// Collects the lines of a text, in which spaces collapse as in HTML.
nonisolated struct HTMLLines {
  private var bytes: [UInt8] = []
  /// The styles of the bytes, each with the position of the first one.
  private var styles: [(start: Int, style: HTMLStyle)] = []
  /// The style of what follows.
  var style = HTMLStyle()
  /// The number of line breaks that are needed before the next character.
  private var breaks = 0
  private var hasSpace = false
  private var spaceStyle = HTMLStyle()
  private var isAtStart = true
  /// How many open elements preserve spaces and line breaks.
  var preserved = 0

  /// The lines without spaces and line breaks at both ends. Neighbors have different styles.
  var parts: [(words: String, style: HTMLStyle)] {
    let isBlank: (UInt8) -> Bool = { [0x09, 0x0A, 0x20].contains($0) }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return [] }
    let ends = styles.dropFirst().map(\.start) + [bytes.count]
    return zip(styles, ends).compactMap { part, end in
      let own = (part.start..<end).clamped(to: first..<(last + 1))
      return own.isEmpty ? nil : (String(decoding: bytes[own], as: UTF8.self), part.style)
    }
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
    add(0x0A, style)
    hasSpace = false
    isAtStart = true
  }

  mutating func addTab() {
    addBreaks()
    add(0x09, style)
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
        add(byte, style)
      } else if !hasSpace {
        hasSpace = !isAtStart
        spaceStyle = style
      }
    default:
      addBreaks()
      if hasSpace { add(0x20, spaceStyle) }
      add(byte, style)
      hasSpace = false
      isAtStart = false
    }
  }

  private mutating func addBreaks() {
    if !bytes.isEmpty { for _ in 0..<breaks { add(0x0A, HTMLStyle()) } }
    breaks = 0
  }

  private mutating func add(_ byte: UInt8, _ style: HTMLStyle) {
    var style = style
    // Code in Markdown has one line.
    if byte == 0x0A { style.traits.remove(.code) }
    if styles.last?.style != style { styles.append((bytes.count, style)) }
    bytes.append(byte)
  }
}

// MARK: HTMLStyle, HTMLStyles
/// How a part of HTML is shown.
nonisolated struct HTMLStyle: Equatable {
  /// The traits that are marks.
  var traits: HTMLTraits = []
  /// The address of a link.
  var link: String?
}

/// The open elements that have a style.
nonisolated struct HTMLStyles {
  /// The marks of the open blocks.
  private var blocks: HTMLTraits = []
  private var link: String?
  /// How many of the other elements are open, by name, and how many were when the block began.
  private var open: [String: Int] = [:]
  private var outside: [String: Int] = [:]

  var current: HTMLStyle {
    HTMLStyle(traits: open.keys.reduce(blocks) { $0.union(HTMLTraits(marksOf: $1)) }, link: link)
  }

  mutating func start(_ tag: HTMLTag) {
    // A link ends the one before it.
    if tag.name == "a" { link = tag.link }
    if !HTMLTraits(marksOf: tag.name).isEmpty { open[tag.name, default: 0] += 1 }
  }

  mutating func end(_ name: String) {
    if name == "a" { link = nil }
    guard let count = open[name] else { return }
    // Only formatting elements can be ended by a block in them.
    let isInside = count > outside[name, default: 0]
    if isInside || Self.isFormatting(name) { open[name] = count > 1 ? count - 1 : nil }
  }

  mutating func startBlock(_ name: String) {
    blocks.formUnion(HTMLTraits(marksOf: name))
    outside = open
  }

  /// Ends a block. Formatting elements that began in it go on behind it, unless it is a cell.
  mutating func endBlock(startedIn outer: Self, isCell: Bool) {
    if isCell {
      self = outer
      return
    }
    let kept = open.filter { Self.isFormatting($0.key) }
    (blocks, outside) = (outer.blocks, outer.outside)
    open = outer.open.filter { !Self.isFormatting($0.key) }.merging(kept) { $1 }
  }

  private static func isFormatting(_ name: String) -> Bool {
    HTMLTraits(of: name).contains(.formatting)
  }
}
