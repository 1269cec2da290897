import DocumentReader
import OutputInterface
import ViewModelIR

/// Renders the mock of a service; `nil` if the template is wrong.
package func renderServiceMock(
  _ service: ServiceProtocol,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  templates.template("ServiceMock")?
    .render(serviceMockContext(service, options), into: &diagnostics)
    .map { RenderedFile(.test, name: "\(mockName(service.name)).swift", body: $0) }
}

/// Renders the code that all mocks share; `nil` if the template is wrong.
package func renderScreenTestSupport(
  _ options: RenderOptions,
  _ templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  templates.template("ScreenTestSupport")?
    .render(["callsType": .text(options.callsType)], into: &diagnostics)
    .map { RenderedFile(.test, name: "ScreenTestSupport.swift", body: $0) }
}

/// `NoteStoreMock`
package func mockName(_ protocolName: String) -> String { "\(protocolName)Mock" }

/// Returns the values of the template `ServiceMock`.
func serviceMockContext(
  _ service: ServiceProtocol,
  _ options: RenderOptions
) -> TemplateValue {
  [
    "imports": options.imports(service.modules.union(["Foundation"])),
    "testedModules": options.testedModules,
    "module": .text(options.module),
    "callsType": .text(options.callsType),
    "name": .text(mockName(service.name)),
    "protocol": .text(service.name),
    "doc": .text("A mock of `\(service.name)` whose calls wait for the test to respond."),
    "functions": .list(
      service.functions.map { function in
        let name = callsName(function, overloads: service.overloads)
        let make = Code.sequence(["let \(name) = ", options.callsType(of: function), "()"])
        return [
          "calls": lines([make], indent: 2),
          "head": lines([declaration(function)], indent: 2, trailing: " {".count),
          "body": lines(
            [.call("try await \(name).call", [arguments(function)])],
            indent: 4
          ),
        ]
      }
    ),
  ]
}

extension RenderOptions {
  /// The type with the calls of a function. In a single file, its name contains the module, because a test target can test several modules.
  fileprivate var callsType: String { inOneFile ? "\(module)Calls" : "Calls" }

  /// `Calls<String, Void>`
  fileprivate func callsType(of function: FunctionSignature) -> Code {
    let types = [argumentType(function), function.resultType ?? "Void"]
    return .list(open: "\(callsType)<", types, close: ">")
  }
}

private func argumentType(_ function: FunctionSignature) -> Code {
  let types = function.parameters.map(\.type.code)
  if types.count < 2 { return types.first ?? "Void" }
  let members = zip(function.parameters, types).map { parameter, type in
    Code.argument(swiftLabel(parameter.name), type)
  }
  return .list(open: "(", members, close: ")")
}

private func arguments(_ function: FunctionSignature) -> Code {
  let names = function.parameters.map { Code.text(swiftIdentifier($0.name)) }
  if names.count == 1, let name = names.first { return name }
  return .list(open: "(", names, close: ")")
}
