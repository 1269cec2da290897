import ViewModelIR

/// The enum of a choice of types.
struct UnionWriter {
  let union: ServiceModel.Union
  let name: String
  let isRecursive: Bool
  /// Of a case whose value doesn't write the discriminator itself.
  let needsTag: (ServiceModel.Union.Case) -> Bool

  var context: TemplateValue {
    [
      "cases": lines(union.cases.flatMap(declaration)),
      "keepsUnknown": .flag(union.keepsUnknown),
      "hasCodingKeys": .flag(union.discriminator != nil),
      "codingKeys": lines(codingKeys),
      "decoding": lines(
        (isRecursive ? [stackCheck.decoding] : []) + (union.discriminator == nil ? trials : choices)
      ),
      "encoding": lines((isRecursive ? [stackCheck.encoding] : []) + encoding),
    ]
  }

  private func declaration(_ unionCase: ServiceModel.Union.Case) -> [String] {
    Code.call("case \(swiftIdentifier(unionCase.name))", [.text(unionCase.type.swiftName)])
      .outdentedLines(indent: 2)
  }

  private var codingKeys: [String] {
    guard let key = union.discriminator else { return [] }
    return ["private enum CodingKeys: String, CodingKey {"]
      + keyedCase("discriminator", rawValue: key, indent: 4).map { "  " + $0 }
      + ["}"]
  }

  /// What the discriminator says.
  private var choices: [String] {
    let cases = union.cases.flatMap { unionCase in
      let coded = unionCase.coded
      let value = "try \(coded.wireType)(from: decoder)\(coded.valueSuffix)"
      let statement = assignment(unionCase, value)
      let literals = unionCase.tags.map { SwiftString($0).literal }
      let head = "case \(literals.joined(separator: ", ")):"
      if 4 + head.count <= lineWidth { return switchCase(.text(head), statement, indent: 4) }
      return unionCase.tags.flatMap {
        switchCase(value: .string(SwiftString($0)), statement, indent: 4)
      }
    }
    return [
      "let container = try decoder.container(keyedBy: CodingKeys.self)",
      "switch try container.decode(String.self, forKey: .discriminator) {",
    ] + cases + otherChoice + ["}"]
  }

  private var otherChoice: [String] {
    if union.keepsUnknown { return ["default: self = .unknown(try JSONValue(from: decoder))"] }
    let message = SwiftString([.text("no kind of \(name): "), .code("tag")])
    return switchCase(
      "case let tag:",
      .call(
        "throw DecodingError.dataCorruptedError",
        [
          "forKey: .discriminator", "in: container",
          .argument("debugDescription", .string(message)),
        ]
      ),
      indent: 4
    )
  }

  /// Each case in turn: the first that decodes is the value.
  private var trials: [String] {
    let branches = union.cases.map { unionCase in
      Code.Branch(
        [.call("let value = try? container.decode", [.text("\(unionCase.coded.wireType).self")])],
        [assignment(unionCase, "value\(unionCase.coded.valueSuffix)")]
      )
    }
    let statements: [Code] = [
      "let container = try decoder.singleValueContainer()",
      .conditional(branches, otherwise: [otherTrial]),
    ]
    return statements.flatMap { $0.outdentedLines(indent: 4) }
  }

  private var otherTrial: Code {
    if union.keepsUnknown { return "self = .unknown(try JSONValue(from: decoder))" }
    let names = union.cases.map(\.name).joined(separator: ", ")
    let message = SwiftString("no case of \(name) fits: \(names)")
    return .call(
      "throw DecodingError.dataCorruptedError",
      ["in: container", .argument("debugDescription", .string(message))]
    )
  }

  private func assignment(_ unionCase: ServiceModel.Union.Case, _ value: String) -> Code {
    .call("self = .\(swiftMember(unionCase.name))", [.text(value)])
  }

  private var encoding: [String] {
    let isTagged = union.discriminator != nil
    var cases = union.cases.flatMap { unionCase in
      let head = Code.text("case .\(swiftMember(unionCase.name))(let value):")
      let value = unionCase.coded.wireValue("value")
      guard isTagged else {
        return switchCase(head, .call("try container.encode", [value]), indent: 4)
      }
      let statement = Code.sequence(["try ", value, ".encode(to: encoder)"])
      guard let tag = unionCase.tags.first, needsTag(unionCase) else {
        return switchCase(head, statement, indent: 4)
      }
      // Before the value, which may have kept another tag of the case.
      let arguments: [Code] = [.string(SwiftString(tag)), "forKey: .discriminator"]
      let statements: [Code] = [
        "var container = encoder.container(keyedBy: CodingKeys.self)",
        .call("try container.encode", arguments), statement,
      ]
      return switchCase(head, statements, indent: 4)
    }
    if union.keepsUnknown {
      let statement = isTagged ? "value.encode(to: encoder)" : "container.encode(value)"
      cases.append("case .unknown(let value): try \(statement)")
    }
    let container = isTagged ? [] : ["var container = encoder.singleValueContainer()"]
    return container + ["switch self {"] + cases + ["}"]
  }
}

extension ServiceModel.Union.Case {
  var coded: CodedType { CodedType(type, coding) }
}
