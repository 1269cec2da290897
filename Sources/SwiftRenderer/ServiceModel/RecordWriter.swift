import SpecCompiler

/// The struct of a JSON object; its coding is written where the compiler's would not do.
struct RecordWriter {
  private let record: ServiceModel.Record
  private let members: StructWriter

  /// Of the types that are decoded behind all others: where a choice contains choices, trying each
  /// case with all its content would take twice as long for every level.
  private let isReadLast: (ValueType) -> Bool

  init(
    _ record: ServiceModel.Record,
    prefix: String,
    isReadLast: @escaping (ValueType) -> Bool
  ) {
    self.record = record
    self.isReadLast = isReadLast
    members = StructWriter(
      prefix: prefix,
      properties: record.properties,
      others: record.others,
      othersType: ValueType.dictionary,
      othersDoc: "Members that the schema does not declare."
    )
  }

  var isEmpty: Bool { members.isEmpty && !members.hasInit && !decodes }

  var context: [String: TemplateValue] {
    members.context(codingKeys: codingKeys)
  }

  /// nil where the compiler writes it.
  var coding: TemplateValue? {
    guard decodes else { return nil }
    return [
      "decoding": lines(decoding),
      "hasEncoding": .flag(encodes),
      "encoding": lines(encodes ? encoding : []),
    ]
  }

  private var decodes: Bool { encodes || record.others != .dropped }

  private var encodes: Bool {
    if case .kept = record.others { return true }
    return record.properties.contains { $0.isCoded || $0.mayBeNull }
  }

  /// In the order in which they are decoded, by the compiler's code too: it goes by the keys.
  private var readFirst: [ServiceModel.Property] {
    record.properties.filter { !isReadLast($0.type) }
  }

  private var readLast: [ServiceModel.Property] { record.properties.filter { isReadLast($0.type) } }

  private var codingKeys: [String] {
    let properties = record.properties
    let hasOrder = readFirst + readLast != properties
    guard decodes || hasOrder || properties.contains(where: { $0.storedName != $0.key }) else {
      return []
    }
    if properties.isEmpty { return ["private enum CodingKeys: CodingKey {}"] }
    return ["private enum CodingKeys: String, CodingKey {"]
      + (caseLines(readFirst) + caseLines(readLast)).map { "  " + $0 } + ["}"]
  }

  private func caseLines(_ properties: [ServiceModel.Property]) -> [String] {
    let plain = properties.filter { $0.storedName == $0.key }
    let renamed = properties.filter { $0.storedName != $0.key }
    return plainCases(plain.map(\.storedName), indent: 4)
      + renamed.flatMap {
        keyedCase($0.storedName, rawValue: .string(SwiftString($0.key)), indent: 4)
      }
  }
}

// MARK: - Statements

extension RecordWriter {
  private var decoding: [String] {
    var statements = (readFirst + readLast).map(decoding)
    if !statements.isEmpty {
      statements.insert("let container = try decoder.container(keyedBy: CodingKeys.self)", at: 0)
    }
    let keys: Code = "besides: CodingKeys.self"
    switch record.others {
    case .dropped: break
    case .refused: statements.insert(.call("try decoder.refuseMembers", [keys]), at: 0)
    case .kept(let name, let type, let coding):
      let coded = CodedType(.dictionary(type), coding)
      let element = CodedType(type, coding)
      let arguments: [Code] =
        element.coding == nil ? [keys] : [.argument("of", "\(element.wireType).self"), keys]
      statements.append(
        coded.decoding(selfReference(name), "try decoder.additionalMembers", arguments)
      )
    }
    return statements.flatMap { $0.outdentedLines(indent: 4) }
  }

  /// `createdAt = try container.decode(DateCoding.self, forKey: .createdAt).value`
  private func decoding(_ property: ServiceModel.Property) -> Code {
    let isAbsentable = property.type.isOptional && !property.isRequired
    let key = swiftMember(property.storedName)
    return property.coded.decoding(
      property.reference,
      "try container.\(isAbsentable ? "decodeIfPresent" : "decode")",
      ["\(property.wireType).self", "forKey: .\(key)"]
    )
  }

  private var encoding: [String] {
    var statements = record.properties.map(encoding)
    if !statements.isEmpty {
      statements.insert("var container = encoder.container(keyedBy: CodingKeys.self)", at: 0)
    }
    if case .kept(let name, let type, let coding) = record.others {
      let value = CodedType(.dictionary(type), coding).wireValue(selfReference(name))
      let keys: Code = "besides: CodingKeys.self"
      statements.append(.call("try encoder.encodeMembers", [value, keys]))
    }
    return statements.flatMap { $0.outdentedLines(indent: 4) }
  }

  /// `try container.encode(DateCoding(createdAt), forKey: .createdAt)`
  private func encoding(_ property: ServiceModel.Property) -> Code {
    let isAbsentable = property.type.isOptional && !property.isRequired
    let key = swiftMember(property.storedName)
    return .call(
      "try container.\(isAbsentable ? "encodeIfPresent" : "encode")",
      [property.coded.wireValue(property.reference), "forKey: .\(key)"]
    )
  }
}

extension CodedType {
  /// `target = method(arguments)` and what makes the value of it.
  func decoding(_ target: String, _ method: String, _ arguments: [Code]) -> Code {
    .sequence([
      .text("\(target) = \(method)"), .list(open: "(", arguments, close: ")"), .text(valueSuffix),
    ])
  }
}
