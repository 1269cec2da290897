import DocumentReader

extension Symbol {
  /// What the attributes `@available` of the symbol and of the types around it say about one platform, or with `*` about all.
  private var availabilities: [(domain: String, node: Node)] {
    (node["availability"]?.elements ?? []).compactMap { node in
      (node["domain"]?.string).map { ($0, node) }
    }
  }

  /// Why the compiler complains about code that uses the symbol without a check, and what to do; `nil` if it does not.
  var caution: String? {
    if let (domain, node) = availabilities.first(where: { $0.node.isDeprecated }) {
      let since = (node["deprecated"]?.version).map { " since \(domain) \($0)" } ?? ""
      return
        "is deprecated\(since), so the compiler warns of the generated code: \(node.advice ?? "use another property")"
    }
    let newer = availabilities.compactMap { domain, node -> String? in
      guard let least = leastVersions[domain], let introduced = node["introduced"],
        let major = introduced.major, let version = introduced.version, major > least
      else { return nil }
      return "\(domain) \(version)"
    }
    return newer.isEmpty
      ? nil
      : "needs \(newer.joined(separator: " or ")), which the generated code does not check: it compiles only if the app needs that, too"
  }
}

/// The versions that generated code runs on, at least.
private let leastVersions = ["iOS": 15, "macOS": 12, "tvOS": 15, "watchOS": 8]

extension Node {
  /// What to use instead, or the author's message.
  fileprivate var advice: String? {
    self["renamed"]?.string.map { "use \(quoted($0))" }
      ?? self["message"]?.string.map { excerpt($0) }
  }

  fileprivate var isDeprecated: Bool {
    // Foundation's version for what will be deprecated some time.
    let isLater = (self["deprecated"]?.major).map { $0 >= 100_000 } ?? true
    return self["isUnconditionallyDeprecated"]?.bool == true || !isLater
  }

  fileprivate var major: Int? { self["major"]?.text.flatMap { Int($0) } }

  fileprivate var version: String? {
    let parts = ["major", "minor"].compactMap { self[$0]?.text }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}
