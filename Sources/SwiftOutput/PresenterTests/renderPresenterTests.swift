import DocumentReader
import OutputInterface
import ViewModelIR

/// Renders the tests of a screen's presenter; `nil` if there is no presenter, it cannot be tested or the template is wrong.
///
/// - Parameters:
///   - overloads: The names of the protocol's overloaded functions.
package func renderPresenterTests(
  _ screen: Screen,
  _ cases: PresenterCases,
  overloads: Set<String>,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  // A protocol of the app itself cannot be mocked: it can require more than the presenter calls.
  guard let presenter = screen.presenter, presenter.service.isGenerated else { return nil }
  let tests = PresenterTestWriter(screen, presenter, cases, overloads: overloads, options)
  return templates.template("PresenterTests")?
    .render(tests.context, into: &diagnostics)
    .map { RenderedFile(.test, name: "\(screen.stem)PresenterTests.swift", body: $0) }
}

extension Screen {
  /// `NotesPresenterTests`
  package var presenterTestsTypeName: String {
    "\(stemName)PresenterTests"
  }
}

extension PresenterTestWriter {
  /// The values of the template `PresenterTests`.
  var context: TemplateValue {
    let tests = tests
    let needs = Set(tests.flatMap(\.statements).flatMap(\.needs))
    return [
      "imports": options.imports(ofTestsNaming: screen),
      "testedModules": options.testedModules(naming: screen),
      "module": .text(options.module),
      "head": lines(
        typeHead(
          "struct \(screen.presenterTestsTypeName)",
          conformingTo: [options.testSupportType]
        )
      ),
      "type": .text(screen.typeName(of: presenter)),
      "service": .text(service),
      "mock": .text(mockName(presenter.service.protocolName)),
      "tests": .list(
        tests.map { test in
          [
            "function": .text(swiftIdentifier(test.name)),
            "statements": lines(test.statements, indent: 4),
          ]
        }
      ),
      "functions": declarations([making] + samples(needs) + responses, indent: 2),
      "hasModel": .flag(presenter.load != nil),
      "model": .text(writer.model),
      "modelType": text(screen.code(screen.service.root)),
      "viewModelType": .text(writer.viewModel.map { screen.typeName(of: $0) } ?? ""),
      "hasEmpty": .flag(presenter.empty != nil),
      "viewModel": lines([.assignment("let viewModel", viewModel)], indent: 4),
      "readsViewModel": .flag(needs.contains(.own("viewModel"))),
      "readsFailure": .flag(needs.contains(.own("failure"))),
    ]
  }

  /// The function that returns a presenter, after a load if there is one.
  private var making: Declaration {
    let type = screen.typeName(of: presenter)
    let locals = cases.examples.map(\.locals) + cases.actions.values.joined().map(\.locals)
    let edits = Set(presenter.edits.map(\.name))
    let setsLocals = locals.contains { !edits.isSuperset(of: $0.keys) }
    var arguments = presenter.inputs.compactMap { input in
      cases.inputs[input.name].map {
        Code.argument(swiftLabel(input.name), values.argument($0, of: input.type))
      }
    }
    arguments.append(.argument(swiftLabel(presenter.service.name), .text(service)))
    if writer.usesContext { arguments.append("context: { context }") }
    if presenter.sleeps { arguments.append("sleep: { _ in }") }
    let context = values.context(screen.examples[cases.loaded])
    var body: [Code] = writer.usesContext ? [.assignment("let context", context)] : []
    body.append(.assignment("let presenter", .call(type, arguments)))
    if setsLocals { body.append("try set(presenter)") }
    let set: [Code] = setsLocals ? ["_ set: (\(type)) throws -> Void = { _ in }"] : []
    guard let load = presenter.load else {
      return Declaration(
        head: .sequence([.call("private func made", set), " throws -> \(type)"]),
        body: body + ["return presenter"],
        mayBeShort: false
      )
    }
    return loading(load, into: body, setting: set)
  }

