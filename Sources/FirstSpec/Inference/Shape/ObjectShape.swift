import DocumentReader

/// What the objects of one place have in them.
final class ObjectShape {
  struct Member {
    let key: String
    let shape: Shape
    fileprivate(set) var count = 0
    /// The last object that had it, and where.
    fileprivate var lastObject = 0
    fileprivate var lastPlace = Position.start
  }

  /// Objects with more keys than this are dictionaries, and their values are kept in one shape.
  static let mostMembers = 1_000

  let path: String
  private(set) var count = 0
  private(set) var members: [Member] = []
  private var indexByKey: [String: Int] = [:]
  /// The member that comes next if this object is like those before.
  private var next = 0
  private(set) var keys = KeyFacts()
  /// Whether there were more members than one can have.
  private(set) var isOverfull = false
  /// Of a dictionary, whatever the key.
  let values: Shape?

  init(path: String, isMap: Bool) {
    self.path = path
    values = isMap ? Shape(path: Self.path("*", in: path)) : nil
  }

  /// What an object has so far, while one of the same type inside it is read.
  struct Outer {
    fileprivate let number: Int
    fileprivate let seen: [(object: Int, place: Position)]
  }

  /// Of the object that is read now; zero between objects.
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

  /// The shape of the value of a key of the object that has begun.
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

  /// Past the end where there is no room for it.
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
