import DocumentReader
import ViewModelIR

extension NodeDecoder {
  mutating func decodeNamed(_ node: Node, _ name: String, at path: DataPath) -> Value? {
    switch model[name]?.kind {
    case .alias(let type): return decode(node, as: type, at: path)
    case .enumeration(let enumeration): return decodeCase(node, of: enumeration, at: path)
    case .record(let record): return decodeRecord(node, record, at: path)
    case .tuple(let tuple): return decodeTuple(node, tuple, at: path)
    case .union(let union): return decodeUnion(node, union, named: name, at: path)
    case nil:
      if .named(name) == ValueType.data, let text = node.string { return .string(text) }
      return fail(.wrongData(node, at: path, expected: name))
    }
  }

  // MARK: - Records and tuples

  private mutating func decodeRecord(
    _ node: Node,
    _ record: ServiceModel.Record,
    at path: DataPath
  ) -> Value? {
    guard let members = node.members else {
      return fail(.wrongData(node, at: path, expected: "a mapping"))
    }
    let nodes = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    var values: [String: Value] = [:]
    for property in record.properties where diagnostics.count < most {
      let path = path.appending(property.key)
      let found = nodes[property.key]
      if property.toleratesOtherTexts, let found, found.string != nil {
        values[property.name] = tolerant(found, property.type.unwrapped, at: path)
      } else if let count = property.skippedCount {
        let list = decodeLossy(found, property, of: node, at: path)
        values[property.name] = list.elements
        values[count] = .integer(list.skipped)
      } else {
        let value = decode(found, property, of: node, at: path)
        values[property.name] =
          found == nil && property.origin.isKnown
          ? knownValue(of: property, nodes) : value.map { property.converted($0) }
      }
    }
    let keys = Set(record.properties.map(\.key))
    let notRead = record.keptUnread.filter {
      nodes[$0.key]?.isNull == false && values[$0.name] == .null
    }
    let nulls = record.keptNulls.filter { nodes[$0.key]?.isNull == true }
    let kept = Set((notRead + nulls).map(\.key))
    let others = members.filter { !keys.contains($0.key) || kept.contains($0.key) }
    switch record.others {
    case .dropped: break
    case .refused:
      for member in others where diagnostics.count < most {
        fail(.undeclaredMember(member, at: path.appending(member.key), declared: keys.sorted()))
      }
    case .kept(let name, let type, let coding):
      values[name] = decodeMembers(others, of: type, coding, at: path)
    }
    return .object(values)
  }

  /// The value of an optional property, which reads any other text as `nil`.
  private mutating func tolerant(_ node: Node, _ type: ValueType, at path: DataPath) -> Value {
    if let value = scalar(node, type, nil) { return value }
    if node.string != "", warnings.count < most {
      warnings.append(.readAsNil(node, at: path, expected: type.wanted(for: node)))
    }
    return .null
  }

  private mutating func decodeTuple(
    _ node: Node,
    _ tuple: ServiceModel.Tuple,
    at path: DataPath
  ) -> Value? {
    guard let elements = node.elements else {
      return fail(.wrongData(node, at: path, expected: "a list"))
    }
    var values: [String: Value] = [:]
    for (index, item) in tuple.items.enumerated() where diagnostics.count < most {
      let element = elements.indices.contains(index) ? elements[index] : nil
      values[item.name] = decode(element, item, of: node, at: path.appending(index))
    }
    let others = elements.dropFirst(tuple.items.count)
    switch tuple.others {
    case .dropped: break
    case .refused:
      if let first = others.first {
        fail(.undeclaredElement(first, at: path, count: elements.count, most: tuple.items.count))
      }
    case .kept(let name, let type, let coding):
      values[name] = decodeElements(others, of: type, coding, at: path)
    }
    return .object(values)
  }

  private mutating func decode(
    _ found: Node?,
    _ property: ServiceModel.Property,
    of node: Node,
    at path: DataPath
  ) -> Value? {
    guard let found else {
      return mayBeAbsent(property)
        ? .null : fail(.missingData(node, at: path, from: property.origin))
    }
    if property.toleratesAnything {
      return attempt(found, property.type, property.coding, at: path) ?? .null
    }
    return decode(found, as: property.type, property.coding, at: path)
  }

  /// Decodes the elements that fit the type, and counts those that do not.
  private mutating func decodeLossy(
    _ found: Node?,
    _ property: ServiceModel.Property,
    of node: Node,
    at path: DataPath
  ) -> (elements: Value?, skipped: Int) {
    guard let nodes = found?.elements, case .list(let element) = property.type.unwrapped else {
      return (decode(found, property, of: node, at: path), 0)
    }
    let values = nodes.compactMap { attempt($0, element, property.coding, at: path) }
    return (.list(values), nodes.count - values.count)
  }

  /// Decodes a node without reporting problems; returns `nil` if it does not fit the type.
  private mutating func attempt(
    _ node: Node,
    _ type: ValueType,
    _ coding: ServiceModel.Coding?,
    at path: DataPath
  ) -> Value? {
    var attempt = NodeDecoder(model: model)
    attempt.trials = trials
    let value = attempt.decode(node, as: type, coding, at: path)
    trials = attempt.trials
    guard attempt.diagnostics.isEmpty else { return nil }
    warnings += attempt.warnings
    return value
  }

