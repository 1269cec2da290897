import DocumentReader

/// What a link leads to, or a part of it: a text without blanks, in which names of the author's are still legible.
func anchor(_ name: String) -> String {
  let kept = name.unicodeScalars.map { scalar -> Character in
    let isKept = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    return isKept || "._[]-".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
  }
  return String(kept)
}

/// Gives each name an anchor that no other has.
struct AnchorSet {
  private var taken: Set<String> = []

  mutating func add(_ names: String...) -> String {
    let base = names.map(anchor).joined(separator: "/")
    var candidate = base
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }
}

extension [PreviewedScreens.Previewed] {
  var uniquelyNamed: [(screen: PreviewedScreens.Previewed, id: String)] {
    var anchors = AnchorSet()
    return sorted { $0.name < $1.name }.map { ($0, anchors.add($0.name)) }
  }
}
