import DocumentReader

package enum FunctionValueKey: String, MappingKey {
  case of, `is`

  package static let mapping = "a value of a function"

  package var definition: KeyDefinition {
    switch self {
    case .of: .init(.list(.anything), isRequired: true, "the arguments, in order")
    case .is:
      .init(.anything, isRequired: true, "what the function gives for them; `null` for nil")
    }
  }
}

extension Spec.ExampleSpec {
  /// What the example says about one function of the app.
  package struct FunctionValues: Sendable {
    /// The name of the function, with the values.
    package let member: Node.Member
    package let values: [Value]

    package struct Value: Sendable {
      package let arguments: Arguments
      package let result: Node
      package let location: Location
    }

    package enum Arguments: Sendable {
      /// The only argument, as the text of a key.
      case key(String, Location)
      case list([Node])
    }
  }
}

/// Reads `functions` of an example.
func readFunctionValues(
  _ members: [Node.Member],
  into diagnostics: inout [Diagnostic]
) -> [Spec.ExampleSpec.FunctionValues] {
  members.map { member in
    let values: [Spec.ExampleSpec.FunctionValues.Value]
    if let members = member.value.members {
      values = members.map {
        .init(
          arguments: .key($0.key, $0.keyLocation),
          result: $0.value,
          location: $0.keyLocation
        )
      }
    } else if let elements = member.value.elements {
      values = elements.compactMap { readFunctionValue($0, into: &diagnostics) }
    } else {
      values = []
      if !member.value.isReported {
        let expected = "a mapping from arguments to results, or a list of { of: […], is: … }"
        let what = "'\(excerpt(member.key))'"
        diagnostics.append(.wrongType(member.value, what: what, expected: expected))
      }
    }
    return Spec.ExampleSpec.FunctionValues(member: member, values: values)
  }
}

private func readFunctionValue(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.ExampleSpec.FunctionValues.Value? {
  guard let keys = KeyReader<FunctionValueKey>(node, into: &diagnostics),
    let arguments = keys.node(.of), let result = keys.node(.is)
  else { return nil }
  guard let elements = arguments.elements else {
    diagnostics.append(.wrongType(arguments, what: "'of'", expected: "a list of arguments"))
    return nil
  }
  return .init(arguments: .list(elements), result: result, location: arguments.location)
}
