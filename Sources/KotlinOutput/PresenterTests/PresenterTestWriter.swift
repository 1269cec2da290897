import DocumentReader
import OutputInterface
import ViewModelIR

/// Writes the tests of a presenter: a call begins, the service responds, something is shown.
struct PresenterTestWriter {
  let screen: KotlinScreen
  let presenter: Presenter
  let cases: PresenterCases
  /// The names of the functions of the service that others have too.
  let overloads: Set<String>
  let values: JUnitWriter

  init?(_ shown: ShownScreen, in screen: KotlinScreen) {
    guard let presenter = screen.presenter, let cases = shown.cases,
      let viewModel = screen.viewModels.first, presenter.service.isGenerated,
      !screen.examples.isEmpty, !screen.examples.contains(where: \.isSample)
    else { return nil }
    self.screen = screen
    self.presenter = presenter
    self.cases = cases
    overloads = shown.overloads
    values = JUnitWriter(screen: screen, viewModel: viewModel, examples: screen.examples)
  }

  func declaration() throws(NotInKotlin) -> Declaration {
    // An example cannot express every value. A test that needs such a value is left out.
    var tests = [try? load, try? empty, try? failedLoad] + reloadTests + loadTests + updateTests
    for action in presenter.actions {
      guard let found = cases.actions[action.name] else { continue }
      tests += ActionTestWriter(tests: self, action: action, found: found).all
    }
    for selection in presenter.selections { tests.append(try? selects(selection)) }
    let timeout = Code.imported("Timeout", from: "org.junit.jupiter.api")
    return Declaration(
      annotations: [.sequence(["@", timeout, "(60)"])],
      head: "class \(screen.presenterName)Test",
      members: [try properties] + tests.compactMap { $0 } + [try beginning].compactMap { $0 }
        + [try shown] + [try shownState].compactMap { $0 }
    )
  }

  // MARK: - Members

  private var properties: Declaration {
    get throws(NotInKotlin) {
      var arguments: [Code] = []
      for input in presenter.inputs {
        guard let value = cases.inputs[input.name] else {
          throw NotInKotlin("the value of '\(input.name)' in a test")
        }
        arguments.append(try values.literal(value, of: input.type))
      }
      arguments.append("service")
      let mock = "\(serviceName(presenter.service.protocolName))Mock"
      var properties: [Code] = [.assignment("private val service", .call(.text(mock), []))]
      properties += try clocks + responses
      properties.append(.assignment("private val presenter", try made(arguments)))
      return Declaration(group: properties.map { Declaration($0, isMember: true) })
    }
  }

  private func made(_ arguments: [Code]) throws(NotInKotlin) -> Code {
    let usesContext = PresenterWriter(screen, presenter).usesContext
    if !usesContext, !presenter.sleeps { return .call("\(screen.presenterName)", arguments) }
    let getter = Code.lambda(parameters: "", [try context])
    if !presenter.sleeps {
      return .sequence([.call("\(screen.presenterName)", arguments), " ", getter])
    }
    let context = usesContext ? [Code.assignment("context", getter)] : []
    return .call("\(screen.presenterName)", arguments + context + ["sleep = { waits.call(it) }"])
  }

  /// The settings and the time of the example that most tests load.
  var context: Code {
    get throws(NotInKotlin) {
      if presenter.readsClock { return "context" }
      guard screen.examples.indices.contains(cases.loaded) else { throw NotInKotlin("an example") }
      return try values.context(screen.examples[cases.loaded])
    }
  }

  /// The function that returns the state for a response.
  private var shown: Declaration {
    get throws(NotInKotlin) {
      guard let viewModel = screen.viewModels.first else { return Declaration(group: []) }
      var arguments: [Code] = []
      let root = try screen.service.root.kotlin(in: screen.types)
      var parameters: [Code] = [.sequence(["model: ", root])]
      for input in viewModel.inputs {
        let isLocal = presenter.locals.contains { $0.name == input.name }
        let name = kotlinMember(input.name)
        if let parameter = try parameter(of: input) {
          parameters.append(parameter)
          arguments.append(.assignment(.text(name), .text(name)))
          continue
        }
        if let source = presenter.sources.first(where: { $0.name == input.name }) {
          arguments.append(.assignment(.text(name), .text(responseName(source))))
          continue
        }
        if !isLocal, cases.inputs[input.name] == nil { throw NotInKotlin("an input in a test") }
        let value =
          try cases.inputs[input.name].map { (node) throws(NotInKotlin) in
            try values.literal(node, of: input.type)
          } ?? "presenter.\(name).value"
        arguments.append(.assignment(.text(name), value))
      }
      if viewModel.usesContext { arguments.append(context: try context) }
      let type = Code.text(screen.uiStateName(ofModel: nil))
      let made = Code.call(
        .text("model.\(adapterName(screen.uiStateName(ofModel: nil)))"),
        arguments
      )
      return Declaration(
        doc: "What the screen shows for a response.",
        .assignment(
          .sequence([.call("private fun content", parameters), ": ", type]),
          made
        ),
        isMember: true
      )
    }
  }

