import ViewModelIR

/// The parts of a catalog's text: what stands there, and placeholders as printf has them.
struct PlaceholderScanner {
  enum Part: Equatable {
    case literal(String)
    /// `%@`, `%2$lld`
    case slot(position: Int?, specifier: String)
    /// `%#@count@`, and in XLIFF `%2$#@count@`.
    case substitution(String)
    /// `%arg`, a substitution's number.
    case number
    /// A `%` that begins nothing.
    case percent
  }

  /// With their places in the text, in UTF-8.
  static func parts(of text: String) -> [(part: Part, range: Range<Int>)] {
    let bytes = Array(text.utf8)
    var parts: [(part: Part, range: Range<Int>)] = []
    var start = 0
    var index = 0
    func literal(to end: Int) {
      if start < end {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        parts.append((.literal(text), start..<end))
      }
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      literal(to: index)
      let (part, end) = placeholder(bytes, at: index)
      parts.append((part, index..<end))
      (start, index) = (end, end)
    }
    literal(to: bytes.count)
    return parts
  }

  /// What a `%` begins, and where that ends.
  private static func placeholder(_ bytes: [UInt8], at start: Int) -> (Part, Int) {
    let rest = bytes[(start + 1)...]
    if rest.first == UInt8(ascii: "%") { return (.literal("%"), start + 2) }
    if rest.starts(with: "arg".utf8) { return (.number, start + 4) }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    var position: Int?
    var specifier = rest
    if !digits.isEmpty, digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "$") {
      position = Int(String(decoding: digits, as: UTF8.self)) ?? .max
      specifier = bytes[(digits.endIndex + 1)...]
    }
    if specifier.starts(with: "#@".utf8) {
      let name = specifier.dropFirst(2).prefix { $0 != UInt8(ascii: "@") }
      if !name.isEmpty, name.endIndex < bytes.count {
        return (.substitution(String(decoding: name, as: UTF8.self)), name.endIndex + 1)
      }
      return (.percent, start + 1)
    }
    for name in specifiers where specifier.starts(with: name.utf8) {
      let end = specifier.startIndex + name.utf8.count
      return (.slot(position: position, specifier: name), end)
    }
    return (.percent, start + 1)
  }

  /// Of texts, whole numbers and others, longest first.
  private static let specifiers = [
    "lld", "lli", "llu", "ld", "li", "lu", "lf", "@", "d", "i", "u", "f",
  ]
}

extension TextSlot {
  /// Whether a specifier is for values of its kind.
  func takes(_ specifier: String) -> Bool {
    switch self.specifier {
    case "lld": specifier.hasSuffix("d") || specifier.hasSuffix("i") || specifier.hasSuffix("u")
    case "lf": specifier.hasSuffix("f")
    default: specifier == "@"
    }
  }
}
