import DocumentReader
import SpecChecker
import ViewModelIR

extension SpecDocument {
  /// The actions that add missing values to the maps in a range.
  func mapActions(at place: Location) -> [CodeAction] {
    spec.trace.maps.compactMap { map in
      let count = map.missing.count + (map.needsUnknown ? 1 : 0)
      // A map in parentheses is inside a text, so there is no mapping to add to.
      guard count > 0, map.location.touches(place), let owner = spec.node.owner(of: map) else {
        return nil
      }
      let title = count == 1 ? "Add the missing value" : "Add the \(count) missing values"
      return CodeAction(title: title, edits: edits(adding: map, to: owner))
    }
  }

  private func edits(adding map: Trace.Map, to owner: Node) -> [TextEdit] {
    func member(_ name: String) -> (key: String, value: Node) {
      (name, json(owner["token"] == nil ? words(of: name) : SpecNames().property(name)))
    }
    let unknown = map.needsUnknown ? [member("unknown")] : []
    return [owner["map"]?.adding(map.missing.map(member)), owner.adding(unknown)].compactMap { $0 }
  }
}

extension Node {
  /// The mapping of the format or field that contains the map.
  fileprivate func owner(of map: Trace.Map) -> Node? {
    if let written = self["map"], map.location == written.location || map.location == location {
      return self
    }
    return members?.firstNonNil { $0.value.owner(of: map) }
  }
}

/// Turns a name such as `in_stock` into words: `In stock`.
private func words(of name: String) -> String {
  var words = ""
  for character in name {
    if character.isUppercase, words.last?.isLowercase == true { words += " " }
    words += "_-.".contains(character) ? " " : character.lowercased()
  }
  return words.prefix(1).uppercased() + words.dropFirst()
}
