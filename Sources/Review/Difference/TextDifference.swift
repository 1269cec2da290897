import DocumentReader

/// The differences between the texts of screens in two versions.
package struct TextDifference: Sendable {
  package struct Change: Sendable {
    /// The current text or, if it was removed, the previous one.
    package var shown: ShownText
    /// The previous text; `nil` if the text is new.
    package var before: ShownText?
    /// The current text; `nil` if it was removed.
    package var after: ShownText?

    package var place: ShownText.Place { shown.place }

    /// Returns the changes in the order of the current texts, followed by the removed texts.
    package static func between(_ before: [ShownText], and after: [ShownText]) -> [Change] {
      var left = Dictionary(before.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
      let changed = after.compactMap { text -> Change? in
        let earlier = left.removeValue(forKey: text.place)
        if let earlier, earlier.text == text.text { return nil }
        return Change(shown: text, before: earlier, after: text)
      }
      let gone = before.filter { left[$0.place] != nil }
      return changed + gone.map { Change(shown: $0, before: $0, after: nil) }
    }
  }

  struct ScreenDifference: Sendable {
    let name: String
    /// The changed texts, without those of removed parts.
    var changes: [Change] = []
    var added: [ShownScreens.Part] = []
    var removed: [ShownScreens.Part] = []
  }

  /// The name of the earlier revision as the user wrote it.
  let revision: String
  /// The screens that differ, sorted by name.
  let screens: [ScreenDifference]
  let comparedScreens: Int
  /// The paths of the specs with errors in either version.
  let notCompared: [String]

  package var isEmpty: Bool { screens.isEmpty }

  var changes: [Change] { screens.flatMap(\.changes) }

  package init(from before: ShownScreens, to after: ShownScreens, since revision: String) {
    self.revision = revision
    let unknown = Set(before.unknown + after.unknown)
    notCompared = unknown.sorted()
    let (old, new) = (before.without(unknown), after.without(unknown))
    comparedScreens = Set(old.specs.keys).union(new.specs.keys).count

    var screens: [String: ScreenDifference] = [:]
    func note(_ name: String, _ change: (inout ScreenDifference) -> Void) {
      change(&screens[name, default: ScreenDifference(name: name)])
    }
    let (oldParts, newParts) = (Set(old.parts), Set(new.parts))
    let removed = oldParts.subtracting(newParts)
    for part in new.parts where !oldParts.contains(part) {
      // The parts of a screen that was added or removed as a whole are not listed.
      if part.isScreen || old.specs[part.screen] != nil {
        note(part.screen) { $0.added.append(part) }
      }
    }
    for part in old.parts where removed.contains(part) {
      if part.isScreen || new.specs[part.screen] != nil {
        note(part.screen) { $0.removed.append(part) }
      }
    }

    for change in Change.between(old.texts, and: new.texts)
    where change.after != nil || removed.isDisjoint(with: change.shown.parts) {
      note(change.place.screen) { $0.changes.append(change) }
    }
    self.screens = screens.values.sorted { $0.name < $1.name }
  }
}

extension ShownText {
  /// The parts of the screen that the text belongs to.
  fileprivate var parts: [ShownScreens.Part] {
    [.screen(place.screen), .example(place.example, of: place.screen)]
      + [
        place.language.map { .language($0, of: place.screen) },
        declaredField.map { .field($0, of: place.screen) },
      ].compactMap { $0 }
  }
}

extension ShownScreens.Part {
  fileprivate var isScreen: Bool { self == .screen(screen) }
}

extension ShownScreens {
  /// The screens without those of the given specs, whose texts are unknown in one of the versions.
  fileprivate func without(_ unknown: Set<String>) -> Self {
    var screens = self
    screens.specs = specs.filter { !unknown.contains($0.value) }
    screens.texts.removeAll { screens.specs[$0.place.screen] == nil }
    screens.parts.removeAll { screens.specs[$0.screen] == nil }
    return screens
  }
}
