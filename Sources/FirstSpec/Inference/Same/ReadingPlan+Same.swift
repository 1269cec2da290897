import DocumentReader

/// Which objects are of one type although they are in several places.
///
/// The next reading puts them into one shape, so that whatever is written of it holds for all of them.
extension ReadingPlan {
  /// The path at which the samples' values at this one are read.
  func canonical(_ path: String) -> String {
    if path.isEmpty { return same[path] ?? path }
    var read = same[""] ?? ""
    for key in path.split(separator: ".", omittingEmptySubsequences: false) {
      read = read.isEmpty ? String(key) : "\(read).\(key)"
      read = same[read] ?? read
    }
    return read
  }

  /// The plan with what is the same by its names, or was said to be.
  func unified(
    by samples: SampleShapes,
    wishes: InferenceWishes,
    into diagnostics: inout [Diagnostic]
  ) -> ReadingPlan {
    let (facts, paths) = PlaceFacts.all(in: samples)
    var classes = PlaceClasses(facts)
    // What was found before fits.
    for (path, home) in same where path != home { try? classes.unite(path, home) }
    var isNew = false
    for (path, other) in wishes.same {
      let places = (canonical(path), canonical(other))
      guard let one = facts[places.0], let two = facts[places.1], one.mayBeObjects,
        two.mayBeObjects,
        !one.children.isEmpty || !two.children.isEmpty, !classes.areOne(places.0, places.1)
      else { continue }
      do {
        try classes.unite(places.0, places.1)
        isNew = true
      } catch {
        diagnostics.append(.notTheSame(path, other, error, at: one.kinds[.object]))
      }
    }
    for group in groups(of: paths, facts) {
      var different: [String] = []
      for path in group {
        let known = different.first { other in
          if classes.areOne(path, other) { return true }
          guard formatsFit(path, other, facts), (try? classes.unite(path, other)) != nil else {
            return false
          }
          isNew = true
          return true
        }
        if known == nil { different.append(path) }
      }
    }
    return isNew ? with(classes, of: paths) : self
  }

  /// The places whose objects have the same names.
  private func groups(of paths: [String], _ facts: [String: PlaceFacts]) -> [[String]] {
    var groups: [[String]] = []
    var indices: [Set<String>: Int] = [:]
    for path in paths {
      guard let place = facts[path], place.tellsItsType else { continue }
      let names = Set(place.children.keys)
      if let index = indices[names], groups.indices.contains(index) {
        groups[index].append(path)
      } else {
        indices[names] = groups.count
        groups.append([path])
      }
    }
    return groups
  }

  /// `from` and `to` are dates or towns: few names say little.
  private func formatsFit(_ path: String, _ other: String, _ facts: [String: PlaceFacts]) -> Bool {
    guard let one = facts[path]?.children, let two = facts[other]?.children, one.count < 4 else {
      return true
    }
    return one.allSatisfy { key, child in
      guard let formats = facts[child]?.formats,
        let others = two[key].flatMap({ facts[$0]?.formats })
      else {
        return true
      }
      return formats == others
    }
  }

  private func with(_ classes: PlaceClasses, of paths: [String]) -> ReadingPlan {
    var plan = self
    plan.same = [:]
    var homes: [String: String] = [:]
    let known = Set(paths)
    let all = paths + same.keys.filter { !known.contains($0) }.sorted()
    let byDepth = all.enumerated().sorted {
      (depth($0.element), $0.offset) < (depth($1.element), $1.offset)
    }
    // What holds a place comes before it, so its own path is known.
    for (_, path) in byDepth {
      let representative = classes.representative(of: path)
      guard classes.shared.contains(representative) else { continue }
      let place = plan.canonical(path)
      let home = homes[representative] ?? place
      homes[representative] = home
      plan.same[path] = home
      plan.same[place] = home
    }
    plan.maps = Set(maps.map(plan.canonical))
    return plan
  }
}

/// How many keys lead there.
func depth(_ path: String) -> Int {
  path.isEmpty ? 0 : path.split(separator: ".", omittingEmptySubsequences: false).count
}

extension InferenceWishes {
  /// The same of the paths at which the samples are read.
  func canonical(_ plan: ReadingPlan) -> InferenceWishes {
    InferenceWishes(
      maps: maps.map(plan.canonical),
      enumerations: enumerations.map(plan.canonical),
      dates: dates.map(plan.canonical),
      same: same.map { (plan.canonical($0), plan.canonical($1)) }
    )
  }
}

extension PlaceFacts {
  fileprivate var mayBeObjects: Bool { kinds.keys.allSatisfy { $0 == .object || $0 == .array } }
}
