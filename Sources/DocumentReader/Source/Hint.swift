/// How a message ends that says of a name that nothing has it, and the name that is meant.
package struct Hint: CustomStringConvertible, Sendable {
  package let description: String
  private let name: String?

  package init(_ text: String, meaning name: String? = nil) {
    description = text
    self.name = name
  }

  /// `did you mean 'title'?`, or what there is: `it has 'author' and 'title'`.
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

  /// `did you mean 'title'?`, where there is a name like it.
  package init?(for name: String, near candidates: some Sequence<String>) {
    guard let near = suggestion(for: name, among: candidates) else { return nil }
    self.init(nearest: near)
  }

  /// `did you mean 'title'?`
  package init(nearest name: String) {
    self.init("did you mean '\(excerpt(name))'?", meaning: name)
  }

  /// The name that is meant instead of the wrong one; nil if it would have to be quoted differently.
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

/// What means something else to YAML or in an expression.
private let wordsWithAMeaning: Set<String> = [
  "false", "is", "nil", "no", "null", "off", "on", "true", "yes",
]

/// Letters and digits, after an enumeration's dot or an alias's asterisk.
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
  /// A message that ends with a hint, which fixes what is there.
  package init(_ code: Code, _ problem: String, _ hint: Hint, at location: Location) {
    self.init(code, "\(problem); \(hint)", at: location, fix: hint.fix(at: location))
  }
}

extension Hint: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}
