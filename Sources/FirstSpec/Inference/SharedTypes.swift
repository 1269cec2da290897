import DocumentReader
import Foundation
import ViewModelIR

/// A type that several places share.
struct SharedType {
  /// The key under `definitions`, or an empty string for the whole schema.
  let name: String
  var isWritten = false

  var reference: String {
    let name = name.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? name
    return self.name.isEmpty ? "#" : "#/definitions/\(name)"
  }
}

/// Returns the types that several places share, by the paths of the shapes that collect their objects.
func sharedTypes(of samples: SampleShapes, _ plan: ReadingPlan) -> [String: SharedType] {
  var counts: [String: Int] = [:]
  var places: [String: [String]] = [:]
  var lists: Set<String> = []
  samples.visit { shape in
    if shape.count(of: .array) > 0 { lists.insert(shape.path) }
    guard let home = samples.home(of: shape, plan)?.path else { return }
    counts[home, default: 0] += 1
    places[home, default: []].append(shape.path)
  }
  var types: [String: SharedType] = [:]
  let roots = Dictionary(samples.roots.map { ($0.shape.path, $0) }) { first, _ in first }
  // The types of several endpoints are definitions, too.
  let isOnly = samples.roots.count == 1
  var names = UniqueNames(excluding: isOnly ? [] : Set(samples.roots.compactMap(\.type)))
  for (home, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
    let best = places[home]?.enumerated().min { one, other in
      (rank(one.element, lists), one.element == home ? 0 : 1, one.offset)
        < (rank(other.element, lists), other.element == home ? 0 : 1, other.offset)
    }
    let place = best?.element ?? home
    if let root = roots[place], root.shape.isOnlyObjects {
      types[home] = SharedType(name: place.isEmpty ? "" : root.type ?? place)
    } else {
      types[home] = SharedType(name: names.claim(name(place, lists, roots)))
    }
  }
  return types
}

/// The rank of a place that can name a shared type, lowest first: the whole sample, then properties by depth, then elements and values.
private func rank(_ path: String, _ lists: Set<String>) -> Int {
  if path.isEmpty { return 0 }
  return depth(path) + (lists.contains(path) || path.hasSuffix("*") ? 1_000 : 0)
}

/// The name of a shared type. Elements and values are named as they are when types are not shared.
private func name(
  _ path: String,
  _ lists: Set<String>,
  _ roots: [String: SampleShapes.Root]
) -> String {
  let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  let parent = keys.dropLast().last ?? ""
  var key = roots[path]?.type ?? keys.last ?? ""
  if key == "*" { key = parent + "Value" }
  key.removeAll { !$0.isLetter && !$0.isNumber && $0 != "_" }
  if lists.contains(path) {
    key += key.isEmpty ? "element" : "Element"
  } else if roots[SpecNames().type(key)] != nil {
    // The brief project in a task is not what the endpoint of projects returns.
    key = SpecNames().type("\(parent)_\(key)")
  }
  return key.isEmpty ? "object" : key
}

extension SampleShapes {
  /// Returns the shape that collects the objects of a place, or `nil` if their type is not shared. The samples may have no object there.
  func home(of shape: Shape, _ plan: ReadingPlan) -> Shape? {
    if let home = shape.home { return home }
    guard shape.kinds.isEmpty, let home = plan.same[shape.path].flatMap({ homes[$0] }),
      home !== shape, !home.objects.isEmpty
    else { return nil }
    return home
  }
}

extension Shape {
  fileprivate var isOnlyObjects: Bool { kinds == [.object] && count(of: .null) == 0 }
}

extension SchemaWriter {
  func home(of shape: Shape) -> Shape? { samples.home(of: shape, plan) }

  /// Writes a reference to a shared type. The first time at the type's canonical place, its definition is written too.
  mutating func writeShared(_ home: Shape, at shape: Shape) -> Written {
    guard let type = references[home.path] else { return writeOwnObjects(home) }
    var written = Written(
      schema: [("$ref", json(type.reference))],
      type: "same as '\(excerpt(spoken(home.path)))'"
    )
    guard shape.path == home.path, !type.isWritten else { return written }
    let body = define(home, type)
    written.type = body.type
    written.evidence = body.evidence
    if type.name.isEmpty { written.schema = body.schema }
    return written
  }

  /// Returns the definitions of all shared types that are referred to.
  mutating func allDefinitions() -> [(key: String, value: Node)] {
    while let (path, type) = references.filter({ !$0.value.isWritten }).min(by: { $0.key < $1.key }
    ),
      let home = samples.homes[path]
    {
      _ = define(home, type)
    }
    return definitions
  }

  private mutating func define(_ home: Shape, _ type: SharedType) -> Written {
    references[home.path]?.isWritten = true
    let body = writeOwnObjects(home)
    if !type.name.isEmpty { definitions.append((type.name, json(body.schema))) }
    return body
  }
}
