import DocumentReader
import ViewModelIR

package enum CaseKey: String, MappingKey {
  case when, text, value, token, id

  package static let mapping = "a case"

  package var definition: KeyDefinition {
    switch self {
    case .when:
      .init(.text, "a condition; the last case has none, unless the field has a `fallback`")
    case .text: .init(.textOrNull, "a template, or `null` if the field is nil in this case")
    case .value:
      .init(
        .textOrNull,
        "instead of `text`: an expression, which must have the same type in all cases of the field, or `null`"
      )
    case .token:
      .init(
        .textOrNull,
        "instead of `text`, in a field of [tokens](#tokens): the name of the token, or `null`"
      )
    case .id:
      .init(
        .text,
        "the name of the text in [catalogs](translations.md), instead of one that is derived from its condition"
      )
    }
  }

  package static let choices = [
    KeyChoice([CaseKey.text], allowed: [.when, .text, .id]),
    KeyChoice([CaseKey.value], allowed: [.when, .value, .id]),
    KeyChoice([CaseKey.token], allowed: [.when, .token, .id]),
  ]
}

/// The keys of a part of `join` that has conditions.
package enum PartKey: String, MappingKey {
  case when, text, cases

  package static let mapping = "a part of 'join'"

  package var definition: KeyDefinition {
    switch self {
    case .when: .init(.text, "with `text`: a condition; if it is false, the part is omitted")
    case .text: .init(.text, "a template")
    case .cases:
      .init(
        FieldKey.cases.shape,
        "instead of `when` and `text`: a list of [cases](#keys-of-a-case), of which the first that holds applies; if none does, the part is omitted"
      )
    }
  }

  package static let choices = [
    KeyChoice([PartKey.when, .text], allowed: [.when, .text]),
    KeyChoice([PartKey.cases], allowed: [.cases]),
  ]
}

func readCases(
  _ keys: KeyReader<FieldKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  readCases(keys, ofTokens: false, into: &diagnostics).map { .cases($0) }
}

/// Reads `cases`, and `fallback` as one more case after them.
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
    var rule: Spec.DisplayField.Rule?
    if !node.isNull {
      rule = ofTokens ? .token(node) : .text(SpecTemplate(node, into: &diagnostics))
    }
    branches.append(.init(when: nil, rule: rule, location: fallback.location))
  }
  if isWhole, !keys.isMisspelled(.fallback) {
    checkOrder(branches, into: &diagnostics)
  }
  if isWhole, branches.allSatisfy({ $0.rule == nil }) {
    diagnostics.append(.onlyNullCases(at: keys.node.location))
  }
  return branches
}

/// Reads a list of cases. `isWhole` is whether all of them could be read. Returns `nil` and reports an error if the list is empty.
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
    let sample = ofTokens ? "token: open" : "text: \"{a}\""
    let example = "the cases, as in [{ when: isOpen, \(sample) }]"
    diagnostics.append(
      .emptyList(key.rawValue, "list \(example)", at: keys[key]?.location ?? keys.node.location)
    )
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
  let when = keys.expression(.when, into: &diagnostics)
  if when == nil, keys[.when] != nil || keys.isMisspelled(.when) { return nil }
  let id = readCaseID(keys, into: &diagnostics)
  if ofTokens {
    guard keys.require(.token, into: &diagnostics) != nil,
      let token = templateOrNull(.token, keys, or: "a name or null", into: &diagnostics)
    else { return nil }
    return .init(when: when, rule: token.isNull ? nil : .token(token), location: node.location)
  }
  if keys[.value] != nil || keys.isMisspelled(.value) {
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
      rule: value.isNull ? nil : .value(SpecExpression(value, into: &diagnostics)),
      location: node.location
    )
  }
  guard keys.require(.text, into: &diagnostics) != nil,
    let text = templateOrNull(.text, keys, into: &diagnostics)
  else { return nil }
  return .init(
    when: when,
    id: id,
    rule: text.isNull ? nil : .text(SpecTemplate(text, into: &diagnostics)),
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

/// Reads a part of `join`: a template, or a mapping with conditions.
func readPart(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  if node.members == nil { return .text(SpecTemplate(node, into: &diagnostics)) }
  guard let keys = KeyReader<PartKey>(node, into: &diagnostics) else { return nil }
  var branches: [Spec.DisplayField.Branch]
  if keys[.cases] != nil {
    guard let read = readBranches(.cases, keys, into: &diagnostics) else { return nil }
    branches = read.branches
    if keys[.text] != nil || keys[.when] != nil {
      diagnostics.append(
        .severalRules(
          ["cases", keys[.text] == nil ? "when" : "text"],
          of: "a part of 'join'",
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
    branches = [
      .init(
        when: when.map { SpecExpression($0, into: &diagnostics) },
        rule: .text(SpecTemplate(text, into: &diagnostics)),
        location: node.location
      )
    ]
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
