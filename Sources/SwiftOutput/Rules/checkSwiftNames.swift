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
  let actions = presenter.actions
  let sendsEvents = actions.contains { action in
    let outcomes = (action.successes + action.failures).map(\.effects)
    return ([action.effects, action.refusal.effects] + outcomes).contains { !$0.events.isEmpty }
  }
  let asks = actions.contains { $0.question != nil }
  let own: [String] = (asks ? ["Confirmation"] : []) + (sendsEvents ? ["Event"] : [])
  for type in own where service.schemaType(type) != nil {
    diagnostics.append(.presenterHidesType(type, at: spec.view.location))
  }
  guard (presenter.binding ?? defaults.binding) == .observation else { return }
  for local in presenter.locals where keywords.contains(local.name) {
    diagnostics.append(.keywordUnderObservation(local.name, "a local", at: local.location))
  }
  for source in presenter.sources where keywords.contains(source.name) {
    diagnostics.append(.keywordUnderObservation(source.name, "a source", at: source.location))
  }
}
