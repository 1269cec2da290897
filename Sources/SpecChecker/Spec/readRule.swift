import DocumentReader

func readRule(
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
    return readCases(keys, into: &diagnostics)
  case .join:
    if let list = keys[.join], list.elements?.isEmpty == true {
      diagnostics.append(.emptyJoin(at: list.location))
    }
    return .join(
      keys.elements(.join, into: &diagnostics).compactMap { readPart($0, into: &diagnostics) },
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
  case .token:
    return readTokens(keys, into: &diagnostics)
  }
}

/// nil if it is neither, which is reported.
private func templateOrNull<Key: MappingKey>(
  _ key: Key,
  _ keys: KeyReader<Key>,
  or null: String = "a template or null",
  into diagnostics: inout [Diagnostic]
) -> Node? {
  guard let node = keys[key], !node.isTold else { return nil }
  if node.text != nil || node.isNull { return node }
  let what = "'\(key.rawValue)'"
  diagnostics.append(.wrongType(node, what: what, expected: null))
  return nil
}

private func readCases(
  _ keys: KeyReader<FieldKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  readCases(keys, ofTokens: false, into: &diagnostics).map { .cases($0) }
}

/// Cases and the `fallback` beside them, which is one more.
func readCases(
  _ keys: KeyReader<FieldKey>,
  ofTokens: Bool,
  into diagnostics: inout [Diagnostic]
) -> [Spec.DisplayField.Branch]? {
  guard let read = readBranches(.cases, keys, ofTokens: ofTokens, into: &diagnostics) else {
    return []
  }
  let isWhole = read.isWhole
  var branches = read.branches
  if let fallback = keys[.fallback] {
    if isWhole, let last = branches.last, last.when == nil {
      diagnostics.append(.fallbackBehindLastCase(at: fallback.location))
      return branches
    }
    let wanted = ofTokens ? "a name or null" : "a template or null"
    guard let node = templateOrNull(.fallback, keys, or: wanted, into: &diagnostics) else {
      return nil
    }
    let rule: Spec.DisplayField.Rule? = node.isNull ? nil : ofTokens ? .token(node) : .text(node)
    branches.append(.init(when: nil, rule: rule, location: fallback.location))
  }
  if isWhole, !keys.isMisspelt(.fallback) {
    checkOrder(branches, into: &diagnostics)
  }
  if isWhole, branches.allSatisfy({ $0.rule == nil }) {
    diagnostics.append(.onlyNullCases(at: keys.node.location))
  }
  return branches
}

/// A list of cases, and whether all of them could be read; nil where there are none.
private func readBranches<Key: MappingKey>(
  _ key: Key,
  _ keys: KeyReader<Key>,
  ofTokens: Bool = false,
  into diagnostics: inout [Diagnostic]
) -> (branches: [Spec.DisplayField.Branch], isWhole: Bool)? {
  let elements = keys.elements(key, into: &diagnostics)
  let branches = elements.compactMap {
    readBranch($0, ofTokens: ofTokens, into: &diagnostics)
  }
  let isWhole = branches.count == elements.count && keys[key]?.elements != nil
  if isWhole, branches.isEmpty {
    let result = ofTokens ? "token" : "text"
    diagnostics.append(.missingKey(result, in: "'cases'", at: keys.node.location))
    return nil
  }
  return (branches, isWhole)
}

private func readBranch(
  _ node: Node,
  ofTokens: Bool,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Branch? {
  guard let keys = KeyReader<CaseKey>(node, into: &diagnostics) else { return nil }
  let strays: [CaseKey] = ofTokens ? [.text, .value] : [.token]
  if let stray = strays.first(where: { keys[$0] != nil }) {
    diagnostics.append(
      stray == .token
        ? .tokenWithoutType(at: node.location) : .noToken(stray.rawValue, at: node.location)
    )
    return nil
  }
  let when = keys.scalar(.when, into: &diagnostics)
  if when == nil, keys[.when] != nil || keys.isMisspelt(.when) { return nil }
  let id = readCaseID(keys, into: &diagnostics)
  if ofTokens {
    guard keys.require(.token, into: &diagnostics) != nil,
      let token = templateOrNull(.token, keys, or: "a name or null", into: &diagnostics)
    else { return nil }
    return .init(when: when, rule: token.isNull ? nil : .token(token), location: node.location)
  }
  if keys[.value] != nil || keys.isMisspelt(.value) {
    if keys[.text] != nil {
      diagnostics.append(.severalRules(["text", "value"], of: "a case", at: node.location))
      return nil
    }
    let wanted = "an expression or null"
    guard let value = templateOrNull(.value, keys, or: wanted, into: &diagnostics) else {
      return nil
    }
    return .init(
      when: when,
      id: id,
      rule: value.isNull ? nil : .value(value),
      location: node.location
    )
  }
  guard keys.require(.text, into: &diagnostics) != nil,
    let text = templateOrNull(.text, keys, into: &diagnostics)
  else { return nil }
  return .init(
    when: when,
    id: id,
    rule: text.isNull ? nil : .text(text),
    location: node.location
  )
}

private func readCaseID(
  _ keys: KeyReader<CaseKey>,
  into diagnostics: inout [Diagnostic]
) -> String? {
  guard let node = keys.scalar(.id, into: &diagnostics), let id = node.text else { return nil }
  if id == catalogName([id]) { return id }
  diagnostics.append(.wrongValue("id", node, wanted: "a name, such as \(catalogName([id]))"))
  return nil
}

/// A template, or a mapping that says on what condition the part is there.
private func readPart(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  if node.members == nil { return .text(node) }
  guard let keys = KeyReader<PartKey>(node, into: &diagnostics) else { return nil }
  var branches: [Spec.DisplayField.Branch]
  if keys[.cases] != nil {
    guard let read = readBranches(.cases, keys, into: &diagnostics) else { return nil }
    branches = read.branches
    if keys[.text] != nil || keys[.when] != nil {
      diagnostics.append(
        .severalRules(
          ["cases", keys[.text] == nil ? "when" : "text"],
          of: "a part",
          at: node.location
        )
      )
    }
    if let early = branches.dropLast().first(where: { $0.when == nil }) {
      diagnostics.append(.unreachableCase(at: early.location))
    }
  } else {
    let when = keys.require(.when, into: &diagnostics)
    guard let text = keys.require(.text, into: &diagnostics), when != nil else { return nil }
    branches = [.init(when: when, rule: .text(text), location: node.location)]
  }
  if let last = branches.last, last.when != nil {
    branches.append(.init(when: nil, rule: nil, location: node.location))
  }
  return .cases(branches)
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
