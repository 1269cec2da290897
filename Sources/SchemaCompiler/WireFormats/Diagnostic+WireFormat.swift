import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func wireFormatKey(_ member: Node.Member) -> Self {
    Self(
      .unknownName,
      "'service.types' names properties with their types, as in 'Amount.value', but this is \(quoted(member.key))",
      at: member.keyLocation
    )
  }

  static func wireFormatType(_ name: String, of member: Node.Member, among types: [String]) -> Self
  {
    let hint = Hint(for: name, among: types.map { excerpt($0) }, else: "it has")
    return Self(
      .unknownName,
      "the schema has no type \(quoted(name)) with properties; \(hint)",
      at: member.keyLocation
    )
  }

  static func unknownWireFormat(_ node: Node, known: [String]) -> Self {
    guard let text = node.text else {
      return wrongType(
        node,
        what: "a wire format",
        expected: "a name such as 'unixtime' or '{ lossy: true }'"
      )
    }
    let hint = Hint(for: text, among: known, else: "it can be", "or")
    return Self(.wrongType, "there is no wire format \(quoted(text))", hint, at: node.location)
  }

  static func wireFormatMisfit(
    _ node: Node,
    of member: Node.Member,
    _ type: ValueType,
    fitting: [String]
  ) -> Self {
    let format = node.text ?? ""
    if type == .string, format == WireFormat.string.rawValue {
      return Self(
        .wrongType,
        "\(quoted(member.key)) is a string already; leave it out",
        at: node.location
      )
    }
    let wants =
      switch type {
      case .string: "is a string"
      case .integer: "is an integer"
      case .number: "is a number"
      case .decimal: "is an integer that may be too large for 'Int'"
      case .date, .day, .localDateTime, .url, .uuid:
        "is a '\(type.specName)' because of the schema's own format"
      default: "is neither a string nor a number"
      }
    let hint =
      fitting.isEmpty ? "leave it out" : Hint(for: format, among: fitting, else: "it can be", "or")
    return Self(
      .wrongType,
      "\(quoted(member.key)) \(wants), so it cannot be \(quoted(format)); \(hint)",
      at: node.location
    )
  }

  static func lossyMisfit(_ member: Node.Member, _ type: ValueType) -> Self {
    Self(
      .wrongType,
      "\(quoted(member.key)) is a '\(type.specName)', which has no elements to skip; 'lossy' is for arrays",
      at: member.value.location
    )
  }

  static func lossyItem(_ member: Node.Member) -> Self {
    Self(
      .wrongType,
      "\(quoted(member.key)) is an item of a tuple; 'lossy' is for arrays that are properties of objects",
      at: member.value.location
    )
  }
}
