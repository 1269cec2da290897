/// The end of a message about an unknown name: the name that was probably meant, or the names that are known.
package struct Hint: CustomStringConvertible, Sendable {
  package let description: String
  private let name: String?

  package init(_ text: String, meaning name: String? = nil) {
    description = text
    self.name = name
  }

  /// Creates `did you mean 'title'?` or, if no candidate is similar, a list of them: `it has 'author' and 'title'`.
  package init(
    for name: String,
    among candidates: some Collection<String>,
    else there: String? = nil,
    _ conjunction: String = "and"
  ) {
    if let near = Hint(for: name, near: candidates) {
      self = near
    } else {
      let there = there ?? (candidates.count == 1 ? "there is" : "there are")
      self.init("\(there) \(list(candidates, conjunction))")
    }
  }

  /// Creates `did you mean 'title'?`; returns `nil` if no candidate is similar.
  package init?(for name: String, near candidates: some Sequence<String>) {
    guard let near = suggestion(for: name, among: candidates) else { return nil }
    self.init(nearest: near)
  }

  /// Creates `did you mean 'title'?`.
  package init(nearest name: String) {
    self.init("did you mean '\(excerpt(name))'?", meaning: name)
  }

  /// A fix that replaces the unknown name; `nil` if no name is suggested, or if it would need other quotes.
  package func fix(at location: Location) -> Diagnostic.Fix? {
    guard let name, let written = location.shortText else { return nil }
    for quote in ["\"", "''", "'"] where written.hasPrefix(quote) && written.hasSuffix(quote) {
      let inner = written.dropFirst(quote.count).dropLast(quote.count)
      guard isQuotable(inner), isQuotable(name) else { return nil }
      return Diagnostic.Fix(location, quote + name + quote)
    }
    guard isWord(written), isWord(name), !wordsWithAMeaning.contains(name) else { return nil }
    return Diagnostic.Fix(location, name)
  }
}

/// Words that mean something else in YAML or in an expression.
private let wordsWithAMeaning: Set<String> = [
  "false", "is", "nil", "no", "null", "off", "on", "true", "yes",
]

/// Whether the text is a name, or a name after the dot of an enumeration case or the asterisk of an alias.
private func isWord(_ text: String) -> Bool {
  let letters = text.utf8.dropFirst(text.hasPrefix(".") || text.hasPrefix("*") ? 1 : 0)
  return letters.first.map { !$0.isDigit } ?? false
    && letters.allSatisfy { byte in
      byte.isDigit || byte == UInt8(ascii: "_")
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
}

private func isQuotable(_ text: some StringProtocol) -> Bool {
  text.utf8.allSatisfy {
    $0 >= .space && $0 != .quote && $0 != .apostrophe && $0 != .backslash && $0 != 0x7F
  }
}

extension Diagnostic {
  /// Creates an error whose message ends with a hint, along with the hint's fix.
  package init(_ code: Code, _ problem: String, _ hint: Hint, at location: Location) {
    self.init(code, "\(problem); \(hint)", at: location, fix: hint.fix(at: location))
  }
}

extension Hint: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}
