import DocumentReader
import OutputInterface
import SpecSyntax
import ViewModelIR

/// Reports generated types with the same name, and types nested in the view that would hide another type from it.
func checkTypeNames(
  _ spec: Spec,
  _ layout: Screen.Layout,
  _ service: ServiceModel,
  _ viewModels: [ViewModel],
  into diagnostics: inout [Diagnostic]
) {
  var seen: [String: Location] = [:]
  for place in spec.viewModelNames(layout) {
    let (name, location) = (place.name, place.location)
    if let first = seen[name] {
      diagnostics.append(
        .duplicateName(name, what: "a view model", first: first, at: location)
      )
    }
    seen[name] = location
    if let declaration = service.schemaType(name) {
      diagnostics.append(
        .takenByService(name, declaration.location, service.app, at: location)
      )
    }
  }
  for type in service.tokens {
    if ReservedNames.swift.types.contains(type.name) {
      diagnostics.append(.reservedName(type.name, what: "a token type", at: type.location))
    } else if namesSwiftUIAppsUse.union(namesOfSwiftUI).contains(type.name) {
      diagnostics.append(.tokensOfSwiftUI(type.name, at: type.location))
    }
    if let declaration = service.schemaType(type.name) {
      diagnostics.append(.tokensOfService(type.name, declaration.location, at: type.location))
    }
    if let first = seen[type.name] {
      let what = "a view model"
      diagnostics.append(.duplicateName(type.name, what: what, first: first, at: type.location))
    }
  }
  let view = spec.view.text ?? ""
  if let type = service.tokens.first(where: { $0.name == view }) {
    let first = spec.view.location
    diagnostics.append(.duplicateName(view, what: "a view", first: first, at: type.location))
  }
  guard layout == .insideView else { return }
  if let type = service.tokens.first(where: { $0.name == "Model" }) {
    let what = "a token type"
    return diagnostics.append(.reservedName("Model", what: what, at: type.location))
  }
  if ReservedNames.swift.types.contains(view) {
    diagnostics.append(.reservedName(view, what: "a view", at: spec.view.location))
  }
  if let declaration = service.schemaType(view) {
    diagnostics.append(
      .takenByService(view, declaration.location, service.app, at: spec.view.location)
    )
  }
  let used = typeNames(in: viewModels, service)
  if used.contains("Model") {
    diagnostics.append(.modelHidesService(at: spec.view.location))
  }
  // Only the structs are inside the view: the adapters write the view's name before each type.
  let hidden = used.union(namesAppCodeUses).union(namesSwiftUIAppsUse)
  for model in spec.models where hidden.contains(model.name) {
    diagnostics.append(.hidesType(model.name, in: view, at: model.location))
  }
}

/// Returns the type names in the structs, which Swift looks up in the view first.
private func typeNames(in viewModels: [ViewModel], _ service: ServiceModel) -> Set<String> {
  let types = viewModels.flatMap(\.fields).map(\.type)
  var names: Set = ["Hashable", "Sendable"]
  for type in types {
    if case .viewModel = type.innermost { continue }
    names.insert(type.innermost.swiftName)
  }
  for declaration in service.declarations {
    if case .alias(let type) = declaration.kind, types.contains(type) {
      names.insert(declaration.name)
    }
  }
  return names
}

extension Spec {
  /// Returns the type names of the spec's view models, and their locations.
  fileprivate func viewModelNames(_ layout: Screen.Layout) -> [NamedPlace] {
    let view = view.text ?? ""
    let name = typeName(ofModel: isShared ? view : nil, of: view, layout)
    let own = NamedPlace(name, self.view.location)
    return (self.view.isReported ? [] : [own])
      + models.map { NamedPlace(typeName(ofModel: $0.name, of: view, layout), $0.location) }
  }
}
