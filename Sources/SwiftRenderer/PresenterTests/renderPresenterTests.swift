import DocumentReader
import SwiftCode
import SwiftNaming
import ViewModelIR

/// Writes the tests of a screen's presenter, with mocks that answer when a test likes.
///
/// `overloads`: the protocol's functions of which there are several.
package func renderPresenterTests(
  _ screen: Screen,
  _ cases: PresenterCases,
  overloads: Set<String>,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  // Nobody can mock a protocol of the app's own: it may ask for more than the presenter calls.
  guard let presenter = screen.presenter, presenter.service.isGenerated else { return nil }
  let tests = PresenterTestWriter(screen, presenter, cases, overloads: overloads, options)
  if tests.inputArguments.contains(where: \.mayThrow) { return nil }
  return templates.template("PresenterTests")?
    .render(tests.context, into: &diagnostics)
    .map { RenderedFile(name: "\(screen.stem)PresenterTests.swift", body: $0) }
}

extension Screen {
  /// `NotesPresenterTests`
  package var presenterTestsTypeName: String { "\(SwiftNames().typeName(stem))PresenterTests" }
}

extension PresenterTestWriter {
  /// What the template `PresenterTests` is given.
  var context: TemplateValue {
    let isSwiftTesting = options.testFramework == .swiftTesting
    let make = Code.call(presenter.typeName, initArguments)
    let setsUp = writer.usesContext || presenter.sleeps
    let isolation = isSwiftTesting ? "" : "@MainActor "
    let name = screen.presenterTestsTypeName
    let imports = ["Foundation", isSwiftTesting ? "Testing" : "XCTest"]
    return [
      "imports": .list(
        Set(imports + [screen.serviceModule].compactMap { $0 }).sorted().map { .text($0) }
      ),
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
      // The initialisers of an XCTestCase are not isolated, so the class cannot be.
      "isolation": .text(isolation),
      "type": .text(presenter.typeName),
      "service": .text(service),
      "mock": .text(mockName(presenter.service.protocolName)),
      "sleeps": .flag(presenter.sleeps),
      "setsUp": .flag(setsUp),
      "context": testContext,
      "make": lines(
        setsUp
          ? make.outdentedLines(indent: 4, trailing: "return ".count)
          : make.outdentedLines(
            indent: 2,
            trailing: "private lazy var presenter = ".count + isolation.count
          )
      ),
      "tests": .list(all.map(test)),
      "samples": .list(examples.map(sample)),
      "sources": .list(presenter.sources.compactMap(source)),
      "hasSources": .flag(!presenter.sources.isEmpty),
      "model": .text(writer.model),
      "modelType": .text(screen.swiftName(screen.service.root)),
      "viewModel": .text(writer.viewModel.map(screen.typeName) ?? ""),
      "shown": lines(shownStatements),
      "loadCalls": .text(loadCalls),
      "hasEmpty": .flag(presenter.empty != nil),
      "readsFailure": .flag(
        cases.failures.contains(where: \.isFolded)
          || presenter.sources.contains(where: \.isOptional)
      ),
    ]
  }

  private var all: [Test] {
    let actions = presenter.actions.flatMap { action in
      cases.actions[action.name].map {
        ActionTestWriter(tests: self, action: action, found: $0).all
      } ?? []
    }
    return loadTests + moreTests + pollTests + actions + selectionTests + observerTests
  }

  private func test(_ test: Test) -> TemplateValue {
    [
      "function": .text(swiftIdentifier(test.name)),
      "xctest": .text("test\(capitalized(test.name))"),
      "statements": lines(localPresenter(for: test) + test.statements),
    ]
  }

  /// What runs beside a test must not capture an `XCTestCase`, which is not `Sendable`.
  private func localPresenter(for test: Test) -> [String] {
    let isCaptured = test.statements.contains { $0.contains("async let ") || $0.contains("Task {") }
    return options.testFramework == .xcTest && isCaptured ? ["let presenter = presenter"] : []
  }

  // MARK: - Setting up

  private var testContext: TemplateValue {
    if !writer.usesContext { return false }
    let call = values.contextCall(screen.examples[loaded])
    return .text("try? \(call.flat ?? "context()")")
  }

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
    if writer.usesContext { arguments.append("context: { context }") }
    if presenter.sleeps { arguments.append("sleep: { try await waits.call($0) }") }
    return arguments
  }

  /// Those that some test loads.
  private var examples: [Int] {
    let used = [
      cases.loaded.example, cases.other?.example, cases.opposite?.example,
      cases.more?.sample.example, cases.more?.last,
    ]
    return Set(used.compactMap { $0 }).sorted()
  }

  private func sample(_ example: Int) -> TemplateValue {
    let type = screen.swiftName(screen.service.root)
    let head = Code.call(
      "private func \(sampleName(example))",
      [.text("_ change: (inout \(type)) throws -> Void = { _ in }")]
    )
    var statements = Statements(indent: 2)
    statements.add(.assignment("let json", .lines(jsonLiteral(screen.examples[example].data))))
    statements.add(.text("var \(writer.model): \(type) = try decoded(json)"))
    statements.add(.text("try change(&\(writer.model))"))
    statements.add(.text("return \(writer.model)"))
    return [
      "head": lines(
        Code.sequence([head, .text(" throws -> \(type)")])
          .outdentedLines(indent: 2, trailing: " {".count)
      ),
      "statements": lines(statements.lines.map { String($0.dropFirst(2)) }),
    ]
  }

  private func source(_ source: Presenter.Source) -> TemplateValue? {
    guard let type = source.call.result, let node = cases.sources[source.name] else { return nil }
    return [
      "name": .text(swiftIdentifier(source.name)),
      "type": .text(screen.swiftName(type)),
      "value": lines(values.argument(node, of: type).outdentedLines(indent: 4)),
      "answer": lines(answer(source).outdentedLines(indent: 4)),
    ]
  }

  private var shownStatements: [String] {
    guard let viewModel = writer.viewModel else { return [] }
    var arguments: [Code] = [.argument("from", .text(writer.model))]
    for input in viewModel.inputs {
      let value: Code
      if presenter.locals.contains(where: { $0.name == input.name }) {
        value = .text("presenter.\(swiftMember(input.name))")
      } else if presenter.sources.contains(where: { $0.name == input.name }) {
        value = .text("try \(swiftIdentifier(input.name))()")
      } else {
        value = cases.inputs[input.name].map { values.argument($0, of: input.type) } ?? "nil"
      }
      arguments.append(.argument(swiftLabel(input.name), value))
    }
    var statements = Statements(indent: 2)
    let context = values.context(screen.examples[loaded])
    let isNamed = presenter.empty?.readsContext == true
    if isNamed { statements.add(.assignment("let context", context)) }
    if viewModel.usesContext { arguments.append(.argument("in", isNamed ? "context" : context)) }
    statements.add(.assignment("var viewModel", .call(screen.typeName(of: viewModel), arguments)))
    statements.add("set(&viewModel)")
    let loaded: Code = ".loaded(viewModel)"
    statements.add(
      .returning(
        presenter.empty.map {
          .ternary(writer.condition($0), then: ".empty(viewModel)", else: loaded)
        } ?? loaded
      )
    )
    return statements.lines.map { String($0.dropFirst(2)) }
  }
}
