import OutputInterface
import ViewModelIR

/// Writes the struct of a JSON object, and its coding unless the compiler can synthesize it.
struct RecordWriter {
  let record: ServiceModel.Record
  private let isRecursive: Bool
  let mayNestDeeply: Bool
  private let members: StructWriter
  /// The local variables for lists whose invalid elements are skipped.
  let lossyNames: Set<String>

  /// The properties to decode before those of `readLast`. Synthesized code also decodes in the order of the coding keys.
  private let readFirst: [ServiceModel.Property]
  private let readLast: [ServiceModel.Property]

  /// - Parameters:
  ///   - isReadLast: Whether properties of a type are decoded after all others. If unions contain unions, trying each case with all its
  ///     content would take twice as long for every level.
  init(
    _ record: ServiceModel.Record,
    of declaration: ServiceModel.Declaration,
    prefix: String,
    changed: Set<String>,
    isReadLast: (ValueType) -> Bool
  ) {
    self.record = record
    isRecursive = declaration.isRecursive
    mayNestDeeply = declaration.mayNestDeeply
    readLast = record.properties.filter { isReadLast($0.type) }
    readFirst =
      readLast.isEmpty ? record.properties : record.properties.filter { !isReadLast($0.type) }
    lossyNames = Set(record.properties.filter { $0.skippedCount != nil }.map(\.lossyName))
    members = StructWriter(
      prefix: prefix,
      properties: record.properties,
      others: record.others,
      othersType: ValueType.dictionary,
      othersDoc: "Members that the schema does not declare.",
      changed: changed
    )
  }

  var isEmpty: Bool { members.isEmpty && !members.hasInit && !decodes }

  var context: TemplateValue.Members {
    members.context(codingKeys: codingKeys)
  }

  /// The coding; `nil` if the compiler synthesizes it.
  var coding: TemplateValue? {
    guard decodes else { return nil }
    return [
      "decoding": lines(checkingStack(of: "decoder", isRecursive) + decoding),
      "encoding": encodes
        ? ["lines": lines(checkingStack(of: "encoder", isRecursive) + encoding)] : false,
    ]
  }

  private var decodes: Bool {
    encodes || record.others != .dropped
      || record.properties.contains {
        $0.tolerantCoding != nil || $0.toleratesAnything || $0.skippedCount != nil
      }
  }

  private var encodes: Bool {
    if case .kept = record.others { return true }
    return isRecursive || record.properties.contains { $0.isCoded || $0.mayBeNull }
  }

  private var codingKeys: [String] {
    let properties = record.properties
    let hasOrder = !readLast.isEmpty && readFirst + readLast != properties
    guard decodes || hasOrder || properties.contains(where: { $0.storedName != $0.key }) else {
      return []
    }
    if properties.isEmpty { return ["private enum CodingKeys: CodingKey {}"] }
    return ["private enum CodingKeys: String, CodingKey {"]
      + (caseLines(readFirst) + caseLines(readLast)).map { "  " + $0 } + ["}"]
  }

  private func caseLines(_ properties: [ServiceModel.Property]) -> [String] {
    let plain = properties.lazy.filter { $0.storedName == $0.key }.map(\.storedName)
    var lines = plainCases(Array(plain), indent: 4)
    for property in properties where property.storedName != property.key {
      lines += keyedCase(property.storedName, rawValue: property.key, indent: 4)
    }
    return lines
  }
}

// MARK: - Statements

extension RecordWriter {
  private var decoding: Lines {
    var lines: Lines = []
    if record.others != .dropped {
      let members: Code = "decoder.\(helper: "objectMembers")(keyedBy: CodingKeys.self)"
      lines += statement("let container = try \(members)")
    } else if !record.properties.isEmpty {
      lines += ["let container = try decoder.container(keyedBy: CodingKeys.self)"]
    }
    if record.others == .refused {
      lines += statement("try container.\(helper: "refuseMembers")()")
    }
    for property in readFirst { lines += decoding(property) }
    for property in readLast { lines += decoding(property) }
    if case .kept(let name, let type, let coding) = record.others {
      let coded = CodedType(.dictionary(type), coding)
      let element = CodedType(type, coding)
      let arguments: [Code] =
        element.coding == nil ? [] : [.argument("of", "\(element.wireType).self")]
      let code = coded.decoding(
        selfReference(name),
        "try container.\(helper: "additionalMembers")",
        arguments + keptMembers
      )
      lines += statement(code)
    }
    return lines
  }

  /// `createdAt = try container.decode(DateCoding.self, forKey: .createdAt).value`
  private func decoding(_ property: ServiceModel.Property) -> Lines {
    if let coding = property.tolerantCoding {
      return statement(tolerantDecoding(property, coding.read))
    }
    if let count = property.skippedCount {
      return Lines(lossyDecoding(property, count), indent: 4)
    }
    let coded = property.coded
    let name = reference(property)
    let (method, arguments) = read(property, as: property.wireType)
    if property.toleratesAnything {
      let value = value(method, arguments, of: property)
      return statement(.sequence(["\(name) = ", value, .text(coded.valueSuffix)]))
    }
    let flat = "\(name) = try \(method)(\(arguments.joined(separator: ", ")))\(coded.valueSuffix)"
    // Code that can be broken is much slower to lay out than a line, and few lines need it.
    if isNoWider(flat, lineWidth - 4) { return [flat] }
    return statement(coded.decoding(name, .text("try \(method)"), arguments.map(Code.text)))
  }

  func read(
    _ property: ServiceModel.Property,
    as type: String
  ) -> (method: String, arguments: [String]) {
    (
      property.canBeAbsent ? "container.decodeIfPresent" : "container.decode",
      ["\(type).self", "forKey: .\(swiftMember(property.storedName))"]
    )
  }

  private var encoding: Lines {
    var lines: Lines = []
    // Encoded first, so that the value of a property replaces a kept member with the same key.
    if case .kept(let name, let type, let coding) = record.others {
      let value = CodedType(.dictionary(type), coding).wireValue(selfReference(name))
      lines += statement(.sequence(["try ", value, ".encode(to: encoder)"]))
    }
    if !record.properties.isEmpty {
      lines += ["var container = encoder.container(keyedBy: CodingKeys.self)"]
    }
    for property in record.properties { lines += encoding(property) }
    return lines
  }

  /// `try container.encode(DateCoding(createdAt), forKey: .createdAt)`
  private func encoding(_ property: ServiceModel.Property) -> Lines {
    let method = property.canBeAbsent ? "try container.encodeIfPresent" : "try container.encode"
    let value =
      property.tolerantCoding?.write.map { "\(property.reference).map(\($0))" }
      ?? property.coded.wireValue(property.reference)
    let key = swiftMember(property.storedName)
    if case .fragment(let value) = value {
      let flat = "\(method)(\(value.text), forKey: .\(key))"
      if isNoWider(flat, lineWidth - 4) { return Lines([flat], needs: value.needs) }
    }
    return statement(.call(method, [value, "forKey: .\(key)"]))
  }

  private func statement(_ code: Code) -> Lines { Lines([code], indent: 4) }
}

extension CodedType {
  /// Returns `target = method(arguments)`, with the code that converts the result to the value.
  func decoding(_ target: String, _ method: Code, _ arguments: [Code]) -> Code {
    .sequence([
      "\(target) = \(method)", .list(open: "(", arguments, close: ")"), .text(valueSuffix),
    ])
  }
}
