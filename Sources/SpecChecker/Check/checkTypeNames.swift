import DocumentReader
import ViewModelIR

/// Refuses two generated types of one name, and one inside the view that would hide another from it.
func checkTypeNames(
  _ spec: Spec,
  _ layout: Screen.Layout,
  _ service: ServiceModel,
  _ viewModels: [ViewModel],
  into diagnostics: inout [Diagnostic]
) {
  var seen: [String: Location] = [:]
  for (name, location) in viewModelNames(spec, layout) {
    if let first = seen[name] {
      diagnostics.append(
        .duplicateName(name, what: "view model", first: first, at: location)
      )
    }
    seen[name] = location
    if let declaration = service[name] {
      diagnostics.append(.takenByService(name, declaration.location, at: location))
    }
  }
  guard layout == .adapter else { return }
  let used = Set(viewModels.flatMap(\.fields).compactMap { $0.type.leafName })
  if used.contains("Model") {
    diagnostics.append(.modelHidesService(at: spec.view.location))
  }
  for model in spec.models
  where namesGeneratedCodeUses.contains(model.name) || used.contains(model.name) {
    diagnostics.append(.hidesType(model.name, in: spec.view.text ?? "", at: model.location))
  }
}

/// The Swift types of a spec's view models, and where it names them.
package func viewModelNames(
  _ spec: Spec,
  _ layout: Screen.Layout
) -> [(name: String, location: Location)] {
  func typeName(_ model: String?) -> String {
    Screen.typeName(ofModel: model, view: spec.view.text ?? "", layout: layout)
  }
  return [(typeName(nil), spec.view.location)]
    + spec.models.map { (typeName($0.name), $0.location) }
}

extension ValueType {
  /// The service's type in it, which Swift would look for in the view first.
  fileprivate var leafName: String? {
    switch self {
    case .named(let name): name
    case .list(let inner), .dictionary(let inner), .optional(let inner): inner.leafName
    default: nil
    }
  }
}
