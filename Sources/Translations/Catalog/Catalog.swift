import DocumentReader

/// A String Catalog (`.xcstrings`), including everything that Xcode and other tools wrote into it.
package struct Catalog: Sendable {
  package let file: SourceFile
  /// The contents of the whole file.
  package let root: Node

  package let sourceLanguage: Node
  /// The entries, in the file's order.
  package let entries: [Node.Member]
  private let indexByKey: [String: Int]

  fileprivate init(
    _ file: SourceFile,
    _ root: Node,
    _ sourceLanguage: Node,
    _ entries: [Node.Member]
  ) {
    self.file = file
    self.root = root
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    indexByKey = Dictionary(
      entries.enumerated().map { ($1.key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the entries that came from the specs `owners`, but are no longer among their texts.
  package func strayEntries(of owners: Set<String>, excluding keys: Set<String>) -> [Node.Member] {
    entries.filter { !keys.contains($0.key) && $0.isOurs(of: owners) }
  }

  /// Returns the first localization of the specs' texts in each language that is not among `known` or their fallbacks.
  package func localizations(of owners: Set<String>, excluding known: [String]) -> [Node.Member] {
    let used = Set(known.flatMap(fallbackTags))
    var found: [String: Node.Member] = [:]
    for entry in entries where entry.isOurs(of: owners) {
      for member in entry.value["localizations"]?.members ?? []
      where !used.contains(hyphenated(member.key)) && found[member.key] == nil {
        found[member.key] = member
      }
    }
    return found.values.sorted { $0.key < $1.key }
  }

  package func entry(_ key: String) -> Node.Member? { indexByKey[key].map { entries[$0] } }
}

/// Reads a catalog. Returns `nil`, with diagnostics, if it is not one, or if a key occurs twice: it is unknown which entry is meant.
package func readCatalog(_ file: SourceFile, into diagnostics: inout [Diagnostic]) -> Catalog? {
  var found: [Diagnostic] = []
  guard let root = readFile(file, into: &found), !found.hasErrors else {
    diagnostics += found.map { $0.inCatalog }
    return nil
  }
  guard root.members != nil else {
    diagnostics.append(.noCatalog(root))
    return nil
  }
  guard let sourceLanguage = root["sourceLanguage"], sourceLanguage.string != nil else {
    diagnostics.append(.catalogWithout("sourceLanguage", root))
    return nil
  }
  guard let entries = root["strings"]?.members else {
    diagnostics.append(.catalogWithout("strings", root))
    return nil
  }
  return Catalog(file, root, sourceLanguage, entries)
}

extension Node.Member {
  /// Whether the entry belongs to one of the specs, judging by its key and state. Other tools may have dropped the state.
  func isOurs(of owners: Set<String>) -> Bool {
    owner.map { owners.contains($0) } ?? false
      && ["manual", "stale", nil].contains(value["extractionState"]?.string)
  }

  /// Whether the entry may belong to a spec that is not among `known`.
  func isFromSpec(excluding known: Set<String>) -> Bool {
    owner.map { !known.contains($0) } ?? false
      && ["manual", "stale"].contains(value["extractionState"]?.string)
  }

  /// The spec that the key names; `nil` for a key that is the text itself, such as `Profile. Settings`.
  private var owner: String? {
    let parts = key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isKey = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isKeyByte) }
    return isKey && parts.count > 1 ? parts.first.flatMap { String($0) } : nil
  }
}

/// Whether the byte is part of a letter, a digit or `_`. Every character outside ASCII counts as a letter, because checking thousands of keys
/// by Unicode's properties would be slow.
private func isKeyByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}

extension Diagnostic {
  /// The diagnostic with a hint if it is about a duplicate key, which in a catalog usually means that two merged branches both added it.
  var inCatalog: Diagnostic {
    guard code == .duplicateKey else { return self }
    return Diagnostic(
      severity,
      code,
      "\(message); a merge may have gone wrong: keep the correct entry",
      at: location
    )
  }

  static func noCatalog(_ root: Node) -> Diagnostic {
    Diagnostic(
      .catalog,
      "this is \(root.kindName); a String Catalog is an object with 'sourceLanguage' and 'strings'",
      at: root.location
    )
  }

  static func catalogWithout(_ key: String, _ root: Node) -> Diagnostic {
    let what = key == "strings" ? "an object" : "a string such as \"en\""
    guard let value = root[key] else {
      return Diagnostic(
        .catalog,
        "a String Catalog needs '\(key)', \(what)",
        at: root.location.file.start
      )
    }
    return Diagnostic(
      .catalog,
      "'\(key)' is \(value.kindName); it must be \(what)",
      at: value.location
    )
  }
}
