import DocumentReader

/// Brings a catalog into step with the texts of specs; what translators wrote stays.
package struct CatalogSync {
  /// What it did, by the entries' keys.
  package struct Changes {
    package var new: [String] = []
    /// Whose text is another one now, so that its translations are to be reviewed.
    package var changed: [String] = []
    package var moved: [(from: String, to: String)] = []
    package var stale: [String] = []
    package var returned: [String] = []
    package var pruned: [String] = []

    package init() {}
  }

  package private(set) var root: Node
  package private(set) var changes = Changes()
  private let sourceLanguage: String
  private var entries: [String: Node]
  private var hasChanged = false

  /// `file`: where the catalog is, or will be; `root`: nil for a new one.
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
    hasChanged = root == nil
    let members = self.root["strings"]?.members ?? []
    entries = Dictionary(
      members.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The file's new text; nil where it may stay as it is.
  package var text: [UInt8]? { hasChanged ? catalogJSON(root) : nil }

  /// `owners`: the specs whose entries the catalog has: one of theirs that no unit has is no longer needed; `others`: specs that this is not
  /// about.
  package mutating func sync(
    _ units: [TextUnit],
    of owners: Set<String>,
    besides others: Set<String> = [],
    prunes: Bool
  ) {
    let keys = Set(units.map(\.key))
    let known = owners.union(others)
    var strangers = (root["strings"]?.members ?? []).filter { $0.isFromSpec(besides: known) }
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
      } else if let index = strangers.firstIndex(where: { unit.isSame(as: $0, sourceLanguage) }) {
        // Of a spec that has another name now.
        let old = strangers.remove(at: index)
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

  /// The entry of a unit that has one already.
  private mutating func updated(_ entry: Node, _ unit: TextUnit) -> Node {
    if entry["extractionState"]?.string == "stale" { changes.returned.append(unit.key) }
    // Where a tool has dropped the source text, nobody knows that it was another one.
    guard entry["localizations"]?[sourceLanguage] != nil,
      !unit.isSource(in: entry, sourceLanguage)
    else { return described(entry, unit) }
    changes.changed.append(unit.key)
    return described(entry.reviewed(besides: sourceLanguage), unit)
  }

  /// With what the spec says of the unit: comment and source text.
  private func described(_ entry: Node, _ unit: TextUnit) -> Node {
    let location = entry.location
    let source = unit.source.node(at: location)
    let localizations = entry["localizations"] ?? .object([], at: location)
    return entry.setting("comment", to: .string(unit.comment, at: location))
      .setting("extractionState", to: .string("manual", at: location))
      .setting("localizations", to: localizations.setting(sourceLanguage, to: source))
  }

  /// Puts entries into their places, or takes them away.
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

extension Node {
  /// An entry whose source text has changed.
  fileprivate func reviewed(besides source: String) -> Node {
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
