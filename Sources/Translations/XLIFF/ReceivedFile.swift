import DocumentReader

/// The contents of an XLIFF file for one catalog, with the location of each unit.
package struct ReceivedFile: Sendable {
  package let original: String
  package let targetLanguage: String
  package let languageLocation: Location
  package let units: [Unit]

  package init(
    original: String,
    targetLanguage: String,
    languageLocation: Location,
    units: [Unit]
  ) {
    self.original = original
    self.targetLanguage = targetLanguage
    self.languageLocation = languageLocation
    self.units = units
  }

  package struct Unit: Sendable {
    package let id: String
    package let location: Location
    package let source: String
    package let target: String?
    /// One of XLIFF's states; `nil` if there is none.
    package let state: String?

    package init(id: String, location: Location, source: String, target: String?, state: String?) {
      self.id = id
      self.location = location
      self.source = source
      self.target = target
      self.state = state
    }
  }
}

extension ReceivedFile.Unit {
  /// The catalog's state for the unit; `nil` if it has not been translated.
  var catalogState: String? {
    guard let target, !target.isEmpty else { return nil }
    switch state {
    case "new": return nil
    // Tools fill in the source text, or keep a translation that is no longer certain.
    case "needs-translation" where target == source: return nil
    case let state? where state.hasPrefix("needs-"): return "needs_review"
    default: return "translated"
    }
  }
}
