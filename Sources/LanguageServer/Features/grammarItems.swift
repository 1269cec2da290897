import DocumentReader
import Foundation
import SpecChecker
import SpecSyntax
import ViewModelIR
import Workspace

extension SpecDocument {
  /// The completions at a place outside expressions: keys and their values.
  func items(for place: GrammarPlace, in service: ServiceModel?) -> [CompletionItem] {
    if place.isKey {
      let present = place.steps.last?.mapping.members?.map(\.key) ?? []
      return place.shapes.flatMap { keys(of: $0, excluding: present) }
        + names(for: place.outer, in: service)
        + changedProperties(at: place.outer, after: place.steps.last?.name ?? "", in: service)
    }
    let values =
      screenValues(for: place, in: service)
      ?? place.shapes.flatMap { words(of: $0) } + self.values(for: place, in: service)
    if place.isOnLineOfKey { return values }
    return place.shapes.flatMap { keys(of: $0, excluding: []) }
      + names(for: place, in: service) + values
  }

  // MARK: Keys

  private func keys(of shape: KeyShape, excluding present: [String]) -> [CompletionItem] {
    switch shape {
    case .mapping(let type):
      let others = keys(of: type, excluding: present)
      // A snippet fills a whole mapping, so it is offered only if there is no other key.
      return present.count > 1 ? others : others + snippets(of: type)
    case .options(let keys):
      return keys.filter { !present.contains($0.name) }.map { key in
        CompletionItem(
          label: key.name,
          kind: .option,
          documentation: withoutLinks(key.definition.reference),
          text: "\(key.name): "
        )
      }
    default: return []
    }
  }

  /// The keys that the grammar allows together with the keys already present.
  private func keys<Key: MappingKey>(
    of type: Key.Type,
    excluding present: [String]
  ) -> [CompletionItem] {
    let known = Set(present.filter { Key(rawValue: $0) != nil })
    let fitting = Key.choices.filter { known.isSubset(of: $0.allowed) }
    let allowed = Set(fitting.flatMap(\.allowed))
    return Key.allCases.filter { key in
      !known.contains(key.rawValue) && (fitting.isEmpty || allowed.contains(key.rawValue))
    }.map { key in
      CompletionItem(
        label: key.rawValue,
        kind: .keyword,
        detail: key.isRequired ? "required" : "",
        documentation: explanation(of: key),
        text: "\(key.rawValue): ",
        group: key.isRequired ? 0 : 1
      )
    }
  }

  private func snippets(of type: any MappingKey.Type) -> [CompletionItem] {
    type.snippets.map { snippet in
      CompletionItem(
        label: snippet.label,
        kind: .snippet,
        detail: "snippet",
        text: snippet.lines.joined(separator: "\n"),
        isSnippet: true,
        group: 2
      )
    }
  }

  /// The completions for keys that are names, such as names of fields and inputs; `place` is the mapping that contains them.
  private func names(for place: GrammarPlace, in service: ServiceModel?) -> [CompletionItem] {
    let present = Set(place.node.members?.map(\.key) ?? [])
    func items(
      _ kind: CompletionItem.Kind,
      _ keys: [String],
      of model: String?
    ) -> [CompletionItem] {
      let node = names.viewModel(model)
      let members: [Node.Member] = keys.flatMap { node?[$0]?.members ?? [] }
      return members.map(\.key).filter { !present.contains($0) }
        .map { CompletionItem(label: $0, kind: kind, text: "\($0): ") }
    }
    func inputs(of model: String?) -> [CompletionItem] { items(.variable, ["inputs"], of: model) }
    func items(_ kind: CompletionItem.Kind, _ wanted: (Symbol) -> Bool) -> [CompletionItem] {
      names.occurrences.filter { name in
        name.isDefinition && wanted(name.symbol) && !present.contains(name.symbol.name)
      }.map { CompletionItem(label: $0.symbol.name, kind: kind, text: "\($0.symbol.name): ") }
    }
    switch place.key {
    case let key as FieldKey where key == .with: return inputs(of: place.sibling("model")?.text)
    case let key as ExampleKey where key == .inputs: return inputs(of: nil)
    case let key as PresenterKey where key == .local || key == .sources: return inputs(of: nil)
    case .set as ActionKey, .set as SuccessKey, .set as RefusalKey:
      return inputs(of: nil).filter { isLocal($0.label) }
        + items(.variable) { if case .screenValue = $0 { true } else { false } }
    case .event as ActionKey, .event as SuccessKey, .event as FailureKey, .event as RefusalKey,
      .event as EventCaseKey:
      return items(.value) { if case .event = $0 { true } else { false } }
    case let key as ServiceKey where key == .rename || key == .types:
      return (service?.declarations ?? []).flatMap { declaration in
        (declaration.properties ?? []).map { property in
          let name = "\(declaration.name).\(property.name)"
          return CompletionItem(label: name, kind: .property, text: "\(name): ")
        }
      }
    default: break
    }
    guard let model = expectedModel(at: place) else { return [] }
    return items(.field, ["display", "state"], of: model.name)
  }

  /// Whether the screen has a local with the name of an input.
  private func isLocal(_ input: String) -> Bool {
    spec.node["screen"]?["local"]?[input] != nil
  }

