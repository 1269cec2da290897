import DocumentReader

/// Finds objects that have the same type although they are in several places.
///
/// The next pass merges these objects into one shape, so that the schema of that shape applies to all of them.
extension ReadingPlan {
  /// Returns the path whose shape collects the values at the given path.
  func canonical(_ path: String) -> String { same[place(path)] ?? place(path) }

  /// Returns the path itself, but with the canonical path of its parent.
  func place(_ path: String) -> String {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false)
    guard !path.isEmpty, let last = keys.last else { return path }
    let holder = canonical(keys.dropLast().joined(separator: "."))
    return holder.isEmpty ? String(last) : "\(holder).\(last)"
  }

  /// Makes the objects at two paths share one shape.
  mutating func read(_ path: String, with other: String) {
    let (place, home) = (canonical(path), canonical(other))
    same[home] = home
    for (path, old) in same where old == place { same[path] = home }
    same[place] = home
    maps = Set(maps.map(canonical))
  }

  /// Returns the plan with the types shared that have the same keys and compatible values.
  func unified(by samples: SampleShapes) -> ReadingPlan {
    let (places, paths) = PlaceFacts.all(in: samples)
    var plan = self
    var homes: [Set<String>: [String]] = [:]
    // Parents come before their members, so that their canonical paths are known.
    for path in paths.enumerated().sorted(by: { (depth($0.1), $0.0) < (depth($1.1), $1.0) }) {
      guard let place = places[path.element], place.tellsItsType else { continue }
      let names = Set(place.children.keys)
      let mayBePage = samples.roots.count > 1 && names.count <= mostKeysOfPage
      let known = homes[names, default: []].first { other in
        places[other].map { fit(place, $0, places, arePages: mayBePage, isWhole: true) } ?? false
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

/// The most keys of an object that may be a page of a list. Those of all endpoints have the same keys: the list, its length, links.
private let mostKeysOfPage = 8

extension ReadingPlan {
  /// Whether the values that both have under the same keys are of compatible kinds, at all levels.
  ///
  /// - Parameter arePages: Whether the objects inside must have the same keys, because those of the pages say nothing.
  private func fit(
    _ one: PlaceFacts,
    _ other: PlaceFacts,
    _ places: [String: PlaceFacts],
    arePages: Bool,
    isWhole: Bool = false
  ) -> Bool {
    one.isMap == other.isMap
      && one.children.allSatisfy { key, path in
        guard let twinPath = other.children[key], let child = places[path],
          let twin = places[twinPath]
        else { return true }
        // A value that is always null fits every other, and an empty list fits every list.
        let areAlike =
          child.kinds == twin.kinds || child.kinds.isEmpty || twin.kinds.isEmpty
          || child.kinds == [.array] && twin.kinds.contains(.array)
          || twin.kinds == [.array] && child.kinds.contains(.array)
        // A few keys are not conclusive, so the formats must match too: `from` and `to` can be dates or towns.
        let tellsFormats = isWhole && one.children.count < 4
        return areAlike
          && (!arePages || child.kinds.isEmpty || twin.kinds.isEmpty
            || haveSameKeys((path, child), (twinPath, twin)))
          && fit(child, twin, places, arePages: arePages)
          && (!tellsFormats || child.formats == nil || twin.formats == nil
            || child.formats == twin.formats)
      }
  }

  /// Whether the objects at two places have the same keys. Those of shared types are read at another place, so nothing but that tells.
  private func haveSameKeys(
    _ one: (path: String, facts: PlaceFacts),
    _ other: (path: String, facts: PlaceFacts)
  ) -> Bool {
    let (home, otherHome) = (same[place(one.path)], same[place(other.path)])
    return home == nil && otherHome == nil
      ? Set(one.facts.children.keys) == Set(other.facts.children.keys) : home == otherHome
  }
}

/// The number of keys in a path.
func depth(_ path: String) -> Int {
  path.isEmpty ? 0 : path.split(separator: ".", omittingEmptySubsequences: false).count
}

/// What the samples contain at one path, inside and outside of lists, and in all variants of a union.
private struct PlaceFacts {
  /// The kinds of value other than null. Integers count as numbers.
  private(set) var kinds: Set<Shape.Kind> = []
  private(set) var formats: [StringFormat]?
  /// The paths of the members, by key.
  private(set) var children: [String: String] = [:]
  private(set) var isMap = false
  private var isUnion = false

  /// Returns the facts by path, and the paths in order.
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

  /// Whether the keys are specific enough that places with the same ones have the same type.
  var tellsItsType: Bool {
    !isMap && !isUnion && children.count > 1 && kinds.isSubset(of: [.object, .array])
      && !children.keys.allSatisfy(genericKeys.contains)
  }
}

/// The keys that objects of any type can have: genres as well as people.
private let genericKeys: Set = [
  "id", "name", "title", "label", "text", "description", "type", "kind", "code", "key", "value",
  "url", "href", "count", "total",
]
