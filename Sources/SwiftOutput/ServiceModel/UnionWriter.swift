import OutputInterface
import ViewModelIR

/// Writes the enum of a union.
struct UnionWriter {
  let union: ServiceModel.Union
  let name: String
  /// The access modifier: `public `, or empty for internal.
  let prefix: String
  let isRecursive: Bool
  /// Whether the data can be nested too deeply, which must not be mistaken for a case that does not match.
  let mayNestDeeply: Bool
  /// Whether the value of a case does not encode the discriminator itself.
  let needsTag: (ServiceModel.Union.Case) -> Bool

  var context: TemplateValue {
    [
      "cases": lines(
        union.cases.flatMap(declaration)
          + (union.keepsUnknown ? unknownCase(of: "JSONValue") : [])
      ),
      "members": .list(
        union.members.map { member in
          [
            "doc": lines(docLines(member.doc, width: lineWidth - 2)),
            "lines": lines(property(member)),
          ]
        }
      ),
      "codingKeys": lines(codingKeys),
      "decoding": lines(checkingStack(of: "decoder", isRecursive) + decoding),
      "encoding": lines(checkingStack(of: "encoder", isRecursive) + encoding),
    ]
  }

  private var decoding: Lines {
    union.discriminator == nil ? trials : choices
  }

  private func declaration(_ unionCase: ServiceModel.Union.Case) -> [String] {
    Code.call("case \(swiftIdentifier(unionCase.name))", [.text(unionCase.type.swiftName)])
      .outdentedLines(indent: 2)
  }

  /// Returns a property for a member that all cases have.
  private func property(_ member: ServiceModel.Property) -> [String] {
    let name = swiftMember(member.name)
    let cases = union.cases.flatMap { unionCase in
      let head = Code.text("case .\(swiftMember(unionCase.name))(let value):")
      return switchCase(head, .text("value.\(name)"), indent: 4)
    }
    let head = "\(prefix)var \(swiftIdentifier(member.name)):"
    let type = member.type.swiftName
    let flat = "\(head) \(type) {"
    return (isNoWider(flat, lineWidth - 2) ? [flat] : [head, "  \(type)", "{"])
      + (["switch self {"] + cases + (union.keepsUnknown ? ["case .unknown: nil"] : []) + ["}"])
      .map { "  " + $0 } + ["}"]
  }

  private var codingKeys: [String] {
    guard let key = union.discriminator else { return [] }
    return ["private enum CodingKeys: String, CodingKey {"]
      + keyedCase("discriminator", rawValue: key, indent: 4).map { "  " + $0 }
      + ["}"]
  }

  /// Whether the compiler would take too long to check a `switch` over the cases, or reject it.
  private var isLarge: Bool { union.cases.count > largestSwitch }

