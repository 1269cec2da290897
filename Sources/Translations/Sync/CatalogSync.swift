import DocumentReader

/// Updates a catalog with the texts of the specs, and keeps translations.
package struct CatalogSync {
  /// The changes to the catalog, by the entries' keys.
  package struct Changes {
    package var new: [String] = []
    /// The entries whose source text has changed, so that their translations need review.
    package var changed: [String] = []
    package var moved: [(from: String, to: String)] = []
    package var stale: [String] = []
    package var returned: [String] = []
    package var pruned: [String] = []
    /// Whether the catalog did not exist.
    package fileprivate(set) var isCreated = false
    /// Whether the catalog was not laid out as Xcode does it.
    package fileprivate(set) var isLaidOut = false

    package init() {}
  }

  package private(set) var root: Node
  package private(set) var changes = Changes()
  private let sourceLanguage: String
  private var entries: [String: Node]
  /// Whether the catalog has other contents than before.
  package private(set) var hasChanged = false

  /// `file` is the catalog's file, which need not exist yet; `root` is `nil` for a new catalog.
  package init(_ root: Node?, in file: SourceFile, sourceLanguage: String) {
    let location = file.start
    self.root =
      root
      ?? .object(
        [
          ("sourceLanguage", .string(sourceLanguage, at: location)),
          ("strings", .object([], at: location)),
          ("version", .string("1.0", at: location)),
        ],
        at: location
      )
    self.sourceLanguage = sourceLanguage
    changes.isCreated = root == nil
    changes.isLaidOut = root.map { !file.isWritten(as: catalogJSON($0)) } ?? false
    hasChanged = changes.isCreated
    let members = self.root["strings"]?.members ?? []
    entries = Dictionary(
      members.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The file's new contents; `nil` if nothing has changed.
  package var text: [UInt8]? { hasChanged || changes.isLaidOut ? catalogJSON(root) : nil }

  /// Updates the entries of the specs `owners`, whose texts are `units`. Their other entries become stale, or are deleted if `prunes` is
  /// set. The entries of the specs `others` stay as they are.
  package mutating func sync(
    _ units: [TextUnit],
    of owners: Set<String>,
    excluding others: Set<String> = [],
    prunes: Bool
  ) {
    let keys = Set(units.map(\.key))
    let known = owners.union(others)
    var unknownEntries = (root["strings"]?.members ?? []).filter { $0.isFromSpec(excluding: known) }
    var gone = (root["strings"]?.members ?? []).filter { member in
      !keys.contains(member.key) && member.isOurs(of: owners)
    }
    var written: [String: Node?] = [:]
    for unit in units {
      if let entry = entries[unit.key] {
        written[unit.key] = updated(entry, unit)
      } else if let index = gone.firstIndex(where: { unit.isSource(in: $0.value, sourceLanguage) })
      {
        let old = gone.remove(at: index)
        changes.moved.append((old.key, unit.key))
        written[old.key] = .some(nil)
        written[unit.key] = described(old.value, unit)
      } else if let index = unknownEntries.firstIndex(where: { unit.isSame(as: $0, sourceLanguage) }
      ) {
        // The spec has been renamed.
        let old = unknownEntries.remove(at: index)
        changes.moved.append((old.key, unit.key))
        written[old.key] = .some(nil)
        written[unit.key] = described(old.value, unit)
      } else {
        changes.new.append(unit.key)
        written[unit.key] = described(.object([], at: root.location), unit)
      }
    }
    for member in gone {
      if prunes {
        changes.pruned.append(member.key)
        written[member.key] = .some(nil)
      } else if member.value["extractionState"]?.string != "stale" {
        changes.stale.append(member.key)
        let state = Node.string("stale", at: member.value.location)
        written[member.key] = member.value.setting("extractionState", to: state)
      }
    }
    write(written)
  }

  /// Returns a unit's existing entry with its changes.
  private mutating func updated(_ entry: Node, _ unit: TextUnit) -> Node {
    if entry["extractionState"]?.string == "stale" { changes.returned.append(unit.key) }
    // If a tool has dropped the source text, it is unknown whether the text has changed.
    guard entry["localizations"]?[sourceLanguage] != nil,
      !unit.isSource(in: entry, sourceLanguage)
    else { return described(entry, unit) }
    changes.changed.append(unit.key)
    return described(entry.reviewed(excluding: sourceLanguage), unit)
  }

  /// Returns an entry with the unit's comment and source text.
  private func described(_ entry: Node, _ unit: TextUnit) -> Node {
    let location = entry.location
    let source = unit.source.node(at: location)
    let localizations = entry["localizations"] ?? .object([], at: location)
    return entry.setting("comment", to: .string(unit.comment, at: location))
      .setting("extractionState", to: .string("manual", at: location))
      .setting("localizations", to: localizations.setting(sourceLanguage, to: source))
  }

  /// Inserts or replaces entries, and removes those whose new value is `nil`.
  private mutating func write(_ written: [String: Node?]) {
    guard let strings = root["strings"] else { return }
    var members: [Node.Member] = []
    for member in strings.members ?? [] {
      guard let entry = written[member.key] else {
        members.append(member)
        continue
      }
      hasChanged = hasChanged || entry.map { !$0.isSame(as: member.value) } ?? true
      if let entry {
        members.append(.init(key: member.key, keyLocation: member.keyLocation, value: entry))
      }
    }
    let added = written.compactMap { key, entry in
      entries[key] == nil ? entry.map { (key, $0) } : nil
    }
    if !added.isEmpty {
      hasChanged = true
      members += added.map { .init(key: $0.0, keyLocation: strings.location, value: $0.1) }
      members.sort { comesBefore($0.key, $1.key) }
    }
    root = root.setting("strings", to: Node(.mapping(members), at: strings.location))
  }
}

extension SourceFile {
  /// Whether these are the file's bytes, but for a line break at the end.
  fileprivate func isWritten(as bytes: [UInt8]) -> Bool {
    self.bytes.starts(with: bytes)
      && (self.bytes.count == bytes.count || self.bytes.dropFirst(bytes.count) == [.lineFeed])
  }
}

extension Node {
  /// Returns an entry whose source text has changed, with its translations marked for review.
  fileprivate func reviewed(excluding source: String) -> Node {
    guard let localizations = self["localizations"], let members = localizations.members else {
      return self
    }
    let reviewed = members.map { member in
      let value = member.key == source ? member.value : member.value.needingReview
      return Member(key: member.key, keyLocation: member.keyLocation, value: value)
    }
    return setting("localizations", to: Node(.mapping(reviewed), at: localizations.location))
  }
}
