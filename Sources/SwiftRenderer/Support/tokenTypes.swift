import SwiftCode

/// The enums of tokens in the support file, whose cases are those that any spec has.
func renderTokenTypes(_ tokens: [String: Set<String>], access: Access) -> [String] {
  tokens.sorted { $0.key < $1.key }.map { type, names in
    let cases = names.sorted().map { "  case \(swiftIdentifier($0))\n" }.joined()
    return """
      /// A name in view models for what the app shows as a colour, a symbol or a style.
      \(access.prefix)nonisolated \(head(of: type)) {
      \(cases)}

      """
  }
}

extension SupportNeeds {
  /// Adds the tokens of a support file that is there already.
  package mutating func add(tokensIn support: String) {
    var type: String?
    for line in support.split(separator: "\n") {
      if let range = line.range(of: tokenProtocols) {
        type = line[..<range.lowerBound].split(separator: " ").last.map(String.init)
      } else if line == "}" {
        type = nil
      } else if let type, let name = line.split(separator: " ").last, line.hasPrefix("  case ") {
        tokens[type, default: []].insert(name.filter { $0 != "`" })
      }
    }
  }
}

private func head(of type: String) -> String { "enum \(type)\(tokenProtocols)" }

private let tokenProtocols = ": String, CaseIterable, Hashable, Sendable"