  /// The decoding by the discriminator.
  private var choices: Lines {
    let cases: [String] = union.cases.flatMap { unionCase -> [String] in
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
    var all: [String] = [
      "let container = try decoder.container(keyedBy: CodingKeys.self)",
      "switch try container.decode(String.self, forKey: .discriminator) {",
    ]
    all += cases + otherChoice
    return Lines(all + ["}"])
  }

  private var otherChoice: [String] {
    if union.keepsUnknown { return ["default: self = .unknown(try JSONValue(from: decoder))"] }
    return switchCase("case let tag:", refusal, indent: 4)
  }

  private var refusal: Code {
    let message = SwiftString([.text("unknown kind of \(name): "), .code("tag")])
    return .call(
      "throw DecodingError.dataCorruptedError",
      ["forKey: .discriminator", "in: container", .argument("debugDescription", .string(message))]
    )
  }

  /// The decoding that tries each case in turn. The first one that can be decoded is the value.
  private var trials: Lines {
    var branches = union.cases.filter(\.ownKeys.isEmpty).map { unionCase in
      Code.Branch(
        [value(of: .call("container.decode", ["\(unionCase.coded.wireType).self"]))],
        [assignment(unionCase, "value\(unionCase.coded.valueSuffix)")]
      )
    }
    var statements: [Code] = ["let container = try decoder.singleValueContainer()"]
    let objects = union.cases.flatMap(objects)
    if !objects.isEmpty {
      let call: Code = "let object: Self? = try decoder.\(helper: "fullestObject")"
      statements.append(.call(call, objects))
      branches.insert(Code.Branch(["let object"], ["self = object"]), at: 0)
    }
    return Lines(statements + [.conditional(branches, otherwise: [otherTrial])], indent: 4)
  }

  /// `(["url"], { try .image(container.decode(Image.self)) })`, once for each list of keys.
  private func objects(_ unionCase: ServiceModel.Union.Case) -> [Code] {
    let decode = "container.decode(\(unionCase.coded.wireType).self)"
    let value = Code.closure(["try .\(swiftMember(unionCase.name))(\(decode))"])
    return unionCase.ownKeys.map { keys in
      let keys = Code.array(keys.map { .string(SwiftString($0)) })
      return .list(open: "(", [keys, value], close: ")")
    }
  }

  private func value(of decode: Code) -> Code {
    .sequence(["let value = ", .attempt(decode, mayNestDeeply: mayNestDeeply)])
  }

  private var otherTrial: Code {
    if union.keepsUnknown { return "self = .unknown(try JSONValue(from: decoder))" }
    let names = union.cases.map(\.name).joined(separator: ", ")
    let message = SwiftString("matches no case of \(name): \(names)")
    return .call(
      "throw DecodingError.dataCorruptedError",
      ["in: container", .argument("debugDescription", .string(message))]
    )
  }

  private func assignment(_ unionCase: ServiceModel.Union.Case, _ value: String) -> Code {
    .call("self = .\(swiftMember(unionCase.name))", [.text(value)])
  }

  private var encoding: Lines {
    let isTagged = union.discriminator != nil
    var cases = union.cases.map { (name: $0.name, statements: encoding($0, isTagged: isTagged)) }
    if union.keepsUnknown {
      let statement = isTagged ? "value.encode(to: encoder)" : "container.encode(value)"
      cases.append(("unknown", [.text("try \(statement)")]))
    }
    // With a `default`, the compiler need not check that the cases are exhaustive.
    let last = isLarge ? cases.popLast() : nil
    var all: [String] = isTagged ? [] : ["var container = encoder.singleValueContainer()"]
    all.append("switch self {")
    for other in cases { all += encodingCase(other.name, other.statements) }
    if let last { all += otherEncoding(last.name, last.statements) }
    return Lines(all + ["}"])
  }

  private func encoding(_ unionCase: ServiceModel.Union.Case, isTagged: Bool) -> [Code] {
    let value = unionCase.coded.wireValue("value")
    guard isTagged else { return [.call("try container.encode", [value])] }
    let statement = Code.sequence(["try ", value, ".encode(to: encoder)"])
    guard let tag = unionCase.tags.first, needsTag(unionCase) else { return [statement] }
    // Encoded before the value, because the value can have kept another tag of the case.
    let arguments: [Code] = [.string(SwiftString(tag)), "forKey: .discriminator"]
    return [
      "var container = encoder.container(keyedBy: CodingKeys.self)",
      .call("try container.encode", arguments), statement,
    ]
  }

  private func encodingCase(_ name: String, _ statements: [Code]) -> [String] {
    let head = Code.text("case .\(swiftMember(name))(let value):")
    if let only = statements.first, statements.count == 1 {
      return switchCase(head, only, indent: 4)
    }
    return switchCase(head, statements, indent: 4)
  }

  private func otherEncoding(_ name: String, _ statements: [Code]) -> [String] {
    let condition = Code.text("case .\(swiftMember(name))(let value) = self")
    return switchCase("default:", [.conditional([.init([condition], statements)])], indent: 4)
  }
}

extension ServiceModel.Union.Case {
  var coded: CodedType { CodedType(type, coding) }
}

/// Returns the stack check with which the coding of a recursive type begins.
func checkingStack(of coder: String, _ isRecursive: Bool) -> Lines {
  isRecursive ? Lines(["try \(coder).\(helper: "checkStack")()"], indent: 4) : []
}