  /// The model whose fields belong at a place in an example's `expect` or `platform`; its name is `nil` for the spec's own view model.
  /// Returns `nil` for any other place.
  private func expectedModel(at place: GrammarPlace) -> (name: String?, Void)? {
    let start = place.steps.lastIndex {
      $0.key as? ExampleKey == .expect || $0.key is PlatformKey
    }
    guard let start else { return nil }
    var model: String?
    for step in place.steps[(start + 1)...] {
      guard let rows = names.viewModel(model)?["display"]?[step.name]?["model"]?.text else {
        return nil
      }
      model = rows
    }
    return (model, ())
  }

  // MARK: Values

  private func words(of shape: KeyShape) -> [CompletionItem] {
    switch shape {
    case .word(let words): words.map { CompletionItem(label: $0, kind: .value) }
    case .bool: ["true", "false"].map { CompletionItem(label: $0, kind: .value) }
    default: []
    }
  }

  private func values(for place: GrammarPlace, in service: ServiceModel?) -> [CompletionItem] {
    switch place.key {
    case _ where place.isFile: return files(for: place.node.text ?? "")
    case .type as ServiceKey: return schemaTypes(of: place.sibling("schema")?.text)
    case .from as ModelKey: return types(in: service)
    case .model as FieldKey:
      return names.declarations.models.map { CompletionItem(label: $0, kind: .type) }
    case .event as ActionKey, .event as SuccessKey, .event as FailureKey, .event as RefusalKey,
      .event as EventCaseKey:
      return names.occurrences.filter(\.isDefinition).compactMap { name in
        guard case .event(let event) = name.symbol, name.location != place.node.location else {
          return nil
        }
        return CompletionItem(label: event, kind: .value)
      }
    case .error as FailureKey:
      return names.occurrences.filter(\.isDefinition).compactMap { name in
        guard case .input(let input, nil) = name.symbol else { return nil }
        return CompletionItem(label: input, kind: .variable)
      }
    case .undo as SuccessKey, .then as SuccessKey, .then as FailureKey:
      return (spec.node["screen"]?["actions"]?.members ?? []).map { action in
        CompletionItem(label: action.key, kind: .value)
      }
    case .timeZone as ExampleKey:
      return TimeZone.knownTimeZoneIdentifiers.map { CompletionItem(label: $0, kind: .value) }
    case .locale as ExampleKey:
      return Locale.availableIdentifiers.sorted().map { CompletionItem(label: $0, kind: .value) }
    default: break
    }
    switch place.steps.dropLast().last?.key {
    case .inputs as SpecKey, .inputs as ModelKey, .inputs as PresenterKey,
      .parameters as ActionKey:
      return typeNames(in: service)
    default: break
    }
    let isType = place.key as? ActionKey == .returns || place.key as? LocalKey == .type
    return isType ? typeNames(in: service) : []
  }

  private func typeNames(in service: ServiceModel?) -> [CompletionItem] {
    types(in: service) + basicTypeNames.map { CompletionItem(label: $0, kind: .type) }
  }

  private func types(in service: ServiceModel?) -> [CompletionItem] {
    (service?.declarations ?? []).map { declaration in
      CompletionItem(label: declaration.name, kind: .type, documentation: escaped(declaration.doc))
    }
  }

  /// The names of the types that a schema file defines.
  private func schemaTypes(of schema: String?) -> [CompletionItem] {
    guard let schema else { return [] }
    var ignoredDiagnostics: [Diagnostic] = []
    let file = resolvedPath(String(schema.prefix { $0 != "#" }), relativeTo: path)
    guard case .file(let text) = FileLoader.disk.load(file),
      let root = readFile(text, into: &ignoredDiagnostics)
    else { return [] }
    let groups: [Node?] = [root["definitions"], root["$defs"], root["components"]?["schemas"]]
    var names: [String] = groups.flatMap { $0?.members ?? [] }.map(\.key)
    if let title = root["title"]?.text { names.append(title) }
    return names.map { CompletionItem(label: $0, kind: .type) }
  }

  /// The folders and the JSON and YAML files in the folder that the author has typed so far.
  private func files(for written: String) -> [CompletionItem] {
    let folder = written.lastIndex(of: "/").map { String(written[...$0]) } ?? ""
    let place = resolvedPath(folder.isEmpty ? "." : folder, relativeTo: path)
    let entries = (try? folderEntries(place)) ?? []
    return entries.filter { !$0.name.hasPrefix(".") }.compactMap { entry in
      if entry.type == .folder {
        return CompletionItem(label: entry.name, kind: .folder, text: "\(entry.name)/")
      }
      let isData = [".json", ".yaml", ".yml"].contains { entry.name.hasSuffix($0) }
      return isData ? CompletionItem(label: entry.name, kind: .file) : nil
    }
  }
}

extension GrammarPlace {
  /// The place of the mapping that contains the key.
  fileprivate var outer: GrammarPlace {
    var outer = self
    guard let last = outer.steps.popLast() else { return self }
    outer.node = last.mapping
    return outer
  }

  fileprivate var isOnLineOfKey: Bool {
    guard let step = steps.last else { return false }
    let member = step.mapping.members?.first { $0.key == step.name }
    return member?.keyLocation.line == node.location.line
  }
}
