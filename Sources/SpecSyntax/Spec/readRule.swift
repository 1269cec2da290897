import DocumentReader

func readRule(
  _ rule: FieldRule,
  _ keys: KeyReader<FieldKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  switch rule {
  case .text:
    return readText(.text, keys, into: &diagnostics)
  case .styled:
    return readStyled(keys, into: &diagnostics)
  case .cases:
    return readCases(keys, into: &diagnostics)
  case .join:
    if let list = keys[.join], list.elements?.isEmpty == true {
      let remedy = "list the parts, as in [\"{a}\", \"{b}\"]"
      diagnostics.append(.emptyList("join", remedy, at: list.location))
    }
    return .join(
      keys.elements(.join, into: &diagnostics).compactMap { readPart($0, into: &diagnostics) },
      separator: keys.text(.separator, into: &diagnostics) ?? ""
    )
  case .value:
    return keys.expression(.value, into: &diagnostics).map { .value($0) }
  case .each:
    return readNested(.each, keys, into: &diagnostics).map { .each($0) }
  case .of:
    return readNested(.of, keys, into: &diagnostics).map { .one($0) }
  case .token:
    return readTokens(keys, into: &diagnostics)
  }
}

/// Reads a template, and the text that applies if something in it is nil.
func readText(
  _ key: FieldKey,
  _ keys: KeyReader<FieldKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  guard let text = keys.template(key, into: &diagnostics) else { return nil }
  if keys.isMisspelled(.fallback) { return .fallback(text, otherwise: nil, at: nil) }
  guard keys[.fallback] != nil else { return .text(text) }
  return templateOrNull(.fallback, keys, into: &diagnostics).map { node in
    let otherwise = node.isNull ? nil : SpecTemplate(node, into: &diagnostics)
    return .fallback(text, otherwise: otherwise, at: node.location)
  }
}

private func readNested(
  _ source: FieldKey,
  _ keys: KeyReader<FieldKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Nested? {
  guard let source = keys.expression(source, into: &diagnostics),
    let model = keys.require(.model, into: &diagnostics)
  else { return nil }
  let arguments = keys.arguments(.with, into: &diagnostics)
  if keys[.with] != nil, keys[.with]?.members == nil { return nil }
  return .init(source: source, model: model, arguments: arguments)
}

/// The scalar or `null` of a key. Returns `nil` and reports an error for anything else.
func templateOrNull<Key: MappingKey>(
  _ key: Key,
  _ keys: KeyReader<Key>,
  or null: String = "a template or null",
  into diagnostics: inout [Diagnostic]
) -> Node? {
  guard let node = keys[key], !node.isReported else { return nil }
  if node.text != nil || node.isNull { return node }
  let what = "'\(key.rawValue)'"
  diagnostics.append(.wrongType(node, what: what, expected: null))
  return nil
}
