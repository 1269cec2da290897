import DocumentReader
import SpecSyntax
import ViewModelIR

/// Reports types of the app that generated code compares, or that a view model contains, and that are not `Hashable`.
func checkComparable(_ screen: Screen, _ spec: Spec, into diagnostics: inout [Diagnostic]) {
  guard let app = screen.service.app else { return }
  let missing = screen.comparedTypes.subtracting(app.hashable).sorted()
  for name in missing where screen.service.schemaType(name) != nil {
    let place = spec.service?.type?.location ?? screen.location
    diagnostics.append(.notHashable(name, app.module, at: place))
  }
}

/// Reports the type of the response if a presenter cannot get it from a service.
func checkSendable(_ screen: Screen, _ spec: Spec, into diagnostics: inout [Diagnostic]) {
  guard let app = screen.service.app, screen.presenter != nil,
    let name = screen.service.root.declaredName, app.notSendable.contains(name)
  else { return }
  let place = spec.service?.type?.location ?? screen.location
  diagnostics.append(.notSendable(name, app.module, at: place))
}

extension Diagnostic {
  fileprivate static func notSendable(
    _ name: String,
    _ module: String,
    at location: Location
  ) -> Self {
    Self(
      .unsupportedSchema,
      "a presenter gets values of the type \(name) from a service, so \(module) must declare it as Sendable",
      at: location
    )
  }

  fileprivate static func notHashable(
    _ name: String,
    _ module: String,
    at location: Location
  ) -> Self {
    Self(
      .unsupportedSchema,
      "the view model contains or compares values of the type \(name), so \(module) must declare it as Hashable",
      at: location
    )
  }
}
