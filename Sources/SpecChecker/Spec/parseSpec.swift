import DocumentReader
import Expressions
import ViewModelIR

/// Reads a spec's shape out of its YAML, as far as it has one; nil if it is not a mapping, or plainly something else.
package func parseSpec(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec? {
  if let document = otherDocument(node) {
    diagnostics.append(.notASpec(document, at: node.location))
    return nil
  }
  guard let keys = KeyReader<SpecKey>(node, into: &diagnostics) else { return nil }
  var layout: Screen.Layout?
  if let text = keys.scalar(.layout, into: &diagnostics) {
    layout = text.text.flatMap { Int($0) }.flatMap(Screen.Layout.init)
    if layout == nil {
      diagnostics.append(.notOneOf(text, what: "'layout'", choices: SpecKey.layout.shape.words))
    }
  }
  let view = keys.node(.view)
  if let view { checkTypeName(view, "a view", into: &diagnostics) }
  let service = keys.node(.service)
    .flatMap { readService($0, into: &diagnostics) }
  let inputs = readInputs(keys.members(.inputs, into: &diagnostics), into: &diagnostics)
  let formats = readFormats(keys.members(.formats, into: &diagnostics), into: &diagnostics)
  let models = keys.members(.models, into: &diagnostics)
    .map { readModel($0, into: &diagnostics) }
  let locals = readLocals(keys.members(.locals, into: &diagnostics), inputs, into: &diagnostics)
  let display = readDisplay(
    keys.members(.display, into: &diagnostics),
    state: keys.members(.state, into: &diagnostics),
    into: &diagnostics
  )
  let examples = keys.elements(.examples, into: &diagnostics)
    .compactMap { readExample($0, into: &diagnostics) }
  let gallery = keys[.gallery].flatMap { readGallery($0, into: &diagnostics) }
  let hasLostFields = keys.isUnknown(.display) || keys.isUnknown(.state)
  return Spec(
    unknownKeys: Set(SpecKey.allCases.filter(keys.isUnknown)),
    view: view ?? Node(.null, isTold: true, at: node.location),
    doc: keys.text(.doc, into: &diagnostics) ?? "",
    layout: layout,
    language: keys.scalar(.language, into: &diagnostics),
    isTranslated: keys.bool(.translate, into: &diagnostics) ?? true,
    service: service,
    inputs: inputs,
    locals: locals,
    formats: formats,
    models: models,
    display: display,
    presenter: keys[.screen].flatMap { readPresenter($0, into: &diagnostics) },
    gallery: hasLostFields ? nil : gallery,
    examples: examples
  )
}

/// What a file among the specs is, where it is none.
private func otherDocument(_ node: Node) -> String? {
  let own: [SpecKey] = [.view, .service, .display]
  if own.contains(where: { node[$0.rawValue] != nil }) { return nil }
  if node["openapi"] != nil || node["swagger"] != nil { return "an OpenAPI document" }
  return node["$schema"] != nil || node["$defs"] != nil ? "a JSON Schema" : nil
}

/// nil where any of it is an error: with other types than those that are meant all else would look wrong.
private func readService(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Service? {
  let before = diagnostics.count
  let service = service(node, into: &diagnostics)
  return diagnostics.count > before || node.holdsTold ? nil : service
}

private func service(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Service? {
  guard let keys = KeyReader<ServiceKey>(node, into: &diagnostics),
    let schema = keys.node(.schema)
  else { return nil }
  if schema.text == nil {
    diagnostics.append(.wrongType(schema, what: "'schema'", expected: "a path"))
  }
  let type = keys.scalar(.type, into: &diagnostics)
  if let type { checkTypeName(type, "a type", into: &diagnostics) }
  let rename = keys.members(.rename, into: &diagnostics)
  for member in rename where !member.value.isTold { checkNewName(member, into: &diagnostics) }
  let module = keys.scalar(.importing, into: &diagnostics)
  if let module { checkModuleName(module, into: &diagnostics) }
  return Spec.Service(
    schema: schema,
    type: type,
    rename: rename,
    types: keys.members(.types, into: &diagnostics),
    keepsUnknown: says("keep", .unknownCases, keys, into: &diagnostics),
    keepsUnknownMembers: says("keep", .unknownMembers, keys, into: &diagnostics),
    hashesAll: says("all", .hashable, keys, into: &diagnostics),
    generate: keys.bool(.generate, into: &diagnostics) ?? true,
    importing: module?.text
  )
}

/// Whether a key says a word and not another of its words; nil if it is not there.
private func says(
  _ word: String,
  _ key: ServiceKey,
  _ keys: KeyReader<ServiceKey>,
  into diagnostics: inout [Diagnostic]
) -> Bool? {
  guard let choice = keys.scalar(key, into: &diagnostics) else { return nil }
  if !key.shape.words.contains(choice.text ?? "") {
    diagnostics.append(.notOneOf(choice, what: "'\(key.rawValue)'", choices: key.shape.words))
  }
  return choice.text == word
}

func readInputs(
  _ members: [Node.Member],
  into diagnostics: inout [Diagnostic]
) -> [Spec.Input] {
  members.map { member in
    checkVariableName(member.key, "an input", at: member.keyLocation, into: &diagnostics)
    let isType = member.value.text != nil && !member.value.isTold
    if !isType, !member.value.isTold {
      diagnostics.append(
        .wrongType(member.value, what: "an input", expected: "a type such as 'String'")
      )
    }
    let type = isType ? member.value : nil
    return Spec.Input(name: member.key, location: member.keyLocation, type: type)
  }
}

private func readFormats(
  _ members: [Node.Member],
  into diagnostics: inout [Diagnostic]
) -> [Spec.NamedFormat] {
  members.map { member in
    checkPropertyName(member.key, "a format", at: member.keyLocation, into: &diagnostics)
    if FormatDefinition.named(member.key) != nil {
      diagnostics.append(
        .badName(
          member.key,
          what: "a format",
          at: member.keyLocation,
          why: "it would hide the built-in one"
        )
      )
    }
    let (kind, unknown) = readFormat(member.value, into: &diagnostics)
    return Spec.NamedFormat(
      name: member.key,
      location: member.keyLocation,
      kind: kind,
      unknown: unknown
    )
  }
}

private func readFormat(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> (kind: Spec.NamedFormat.Kind?, unknown: Node?) {
  let entry = node.members ?? []
  // `{ map: {…}, unknown: … }`: inside the map, `unknown` would be a raw value like any other.
  let isMap = entry.contains { $0.key == "map" }
  let kinds = entry.filter { !isMap || $0.key != "unknown" }
  guard let kind = kinds.first, kinds.count == 1, !node.isTold else {
    if !node.isTold { diagnostics.append(.formatShape(node)) }
    return (nil, nil)
  }
  return (
    Spec.NamedFormat.Kind(name: kind.key, location: kind.keyLocation, options: kind.value),
    isMap ? node["unknown"] : nil
  )
}

private func readModel(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Model {
  checkTypeName(
    Node(.string(member.key), at: member.keyLocation),
    "a model",
    into: &diagnostics
  )
  let what = "model '\(member.key)'"
  let keys = KeyReader<ModelKey>(member.value, what, into: &diagnostics)
  let from = keys?.node(.from)
  let inputs = readInputs(keys?.members(.inputs, into: &diagnostics) ?? [], into: &diagnostics)
  let locals = keys?.members(.locals, into: &diagnostics) ?? []
  let id = keys?.scalar(.id, into: &diagnostics)
  let gallery = keys?[.gallery].flatMap { readGallery($0, into: &diagnostics) }
  return Spec.Model(
    name: member.key,
    location: member.keyLocation,
    doc: keys?.text(.doc, into: &diagnostics) ?? "",
    from: from,
    id: id,
    inputs: inputs,
    locals: readLocals(locals, inputs, into: &diagnostics),
    display: readDisplay(
      id: id,
      keys?.members(.display, into: &diagnostics) ?? [],
      state: keys?.members(.state, into: &diagnostics) ?? [],
      into: &diagnostics
    ),
    gallery: keys?.isMisspelt(.display) == true ? nil : gallery
  )
}

extension KeyReader<SpecKey> {
  /// Whether nobody knows what a key would say: it is misspelt, or its value was an error.
  fileprivate func isUnknown(_ key: SpecKey) -> Bool {
    guard let value = self[key] else { return isMisspelt(key) }
    switch key {
    case .inputs, .locals, .formats, .models, .display, .state:
      return value.members == nil || value.isTold
    case .language: return value.text == nil || value.isTold
    case .view, .doc, .layout, .translate, .service, .screen, .gallery, .examples:
      return value.isTold
    }
  }
}

extension Node {
  fileprivate var holdsTold: Bool {
    isTold || members?.contains { $0.value.holdsTold } == true
      || elements?.contains(where: \.holdsTold) == true
  }
}
