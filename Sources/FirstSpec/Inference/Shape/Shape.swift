import DocumentReader

/// What the samples contain at one place: the kinds of value, how often each occurs, and where it occurs first.
final class Shape {
  enum Kind: String, CaseIterable {
    case null, boolean, integer, number, string, array, object
  }

  struct Sighting {
    fileprivate(set) var count = 0
    /// The location of the first value.
    let first: Location
  }

  /// The keys that lead here, joined by dots: `photos.camera`. A key of a dictionary is `*`, and lists add nothing.
  let path: String
  private(set) var count = 0
  private(set) var sightings: [Kind: Sighting] = [:]
  private(set) var texts = TextFacts()
  private(set) var integers = IntegerFacts()
  /// The shape of the elements of all lists.
  private(set) var element: Shape?
  /// The shape of the objects that are not among the variants.
  private(set) var object: ObjectShape?
  /// The variants of a union, by the value of the key that tells them apart, in the order of their first objects.
  private(set) var variants: [(value: String, object: ObjectShape)] = []
  /// The shape that collects the objects instead, together with those of other places that have the same type.
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

  /// Adds a list, and returns the shape of its elements.
  func addList(at location: Location) -> Shape {
    note(.array, at: location)
    let shape = element ?? Shape(path: path)
    element = shape
    return shape
  }

  /// Adds an object, and returns its shape.
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
  /// The kinds other than null. Integers count as numbers if there are decimals as well.
  var kinds: [Kind] {
    Kind.allCases.filter { kind in
      sightings[kind] != nil && kind != .null && (kind != .integer || sightings[.number] == nil)
    }
  }

  /// The shape that collects the objects of this place.
  var holder: Shape { home ?? self }

  var objects: [ObjectShape] { [object].compactMap { $0 } + variants.map(\.object) }

  /// Visits this shape and all shapes inside it, but not those inside a `home`.
  func visit(_ body: (Shape) -> Void) {
    body(self)
    element?.visit(body)
    for object in objects {
      object.values?.visit(body)
      for member in object.members { member.shape.visit(body) }
    }
  }
}

/// The shapes of all samples.
struct SampleShapes {
  /// The whole samples of an endpoint, and the name of their type.
  struct Root {
    let shape: Shape
    let type: String?
  }

  let roots: [Root]
  /// The shapes that collect the objects of shared types, by canonical path.
  let homes: [String: Shape]

  init(of endpoints: [Endpoint], _ plan: ReadingPlan) {
    roots = endpoints.map { Root(shape: Shape(path: $0.name), type: $0.type) }
    homes = Dictionary(plan.same.values.map { ($0, Shape(path: $0)) }) { first, _ in first }
  }

  /// Visits every shape. The shapes of shared types come after the others.
  func visit(_ body: (Shape) -> Void) {
    for root in roots { root.shape.visit(body) }
    for (_, home) in homes.sorted(by: { $0.key < $1.key }) { home.visit(body) }
  }
}
