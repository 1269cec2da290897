import DocumentReader
import TextOutput
import ViewModelIR

/// A protocol that presenters get their data from, with what all of them call.
package struct ServiceProtocol: Hashable, Sendable {
  package var name: String
  /// In the order of their names.
  package var presenters: [String]
  package var functions: [FunctionSignature]
  /// The cases of its error that the presenters have texts for.
  package var errors: [ErrorCase]

  package struct ErrorCase: Hashable, Sendable {
    package var name: String
    package var parameters: [ViewModel.Input]

    package init(name: String, parameters: [ViewModel.Input]) {
      self.name = name
      self.parameters = parameters
    }
  }

  package init(
    name: String,
    presenters: [String],
    functions: [FunctionSignature],
    errors: [ErrorCase]
  ) {
    self.name = name
    self.presenters = presenters
    self.functions = functions
    self.errors = errors
  }
}

/// Writes a protocol and its error; nil if the template is wrong.
package func renderServiceProtocol(
  _ service: ServiceProtocol,
  modules: Set<String>,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  templates.template("ServiceProtocol")?
    .render(serviceProtocolContext(service, modules, options), into: &diagnostics)
    .map { RenderedFile(name: "\(service.name).swift", body: $0) }
}

/// What the template `ServiceProtocol` is given.
func serviceProtocolContext(
  _ service: ServiceProtocol,
  _ modules: Set<String>,
  _ options: RenderOptions
) -> TemplateValue {
  let names = service.presenters.map { "`\($0)`" }.joined(separator: ", ")
  let gets = service.presenters.count == 1 ? "gets its data" : "get their data"
  return [
    "imports": options.imports(modules.union(["Foundation"])),
    "access": .text(options.access.prefix),
    "name": .text(service.name),
    "doc": lines(docLines("Where \(names) \(gets).", width: lineWidth)),
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
  let result: Code = function.result.map { " -> \($0.code)" } ?? ""
  let head = Code.call("func \(swiftIdentifier(function.function))", parameters)
  return .sequence([head, " async throws\(result)"])
}

private func declaration(_ error: ServiceProtocol.ErrorCase) -> Code {
  let name: Code = "case \(swiftIdentifier(error.name))"
  if error.parameters.isEmpty { return name }
  let parameters = error.parameters.map {
    "\(swiftParameter($0.name)): \($0.type.code)" as Code
  }
  return .call(name, parameters)
}
