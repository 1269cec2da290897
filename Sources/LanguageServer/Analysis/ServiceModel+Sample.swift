import DocumentReader
import ViewModelIR

extension ServiceModel {
  /// Returns the first non-null value of `owner`'s property in a JSON value of the given type; `nil` if there is none.
  func sample(
    of property: Property,
    in owner: ValueType,
    within node: Node,
    _ type: ValueType
  ) -> Node? {
    func sample(_ node: Node?, _ type: ValueType) -> Node? {
      node.flatMap { self.sample(of: property, in: owner, within: $0, type) }
    }
    switch type {
    case .optional(let inner): return sample(node, inner)
    case .list(let inner): return node.elements?.firstNonNil { sample($0, inner) }
    case .dictionary(let inner): return node.members?.firstNonNil { sample($0.value, inner) }
    case .named(let name):
      if type == owner, let value = node[property.key], !value.isNull { return value }
      switch schemaType(name)?.kind {
      case .record(let record):
        return record.properties.firstNonNil { sample(node[$0.key], $0.type) }
      case .tuple(let tuple):
        return zip(node.elements ?? [], tuple.items).firstNonNil { sample($0, $1.type) }
      case .union(let union): return union.cases.firstNonNil { sample(node, $0.type) }
      case .alias(let type): return sample(node, type)
      case .enumeration, nil: return nil
      }
    default: return nil
    }
  }
}