  /// `decoded<UserProfile>(ProfileUiStateTest.aPopularUserJson)`
  func sample(_ example: Int) throws(NotInKotlin) -> Code {
    let test = "\(screen.uiStateName(ofModel: nil))Test"
    guard screen.examples.indices.contains(example) else { throw NotInKotlin("an example") }
    let fixture = values.fixtureName(of: screen.examples[example])
    return try decoded(screen.service.root, .text("\(test).\(fixture)"), in: screen)
  }

  func state(_ name: String) -> Code { "\(screen.presenterName).State.\(name)" }

  /// Expects a text. Folded texts are compared without the spaces and marks that differ between systems.
  func expectText(_ expected: PresenterCases.Text, _ actual: Code) -> [Code] {
    // An example cannot express every text.
    guard let text = expected.text else { return [] }
    if !expected.isFolded { return [values.equal(.string([.literal(text)]), actual)] }
    let folds = Code.call(.testHelper("folded"), [actual])
    return [values.equal(.string([.literal(folded(text))]), folds)]
  }

  func test(_ name: String, _ statements: [Code]) -> Declaration {
    let runBlocking = Code.imported("runBlocking", from: "kotlinx.coroutines")
    let body = Code.sequence([runBlocking, "<Unit> ", .lambda(parameters: "", statements)])
    return Declaration(
      annotations: [.sequence(["@", .imported("Test", from: "org.junit.jupiter.api")])],
      .assignment("fun `\(name)`()", body)
    )
  }

  /// `awaitCall(service.fetchProfileCalls) { presenter.load() }`
  func begin(_ function: FunctionSignature, _ action: Code) -> Code {
    return .sequence([
      .call(.testHelper("awaitCall"), [.text(calls(function))]), " ",
      .lambda(parameters: "", [action]),
    ])
  }

  // MARK: - Loads

  private var load: Declaration {
    get throws(NotInKotlin) {
      let loaded = try sample(cases.loaded)
      return test(
        "load shows the response",
        [
          values.equal(state("Idle"), "presenter.state.value"),
          .assignment("val response", loaded),
          .assignment("val call", beginLoad()),
          values.equal(state("Loading"), "presenter.state.value"),
          "call.succeed(response)",
          expectShown("response"),
        ]
      )
    }
  }

  private var empty: Declaration? {
    get throws(NotInKotlin) {
      guard let empty = cases.empty else { return nil }
      return test(
        "an empty response is shown as such",
        [
          .assignment("val response", try sample(empty)),
          .chain(beginLoad(), [".succeed(response)"]),
          expectShown("response"),
        ]
      )
    }
  }

  private var failedLoad: Declaration {
    get throws(NotInKotlin) {
      var statements: [Code] = []
      for failure in cases.failures {
        let error = try exception(failure.pattern, failure.values)
        statements.append(.chain(beginLoad(), [.call(".fail", [error])]))
        let failed = Code.sequence(["(presenter.state.value as ", state("Failed"), ").message"])
        statements += expectText(failure.text, failed)
      }
      return test("a failed load shows the text of its error", statements)
    }
  }

  func exception(
    _ pattern: Presenter.ErrorPattern,
    _ parameters: [Node]
  ) throws(NotInKotlin) -> Code {
    switch pattern {
    case .connection(let code):
      guard let (package, name) = connectionErrors[code] else { return "Exception()" }
      return .call(.imported(name, from: package), [])
    case .own(let name, _):
      let error = presenter.errors.first { $0.pattern.ownName == name }
      guard case .own(_, let declared)? = error?.pattern else { return "Exception()" }
      var arguments: [Code] = []
      for (parameter, value) in zip(declared, parameters) {
        arguments.append(try values.literal(value, of: parameter.type))
      }
      let type = "\(exceptionName(presenter.service.protocolName)).\(nestedType(name, "Error"))"
      return .call(.text(type), arguments)
    }
  }
}

extension Presenter.ErrorPattern {
  fileprivate var ownName: String? { if case .own(let name, _) = self { name } else { nil } }
}
