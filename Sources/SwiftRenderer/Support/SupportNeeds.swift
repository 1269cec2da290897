import DocumentReader
import TextOutput
import ViewModelIR

/// What generated code names of the support file.
package struct SupportNeeds: Sendable {
  /// Places among `supportPieces`.
  package var pieces: Set<Int> = []
  /// Whose plurals count whole numbers, and whose count what has a fraction.
  package var languages: Set<String> = []
  package var fractionLanguages: Set<String> = []
  /// The names of each type of tokens.
  package var tokens: [String: Set<String>] = [:]

  package init() {}

  package init(of text: RenderedText) { add(usedBy: text) }

  /// Adds the helpers whose names occur in a generated file; one in a text's literal does no harm.
  ///
  /// The support file itself may be read too: it has what was needed when it was written.
  package mutating func add(usedBy text: RenderedText) {
    let needs = concurrentMap(text.pieces.count) { Self(namedIn: text.pieces[$0]) }
    for piece in needs { formUnion(piece) }
  }

  package mutating func addTokens(of screen: Screen) {
    for type in screen.service.tokens {
      tokens[type.name, default: []].formUnion(type.caseNames)
    }
  }

  /// Whether it is shown for a context.
  var usesContext: Bool {
    withIndirect.pieces.contains { supportPieces[$0].names == ["DisplayContext"] }
  }

  /// With what the helpers need themselves.
  var withIndirect: Self {
    var all = Self()
    all.addWithIndirect(self)
    all.tokens = tokens
    return all
  }

  package mutating func formUnion(_ other: Self) {
    pieces.formUnion(other.pieces)
    languages.formUnion(other.languages)
    fractionLanguages.formUnion(other.fractionLanguages)
    tokens.merge(other.tokens) { $0.union($1) }
  }

  private mutating func addWithIndirect(_ direct: Self) {
    languages.formUnion(direct.languages)
    fractionLanguages.formUnion(direct.fractionLanguages)
    for piece in direct.pieces where pieces.insert(piece).inserted {
      addWithIndirect(Self(namedIn: Array(supportPieces[piece].source.utf8)))
    }
  }

  private init(namedIn bytes: [UInt8]) {
    let isNamePart = areNameParts
    let lengths = lengthsByEnds
    // The word before, if it is a known one.
    var previous = ""
    var index = 0
    while true {
      while index < bytes.count, !isNamePart[Int(bytes[index])] { index += 1 }
      let start = index
      while index < bytes.count, isNamePart[Int(bytes[index])] { index += 1 }
      if start == index { return }
      let length = min(index - start, 63)
      let isKnown = lengths[endsIndex(bytes[start], bytes[index - 1])] >> length & 1 == 1
      if !isKnown, previous.isEmpty { continue }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      if let piece = pieceByName[name] { pieces.insert(piece) }
      if wordsBeforeLanguages.contains(previous), let language = languageByName[name] {
        add(language, isDeclared: previous == "func", before: bytes[index...])
      }
      previous = isKnown ? name : ""
    }
  }

  private mutating func add(
    _ language: String,
    isDeclared: Bool,
    before rest: ArraySlice<UInt8>
  ) {
    // The functions of `as`, `in` and `is` stand in backticks.
    let rest = rest.drop { $0 == UInt8(ascii: "`") }
    if rest.starts(with: "(shown".utf8) {
      fractionLanguages.insert(language)
      if let operands = pieceByName["PluralOperands"] { pieces.insert(operands) }
    } else if !isDeclared || rest.starts(with: "(_ value: Int) -> PluralCategory".utf8) {
      languages.insert(language)
    }
  }
}

private let wordsBeforeLanguages = ["PluralCategory", "func"]

/// Bit by bit the lengths of the words that matter, by their first and last letters: most words need no other look.
private let lengthsByEnds: [UInt64] = {
  var lengths = Array(repeating: UInt64(0), count: 1 << 12)
  for name in (wordsBeforeLanguages + pieceByName.keys).map(\.utf8) {
    lengths[endsIndex(name.first ?? 0, name.last ?? 0)] |= 1 << min(name.count, 63)
  }
  return lengths
}()

private func endsIndex(_ first: UInt8, _ last: UInt8) -> Int {
  Int(first & 0x3F) << 6 | Int(last & 0x3F)
}

/// Of each byte: whether it is a letter, a digit or an underscore.
private let areNameParts = (UInt8.min...UInt8.max).map { byte in
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// `pl`, `ptPT`: as the functions of `PluralCategory` are called.
private let languageByName = Dictionary(
  pluralLanguages().map { (pluralFunctionName($0), $0) },
  uniquingKeysWith: { first, _ in first }
)

/// By what names it, its place among all.
private let pieceByName: [String: Int] = Dictionary(
  supportPieces.enumerated().flatMap { index, piece in piece.names.map { ($0, index) } },
  uniquingKeysWith: { first, _ in first }
)