  /// Whether the member can be absent: it is not required, or its type is an alias of an optional.
  private func mayBeAbsent(_ property: ServiceModel.Property) -> Bool {
    if !property.isRequired || property.type.isOptional { return !property.isRequired }
    var type = property.type
    for _ in 0...Limits.referenceDepth {
      guard case .named(let name) = type, case .alias(let target)? = model[name]?.kind else {
        break
      }
      type = target
    }
    return type.isOptional
  }

  // MARK: - Enumerations and unions

  private mutating func decodeCase(
    _ node: Node,
    of enumeration: ServiceModel.Enumeration,
    at path: DataPath
  ) -> Value? {
    guard let rawValue = rawValue(of: node, enumeration.rawType) else {
      return fail(.wrongData(node, at: path, expected: enumeration.rawType.wanted))
    }
    let known = enumeration.cases.first { $0.isEqual(rawValue, enumeration.rawType) }
    let mayBeUnknown = enumeration.keepsUnknown && !enumeration.hasUnnamedCases
    guard let text = known?.rawValue ?? (mayBeUnknown ? rawValue : nil) else {
      return fail(.unknownCase(node, rawValue, at: path, known: enumeration.cases.map(\.rawValue)))
    }
    return .string(text)
  }

  /// The value in the form of `Enumeration.Case.rawValue`; `nil` if the node has another type.
  private func rawValue(of node: Node, _ type: ServiceModel.Enumeration.RawType) -> String? {
    switch (type, node.value) {
    case (.string, .string(let text)): text
    case (.integer, .number(let text)): decodeInteger(text).map { String($0) }
    case (.number, .number(let text)):
      decodeNumber(text).map { number in
        Int(exactly: number).map { String($0) } ?? number.description
      }
    case (.json, .string(let text)): text.debugDescription
    case (.json, _): decodeJSON(node)?.shown
    default: nil
    }
  }

  private mutating func decodeUnion(
    _ node: Node,
    _ union: ServiceModel.Union,
    named name: String,
    at path: DataPath
  ) -> Value? {
    if union.isNamedInData { return decodeNamedCase(node, of: union, at: path) }
    if let key = union.discriminator {
      return decodeTagged(node, union, key, at: path)
    }
    var count = trials ?? 0
    defer { if trials != nil { trials = count } }
    var closest: (type: ValueType, diagnostics: [Diagnostic])?
    for choice in union.tried(for: node) {
      count += 1
      if count > Limits.unionTrials { return fail(.tooManyTrials(node, at: path)) }
      var attempt = NodeDecoder(model: model)
      attempt.trials = count
      let value = attempt.decode(node, as: choice.type, choice.coding, at: path)
      count = attempt.trials ?? count
      if attempt.diagnostics.isEmpty, let value {
        warnings += attempt.warnings
        return .choice(choice.name, value)
      }
      if attempt.diagnostics.count < closest?.diagnostics.count ?? .max {
        closest = (choice.type, attempt.diagnostics)
      }
    }
    if union.keepsUnknown { return unknown(node, at: path) }
    return fail(
      .noFittingType(
        node,
        at: path,
        tried: union.cases.map(\.type),
        closest: closest?.type,
        // For a nested union, the problem would only be that it does not fit either.
        problem: trials == nil ? closest?.diagnostics.first : nil
      )
    )
  }

  private mutating func unknown(_ node: Node, at path: DataPath) -> Value? {
    decode(node, as: .json, at: path).map { .choice("unknown", $0) }
  }

  private mutating func decodeTagged(
    _ node: Node,
    _ union: ServiceModel.Union,
    _ key: String,
    at path: DataPath
  ) -> Value? {
    guard node.members != nil else {
      return fail(.wrongData(node, at: path, expected: "a mapping"))
    }
    let inner = path.appending(key)
    guard let tag = node[key] else { return fail(.missingData(node, at: inner)) }
    guard let text = tag.string else {
      return fail(.wrongData(tag, at: inner, expected: "a string"))
    }
    if let choice = union.cases.first(where: { $0.tags.contains(text) }) {
      return decode(node, as: choice.type, choice.coding, at: path)
        .map { .choice(choice.name, $0) }
    }
    if union.keepsUnknown { return unknown(node, at: path) }
    return fail(.unknownCase(tag, text, at: inner, known: union.cases.flatMap(\.tags)))
  }
}

extension ServiceModel.Enumeration.RawType {
  fileprivate var wanted: String {
    switch self {
    case .string: "a string"
    case .integer: "a whole number within 64 bits"
    case .number: "a number"
    case .json: "a value"
    }
  }
}

extension ServiceModel.Enumeration.Case {
  fileprivate func isEqual(_ other: String, _ type: ServiceModel.Enumeration.RawType) -> Bool {
    switch type {
    case .number: Double(rawValue) == Double(other)
    case .string, .integer, .json: rawValue == other
    }
  }
}
