import DocumentReader
import SpecSyntax
import ViewModelIR

// The completions under `screen` that the grammar and the checker do not know.

extension SpecDocument {
  /// The names that can be the value at a place; `nil` if the place takes no name that `screen` is about.
  func screenValues(for place: GrammarPlace, in service: ServiceModel?) -> [CompletionItem]? {
    switch place.key {
    case .hold as PollKey:
      let inputs = names.viewModel(nil)?["inputs"]?.members ?? []
      return inputs.filter { $0.value.text == "Int" }.map {
        CompletionItem(label: $0.key, kind: .variable)
      }
    case .row as ActionKey, .row as SelectionKey: return rows(after: place.node.text ?? "")
    case _ where place.key == nil && place.steps.dropLast().last?.key as? PresenterKey == .local:
      return firstValues(after: place.node.text ?? "", in: service)
    default: return nil
    }
  }

  /// The properties that an optimistic `set` can name at a place: those of the part of the row that the action is about, or of the model.
  func changedProperties(
    at place: GrammarPlace,
    after typed: String,
    in service: ServiceModel?
  ) -> [CompletionItem] {
    guard place.key as? ChangeKey == .set, let service,
      let name = place.name(in: PresenterKey.actions)
    else { return [] }
    let hasRow = spec.node["screen"]?["actions"]?[name]?["row"] != nil
    let action = screen?.presenter?.action(name)
    let element = action?.subject?.type ?? action?.rows?.list.element
    guard let owner = hasRow ? element : service.root else { return [] }
    let type = typed.split(separator: ".", omittingEmptySubsequences: false).dropLast()
      .reduce(owner as ValueType?) { type, name in
        type.flatMap { service.property(String(name), of: $0.unwrapped)?.type }
      }
    return (type.flatMap { service.properties(of: $0.unwrapped) } ?? []).map { property in
      var item = CompletionItem(property)
      item.text = "\(property.name): "
      return item
    }
  }

  /// The fields with rows, and the fields with a single nested view model that can have some, of the view model that a path such as
  /// `post.poll.` leads to.
  private func rows(after path: String) -> [CompletionItem] {
    let owner = path.split(separator: ".", omittingEmptySubsequences: false).dropLast()
      .reduce(names.viewModel(nil)) { owner, field in
        let model = owner?["display"]?[String(field)]?[FieldKey.model.rawValue]?.text
        return model.flatMap(names.viewModel)
      }
    let fields = owner?["display"]?.members ?? []
    return fields.compactMap { field in
      let rows = field.value[FieldKey.each.rawValue]
      guard let value = rows ?? field.value[FieldKey.of.rawValue] else { return nil }
      return CompletionItem(
        label: field.key,
        kind: .field,
        detail: value.text ?? "",
        group: rows == nil ? 1 : 0
      )
    }
  }

  /// The words that can be the first value of a local: `true`, `false`, and cases of enumerations such as `Kind.bus`.
  private func firstValues(after typed: String, in service: ServiceModel?) -> [CompletionItem] {
    let owner = typed.lastIndex(of: ".").map { String(typed[..<$0]) }
    let others = ["true", "false"].map { CompletionItem(label: $0, kind: .value) }
    let cases = (service?.declarations ?? []).flatMap { declaration -> [CompletionItem] in
      guard case .enumeration(let enumeration) = declaration.kind else { return [] }
      if let owner, owner != declaration.name { return [] }
      return enumeration.cases.map { found in
        let name = owner == nil ? "\(declaration.name).\(found.name)" : found.name
        return CompletionItem(label: name, kind: .enumCase, detail: declaration.name)
      }
    }
    return cases + (owner == nil ? others : [])
  }
}
