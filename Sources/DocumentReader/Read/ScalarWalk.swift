/// Walks through a scalar's source and its text in parallel, until it reaches an offset of the text.
struct ScalarWalk {
  enum Escapes {
    case none, doubledQuote, backslash
  }

  private let bytes: [UInt8]
  private let text: String.UTF8View
  private let target: Int
  private var index: Int
  /// The number of bytes of the text that the source up to here stands for.
  private var made = 0
  /// The range in the source of the character at the target offset; until that is reached, the end of the last character.
  private(set) var found: Range<Int>
  private var isDone = false

  init(bytes: [UInt8], at start: Int, text: String, to offset: Int) {
    self.bytes = bytes
    self.text = text.utf8
    target = max(0, min(offset, text.utf8.count))
    index = start
    found = start..<start
  }

  /// Records that the source from `start` to `end` stands for the next `length` bytes of the text.
  private mutating func make(_ length: Int = 1, from start: Int, to end: Int) {
    guard !isDone else { return }
    made += length
    isDone = made > target || made >= text.count
    found = made > target ? start..<end : end..<end
  }

  private mutating func makeCharacter() {
    let start = index
    index += 1
    while let byte = bytes.at(index), byte & 0xC0 == 0x80 { index += 1 }
    make(index - start, from: start, to: index)
  }

  /// Skips line breaks and the blanks around them. Returns the offsets of the breaks.
  private mutating func takeBreaks() -> [Int] {
    var places: [Int] = []
    while let byte = bytes.at(index), byte.isBlank || byte.isBreak {
      if byte.isBreak { places.append(index) }
      index += byte == .carriageReturn && bytes.at(index + 1) == .lineFeed ? 2 : 1
    }
    return places
  }
}

// MARK: - Plain and quoted

extension ScalarWalk {
  mutating func walkFlow(escapes: Escapes) {
    if escapes != .none { index += 1 }
    found = index..<index
    if text.isEmpty { return }
    while !isDone, let byte = bytes.at(index) {
      if byte.isBlank || byte.isBreak {
        walkBlanks()
      } else if byte == .backslash, escapes == .backslash {
        walkEscape()
      } else if byte == .apostrophe, escapes == .doubledQuote {
        make(from: index, to: index + 2)
        index += 2
      } else {
        makeCharacter()
      }
    }
  }

  /// Walks over blanks, which stand for themselves unless there is a line break among them. A single break stands for a blank; of several,
  /// all but the first stand for themselves.
  private mutating func walkBlanks() {
    let start = index
    let breaks = takeBreaks()
    if breaks.isEmpty {
      for blank in start..<index { make(from: blank, to: blank + 1) }
    } else {
      makeBreaks(breaks, folded: true)
    }
  }

  private mutating func walkEscape() {
    let start = index
    let letter = bytes.at(index + 1) ?? 0
    index += 2
    switch letter {
    case .lineFeed, .carriageReturn:
      index -= 1
      for place in takeBreaks().dropFirst() { make(from: place, to: place) }
    case UInt8(ascii: "x"): walkCode(digits: 2, from: start)
    case UInt8(ascii: "u"): walkCode(digits: 4, from: start)
    case UInt8(ascii: "U"): walkCode(digits: 8, from: start)
    case UInt8(ascii: "N"), UInt8(ascii: "_"): make(2, from: start, to: index)
    case UInt8(ascii: "L"), UInt8(ascii: "P"): make(3, from: start, to: index)
    default: make(from: start, to: index)
    }
  }

  private mutating func walkCode(digits: Int, from start: Int) {
    let code = String(decoding: bytes.dropFirst(index).prefix(digits), as: UTF8.self)
    index += digits
    if let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) {
      make(UTF8.width(scalar), from: start, to: index)
    } else {
      // A surrogate pair of JSON: the second escape has 6 bytes too.
      index += 6
      make(4, from: start, to: index)
    }
  }
}

// MARK: - Blocks

extension ScalarWalk {
  mutating func walkBlock(folding: Bool) {
    while let byte = bytes.at(index), !byte.isBreak { index += 1 }
    skipBreak()
    let indent = indentation()
    let textEnd = text.count - text.reversed().prefix { $0 == .lineFeed }.count
    // The breaks since the last line of text: its own, then those of empty lines.
    var breaks: [Int] = []
    var foldsOn = false
    while !isDone, index < bytes.count {
      skipIndentation(upTo: indent)
      let startsBlank = bytes.at(index)?.isBlank ?? false
      if bytes.at(index)?.isBreak ?? true {
        breaks.append(index)
        skipBreak()
      } else if made < textEnd {
        makeBreaks(breaks, folded: folding && foldsOn && !startsBlank)
        foldsOn = !startsBlank
        while !isDone, let byte = bytes.at(index), !byte.isBreak { makeCharacter() }
        breaks = [index]
        skipBreak()
      } else {
        break
      }
    }
    makeBreaks(breaks, folded: false)
  }

  /// Records line breaks as characters of the text. If they are folded, the first of several stands for nothing.
  private mutating func makeBreaks(_ breaks: [Int], folded: Bool) {
    for place in folded && breaks.count > 1 ? breaks.dropFirst() : breaks[...] {
      make(from: place, to: place)
    }
  }

  private mutating func skipBreak() {
    guard let byte = bytes.at(index) else { return }
    index += byte == .carriageReturn && bytes.at(index + 1) == .lineFeed ? 2 : 1
  }

  private mutating func skipIndentation(upTo indent: Int) {
    var count = 0
    while count < indent, bytes.at(index) == .space {
      index += 1
      count += 1
    }
  }

  /// The number of blanks that indent the block, which are not part of the text; `.max` if the block has no line of text.
  private func indentation() -> Int {
    var inSource = 0
    for byte in bytes.dropFirst(index) {
      if byte != .space && !byte.isBreak { break }
      inSource = byte == .space ? inSource + 1 : 0
    }
    var inText = 0
    for byte in text {
      if byte != .space && byte != .lineFeed { return inSource - inText }
      inText = byte == .space ? inText + 1 : 0
    }
    return .max
  }
}
