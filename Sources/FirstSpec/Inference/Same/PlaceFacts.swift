import DocumentReader

/// What the samples have at one path, in lists or not, in all variants of a union.
struct PlaceFacts {
  /// Where each kind is first; null is none, and an integer is a number.
  private(set) var kinds: [Shape.Kind: Location] = [:]
  private(set) var formats: [StringFormat]?
  /// By key the paths of the members.
  private(set) var children: [String: String] = [:]
  private(set) var isMap = false
  private(set) var isUnion = false

  /// By path, and the paths in their order.
  static func all(in samples: SampleShapes) -> (facts: [String: PlaceFacts], paths: [String]) {
    var facts: [String: PlaceFacts] = [:]
    var paths: [String] = []
    samples.visit { shape in
      if facts[shape.path] == nil { paths.append(shape.path) }
      facts[shape.path, default: PlaceFacts()].add(shape)
    }
    return (facts, paths)
  }

  private mutating func add(_ shape: Shape) {
    for kind in shape.kinds {
      guard let first = shape.sightings[kind]?.first else { continue }
      let kind = kind == .integer ? .number : kind
      kinds[kind] = kinds[kind] ?? first
    }
    if shape.count(of: .string) > 0 {
      formats = formats.map { $0.filter(shape.texts.formats.contains) } ?? shape.texts.formats
    }
    isUnion = isUnion || !shape.variants.isEmpty
    for object in shape.objects {
      isMap = isMap || object.values != nil
      if let values = object.values { children["*"] = values.path }
      for member in object.members { children[member.key] = member.shape.path }
    }
  }

  /// Whether places with these names and kinds of values, and no others, are of one type.
  var tellsItsType: Bool {
    !isMap && !isUnion && children.count > 1
      && kinds.keys.allSatisfy { $0 == .object || $0 == .array }
      && !children.keys.allSatisfy(namesOfAnything.contains)
  }
}

/// What genres have as well as people.
private let namesOfAnything: Set = [
  "id", "name", "title", "label", "text", "description", "type", "kind", "code", "key", "value",
  "url",
  "href", "count", "total",
]
