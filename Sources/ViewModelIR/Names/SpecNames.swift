import Foundation

/// Derives the camel-case names that specs use for the parts of a schema: `avatarURL` from the key `avatar_url`, `UserProfile` from
/// the title `user profile`.
///
/// A name is always an ASCII identifier and depends only on the text, the acronyms and the reserved names.
package struct SpecNames: Sendable {
  private let acronyms: Set<String>
  package let reserved: ReservedNames

  package init(
    acronyms: some Sequence<String> = [],
    reserved: ReservedNames = ReservedNames()
  ) {
    self.acronyms = commonAcronyms.union(acronyms.lazy.map { $0.lowercased() })
    self.reserved = reserved
  }

  /// The property name for a key: `createdAt` for `created_at`. A key that is already in camel case keeps its spelling.
  package func property(_ key: String) -> String {
    let name = isPlainCamelCase(key) ? key : lowerCamelCase(key, ifEmpty: "empty")
    return reserved.members.contains(name) ? name + "Value" : name
  }

  /// The case name for a raw value: `inStock` for `in_stock`, `empty` for the empty string, `value404` for `404`.
  package func enumCase(_ rawValue: String) -> String {
    let name = isPlainCamelCase(rawValue) ? rawValue : lowerCamelCase(rawValue, ifEmpty: "empty")
    return reserved.cases.contains(name) ? name + "Value" : name
  }

  /// The type name for a text: `UserProfile` for `user profile`. A reserved name gets a suffix: `DataModel` for `Data`.
  package func type(_ text: String) -> String {
    let name = upperCamelCase(text)
    return reserved.hides(name) ? name + "Model" : name
  }

  /// A part of a longer type name, such as `Data` in `DataViewModelTests`. It can be a reserved name, because it is never used
  /// alone.
  package func upperCamelCase(_ text: String) -> String {
    let name = joined(words(of: text).map(capitalized), ifEmpty: "Empty")
    return name.utf8.first.map(isDigit) ?? true ? "Model" + name : name
  }

  private func lowerCamelCase(_ text: String, ifEmpty: String) -> String {
    var words = words(of: text)
    for (index, word) in words.enumerated() {
      words[index] = index == 0 ? lowercased(word) : capitalized(word)
    }
    let name = joined(words, ifEmpty: ifEmpty)
    return name.utf8.first.map(isDigit) ?? true ? "value" + name : name
  }
}

/// Acronyms, in lower case. They keep one case in a name: `URL` or `url`, never `Url`.
private let commonAcronyms: Set<String> = [
  "api", "cpu", "css", "csv", "dns", "gif", "gpu", "gps", "html", "http", "https", "id", "ip",
  "isbn", "json", "jwt", "pdf", "png", "ram", "sdk", "sku", "sql", "ssl", "svg", "tls", "ui", "uid",
  "uri", "url", "usb", "utc",
  "uuid", "vat", "xml",
]

/// The maximum length of a name. A longer one is cut off after a word, so that its declaration fits on one line.
private let longestName = 40

// MARK: - Words

