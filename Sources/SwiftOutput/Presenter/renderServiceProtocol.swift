import DocumentReader
import OutputInterface
import ViewModelIR

/// Renders the file with a service's protocol and its error; `nil` if the template is wrong.
package func renderServiceProtocol(
  _ service: ServiceProtocol,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  templates.template("ServiceProtocol")?
    .render(serviceProtocolContext(service, options), into: &diagnostics)
    .map {
      RenderedFile(
        .source,
        name: "\(service.name).swift",
        body: $0,
        location: service.location
      )
    }
}

/// Returns the values of the template `ServiceProtocol`.
func serviceProtocolContext(
  _ service: ServiceProtocol,
  _ options: RenderOptions
) -> TemplateValue {
  let presenters = service.screens.compactMap { screen in
    screen.presenter.map { screen.typeName(of: $0) }
  }
  let names = presenters.sorted().map { "`\($0)`" }.joined(separator: ", ")
  let gets = presenters.count == 1 ? "gets its data from" : "get their data from"
  return [
    "imports": options.imports(service.modules.union(["Foundation"])),
    "access": .text(options.access.prefix),
    "name": .text(service.name),
    "doc": lines(docLines("The service that \(names) \(gets).", width: lineWidth)),
    "functions": .list(
      service.functions.map { ["function": lines([declaration($0)], indent: 2)] }
    ),
    "hasErrors": .flag(!service.errors.isEmpty),
    "errors": .list(
      service.errors.map { ["case": lines([declaration($0)], indent: 2)] }
    ),
  ]
}

/// `func delete(id: String) async throws`
func declaration(_ function: FunctionSignature) -> Code {
  let parameters = function.parameters.map {
    "\(swiftParameter($0.name)): \($0.type.code)" as Code
  }
  let result: Code = function.resultType.map { " -> \($0)" } ?? ""
  let head = Code.call("func \(swiftIdentifier(function.function))", parameters)
  return .sequence([head, " async throws\(result)"])
}

extension FunctionSignature {
  /// The type that the function returns; `nil` if it returns nothing.
  var resultType: Code? {
    guard let type = result?.code else { return nil }
    return isStream ? "AsyncThrowingStream<\(type), any Error>" : type
  }
}

private func declaration(_ error: ServiceProtocol.ErrorCase) -> Code {
  let name: Code = "case \(swiftIdentifier(error.name))"
  if error.parameters.isEmpty { return name }
  let parameters = error.parameters.map {
    "\(swiftParameter($0.name)): \($0.type.code)" as Code
  }
  return .call(name, parameters)
}
