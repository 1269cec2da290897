import DocumentReader

/// Which objects are of one type although they are in several places.
///
/// The next reading puts them into one shape, so that whatever is written of it holds for all of them.
extension ReadingPlan {
  /// The path at which the samples' values at this one are read.
  func canonical(_ path: String) -> String { same[place(path)] ?? place(path) }

  /// The same as what holds it is read, but itself where it is.
  func place(_ path: String) -> String {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false)
    guard !path.isEmpty, let last = keys.last else { return path }
    let holder = canonical(keys.dropLast().joined(separator: "."))
    return holder.isEmpty ? String(last) : "\(holder).\(last)"
  }

  /// Reads the objects of one place with those of another.
  mutating func read(_ path: String, with other: String) {
    let (place, home) = (canonical(path), canonical(other))
    same[home] = home
    for (path, old) in same where old == place { same[path] = home }
    same[place] = home
    maps = Set(maps.map(canonical))
  }

  /// The plan with what is the same by its names.
  func unified(by samples: SampleShapes) -> ReadingPlan {
    let (places, paths) = PlaceFacts.all(in: samples)
    var plan = self
    var homes: [Set<String>: [String]] = [:]
    // What holds a place comes before it, so its own path is known.
    for path in paths.enumerated().sorted(by: { (depth($0.1), $0.0) < (depth($1.1), $1.0) }) {
      guard let place = places[path.element], place.tellsItsType else { continue }
      let names = Set(place.children.keys)
      let known = homes[names, default: []].first { other in
        places[other].map { fit(place, $0, places, isWhole: true) } ?? false
      }
      if let known {
        plan.read(path.element, with: known)
      } else {
        homes[names, default: []].append(path.element)
      }
    }
    return plan
  }
}

/// Whether what both have under the same key is of the same kinds, all the way down.
private func fit(
  _ one: PlaceFacts,
  _ other: PlaceFacts,
  _ places: [String: PlaceFacts],
  isWhole: Bool = false
) -> Bool {
  one.isMap == other.isMap
    && one.children.allSatisfy { key, path in
      guard let child = places[path], let twin = other.children[key].flatMap({ places[$0] })
      else { return true }
      // Nothing but null, and lists without elements, fit all and all lists.
      let areAlike =
        child.kinds == twin.kinds || child.kinds.isEmpty || twin.kinds.isEmpty
        || child.kinds == [.array] && twin.kinds.contains(.array)
        || twin.kinds == [.array] && child.kinds.contains(.array)
      // `from` and `to` are dates or towns: few names say little.
      let tellsFormats = isWhole && one.children.count < 4
      return areAlike && fit(child, twin, places)
        && (!tellsFormats || child.formats == nil || twin.formats == nil
          || child.formats == twin.formats)
    }
}

/// How many keys lead there.
func depth(_ path: String) -> Int {
  path.isEmpty ? 0 : path.split(separator: ".", omittingEmptySubsequences: false).count
}

/// What the samples have at one path, in lists or not, in all variants of a union.
private struct PlaceFacts {
  /// Without null; an integer is a number.
  private(set) var kinds: Set<Shape.Kind> = []
  private(set) var formats: [StringFormat]?
  /// By key the paths of the members.
  private(set) var children: [String: String] = [:]
  private(set) var isMap = false
  private var isUnion = false

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
    kinds.formUnion(shape.kinds.map { $0 == .integer ? .number : $0 })
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
    !isMap && !isUnion && children.count > 1 && kinds.isSubset(of: [.object, .array])
      && !children.keys.allSatisfy(namesOfAnything.contains)
  }
}

/// What genres have as well as people.
private let namesOfAnything: Set = [
  "id", "name", "title", "label", "text", "description", "type", "kind", "code", "key", "value",
  "url", "href", "count", "total",
]
