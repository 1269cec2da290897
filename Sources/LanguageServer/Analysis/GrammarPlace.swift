import DocumentReader
import SpecSyntax

/// A key or a value in a spec, with what the spec's grammar allows there.
struct GrammarPlace {
  /// A key on the path to the place, with the mapping that contains it.
  struct Step {
    let mapping: Node
    let name: String
    /// The grammar's key; `nil` if the author chose the name, as for a field.
    let key: (any MappingKey)?
  }

  /// The path from the root; the last step is the place's own key.
  var steps: [Step] = []
  /// Whether the place is the key itself, not its value.
  var isKey = false
  /// The shapes that the grammar allows for the value or, if `isKey`, for the mapping that contains the key.
  var shapes: [KeyShape]
  /// The value or, if `isKey`, the mapping that contains the key.
  var node: Node

  /// The grammar's key of the last step; `nil` at the root and for names that the author chose.
  var key: (any MappingKey)? { steps.last?.key }

  /// The author's name right below the last step with the given key, such as a field's name below `display`.
  func name<Key: MappingKey>(in key: Key) -> String? {
    guard let index = steps.lastIndex(where: { $0.key as? Key == key }),
      steps.indices.contains(index + 1)
    else { return nil }
    return steps[index + 1].name
  }

  /// Whether the value is the name of a file.
  var isFile: Bool {
    switch key {
    case let key as ServiceKey: key == .schema || key == .swift
    case let key as ExampleKey: key == .fixture || key == .inputs
    case let key as SpecKey: key == .formats
    case let key as PresenterKey: key == .errors
    case nil: steps.dropLast().last?.key as? SpecKey == .models
    default: false
    }
  }

  /// The value of another key in the mapping that contains the last key.
  func sibling(_ name: String) -> Node? { steps.last?.mapping[name] }
}

extension GrammarPlace {
  /// Finds the place at a position; `nil` if there is no key or value at it.
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
  /// The shapes inside `either` and `filled`, or else the shape itself.
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

  /// The shapes that a key's value can have in a mapping of this shape.
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
