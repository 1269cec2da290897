import DocumentReader

/// Places whose objects are of one type, and with them what these have in them.
struct PlaceClasses {
  struct Disagreement {
    let first: (path: String, kind: Shape.Kind, place: Location)
    let second: (path: String, kind: Shape.Kind, place: Location)
  }

  /// A member of all objects of a class.
  private struct Member {
    let path: String
    var kinds: [Shape.Kind: (path: String, place: Location)]
  }

  private var members: [String: [String: Member]] = [:]
  private var maps: [String: Bool] = [:]
  private var parents: [String: String] = [:]
  private(set) var shared: Set<String> = []

  init(_ facts: [String: PlaceFacts]) {
    for (path, place) in facts where !place.children.isEmpty {
      members[path] = place.children.mapValues { child in
        let kinds = facts[child]?.kinds.mapValues { (path: child, place: $0) }
        return Member(path: child, kinds: kinds ?? [:])
      }
      maps[path] = place.isMap
    }
  }

  /// The place that stands for all of a class.
  func representative(of path: String) -> String {
    var path = path
    while let parent = parents[path] { path = parent }
    return path
  }

  func areOne(_ path: String, _ other: String) -> Bool {
    representative(of: path) == representative(of: other)
  }

  /// Makes one class of both, and of what they have under the same key, unless something in them is of two kinds.
  mutating func unite(_ path: String, _ other: String) throws(Refusal) {
    var united = self
    var work = [(path, other)]
    while let (path, other) = work.popLast() {
      work += try united.unitePlaces(path, other)
    }
    self = united
  }

  enum Refusal: Error {
    case kinds(Disagreement)
    /// Names in one place are data in the other.
    case dictionary
  }

  /// The places to unite next.
  private mutating func unitePlaces(_ path: String, _ other: String) throws(Refusal) -> [(
    String, String
  )] {
    var (small, large) = (representative(of: path), representative(of: other))
    if small == large { return [] }
    if members[small, default: [:]].count > members[large, default: [:]].count {
      swap(&small, &large)
    }
    if let isMap = maps[small], let isOtherMap = maps[large], isMap != isOtherMap {
      throw .dictionary
    }
    maps[large] = maps[large] ?? maps[small]
    var merged = members[large] ?? [:]
    var next: [(String, String)] = []
    for (key, member) in (members[small] ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard var known = merged[key] else {
        merged[key] = member
        continue
      }
      if let found = disagreement(known.kinds, member.kinds) { throw .kinds(found) }
      if member.kinds[.object] != nil, known.kinds[.object] != nil {
        next.append((member.path, known.path))
      }
      known.kinds.merge(member.kinds) { first, _ in first }
      merged[key] = known
    }
    members[large] = merged
    members[small] = nil
    parents[small] = large
    shared.remove(small)
    shared.insert(large)
    return next
  }

  private func disagreement(
    _ some: [Shape.Kind: (path: String, place: Location)],
    _ others: [Shape.Kind: (path: String, place: Location)]
  ) -> Disagreement? {
    let (kinds, otherKinds) = (Set(some.keys), Set(others.keys))
    // Nothing but null, and lists without elements, fit all and all lists.
    if kinds == otherKinds || kinds.isEmpty || otherKinds.isEmpty { return nil }
    if kinds == [.array], otherKinds.contains(.array) { return nil }
    if otherKinds == [.array], kinds.contains(.array) { return nil }
    let order = Shape.Kind.allCases
    let isOwn = order.first { kinds.contains($0) && !otherKinds.contains($0) }
    let first = isOwn ?? order.first(where: kinds.contains)
    let isOther = order.first { otherKinds.contains($0) && !kinds.contains($0) }
    let second = isOther ?? order.first(where: otherKinds.contains)
    guard let first, let second, let one = some[first], let other = others[second] else {
      return nil
    }
    return Disagreement(
      first: (one.path, first, one.place),
      second: (other.path, second, other.place)
    )
  }
}
