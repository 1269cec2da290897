import DocumentReader

/// What the samples have at one place: of which kinds, how often, and where first.
final class Shape {
  enum Kind: String, CaseIterable {
    case null, boolean, integer, number, string, array, object
  }

  struct Sighting {
    fileprivate(set) var count = 0
    /// Where the first one is.
    let first: Location
  }

  /// The keys that lead here, joined by dots: `photos.camera`; those of a dictionary are `*`, and lists are not steps.
  let path: String
  private(set) var count = 0
  private(set) var sightings: [Kind: Sighting] = [:]
  private(set) var texts = TextFacts()
  private(set) var integers = IntegerFacts()
  /// The elements of all its lists.
  private(set) var element: Shape?
  /// The objects, or those of them that are not among the variants.
  private(set) var object: ObjectShape?
  /// By the value of the key that tells them apart, in the order of their first objects.
  private(set) var variants: [(value: String, object: ObjectShape)] = []
  /// What has the objects instead, those of other places of the same type with them.
  private(set) var home: Shape?

  init(path: String) {
    self.path = path
  }

  func count(of kind: Kind) -> Int { sightings[kind]?.count ?? 0 }

  func add(_ scalar: Node.Value, at location: Location) {
    switch scalar {
    case .null: note(.null, at: location)
    case .bool: note(.boolean, at: location)
    case .number(let text):
      let isInteger = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 }
      note(isInteger ? .integer : .number, at: location)
      if isInteger { integers.add(text) }
    case .string(let text):
      note(.string, at: location)
      texts.add(text, at: location)
    case .list, .mapping: break
    }
  }

  /// The shape of the elements of a list that begins.
  func addList(at location: Location) -> Shape {
    note(.array, at: location)
    let shape = element ?? Shape(path: path)
    element = shape
    return shape
  }

  /// The shape of an object that begins.
  func addObject(as variant: String?, isMap: Bool, at location: Location) -> ObjectShape {
    note(.object, at: location)
    if let home { return home.addObject(as: variant, isMap: isMap, at: location) }
    let shape: ObjectShape
    if let variant {
      if let known = variants.first(where: { $0.value == variant }) { return known.object }
      shape = ObjectShape(path: path, isMap: isMap)
      variants.append((variant, shape))
    } else {
      shape = object ?? ObjectShape(path: path, isMap: isMap)
      object = shape
    }
    return shape
  }

  func moveObjects(to home: Shape) { self.home = home }

  private func note(_ kind: Kind, at location: Location) {
    count += 1
    sightings[kind, default: Sighting(first: location)].count += 1
  }
}

extension Shape {
  /// The kinds other than null; an integer among decimals is one of them.
  var kinds: [Kind] {
    Kind.allCases.filter { kind in
      sightings[kind] != nil && kind != .null && (kind != .integer || sightings[.number] == nil)
    }
  }

  /// What has its objects.
  var holder: Shape { home ?? self }

  var objects: [ObjectShape] { [object].compactMap { $0 } + variants.map(\.object) }

  /// This one and all below it, but not what a home has.
  func visit(_ body: (Shape) -> Void) {
    body(self)
    element?.visit(body)
    for object in objects {
      object.values?.visit(body)
      for member in object.members { member.shape.visit(body) }
    }
  }
}

/// What all samples have, place by place.
struct SampleShapes {
  let root = Shape(path: "")
  /// By path what the objects of several places have in common, which are of one type.
  let homes: [String: Shape]

  init(_ plan: ReadingPlan) {
    homes = Dictionary(plan.same.values.map { ($0, Shape(path: $0)) }) { first, _ in first }
  }

  /// Every shape, those of shared types after the others.
  func visit(_ body: (Shape) -> Void) {
    root.visit(body)
    for (_, home) in homes.sorted(by: { $0.key < $1.key }) { home.visit(body) }
  }
}