extension SpecNames {
  /// The words of a text: its runs of letters and digits or, if it has none, the names of its symbols.
  private func words(of text: String) -> [String] {
    let scalars = Array(asciiFolded(text).utf8)
    var words: [String] = []
    words.reserveCapacity(4)
    if let sign = scalars.first, scalars.count > 1, isDigit(scalars[1]) {
      if sign == UInt8(ascii: "+") { words.append("plus") }
      if sign == UInt8(ascii: "-") { words.append("minus") }
    }
    var previous: Range<Int>?
    var index = 0
    while index < scalars.count {
      guard isWord(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, isWord(scalars[index]) { index += 1 }
      if let last = previous?.upperBound, start - last == 1, scalars[last] == UInt8(ascii: "."),
        isDigit(scalars[last - 1]), isDigit(scalars[start])
      {
        words.append("point")
      }
      words.append(String(decoding: scalars[start..<index], as: UTF8.self))
      previous = start..<index
    }
    if words.isEmpty { return namesOfSymbols(in: text) }
    let shouts = !scalars.contains(where: isLower)
    return shouts
      ? words.map { words.count > 1 || $0.utf8.count > 4 ? $0.lowercased() : $0 } : words
  }

  private func joined(_ words: [String], ifEmpty: String) -> String {
    var name = ""
    for word in words {
      if !name.isEmpty, name.utf8.count + word.utf8.count > longestName { break }
      name += word
    }
    if name.utf8.count > longestName { name = String(name.prefix(longestName)) }
    return name.isEmpty ? ifEmpty : name
  }

  private func capitalized(_ word: String) -> String {
    let lower = word.lowercased()
    if acronyms.contains(lower) { return word.uppercased() }
    if isPluralAcronym(lower) { return word.dropLast().uppercased() + "s" }
    guard let first = word.utf8.first, isLower(first) else { return word }
    return String(decoding: [first - 0x20] + word.utf8.dropFirst(), as: UTF8.self)
  }

  private func isPluralAcronym(_ lower: String) -> Bool {
    lower.utf8.last == UInt8(ascii: "s")
      && acronyms.contains(String(decoding: lower.utf8.dropLast(), as: UTF8.self))
  }

  /// The word as the first of a lower-camel-case name: `urlString` for `URLString`, `name` for `Name`.
  private func lowercased(_ word: String) -> String {
    if !word.utf8.contains(where: isUpper) { return word }
    let lower = word.lowercased()
    if acronyms.contains(lower) || isPluralAcronym(lower) { return lower }
    let capitals = word.utf8.prefix(while: isUpper).count
    if capitals == word.utf8.count || !word.utf8.contains(where: isLower) { return lower }
    let count = capitals > 1 ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}

// MARK: - Characters

/// The text in ASCII, because swift-format requires ASCII identifiers: without accents, with `ss` for `ß`, and with code points for
/// other letters.
private func asciiFolded(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  var folded = ""
  for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
    if scalar.isASCII {
      folded.unicodeScalars.append(scalar)
    } else if let letters = lettersWithoutDecomposition[scalar] {
      folded += letters
    } else if scalar.properties.isXIDStart {
      folded += "_u" + String(scalar.value, radix: 16) + "_"
    } else if scalar.properties.generalCategory != .nonspacingMark {
      folded += "_"
    }
  }
  return folded
}

private let lettersWithoutDecomposition: [Unicode.Scalar: String] = [
  "ß": "ss", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "Oe", "ł": "l", "Ł": "L",
  "đ": "d", "Đ": "D",
  "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
]

/// The names of symbols: `asterisk` for `*`, and the code point of an emoji, such as `u1f600`.
private func namesOfSymbols(in text: String) -> [String] {
  text.unicodeScalars.prefix(8).map { scalar in
    namesOfASCIISymbols[scalar] ?? "u" + String(scalar.value, radix: 16)
  }
}

private let namesOfASCIISymbols: [Unicode.Scalar: String] = [
  " ": "space", "!": "bang", "\"": "quote", "#": "hash", "$": "dollar", "%": "percent", "&": "and",
  "'": "apostrophe",
  "(": "open", ")": "close", "*": "asterisk", "+": "plus", ",": "comma", "-": "minus", ".": "dot",
  "/": "slash",
  ":": "colon", ";": "semicolon", "<": "less", "=": "equals", ">": "greater", "?": "question",
  "@": "at",
  "[": "open", "\\": "backslash", "]": "close", "^": "caret", "_": "underscore", "`": "backtick",
  "{": "open",
  "|": "or", "}": "close", "~": "tilde",
]

private func isPlainCamelCase(_ text: String) -> Bool {
  text.utf8.count <= longestName && text.utf8.first.map(isLower) == true
    && text.utf8.allSatisfy(isWord)
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
private func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
private func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
private func isWord(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) || isDigit(byte) }
