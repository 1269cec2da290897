import DocumentReader

/// The fields of `display`, then those of `state`: the properties of one view model.
func readDisplay(
  _ display: [Node.Member],
  state: [Node.Member],
  into diagnostics: inout [Diagnostic]
) -> [Spec.DisplayField] {
  var fields: [Spec.DisplayField] = []
  for member in display {
    checkPropertyName(member.key, "a display field", at: member.keyLocation, into: &diagnostics)
    fields.append(readField(member, into: &diagnostics))
  }
  let displayed = Dictionary(
    fields.map { ($0.name, $0.location) },
    uniquingKeysWith: { first, _ in first }
  )
  for member in state {
    checkPropertyName(member.key, "a state property", at: member.keyLocation, into: &diagnostics)
    if let first = displayed[member.key] {
      diagnostics.append(
        .duplicateName(
          member.key,
          what: "display field",
          first: first,
          at: member.keyLocation
        )
      )
    }
    if member.value.text == nil, !member.value.isTold {
      diagnostics.append(
        .wrongType(
          member.value,
          what: "a state's first value",
          expected: "true, false, a number or a text"
        )
      )
    }
    fields.append(
      Spec.DisplayField(
        name: member.key,
        location: member.keyLocation,
        doc: "",
        rule: member.value.text == nil ? nil : .state(member.value)
      )
    )
  }
  return fields
}

private func readField(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField {
  var field = Spec.DisplayField(name: member.key, location: member.keyLocation, doc: "")
  if member.value.isTold { return field }
  guard let entries = member.value.members else {
    if member.value.text == nil {
      diagnostics.append(
        .wrongType(member.value, what: "'\(member.key)'", expected: "a template or a rule")
      )
    } else {
      field.rule = .text(member.value)
    }
    return field
  }
  let rules = entries.compactMap { FieldRule(rawValue: $0.key) }
  if rules.count > 1 {
    diagnostics.append(.severalRules(rules.map(\.rawValue), at: member.value.location))
    return field
  }
  let allowed = rules.first?.keys ?? FieldKey.whereNoRuleIs
  let what = "field '\(member.key)'"
  let keys = KeyReader(member.value, what, allowed: allowed, into: &diagnostics)
  guard let keys else { return field }
  field.doc = keys.text(.doc, into: &diagnostics) ?? ""
  if let rule = rules.first {
    field.rule = readRule(rule, keys, into: &diagnostics)
  } else if entries.allSatisfy({ $0.key == FieldKey.doc.rawValue }) {
    // A misspelt rule has been told already.
    let rules = FieldRule.allCases.map(\.rawValue)
    diagnostics.append(.missingRule(member.key, rules: rules, at: member.value.location))
  }
  return field
}

private func readRule(
  _ rule: FieldRule,
  _ keys: KeyReader<FieldKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  switch rule {
  case .text:
    guard let text = keys.scalar(.text, into: &diagnostics) else { return nil }
    if keys.isMisspelt(.fallback) {
      return .fallback(text, otherwise: Node(.null, isTold: true, at: text.location))
    }
    guard keys[.fallback] != nil else { return .text(text) }
    return templateOrNull(.fallback, keys, into: &diagnostics)
      .map { .fallback(text, otherwise: $0) }
  case .cases:
    let elements = keys.elements(.cases, into: &diagnostics)
    var branches = elements.compactMap { readBranch($0, into: &diagnostics) }
    let isWhole = branches.count == elements.count && keys[.cases]?.elements != nil
    if isWhole, branches.isEmpty {
      diagnostics.append(.missingKey("text", in: "'cases'", at: keys.node.location))
      return .cases([])
    }
    if let fallback = keys[.fallback] {
      if isWhole, let last = branches.last, last.when == nil {
        diagnostics.append(.fallbackBehindLastCase(at: fallback.location))
        return .cases(branches)
      }
      guard let text = templateOrNull(.fallback, keys, into: &diagnostics) else { return nil }
      branches.append(.init(when: nil, text: text, location: fallback.location))
    }
    if isWhole, !keys.isMisspelt(.fallback) {
      checkOrder(branches, into: &diagnostics)
    }
    if isWhole, branches.allSatisfy(\.text.isNull) {
      diagnostics.append(.onlyNullCases(at: keys.node.location))
    }
    return .cases(branches)
  case .join:
    let parts = keys.elements(.join, into: &diagnostics)
    if let list = keys[.join], list.elements?.isEmpty == true {
      diagnostics.append(.emptyJoin(at: list.location))
    }
    return .join(
      parts,
      separator: keys.text(.separator, into: &diagnostics) ?? ""
    )
  case .value:
    return keys.scalar(.value, into: &diagnostics).map { .value($0) }
  case .each:
    guard let list = keys.scalar(.each, into: &diagnostics),
      let model = keys.require(.model, into: &diagnostics)
    else { return nil }
    let arguments = keys.members(.with, into: &diagnostics)
    if keys[.with] != nil, keys[.with]?.members == nil { return nil }
    return .each(list, model: model, with: arguments)
  }
}

/// nil where it is neither, which is told.
private func templateOrNull<Key: MappingKey>(
  _ key: Key,
  _ keys: KeyReader<Key>,
  into diagnostics: inout [Diagnostic]
) -> Node? {
  guard let node = keys[key], !node.isTold else { return nil }
  if node.text != nil || node.isNull { return node }
  let what = "'\(key.rawValue)'"
  diagnostics.append(.wrongType(node, what: what, expected: "a template or null"))
  return nil
}

private func readBranch(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Branch? {
  guard let keys = KeyReader<CaseKey>(node, into: &diagnostics),
    keys.require(.text, into: &diagnostics) != nil,
    let text = templateOrNull(.text, keys, into: &diagnostics)
  else { return nil }
  let when = keys.scalar(.when, into: &diagnostics)
  if when == nil, keys[.when] != nil || keys.isMisspelt(.when) { return nil }
  return .init(when: when, text: text, location: node.location)
}

private func checkOrder(
  _ branches: [Spec.DisplayField.Branch],
  into diagnostics: inout [Diagnostic]
) {
  if let early = branches.dropLast().first(where: { $0.when == nil }) {
    diagnostics.append(.unreachableCase(at: early.location))
  } else if let last = branches.last, last.when != nil {
    diagnostics.append(.lastCaseHasCondition(at: last.location))
  }
}
