import DocumentReader
import Foundation
import ViewModelIR

extension SchemaReader {
  /// Returns the shape of a schema that lists its values: an enumeration, or only their type if they are Booleans, lists or objects.
  ///
  /// - Parameter alternatives: The schemas of a choice that list the values.
  mutating func enumeration(
    _ values: [Node],
    of schema: FlatSchema,
    among alternatives: [FlatSchema] = [],
    isOpen: Bool = false,
    _ context: Context
  ) -> Shape {
    let present = values.filter { !$0.isNull }
    if let wrong = present.first(where: \.isOutOfRange) {
      return graph.failure(.numberOutOfRange(wrong))
    }
    let isNullable = present.count < values.count
    var kinds = present.reduce(into: JSONKinds()) { $0.formUnion(JSONKinds(of: $1)) }
    if kinds.isSubset(of: .number), schema.kinds.contains(.fraction), schema.kinds != .all {
      kinds = .number
    }
    let shape: Shape
    switch kinds {
    case []: shape = .scalar(.json)
    case .boolean: shape = .scalar(.boolean)
    case _ where !kinds.isDisjoint(with: [.array, .object]):
      var plain = schema
      plain.values = nil
      plain.kinds = schema.kinds.intersection(kinds)
      shape = self.shape(of: plain.kinds, plain, context)
    default:
      let enumeration = SchemaGraph.Enumeration(
        rawType: rawType(kinds),
        rawValues: unique(present.map { rawValue($0, kinds) }),
        names: kinds.isSubset(of: .number) ? names(in: schema, alternatives) : [:],
        openness: isOpen
          ? .open : present.count == 1 ? .closed : .byRequest
      )
      shape = .entry(declare(.enumeration(enumeration), at: schema.head, context))
    }
    return isNullable ? shape.asNullable : shape
  }

  private func rawType(_ kinds: JSONKinds) -> ServiceModel.Enumeration.RawType {
    switch kinds {
    case .string: .string
    case .integer: .integer
    case .number, .fraction: .number
    default: .json
    }
  }

  private func rawValue(_ node: Node, _ kinds: JSONKinds) -> String {
    let text = node.text ?? ""
    switch node.value {
    case .string: return kinds == .string ? text : jsonString(text)
    // `1.0` becomes `1`.
    case .number:
      let whole = Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
      return whole.map(String.init) ?? text
    default: return text
    }
  }

  /// The names that a schema gives to numbers, by their raw values: in `x-enum-varnames`, which generators for OpenAPI read, in the
  /// `x-enumNames` of NSwag, or in the titles of alternatives with a `const`.
  private func names(in schema: FlatSchema, _ alternatives: [FlatSchema]) -> [String: String] {
    let nodes = ([schema] + alternatives).flatMap(\.parts).map(\.node)
    var pairs = alternatives.flatMap(\.parts).compactMap { part in
      part.node["const"].flatMap { value in part.title.map { (value, $0) } }
    }
    for node in nodes {
      let lists = ["x-enum-varnames", "x-enumNames"].compactMap { node[$0]?.elements }
      let names = lists.first?.compactMap(\.string)
      guard let values = node["enum"]?.elements, let names, names.count == values.count else {
        continue
      }
      pairs += zip(values, names)
    }
    let named = pairs.map { (rawValue($0, .number), $1) }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  private func unique(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension Node {
  /// Whether the node is a number that is infinite as a `Double`.
  fileprivate var isOutOfRange: Bool {
    if case .number(let text) = value { Double(text)?.isFinite != true } else { false }
  }
}

private func jsonString(_ text: String) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes
  return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
}
