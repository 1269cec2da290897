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

  private var decodes: Bool {
    encodes || record.others != .dropped
      || record.properties.contains { $0.tolerantCoding != nil || $0.skippedCount != nil }
  }

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
    var statements = (readFirst + readLast).flatMap(decoding)
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
        coded.decoding(selfReference(name), "try decoder.additionalMembers", arguments + unread)
      )
    }
    return statements.flatMap { $0.outdentedLines(indent: 4) }
  }

  /// `createdAt = try container.decode(DateCoding.self, forKey: .createdAt).value`
  private func decoding(_ property: ServiceModel.Property) -> [Code] {
    if let coding = property.tolerantCoding { return [tolerantDecoding(property, coding.read)] }
    if let count = property.skippedCount { return lossyDecoding(property, count) }
    let read = read(property, as: property.wireType)
    return [property.coded.decoding(reference(property), read.method, read.arguments)]
  }

  private func read(
    _ property: ServiceModel.Property,
    as type: String
  ) -> (method: String, arguments: [Code]) {
    let isAbsentable = property.type.isOptional && !property.isRequired
    let method = "try container.\(isAbsentable ? "decodeIfPresent" : "decode")"
    return (method, ["\(type).self", "forKey: .\(swiftMember(property.storedName))"])
  }

  /// `homepage = try container.decodeIfPresent(String.self, forKey: .homepage).flatMap(URL.init(string:))`
  private func tolerantDecoding(_ property: ServiceModel.Property, _ value: String) -> Code {
    let read = read(property, as: "String")
    let call = Code.call("\(reference(property)) = \(read.method)", read.arguments)
    let suffix = Code.text(".flatMap(\(value))")
    let fits = call.flat.map { isNoWider($0, lineWidth - 4) } ?? false
    return fits ? .chain(call, [suffix]) : .sequence([call, suffix])
  }

  /// `let lossyPhotos = …`, and from it the elements and the count of those that it skipped.
  private func lossyDecoding(_ property: ServiceModel.Property, _ count: String) -> [Code] {
    let local = swiftMember(lossyName(property))
    let elements = property.coded.unwrapped
    var type = "LossyArray<\(elements.elementWireType)>"
    if property.mayBeNull { type += "?" }
    let read = read(property, as: type)
    let isOptional = property.type.isOptional
    let mark = isOptional ? "?" : ""
    let skipped = "\(local)\(mark).skipped\(isOptional ? " ?? 0" : "")"
    return [
      .call("let \(local) = \(read.method)", read.arguments),
      .text("\(reference(property)) = \(local)\(mark).elements\(elements.valueSuffix)"),
      .text("\(selfReference(count, besides: lossyNames)) = \(skipped)"),
    ]
  }

  /// The local variables of the lists of which elements may be left out.
  private var lossyNames: Set<String> {
    Set(record.properties.filter { $0.skippedCount != nil }.map(lossyName))
  }

  private func lossyName(_ property: ServiceModel.Property) -> String {
    "lossy" + property.name.prefix(1).uppercased() + property.name.dropFirst()
  }

  private func reference(_ property: ServiceModel.Property) -> String {
    selfReference(property.storedName, besides: lossyNames)
  }

  /// `unread: [.endTime: endTime == nil]`
  private var unread: [Code] {
    let members = record.keptTexts.map { property in
      Code.text(".\(swiftMember(property.storedName)): \(reference(property)) == nil")
    }
    return members.isEmpty ? [] : [.argument("unread", .array(members))]
  }

  private var encoding: [String] {
    var statements = record.properties.map(encoding)
    if !statements.isEmpty {
      statements.insert("var container = encoder.container(keyedBy: CodingKeys.self)", at: 0)
    }
    if case .kept(let name, let type, let coding) = record.others {
      let value = CodedType(.dictionary(type), coding).wireValue(selfReference(name))
      let keys: Code = "besides: CodingKeys.self"
      statements.append(.call("try encoder.encodeMembers", [value, keys] + unread))
    }
    return statements.flatMap { $0.outdentedLines(indent: 4) }
  }

  /// `try container.encode(DateCoding(createdAt), forKey: .createdAt)`
  private func encoding(_ property: ServiceModel.Property) -> Code {
    let isAbsentable = property.type.isOptional && !property.isRequired
    let key = swiftMember(property.storedName)
    let value =
      property.tolerantCoding?.write.map { .text("\(property.reference).map(\($0))") }
      ?? property.coded.wireValue(property.reference)
    return .call(
      "try container.\(isAbsentable ? "encodeIfPresent" : "encode")",
      [value, "forKey: .\(key)"]
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
