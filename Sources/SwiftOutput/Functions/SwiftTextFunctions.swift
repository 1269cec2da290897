import ViewModelIR

extension ExpressionWriter {
  /// `contains { $0.name == "x" }`, `contains("x")`
  func containing(_ call: FunctionCall) -> Code {
    guard call.isConditional else {
      return member(of: call.base, plainCall("contains", call.argument))
    }
    return overElements(of: call, closure("contains", label: "where: ", closure(call.body)))
  }

  func split(_ call: FunctionCall) -> Code {
    let separator = call.arguments.map { Code.argument("separatedBy", code($0)) }
    let parts = member(of: call.base, .call("\(helper: "textParts")", separator))
    return parts.followed(by: [.sequence([".", closure("filter", .closure(["!$0.isEmpty"]))])])
  }

  /// The parts between characters with a property, without empty ones.
  func parts(_ call: FunctionCall, _ property: String) -> Code {
    member(of: call.base, .call("split", [.text("whereSeparator: \\.\(property)")]))
      .followed(by: [".map\(call: "String.init")"])
  }

  /// `replacingMatches(of: "[0-9]+", with: "#")`
  func replacingMatches(_ call: FunctionCall) -> Code {
    let arguments = zip(["of", "with", "from"], call.arguments.map { code($0) }).map(Code.argument)
    let name: Code =
      switch FunctionDefinition.Replacement(call.arguments) {
      case .text: "\(helper: "replacingMatches")"
      case .groups: "\(helper: "replacingGroups")"
      case .entries: "\(helper: "replacingEntries")"
      }
    return member(of: call.base, .call(name, arguments))
  }

  func url(_ call: FunctionCall) -> Code {
    if call.base.type.isOptional {
      return .chain(optional(call.base), [".flatMap\(call: "URL.init(string:)")"])
    }
    return .call("URL", [.argument("string", code(call.base))])
  }

  func integer(_ call: FunctionCall) -> Code {
    if call.base.type.isOptional {
      return .chain(optional(call.base), [".flatMap\(call: "Int.init")"])
    }
    return .call("Int", [sequence(call.base) ?? code(call.base)])
  }
}
