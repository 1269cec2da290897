extension Diagnostic {
  static func wireFormatKey(_ member: Node.Member) -> Self {
    Self(
      .unknownName,
      "'service.types' names properties by their types, as in 'Amount.value', and this is \(quoted(member.key))",
      at: member.keyLocation
    )
  }

  static func wireFormatType(_ name: String, of member: Node.Member, among types: [String]) -> Self
  {
    let hint = nameHint(name, among: types.map { excerpt($0) }, else: "it has")
    return Self(
      .unknownName,
      "the schema has no type \(quoted(name)) with properties; \(hint)",
      at: member.keyLocation
    )
  }

  static func unknownWireFormat(_ node: Node, known: [String]) -> Self {
    guard let text = node.text else {
      return wrongType(node, what: "a wire format", expected: "a name such as 'unixtime'")
    }
    let hint = nameHint(text, among: known, else: "it can be", "or")
    return Self(.wrongType, "there is no wire format \(quoted(text)); \(hint)", at: node.location)
  }

  static func wireFormatMisfit(_ member: Node.Member, _ type: ValueType, fitting: [String]) -> Self
  {
    let wants =
      switch type {
      case .string: "is a string"
      case .integer: "is an integer"
      case .number: "is a number"
      case .date, .day, .url, .uuid: "is a '\(type.swiftName)' by the schema's own format"
      default: "is neither a string nor a number"
      }
    let hint =
      fitting.isEmpty
      ? "leave it out" : nameHint(member.value.text ?? "", among: fitting, else: "it can be", "or")
    return Self(
      .wrongType,
      "\(quoted(member.key)) \(wants), so it cannot be \(quoted(member.value.text ?? "")); \(hint)",
      at: member.value.location
    )
  }
}
