/// A path of properties of the service model, such as `reblog.favourited`; without properties, the value itself.
package struct PropertyPath: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    package var name: String
    /// The type of the property.
    package var type: ValueType

    package init(name: String, type: ValueType) {
      self.name = name
      self.type = type
    }
  }

  package var steps: [Step]

  package init(_ steps: [Step] = []) { self.steps = steps }

  package var names: [String] { steps.map(\.name) }

  /// The path as a spec writes it.
  package var text: String { names.joined(separator: ".") }

  /// Whether something on the path, except its end, can be `nil`.
  package var passesOptional: Bool { steps.dropLast().contains { $0.type.isOptional } }

  /// Whether the path leads to no value if something on it is `nil`.
  package var isOptional: Bool { steps.contains { $0.type.isOptional } }

  package func appending(_ other: Self) -> Self { Self(steps + other.steps) }

  /// Whether one of the paths contains the value at the end of the other.
  package func overlaps(_ names: [String]) -> Bool {
    !zip(self.names, names).contains { $0 != $1 }
  }
}

extension TypedExpression {
  /// The value that a path of properties begins with, and the names of the properties; `nil` if the expression is anything else.
  package var propertyChain: (base: TypedExpression, names: [String])? {
    switch kind {
    case .model, .variable: (self, [])
    case .property(let base, let name): base.propertyChain.map { ($0.base, $0.names + [name]) }
    default: nil
    }
  }
}

extension ServiceModel {
  /// The path of properties with these names; `nil` if one of them does not exist or belongs to a union.
  package func path(_ names: [String], of type: ValueType) -> PropertyPath? {
    var path = PropertyPath()
    var owner = type
    for name in names {
      guard union(owner.unwrapped) == nil, let property = property(name, of: owner.unwrapped)
      else { return nil }
      path.steps.append(.init(name: name, type: property.type))
      owner = property.type
    }
    return path
  }
}

extension Value {
  /// The value at the end of a path; `nil` if something on the path is null.
  package subscript(path: PropertyPath) -> Value? {
    path.steps.reduce(Optional(self)) { value, step in
      value == .null ? nil : value?.members[step.name] ?? .null
    }
  }

  /// This value with another one at the end of a path, unless something on the path is null.
  package func setting(_ path: PropertyPath, to value: Value) -> Value {
    func set(_ owner: Value, _ steps: ArraySlice<PropertyPath.Step>) -> Value {
      guard let step = steps.first else { return value }
      guard case .object(var members) = owner else { return owner }
      let inner = members[step.name] ?? .null
      if inner == .null, steps.count > 1 { return owner }
      members[step.name] = set(inner, steps.dropFirst())
      return .object(members)
    }
    return set(self, path.steps[...])
  }
}
