import DocumentReader
import SpecSyntax
import ViewModelIR

/// Reports names that are valid in specs but not in Swift.
func checkNames(
  _ spec: Spec,
  _ service: ServiceModel,
  _ defaults: SpecDefaults,
  into diagnostics: inout [Diagnostic]
) {
  for member in spec.service?.rename ?? [] where !member.key.contains(".") {
    if let name = member.value.text, ReservedNames.swift.types.contains(name) {
      diagnostics.append(.reservedName(name, what: "a type", at: member.value.location))
    }
  }
  for module in [spec.service?.importing, spec.presenter?.service?.importing].compactMap({ $0 }) {
    // An `import` cannot use backticks.
    if let name = module.text, keywords.contains(name) {
      diagnostics.append(.reservedName(name, what: "a module", at: module.location))
    }
  }
  for function in defaults.functions where keywords.contains(function.name) {
    let what = FunctionKey.mapping
    diagnostics.append(.reservedName(function.name, what: what, at: function.location))
  }
  for name in spec.tokenNames {
    switch name.text {
    case "none"?, "some"?: diagnostics.append(.tokenOfOptionals(name))
    case "rawValue"?, "allCases"?: diagnostics.append(.tokenOfEveryType(name))
    default: break
    }
  }
  guard let presenter = spec.presenter else { return }
  let used = Set(presenter.actions.flatMap(\.notices).map(\.kind))
  for kind in Presenter.Notice.Kind.allCases where used.contains(kind) {
    if let type = kind.ownType, service.schemaType(type) != nil {
      diagnostics.append(.presenterHidesType(type, at: spec.view.location))
    }
  }
  let sendsEvents = presenter.actions.contains { action in
    [action.effects, action.success.effects, action.failure.effects].contains { $0.event != nil }
  }
  if sendsEvents, service.schemaType("Event") != nil {
    diagnostics.append(.presenterHidesType("Event", at: spec.view.location))
  }
  guard (presenter.binding ?? defaults.binding) == .observation else { return }
  for local in presenter.locals where keywords.contains(local.name) {
    diagnostics.append(.keywordUnderObservation(local.name, "a local", at: local.location))
  }
  for source in presenter.sources where keywords.contains(source.name) {
    diagnostics.append(.keywordUnderObservation(source.name, "a source", at: source.location))
  }
}
