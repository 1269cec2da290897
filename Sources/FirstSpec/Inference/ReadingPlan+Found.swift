/// Improves the plan with what a pass over the samples has shown. Each pass reveals more about nested values.
extension ReadingPlan {
  private static let keysOfVariants = [
    "type", "kind", "__typename", "@type", "_type", "$type", "object", "event", "tag", "class",
  ]
  private static let mostVariants = 50

  /// Returns the plan with newly found dictionaries and unions. Unions that turn out to be none are removed, and added to `refused` so
  /// that they are not tried again.
  func improved(by samples: SampleShapes, refused: inout Set<String>) -> ReadingPlan {
    var plan = self
    samples.visit { shape in
      if plan.unions[shape.path] != nil, !shape.objects.isEmpty, !shape.isUnion {
        plan.unions[shape.path] = nil
        refused.insert(shape.path)
      }
    }
    samples.visit { shape in
      guard let object = shape.object, object.values == nil else { return }
      if object.isMap {
        plan.maps.insert(shape.path)
      } else if !refused.contains(shape.path), let key = Self.keyOfVariants(object) {
        plan.unions[shape.path] = key
      }
    }
    return plan
  }

  /// Returns a key that may tell the objects apart, or `nil` if there is none. All objects have the key, and its values are a few strings.
  private static func keyOfVariants(_ object: ObjectShape) -> String? {
    object.members.first { member in
      let named =
        keysOfVariants.contains(member.key)
        || ["Type", "Kind", "_type", "_kind"].contains { member.key.hasSuffix($0) }
      return named && member.count == object.count && member.shape.kinds == [.string]
        && member.shape.count(of: .null) == 0
        && 2...mostVariants ~= member.shape.texts.values.count
    }?.key
  }
}

extension Shape {
  /// Whether at least two variants have a key that all of their objects have and no object of another variant has.
  fileprivate var isUnion: Bool {
    guard object == nil, !variants.isEmpty else { return false }
    let seen = variants.map { $0.object.paths { _ in true } }
    let ownCount = variants.indices.count { index in
      let others = seen.indices.filter { $0 != index }.reduce(into: Set()) {
        $0.formUnion(seen[$1])
      }
      return !variants[index].object.paths { $0 }.isSubset(of: others)
    }
    return ownCount >= 2
  }
}

extension ObjectShape {
  /// Returns the keys of the members, and of their members after a dot. `isWanted` selects keys by whether every object has them.
  fileprivate func paths(where isWanted: (_ isInAll: Bool) -> Bool) -> Set<String> {
    var paths: Set<String> = []
    for member in members {
      let isInAll = member.count == count
      if isWanted(isInAll) { paths.insert(member.key) }
      guard let object = member.shape.holder.object else { continue }
      for inner in object.members
      where isWanted(isInAll && object.count == count && inner.count == count) {
        paths.insert("\(member.key).\(inner.key)")
      }
    }
    return paths
  }

  /// Whether the objects are dictionaries: there are too many keys, or the keys look like data and their values are alike.
  fileprivate var isMap: Bool { isOverfull || keys.form != nil && valuesAreAlike }

  var valuesAreAlike: Bool {
    let kinds = Set(members.flatMap { $0.shape.kinds.map { $0 == .integer ? .number : $0 } })
    if kinds.count > 1 { return false }
    let keys = members.flatMap(\.shape.holder.objects).map { Set($0.members.map(\.key)) }
    guard let first = keys.first else { return true }
    let shared = keys.dropFirst().reduce(first) { $0.intersection($1) }
    return !shared.isEmpty || keys.allSatisfy(\.isEmpty)
  }
}
