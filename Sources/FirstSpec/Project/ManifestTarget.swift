import Foundation
import Workspace

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
    let comment = #"(?<!:)//.*|/\*[\s\S]*?\*/"#
    let code = manifest.replacingOccurrences(of: comment, with: " ", options: .regularExpression)
    let call = #"\.(\w*[tT]arget|systemLibrary|macro|plugin)\(\s*name:\s*"([^"\\]+)"\s*([,)])"#
    var targets: [ManifestTarget] = []
    // What follows the last call, or stands between the one at hand and the one after it.
    var rest = code[...]
    for groups in matches(of: call, in: code).reversed() {
      let (kind, name) = (code[groups[1]], String(code[groups[2]]))
      // One with nothing but a name has no path; it may be a dependency of the target around it, which its own call declares.
      let isWhole = code[groups[3]] == ")"
      let path = isWhole ? .usual : path(among: String(rest[groups[0].upperBound...]))
      if !isWhole { rest = code[..<groups[0].lowerBound] }
      guard ["target", "executableTarget", "testTarget"].contains(kind) else { continue }
      targets.removeAll { $0.name == name && $0.path == .usual }
      if targets.contains(where: { $0.name == name }) { continue }
      targets.append(ManifestTarget(name: name, path: path, isTest: kind == "testTarget"))
    }
    return targets.reversed()
  }

  private static func path(among arguments: String) -> Path {
    if let groups = matches(of: #"\bpath:\s*"([^"\\]*)"\s*[,)]"#, in: arguments).first {
      return .stated(String(arguments[groups[1]]))
    }
    return arguments.range(of: #"\bpath:"#, options: .regularExpression) == nil ? .usual : .computed
  }

  /// Of each match the whole and its groups.
  private static func matches(of pattern: String, in text: String) -> [[Range<String.Index>]] {
    let all = NSRange(text.startIndex..., in: text)
    let found = (try? NSRegularExpression(pattern: pattern))?.matches(in: text, range: all) ?? []
    return found.map { match in
      (0..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: text) }
    }
  }
}