  private func loading(
    _ load: Presenter.Load,
    into body: [Code],
    setting set: [Code]
  ) -> Declaration {
    let parameters: [Code] =
      [
        "_ response: \(screen.code(screen.service.root))? = nil",
        "throwing error: any Error = URLError(.unknown)",
      ] + (load.cached == nil ? [] : ["cached: \(screen.code(screen.service.root))? = nil"])
    let type = screen.typeName(of: presenter)
    let begin = begin(load.call.signature, "await presenter.load()")
    return Declaration(
      doc: "Returns a presenter after a load."
        + (presenter.sleeps ? " It does not wait for anything else." : ""),
      head: .sequence([
        .call("private func load", parameters + set), " async throws -> \(type)",
      ]),
      body: body + standingResponses + [begin] + sourceResponses
        + [load.cached].compactMap { $0 }.map {
          "await \(calls($0.signature)).next().succeed(cached)"
        } + [
          "if let response \(braces: "await call.succeed(response)") else \(braces: "await call.fail(error)")",
          "return presenter",
        ],
      mayBeShort: false
    )
  }

  /// The functions that return the examples' data.
  private func samples(_ needs: Set<Need>) -> [Declaration] {
    zip(sampleNames, fixtureNames(of: screen)).compactMap { name, fixture in
      if !needs.contains(.own(name)) { return nil }
      let data =
        screen.makesData
        ? "try \(screen.testsTypeName).\(fixture)()"
        : Code.call("try \(testHelper: "decoded")", ["\(screen.testsTypeName).\(fixture)"])
      return sample(name, screen.code(screen.service.root), data)
    }
  }

  /// The functions that return the responses of the sources.
  private var responses: [Declaration] {
    presenter.sources.compactMap { source in
      guard let type = source.call.result, let node = cases.sources[source.name] else { return nil }
      let name = sourceNames[source.name] ?? ""
      return sample(name, screen.code(type), values.argument(node, of: type))
    }
  }

  private func sample(_ name: String, _ type: Code, _ value: Code) -> Declaration {
    Declaration(
      head: "private func \(name)() throws -> \(type)",
      body: [value],
      mayBeShort: false
    )
  }

  /// The value of a source after a load; `nil` for a source that there is nothing to load for.
  private func expected(_ source: Presenter.Source) -> Code {
    let value: Code = "try \(sourceNames[source.name] ?? "")()"
    let locals = presenter.locals.map { ($0.name, "presenter.\(swiftMember($0.name))") }
    let reading = writer.over(writer.model)
      .naming(Dictionary(locals, uniquingKeysWith: { first, _ in first }))
    let conditions = source.emptiness.map(reading.condition)
    guard let first = conditions.first else { return value }
    let isEmpty = Code.binary(first, conditions.dropFirst().map { .init("||", $0) })
    return .sequence([isEmpty, " ? nil : ", value])
  }

  /// The view model that the presenter must show after a response.
  private var viewModel: Code {
    guard let viewModel = writer.viewModel else { return "" }
    var arguments: [Code] = presenter.load == nil ? [] : ["from: \(writer.model)"]
    for input in viewModel.inputs {
      let value: Code
      if presenter.hold?.input == input.name {
        value = "0"
      } else if presenter.locals.contains(where: { $0.name == input.name }) {
        value = "presenter.\(swiftMember(input.name))"
      } else if let source = presenter.sources.first(where: { $0.name == input.name }) {
        value = expected(source)
      } else {
        value = cases.inputs[input.name].map { values.argument($0, of: input.type) } ?? "nil"
      }
      arguments.append(.argument(swiftLabel(input.name), value))
    }
    if viewModel.usesContext {
      arguments.append(.argument("in", values.context(screen.examples[cases.loaded])))
    }
    return .call(screen.typeName(of: viewModel), arguments)
  }
}
