/// A target that a `Package.swift` declares. Its folder may not exist yet.
struct ManifestTarget: Equatable {
  let name: String
  /// The path that the manifest states, relative to the package's folder; nil for the default.
  let path: String?
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
    case string(String)
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
        let literals = arguments()
        if let name = literals["name"] {
          let isTest = kind == "testTarget"
          targets.append(ManifestTarget(name: name, path: literals["path"], isTest: isTest))
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

  /// The string arguments by label, up to the end of the call. A nested call is a dependency, not another target of the package.
  private mutating func arguments() -> [String: String] {
    var literals: [String: String] = [:]
    var depth = 1
    while depth > 0, let next = token(0) {
      switch next {
      case .sign("("), .sign("["), .sign("{"): depth += 1
      case .sign(")"), .sign("]"), .sign("}"): depth -= 1
      case .word(let label):
        if depth == 1, token(1) == .sign(":"), case .string(let text) = token(2) {
          literals[label] = text
        }
      default: break
      }
      index += 1
    }
    return literals
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
        let body = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
        rest = rest.dropFirst(body.count + 2)
        tokens.append(.string(String(body)))
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
}
