import DocumentReader
import SpecChecker
import SwiftNaming

extension SpecDocument {
  /// The values that a map leaves out.
  func mapActions(at place: Location) -> [CodeAction] {
    spec.trace.maps.compactMap { map in
      guard map.location.touches(place), let found = self.place(at: map.location.start),
        !map.missing.isEmpty || map.needsUnknown,
        let edits = edits(adding: map, to: found)
      else { return nil }
      let count = map.missing.count + (map.needsUnknown ? 1 : 0)
      let title = count == 1 ? "Add the missing value" : "Add the \(count) missing values"
      return CodeAction(title: title, edits: edits)
    }
  }

  private func edits(adding map: Trace.Map, to place: GrammarPlace) -> [TextEdit]? {
    // Of a format or of a field of tokens; one in parentheses is a part of a text.
    guard let step = place.steps.last(where: { $0.name == "map" }), let node = step.mapping["map"],
      let members = node.members
    else { return nil }
    let isOfTokens = step.key as? FieldKey == .map
    func value(_ name: String) -> Node {
      json(isOfTokens ? SwiftNames().property(name) : words(of: name))
    }
    let missing = map.missing.map { (key: $0, value: value($0)) }
    var edits = [node.adding(missing)].compactMap { $0 }
    if map.needsUnknown {
      let unknown = (key: "unknown", value: value("unknown"))
      edits += [step.mapping.adding([unknown])].compactMap { $0 }
    }
    // Two changes at the end of a block are one place: the values come first.
    if edits.count == 2, edits[0].location == edits[1].location, members.isEmpty == false {
      edits = [TextEdit(edits[0].location, edits[0].text + edits[1].text)]
    }
    return edits
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
