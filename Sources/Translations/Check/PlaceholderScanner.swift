import ViewModelIR

/// Splits a catalog's text into literals and printf placeholders.
struct PlaceholderScanner {
  enum Part: Equatable {
    case literal(String)
    /// A value: `%@`, `%2$lld`.
    case slot(position: Int?, specifier: String)
    /// A substitution: `%#@count@`, or `%2$#@count@` in XLIFF.
    case substitution(String)
    /// The number of a substitution: `%arg`.
    case number
    /// A `%` that starts no placeholder.
    case percent
  }

  /// Returns the parts of a text, with their ranges in its UTF-8.
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

  /// Returns the placeholder that starts at a `%`, and the offset at which it ends.
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

  /// The specifiers for integers, other numbers and texts. A specifier comes before those that it starts with.
  private static let specifiers = [
    "lld", "lli", "llu", "ld", "li", "lu", "lf", "@", "d", "i", "u", "f",
  ]
}

extension TextSlot {
  /// Whether a specifier fits the type of the slot's values.
  func takes(_ specifier: String) -> Bool {
    switch self.specifier {
    case "lld": specifier.hasSuffix("d") || specifier.hasSuffix("i") || specifier.hasSuffix("u")
    case "lf": specifier.hasSuffix("f")
    default: specifier == "@"
    }
  }
}
