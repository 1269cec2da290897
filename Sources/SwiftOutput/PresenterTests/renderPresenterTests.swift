import DocumentReader
import OutputInterface
import TextOutput
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
  if tests.inputArguments.contains(where: \.mayThrow) { return nil }
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
    let isSwiftTesting = options.testFramework == .swiftTesting
    let name = screen.presenterTestsTypeName
    let tests = all
    let make = Code.returning(.call(screen.typeName(of: presenter), initArguments))
    let needs = Set(tests.flatMap(\.statements).flatMap(\.needs))
    return [
      "imports": options.imports(["Foundation", options.testFramework.module, screen.serviceModule]
      ),
      "testedModules": options.testedModules(naming: screen),
      "module": .text(options.module),
      "isSwiftTesting": .flag(isSwiftTesting),
      "head": lines(
        isSwiftTesting
          ? ["@MainActor @Suite(.timeLimit(.minutes(1)))"]
            + typeHead("final class \(name)", conformingTo: [options.testSupportType])
          : typeHead(
            "nonisolated final class \(name)",
            conformingTo: ["XCTestCase", options.testSupportType]
          )
      ),
      // The initializers of XCTestCase are not isolated, so the class cannot be isolated either.
      "isolation": .text(isSwiftTesting ? "" : "@MainActor "),
      "type": .text(screen.typeName(of: presenter)),
      "service": .text(service),
      "mock": .text(mockName(presenter.service.protocolName)),
      "sleeps": .flag(presenter.sleeps),
      "hasClock": .flag(presenter.readsClock),
      "hold": presenter.hold.map { .text(swiftParameter($0.input)) } ?? false,
      "rests": .flag(needs.contains(.own("waits"))),
      "context": writer.usesContext
        ? text("try? \(values.contextCall(screen.examples[cases.loaded]))")
        : false,
      "make": lines([make], indent: 4),
      "tests": .list(
        tests.map { test in
          [
            "function": .text(swiftIdentifier(test.name)),
            "xctest": .text("test\(capitalized(test.name))"),
            // Concurrent code in a test must not capture the `XCTestCase`, which is not `Sendable`.
            "isConcurrent": .flag(
              test.statements.contains { $0.needs.contains(.own("presenter")) }
            ),
            "capturesWaits": .flag(test.statements.contains { $0.needs.contains(.own("waits")) }),
            "statements": lines(test.statements, indent: 4),
          ]
        }
      ),
      "functions": declarations(samples(needs) + sources(needs), indent: 2),
      "hasResponses": .flag(!sourceResponses.isEmpty),
      "responses": lines(sourceResponses, indent: 4),
      "model": .text(writer.model),
      "modelType": text(screen.code(screen.service.root)),
      "viewModelType": .text(writer.viewModel.map { screen.typeName(of: $0) } ?? ""),
      "shown": lines(shown, indent: 4),
      "loadCalls": .text(loadCalls),
      "loadHead": lines(loadHead),
      "error": text(error),
      "failsActions": .flag(needs.contains(.own("fail"))),
      "alert": text(failure.map { alert($0.text) } ?? "nil"),
      "shownAlert": text(folding("presenter.alert", if: foldsAlerts)),
      "readsFailure": .flag(needs.contains(.own("failure"))),
    ]
  }

  /// The head of the function `load`, broken like swift-format does.
  private var loadHead: [String] {
    let isolation = options.testFramework == .swiftTesting ? "" : "@MainActor "
    let head = "\(isolation)private func load() async\(presenter.sources.isEmpty ? "" : " throws")"
    let type = "-> \(callsType(presenter.load.call.signature).flat ?? "Calls").Pending"
    let line = "\(head) \(type) {"
    return line.count + 2 <= lineWidth ? [line] : [head, "  \(type)", "{"]
  }

  /// The functions that return the examples' data.
  private func samples(_ needs: Set<Need>) -> [Declaration] {
    let (type, model) = (screen.code(screen.service.root), writer.model)
    return zip(sampleNames, fixtureNames(of: screen)).compactMap { name, fixture in
      if !needs.contains(.own(name)) { return nil }
      let data =
        screen.makesData
        ? "try \(screen.testsTypeName).\(fixture)()"
        : Code.call("try \(testHelper: "decoded")", ["\(screen.testsTypeName).\(fixture)"])
      let isChanged = needs.contains(changing(name))
      let change: Code = "_ change: (inout \(type)) throws -> Void = { _ in }"
      let head = Code.call("private func \(name)", isChanged ? [change] : [])
      return Declaration(
        head: .sequence([head, " throws -> \(type)"]),
        body: isChanged
          ? [
            .assignment("var \(model): \(type)", data), "try change(&\(model))", "return \(model)",
          ]
          : [data],
        mayBeShort: false
      )
    }
  }

  /// The functions that return the responses of the sources.
  private func sources(_ needs: Set<Need>) -> [Declaration] {
    let isolation = options.testFramework == .swiftTesting ? "" : "@MainActor "
    return presenter.sources.compactMap { source in
      guard let type = source.call.result, let node = cases.sources[source.name] else { return nil }
      let name = sourceNames[source.name] ?? ""
      let value = values.argument(node, of: type)
      let result = screen.code(type)
      guard needs.contains(changing(name)) else {
        return Declaration(
          head: "\(isolation)private func \(name)() throws -> \(result)",
          body: [value],
          mayBeShort: false
        )
      }
      let change: Code = "_ change: (inout \(result)) throws -> Void = { _ in }"
      return Declaration(
        head: .sequence([
          .call("\(isolation)private func \(name)", [change]), " throws -> \(result)",
        ]),
        body: [
          .assignment("var \(name): \(result)", value), "try change(&\(name))", "return \(name)",
        ],
        mayBeShort: false
      )
    }
  }

  // MARK: - Setting up

  fileprivate var inputArguments: [Code] {
    presenter.inputs.compactMap { input in
      cases.inputs[input.name].map {
        .argument(swiftLabel(input.name), values.plainArgument($0, of: input.type))
      }
    }
  }

  private var initArguments: [Code] {
    var arguments = inputArguments
    arguments.append(.argument(swiftLabel(presenter.service.name), .text(service)))
    if writer.usesContext {
      arguments.append(presenter.readsClock ? "context: { clock.context }" : "context: { context }")
    }
    if presenter.sleeps { arguments.append("sleep: { try await waits.call($0) }") }
    return arguments
  }

  /// The context of the presenter.
  private var currentContext: Code {
    presenter.readsClock ? "clock.context" : values.context(screen.examples[cases.loaded])
  }

  private var shown: [Code] {
    var statements: [Code] = []
    var context = currentContext
    let type = "\(screen.typeName(of: presenter)).State"
    let state = presenter.empty.map { condition in
      if !isWritable(condition) {
        statements.append("let isEmpty = \(isEmpty)")
      } else if condition.readsContext {
        // The constant hides the function.
        let call = values.contextCall(screen.examples[cases.loaded])
        let made = presenter.readsClock ? context : .sequence(["try self.", call])
        statements.append(.assignment("let context", made))
        context = "context"
      }
      var isEmpty = isWritable(condition) ? expecting(condition, &statements) : "isEmpty"
      if condition.chooses, isWritable(condition) {
        // A choice in the condition of another choice would be hard to read.
        let name = unused("isEmpty", condition.variables)
        statements.append(.assignment("let \(name)", isEmpty))
        isEmpty = .text(name)
      }
      return Code.ternary(
        isEmpty,
        then: "\(type).empty(viewModel)",
        else: ".loaded(viewModel)"
      )
    }
    return statements + [
      .assignment("var viewModel", viewModel(in: context)), "change(&viewModel)",
      .assignment("let expected", state ?? "\(type).loaded(viewModel)"),
    ]
  }

  /// Returns the condition for an empty state, which can read locals and inputs of the presenter.
  private func expecting(_ condition: TypedExpression, _ statements: inout [Code]) -> Code {
    for input in presenter.inputs where condition.variables.contains(input.name) {
      guard let node = cases.inputs[input.name] else { continue }
      let value = values.argument(node, of: input.type)
      statements.append(.assignment("let \(swiftIdentifier(input.name))", value))
    }
    let locals = presenter.locals.map { ($0.name, "presenter.\(swiftMember($0.name))") }
    return writer.over(writer.model)
      .naming(Dictionary(locals, uniquingKeysWith: { first, _ in first })).condition(condition)
  }

  /// Whether tests can compute the condition for an empty state. Some code calls private functions of the presenter's file.
  func isWritable(_ condition: TypedExpression) -> Bool {
    switch condition.kind {
    case .isCase, .payload, .formatted, .text: return false
    case .property(let base, let name)
    where screen.service.property(name, of: base.type.unwrapped)?.conversion != nil:
      return false
    default: return condition.children.allSatisfy(isWritable)
    }
  }

  var isEmpty: Code { "if case .empty = presenter.state { true } else { false }" }

  /// Returns the view model of a response. The input of the source that fails is `nil`.
  func viewModel(without source: String? = nil, in context: Code? = nil) -> Code {
    guard let viewModel = writer.viewModel else { return "" }
    var arguments: [Code] = [
      source == nil
        ? "from: \(writer.model)" : .argument("from", .trying(sample(cases.loaded)))
    ]
    for input in viewModel.inputs {
      let value: Code
      if input.name == source {
        value = "nil"
      } else if presenter.hold?.input == input.name {
        value = source == nil ? .text(swiftIdentifier(input.name)) : "0"
      } else if presenter.locals.contains(where: { $0.name == input.name }) {
        value = "presenter.\(swiftMember(input.name))"
      } else if let source = sourceNames[input.name] {
        value = "try \(source)()"
      } else {
        value = cases.inputs[input.name].map { values.argument($0, of: input.type) } ?? "nil"
      }
      arguments.append(.argument(swiftLabel(input.name), value))
    }
    if viewModel.usesContext {
      arguments.append(.argument("in", context ?? currentContext))
    }
    return .call(screen.typeName(of: viewModel), arguments)
  }
}
