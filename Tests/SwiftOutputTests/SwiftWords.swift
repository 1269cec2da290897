/// The words of Swift source. Recognizes comments, literals and interpolations, but not the grammar.
struct SwiftWords {
  /// Capitalized words that do not follow a dot.
  private(set) var names: Set<String> = []
  /// The names that are followed by punctuation instead of another word, which is rare in prose.
  private(set) var namesBeforeSigns: Set<String> = []
  /// The names of generic parameters and nested types.
  private(set) var localNames: Set<String> = []
  /// The contents of the string literals, with `x` for each interpolation.
  private(set) var literals: [String] = []

  init(_ text: String) {
    var scanner = Scanner(text)
    let tokens = scanner.tokens()
    literals = scanner.literals
    for (index, token) in tokens.enumerated() where token.first?.isUppercase == true {
      let before = tokens[..<index].suffix(2)
      // `a...B` is a range.
      if before.last == ".", before.first != "." { continue }
      // `#if os(Linux)`
      if before.elementsEqual(["os", "("]) { continue }
      names.insert(token)
      let next = tokens[index...].dropFirst().first ?? ""
      if next.first.map({ !$0.isLetter && !$0.isNumber && $0 != "`" }) ?? true {
        namesBeforeSigns.insert(token)
      }
    }
    findLocalNames(in: tokens)
  }

  private mutating func findLocalNames(in tokens: [String]) {
    let types = ["struct", "enum", "class", "protocol", "typealias"]
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
      guard token == "func" || types.contains(token) else { continue }
      let rest = tokens[index...].dropFirst()
      if depth > 0, token != "func" { localNames.formUnion(rest.prefix(1)) }
      guard rest.dropFirst().first == "<" else { continue }
      let parameters = rest.dropFirst(2).prefix { $0 != ">" }.split(separator: ",")
      localNames.formUnion(parameters.compactMap(\.first))
    }
  }
}

/// Splits Swift source into words and single signs, without spaces and comments. Each literal becomes `""`.
private struct Scanner {
  private var rest: Substring
  private(set) var literals: [String] = []

  init(_ text: String) { rest = text[...] }

  /// The tokens up to the parenthesis that ends an interpolation, or up to the end.
  mutating func tokens() -> [String] {
    var tokens: [String] = []
    var depth = 0
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if first.isLetter || first.isNumber || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append(String(word))
        rest = rest.dropFirst(word.count)
      } else if let delimiters = literalDelimiters {
        readLiteral(delimiters.hashes, delimiters.quote)
        tokens.append("\"\"")
      } else {
        if first == "(" { depth += 1 }
        if first == ")" { depth -= 1 }
        rest = rest.dropFirst()
        if depth < 0 { return tokens }
        if !first.isWhitespace { tokens.append(String(first)) }
      }
    }
    return tokens
  }

  private var literalDelimiters: (hashes: String, quote: String)? {
    let hashes = String(rest.prefix { $0 == "#" })
    let behind = rest.dropFirst(hashes.count)
    return ["\"\"\"", "\""].first(where: behind.hasPrefix).map { (hashes, $0) }
  }

  private mutating func readLiteral(_ hashes: String, _ quote: String) {
    var text = ""
    rest = rest.dropFirst(hashes.count + quote.count)
    while let first = rest.first, !rest.hasPrefix(quote + hashes) {
      if rest.hasPrefix("\\\(hashes)(") {
        rest = rest.dropFirst(hashes.count + 2)
        _ = tokens()
        text += "x"
      } else if first == "\\", hashes.isEmpty {
        rest = rest.dropFirst()
        let escaped = rest.popFirst()
        // An escaped quote can be part of code in the literal. Other escaped characters are not part of a word.
        if escaped == "\"" { text += "\"" }
        if escaped == "u" { rest = rest.drop { $0 != "}" }.dropFirst() }
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    rest = rest.dropFirst(quote.count + hashes.count)
    literals.append(text)
  }
}
