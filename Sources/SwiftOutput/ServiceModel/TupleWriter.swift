import OutputInterface
import ViewModelIR

/// Writes the struct of a JSON array whose positions have different types.
struct TupleWriter {
  private let tuple: ServiceModel.Tuple
  private let isRecursive: Bool
  private let members: StructWriter

  init(_ tuple: ServiceModel.Tuple, isRecursive: Bool, prefix: String) {
    self.tuple = tuple
    self.isRecursive = isRecursive
    members = StructWriter(
      prefix: prefix,
      properties: tuple.items,
      others: tuple.others,
      othersType: ValueType.list,
      othersDoc: "Elements that the schema does not declare."
    )
  }

  var isEmpty: Bool { members.isEmpty && !members.hasInit }

  var context: TemplateValue.Members { members.context(codingKeys: []) }

  var coding: TemplateValue {
    [
      "decoding": lines(checkingStack(of: "decoder", isRecursive) + decoding),
      "encoding": ["lines": lines(checkingStack(of: "encoder", isRecursive) + encoding)],
    ]
  }

  /// The items that are always present, even if only as null.
  private var leading: ArraySlice<ServiceModel.Property> {
    let last = tuple.items.lastIndex { $0.isRequired || !$0.type.isOptional }
    return tuple.items.prefix(through: last)
  }

  private var trailing: ArraySlice<ServiceModel.Property> { tuple.items.dropFirst(leading.count) }

  private var decoding: Lines {
    var statements = leading.map { decoding($0, canBeAbsent: false) }
    statements += trailing.map { decoding($0, canBeAbsent: true) }
    switch tuple.others {
    case .dropped: break
    case .refused: statements.append("try container.\(helper: "refuseElements")()")
    case .kept(let name, let type, let coding):
      let element = CodedType(type, coding)
      let arguments: [Code] =
        element.coding == nil ? [] : [.argument("of", "\(element.wireType).self")]
      statements.append(
        CodedType(.list(type), coding)
          .decoding(selfReference(name), "try container.\(helper: "additionalElements")", arguments)
      )
    }
    if members.isEmpty {
      let refusing: Code = "try decoder.unkeyedContainer().\(helper: "refuseElements")()"
      statements = [tuple.others == .refused ? refusing : "_ = try decoder.unkeyedContainer()"]
      return Lines(statements, indent: 4)
    }
    statements.insert("var container = try decoder.unkeyedContainer()", at: 0)
    return Lines(statements, indent: 4)
  }

  private func decoding(_ item: ServiceModel.Property, canBeAbsent: Bool) -> Code {
    let type = canBeAbsent ? item.unwrappedWireType : item.fullWireType
    return item.coded.decoding(
      item.reference,
      .text("try container.\(canBeAbsent ? "decodeIfPresent" : "decode")"),
      ["\(type).self"]
    )
  }

  private var encoding: Lines {
    if members.isEmpty { return ["_ = encoder.unkeyedContainer()"] }
    var statements: [Code] = ["var container = encoder.unkeyedContainer()"]
    statements += leading.map { item in
      .call("try container.encode", [item.coded.wireValue(item.reference)])
    }
    if !trailing.isEmpty { statements.append("var missing = 0") }
    let missing: Code = "\(helper: "afterMissing"): &missing"
    statements += trailing.map { item in
      let value = item.coded.wireValue(item.reference)
      return .call("try container.encodeIfPresent", [value, missing])
    }
    if case .kept(let name, let type, let coding) = tuple.others {
      let value = CodedType(.list(type), coding).wireValue(selfReference(name))
      let contents = Code.argument("contentsOf", value)
      statements.append(
        .call("try container.encode", trailing.isEmpty ? [contents] : [contents, missing])
      )
    }
    return Lines(statements, indent: 4)
  }
}

extension ServiceModel.Property {
  fileprivate var unwrappedWireType: String {
    isBoxed ? "Indirect<\(type.unwrapped.swiftName)>" : coded.unwrapped.wireType
  }

  fileprivate var fullWireType: String { isBoxed ? boxType : coded.wireType }
}

extension Array {
  fileprivate func prefix(through last: Int?) -> ArraySlice<Element> {
    last.map { self[...$0] } ?? []
  }
}
