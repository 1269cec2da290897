import DocumentReader
import ViewModelIR

/// Reads the structure of a spec, as far as it is valid. Returns `nil` if the node is not a mapping, or is clearly another kind of document.
package func parseSpec(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec? {
  if let document = otherDocument(node) {
    diagnostics.append(.notASpec(document, at: node.location))
    return nil
  }
  let isShared = node["model"] != nil && node["view"] == nil
  let what = isShared ? "a shared model" : SpecKey.mapping
  guard let keys = KeyReader<SpecKey>(node, what, into: &diagnostics) else { return nil }
  for key in isShared ? [.screen] : [SpecKey.model, .id] {
    guard let member = node.members?.first(where: { $0.key == key.rawValue }) else { continue }
    diagnostics.append(.keyOfOtherSpec(key, at: member.keyLocation))
  }
  var layout: Screen.Layout?
  if let text = keys.scalar(.layout, into: &diagnostics) {
    layout = text.text.flatMap { Int($0) }.flatMap(Screen.Layout.init)
    if layout == nil {
      diagnostics.append(.notOneOf(text, what: "'layout'", choices: SpecKey.layout.shape.words))
    }
  }
  let view = keys.require(isShared ? .model : .view, into: &diagnostics)
  if let view { checkTypeName(view, isShared ? "a model" : "a view", into: &diagnostics) }
  let screen = keys.node(.screen)
  let isBlank = screen?.members != nil && screen?[PresenterKey.load.rawValue] == nil
  if !isBlank { keys.require(.service, into: &diagnostics) }
  let service = keys.node(.service)
    .flatMap { readService($0, into: &diagnostics) }
  let inputs = readInputs(keys.members(.inputs, into: &diagnostics), into: &diagnostics)
  let formatsFile = keys.node(.formats).flatMap { $0.text == nil ? nil : Spec.File($0) }
  let formats = formatsFile == nil ? keys.members(.formats, into: &diagnostics) : []
  let models = keys.members(.models, into: &diagnostics)
  let id = isShared ? keys.expression(.id, into: &diagnostics) : nil
  let locals = readLocals(keys.members(.locals, into: &diagnostics), inputs, into: &diagnostics)
  let display = readDisplay(
    id: id,
    keys.members(.display, into: &diagnostics),
    state: keys.members(.state, into: &diagnostics),
    into: &diagnostics
  )
  let examples = keys.elements(.examples, into: &diagnostics)
    .compactMap { readExample($0, needsData: !isBlank, into: &diagnostics) }
  let traits = readTraits(keys.elements(.traits, into: &diagnostics), into: &diagnostics)
  let gallery = keys[.gallery].flatMap { readGallery($0, into: &diagnostics) }
  let hasLostFields = keys.isUnknown(.display) || keys.isUnknown(.state)
  return Spec(
    unknownKeys: Set(SpecKey.allCases.filter(keys.isUnknown)),
    isShared: isShared,
    view: view ?? Node(.null, isReported: true, at: node.location),
    doc: keys.text(.doc, into: &diagnostics) ?? "",
    layout: layout,
    language: keys.scalar(.language, into: &diagnostics),
    isTranslated: keys.bool(.translate, into: &diagnostics) ?? true,
    twinsLeftOut: keys.bool(.kotlin, into: &diagnostics) == false ? [SpecKey.kotlin.rawValue] : [],
    spoken: keys.bool(.spoken, into: &diagnostics),
    labels: readLabels([(.label, keys[.label]), (.hint, keys[.hint])], into: &diagnostics),
    traits: hasLostFields ? [] : traits,
    service: service,
    id: id,
    inputs: inputs,
    locals: locals,
    formats: readFormats(formats, into: &diagnostics),
    formatsFile: formatsFile,
    models: models.filter { !$0.namesFile }.map { readModel($0, into: &diagnostics) },
    sharedModels: models.filter(\.namesFile).map { readSharedModel($0, into: &diagnostics) },
    display: display,
    presenter: keys[.screen].flatMap { readPresenter($0, into: &diagnostics) },
    gallery: hasLostFields ? nil : gallery,
    examples: examples
  )
}

/// The kind of document that the node is; `nil` if it looks like a spec.
private func otherDocument(_ node: Node) -> String? {
  if keysOfSpecs.contains(where: { node[$0.rawValue] != nil }) { return nil }
  if node["openapi"] != nil || node["swagger"] != nil { return "an OpenAPI document" }
  return node["$schema"] != nil || node["$defs"] != nil ? "a JSON Schema" : nil
}

/// Reads names with their types.
///
/// - Parameter what: What has them, for messages.
func readInputs(
  _ members: [Node.Member],
  _ what: String = "an input",
  into diagnostics: inout [Diagnostic]
) -> [Spec.Input] {
  members.map { member in
    checkVariableName(member.key, what, at: member.keyLocation, into: &diagnostics)
    let isType = member.value.text != nil && !member.value.isReported
    if !isType, !member.value.isReported {
      diagnostics.append(
        .wrongType(member.value, what: what, expected: "a type such as 'String'")
      )
    }
    let type = isType ? member.value : nil
    return Spec.Input(name: member.key, location: member.keyLocation, type: type)
  }
}

extension KeyReader<SpecKey> {
  /// Whether the content of a key is unknown, because the key is misspelled or its value is invalid.
  fileprivate func isUnknown(_ key: SpecKey) -> Bool {
    guard let value = self[key] else { return isMisspelled(key) }
    if value.isReported { return true }
    return switch key.shape {
    case .names: value.members == nil
    case .text: value.text == nil
    case .either: value.members == nil && value.text == nil
    default: false
    }
  }
}
