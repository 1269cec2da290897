import DocumentReader

/// The members of the objects at one place.
final class ObjectShape {
  struct Member {
    let key: String
    let shape: Shape
    fileprivate(set) var count = 0
    /// The number of the last object that had this member, and the position of the member there.
    fileprivate var lastObject = 0
    fileprivate var lastPlace = Position.start
  }

  /// Objects with more keys than this are dictionaries, and their values are kept in one shape.
  static let mostMembers = 1_000

  let path: String
  private(set) var count = 0
  private(set) var members: [Member] = []
  private var indexByKey: [String: Int] = [:]
  /// The index of the member that comes next if this object is like those before.
  private var next = 0
  private(set) var keys = KeyFacts()
  /// Whether there were more than `mostMembers` keys.
  private(set) var isOverfull = false
  /// The shape of a dictionary's values, or `nil` if the objects are not dictionaries.
  let values: Shape?

  init(path: String, isMap: Bool) {
    self.path = path
    values = isMap ? Shape(path: Self.path("*", in: path)) : nil
  }

  /// The saved state of an object, while an object of the same type inside it is read.
  struct Outer {
    fileprivate let number: Int
    fileprivate let seen: [(object: Int, place: Position)]
  }

  /// The number of the object that is being read, or zero between objects.
  private var number = 0

  func begin() -> Outer {
    let seen = number == 0 ? [] : members.map { ($0.lastObject, $0.lastPlace) }
    let outer = Outer(number: number, seen: seen)
    count += 1
    number = count
    next = 0
    return outer
  }

  func end(in outer: Outer) {
    number = outer.number
    for (index, seen) in zip(members.indices, outer.seen) {
      members[index].lastObject = seen.object
      members[index].lastPlace = seen.place
    }
  }

  /// Returns the shape for the value of a key in the current object. Throws if the object already has that key.
  func member(_ key: String, at location: Location) throws(Diagnostic) -> Shape {
    if let values {
      keys.add(key)
      return values
    }
    let index = index(of: key)
    guard members.indices.contains(index) else { return Shape(path: path) }
    let member = members[index]
    if member.lastObject == number {
      let first = Location(location.file, from: member.lastPlace)
      throw .duplicateKey(key, first: first, at: location)
    }
    members[index].count += 1
    members[index].lastObject = number
    members[index].lastPlace = location.start
    next = index + 1
    return member.shape
  }

  /// Returns the index of a key's member, or an index past the end if there are too many members already.
  private func index(of key: String) -> Int {
    if members.indices.contains(next), members[next].key == key { return next }
    if let known = indexByKey[key] { return known }
    keys.add(key)
    let index = members.count
    guard index < Self.mostMembers else {
      isOverfull = true
      return index
    }
    members.append(Member(key: key, shape: Shape(path: Self.path(key, in: path))))
    indexByKey[key] = index
    return index
  }

  private static func path(_ key: String, in path: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}
