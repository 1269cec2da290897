import ViewModelIR

extension ExpressionWriter {
  /// Returns the initial value of a local, which can be of any type that has a literal in JSON: `listOf("open", "closed")`
  func firstValue(_ local: Presenter.Local) throws(NotInKotlin) -> Code {
    guard case .literal(let value) = local.value.kind else { return try code(local.value) }
    return try firstValue(value, of: local.type)
  }

  private func firstValue(_ value: Value, of type: ValueType) throws(NotInKotlin) -> Code {
    switch (value, type.unwrapped) {
    case (.list(let values), .list(let element)) where !values.isEmpty:
      return .call(
        "listOf",
        try values.map { (value) throws(NotInKotlin) in try firstValue(value, of: element) }
      )
    case (.object(let values), .dictionary(let element)):
      if values.isEmpty { return "emptyMap()" }
      let members = values.sorted { $0.key < $1.key }
      return .call(
        "mapOf",
        try members.map { (member) throws(NotInKotlin) in
          .sequence([
            .string([.literal(member.key)]), " to ", try firstValue(member.value, of: element),
          ])
        }
      )
    case (.integer(let integer), .number), (.integer(let integer), .duration):
      return .text(Double(integer).description)
    case (.uuid(let uuid), _):
      let parse = Code.sequence([.imported("UUID", from: "java.util"), ".fromString"])
      return .call(parse, [.string([.literal(uuid.uuidString.lowercased())])])
    case (.string(let text), .named):
      return try enumCase(text, of: TypedExpression(type, .enumCase(rawValue: text)))
    default: return try literal(value)
    }
  }
}
