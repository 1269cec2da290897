/// A target that a `Package.swift` declares. Its folder may not exist yet.
struct ManifestTarget: Equatable {
  enum Path: Equatable {
    /// The manifest states none.
    case usual
    /// A literal, relative to the package's folder.
    case stated(String)
    /// Only code says which one.
    case computed
  }

  let name: String
  let path: Path
  let isTest: Bool

  /// The targets whose names are literals; empty if code builds the list.
  static func all(in manifest: String) -> [ManifestTarget] {
    var scanner = ManifestScanner(manifest)
    return scanner.targets()
  }
}

/// Finds calls in a manifest and their literal arguments, and skips comments and strings.
private struct ManifestScanner {
  private enum Token: Equatable {
    case word(String)
    /// nil if the text is not what stands between the quotes, because of an escape, for instance.
    case string(String?)
    case sign(Character)
  }

  private static let kinds = ["target", "executableTarget", "testTarget"]

  private let tokens: [Token]
  private var index = 0

  init(_ text: String) {
    tokens = Self.tokens(of: Array(text))
  }

  mutating func targets() -> [ManifestTarget] {
    var targets: [ManifestTarget] = []
    while index < tokens.count {
      if let kind = callOfTarget() {
        let arguments = arguments()
        if case .stated(let name)? = arguments["name"] {
          let path = arguments["path"] ?? .usual
          targets.append(ManifestTarget(name: name, path: path, isTest: kind == "testTarget"))
        }
      } else {
        index += 1
      }
    }
    return targets
  }

  /// The kind of target if a call such as `.target(` comes next, which this reads.
  private mutating func callOfTarget() -> String? {
    guard case .sign(".") = token(0), case .word(let kind) = token(1), token(2) == .sign("("),
      Self.kinds.contains(kind)
    else { return nil }
    index += 3
    return kind
  }

  /// The arguments by label, up to the end of the call. A nested call is a dependency, not another target of the package.
  private mutating func arguments() -> [String: ManifestTarget.Path] {
    var arguments: [String: ManifestTarget.Path] = [:]
    var depth = 1
    while depth > 0, let next = token(0) {
      switch next {
      case .sign("("), .sign("["), .sign("{"): depth += 1
      case .sign(")"), .sign("]"), .sign("}"): depth -= 1
      case .word(let label):
        if depth == 1, token(1) == .sign(":"), arguments[label] == nil {
          arguments[label] = literal(2).map { .stated($0) } ?? .computed
        }
      default: break
      }
      index += 1
    }
    return arguments
  }

  /// The text of an argument that is nothing but a plain literal.
  private func literal(_ offset: Int) -> String? {
    guard case .string(let text) = token(offset) else { return nil }
    let next = token(offset + 1)
    return next == .sign(",") || next == .sign(")") ? text : nil
  }

  private func token(_ offset: Int) -> Token? {
    index + offset < tokens.count ? tokens[index + offset] : nil
  }

  private static func tokens(of text: [Character]) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.starts(with: "//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.starts(with: "/*") {
        while !rest.isEmpty, !rest.starts(with: "*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else if first == "\"" {
        tokens.append(.string(string(&rest)))
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      } else {
        rest = rest.dropFirst()
        if !first.isWhitespace { tokens.append(.sign(first)) }
      }
    }
    return tokens
  }
  /// Reads a string literal; nil if its text is not what stands between the quotes.
  private static func string(_ rest: inout ArraySlice<Character>) -> String? {
    let mark = rest.starts(with: "\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(mark.count)
    var text = ""
    var isPlain = mark.count == 1
    while let next = rest.first, !rest.starts(with: mark) {
      if mark.count == 1, next.isNewline { return nil }
      rest = rest.dropFirst()
      text.append(next)
      if next == "\\" {
        isPlain = false
        if rest.first == "(" { skipInterpolation(&rest) } else { rest = rest.dropFirst() }
      }
    }
    rest = rest.dropFirst(mark.count)
    return isPlain ? text : nil
  }

  private static func skipInterpolation(_ rest: inout ArraySlice<Character>) {
    var depth = 0
    repeat {
      guard let next = rest.popFirst(), !next.isNewline else { return }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
    } while depth > 0
  }
}
