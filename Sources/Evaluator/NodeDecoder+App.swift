import DocumentReader
import ViewModelIR
import ViewModelSupport

// What data of the app's own types have that JSON does not.
extension NodeDecoder {
  /// Decodes a case with its value, such as `{ card: { last: "8605" } }`, or one without, such as `cash`.
  mutating func decodeNamedCase(
    _ node: Node,
    of union: ServiceModel.Union,
    at path: DataPath
  ) -> Value? {
    if let name = node.string, union.plainCases?.contains(name) == true {
      return .choice(name, .null)
    }
    guard let members = node.members, members.count == 1, let member = members.first else {
      let example = union.cases.first.map { "{ \($0.name): … }" } ?? "one case"
      return fail(.wrongData(node, at: path, expected: "a mapping such as \(example)"))
    }
    guard let choice = union.cases.first(where: { $0.name == member.key }) else {
      return fail(
        .unknownCase(member.value, member.key, at: path, known: union.cases.map(\.name))
      )
    }
    return decode(member.value, as: choice.type, at: path.appending(member.key))
      .map { .choice(choice.name, $0) }
  }
}

extension NodeDecoder {
  /// The value of a property that data lack.
  func knownValue(of property: ServiceModel.Property, _ members: [String: Node]) -> Value {
    if case .presence(let other) = property.origin {
      return .bool(members[other].map { !$0.isNull } ?? false)
    }
    return zero(of: property.type)
  }

  /// The value that a member of a message of Protocol Buffers has if it is not set.
  private func zero(of type: ValueType) -> Value {
    switch type {
    case .string: .string("")
    case .integer: .integer(0)
    case .number, .duration: .number(0)
    case .boolean: .bool(false)
    case .list: .list([])
    case .dictionary: .object([:])
    case .named(let name):
      switch model[name]?.kind {
      case .enumeration(let found): .string(found.cases.first?.rawValue ?? "")
      case .record(let record):
        .object(
          record.properties.reduce(into: [:]) { members, property in
            // A message can contain itself.
            members[property.name] =
              property.type.declaredName == nil ? knownValue(of: property, [:]) : .null
          }
        )
      default: .null
      }
    default: .null
    }
  }
}

extension ServiceModel.Property {
  /// The value as expressions see it, after it has had the type that the property has in the app.
  func converted(_ value: Value) -> Value {
    conversion.map { Evaluator.converted(value, from: $0.from) } ?? value
  }
}

private func converted(_ value: Value, from type: ServiceModel.ForeignType) -> Value {
  switch (type, value) {
  case (.optional(let wrapped), _): converted(value, from: wrapped)
  case (.float, .number(let number)): .number(Double(Float(number)))
  case (.list(let element), .list(let values)):
    .list(values.map { converted($0, from: element) })
  case (.set(let element), .list(let values)):
    .list(
      values.map { converted($0, from: element) }.uniqueElements()
        .sorted { TypedExpression.Ordering.less.holds($0, $1) }
    )
  case (.dictionary(let element), .object(let members)):
    .object(members.mapValues { converted($0, from: element) })
  default: value
  }
}
