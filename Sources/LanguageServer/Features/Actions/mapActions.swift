import DocumentReader
import SpecChecker
import ViewModelIR

extension SpecDocument {
  /// The values that a map leaves out.
  func mapActions(at place: Location) -> [CodeAction] {
    spec.trace.maps.compactMap { map in
      let count = map.missing.count + (map.needsUnknown ? 1 : 0)
      // One in parentheses is a part of a text.
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
  /// The mapping of a format or of a field that has the map.
  fileprivate func owner(of map: Trace.Map) -> Node? {
    if let written = self["map"], map.location == written.location || map.location == location {
      return self
    }
    return members?.firstNonNil { $0.value.owner(of: map) }
  }
}

/// `in_stock` as people write it: `In stock`.
private func words(of name: String) -> String {
  var words = ""
  for character in name {
    if character.isUppercase, words.last?.isLowercase == true { words += " " }
    words += "_-.".contains(character) ? " " : character.lowercased()
  }
  return words.prefix(1).uppercased() + words.dropFirst()
}
