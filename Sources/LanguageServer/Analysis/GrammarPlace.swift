import DocumentReader

/// A place in a spec: a key or a value, and what the grammar has there.
struct GrammarPlace {
  /// A key on the way, with the mapping that it is in.
  struct Step {
    let mapping: Node
    let name: String
    /// nil for a name of the author's own.
    let key: (any MappingKey)?
  }

  /// From the outside in; the last one is the place's own key.
  var steps: [Step] = []
  /// The key itself, and not its value.
  var isKey = false
  /// What may be there: where the key is meant, what the mapping may be.
  var shapes: [KeyShape]
  /// What is there.
  var node: Node

  /// What the spec's grammar says of the last key.
  var key: (any MappingKey)? { steps.last?.key }

  /// The name that the author gave behind such a key: a field's, a model's.
  func name<Key: MappingKey>(in key: Key) -> String? {
    guard let index = steps.lastIndex(where: { $0.key as? Key == key }),
      steps.indices.contains(index + 1)
    else { return nil }
    return steps[index + 1].name
  }

  /// The value of a sibling of the last key.
  func sibling(_ name: String) -> Node? { steps.last?.mapping[name] }
}

extension GrammarPlace {
  /// The place at a position; nil where nothing is.
  init?(at position: Position, in root: Node, of grammar: any MappingKey.Type) {
    self.init(shapes: [.mapping(grammar)], node: root)
    guard descend(to: position) else { return nil }
  }

  private mutating func descend(to position: Position) -> Bool {
    switch node.value {
    case .mapping(let members):
      for member in members {
        let isKey = member.keyLocation.contains(position)
        guard isKey || member.value.location.contains(position) else { continue }
        let shapes = shapes.flatMap { $0.alternatives }
        let key = shapes.lazy.compactMap { $0.key(named: member.key) }.first
        steps.append(Step(mapping: node, name: member.key, key: key))
        self.isKey = isKey
        self.shapes = isKey ? shapes : shapes.flatMap { $0.values(of: member.key) }
        node = isKey ? node : member.value
        return isKey || descend(to: position)
      }
      return false
    case .list(let elements):
      guard let element = elements.first(where: { $0.location.contains(position) }) else {
        return false
      }
      shapes = shapes.flatMap { $0.alternatives }.compactMap(\.element)
      node = element
      return descend(to: position)
    default:
      shapes = shapes.flatMap { $0.alternatives }
      return true
    }
  }
}

extension KeyShape {
  /// Without the cases that only gather others.
  var alternatives: [KeyShape] {
    switch self {
    case .either(let shapes): shapes.flatMap(\.alternatives)
    case .filled(let shape): shape.alternatives
    default: [self]
    }
  }

  var element: KeyShape? {
    if case .list(let element) = self { element } else { nil }
  }

  /// What a mapping of the shape may have under a key.
  func values(of name: String) -> [KeyShape] {
    switch self {
    case .name(let value), .names(let value): value.alternatives
    case .mapping: key(named: name)?.shape.alternatives ?? []
    case .options(let keys):
      keys.filter { $0.name == name }.flatMap { $0.definition.shape.alternatives }
    default: []
    }
  }

  func key(named name: String) -> (any MappingKey)? {
    func key<Key: MappingKey>(of type: Key.Type) -> (any MappingKey)? { Key(rawValue: name) }
    if case .mapping(let type) = self { return key(of: type) }
    return nil
  }
}
