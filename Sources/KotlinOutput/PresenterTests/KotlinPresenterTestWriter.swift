import DocumentReader
import OutputInterface
import ViewModelIR

/// Writes the tests of a presenter: that it shows each example and the text of each error, and what each action does.
struct PresenterTestWriter {
  let screen: KotlinScreen
  let presenter: Presenter
  let cases: PresenterCases
  /// The names of the functions of the service that others have too.
  let overloads: Set<String>
  let values: JUnitWriter
  /// The properties with the data of the examples.
  let sampleNames: [String]

  init?(_ shown: ShownScreen, in screen: KotlinScreen) {
    guard let presenter = screen.presenter, let cases = shown.cases,
      let viewModel = screen.viewModels.first, presenter.service.isGenerated,
      screen.examples.indices.contains(cases.loaded),
      !screen.examples.contains(where: \.isSample)
    else { return nil }
    self.screen = screen
    self.presenter = presenter
    self.cases = cases
    overloads = shown.overloads
    values = JUnitWriter(
      screen: screen,
      viewModel: viewModel,
      examples: screen.examples,
      differences: androidDifferences(of: screen.screen)
    )
    let sources = presenter.sources.map { "\(kotlinName($0.name))Response" }
    var names = UniqueNames(excluding: Set(Self.ownNames + sources))
    sampleNames = screen.examples.map { kotlinMember(names.claim(SpecNames().property($0.name))) }
  }

  private static let ownNames = [
    "after", "again", "cached", "call", "content", "end", "error", "expected", "isEmpty",
    "meanwhile", "model", "next",
    "presenter", "response", "service", "set", "state",
  ]

  func declaration() throws(NotInKotlin) -> Declaration {
    // An example cannot express every value. A test that needs such a value is left out.
    let actions = presenter.actions.flatMap { action in
      (cases.actions[action.name] ?? []).enumerated().compactMap { index, found in
        let writer = ActionTestWriter(tests: self, action: action, found: found)
        return try? writer.test(index == 0 ? "" : " in case \(index + 1)")
      }
        + [
          cases.actions[action.name]?.first.flatMap {
            try? ActionTestWriter(tests: self, action: action, found: $0).keeping()
          },
          cases.refusals[action.name].flatMap {
            try? ActionTestWriter(tests: self, action: action, found: $0).refusal()
          },
        ].compactMap { $0 }
    }
    let timeout = Code.imported("Timeout", from: "org.junit.jupiter.api")
    return Declaration(
      annotations: [.sequence(["@", timeout, "(60)"])],
      head: "class \(screen.presenterName)Test",
      members: [try properties]
        + [try? examples, presenter.load == nil ? nil : try? errors, cached].compactMap { $0 }
        + actions
        + errorsBesideFields
        + [try load, try expectShown] + (showsChanges ? [content] : [])
    )
  }

  /// Whether a test of an action needs what the presenter shows.
  private var showsChanges: Bool {
    cases.actions.values.joined().contains { !$0.meanwhile.isEmpty || !$0.after.isEmpty }
  }

  // MARK: - Tests

  private var examples: Declaration {
    get throws(NotInKotlin) {
      var statements: [Code] = []
      for (index, shown) in cases.examples.enumerated() {
        let load = load(sample(shown.example), try set(shown.locals))
        statements.append(assignment(index, of: cases.examples.count, load))
        statements += try edits(shown.locals)
        statements.append(self.expectShown(sample(shown.example), shown))
      }
      let title = presenter.load == nil ? "shows each example" : "load shows each example"
      return test(title, statements)
    }
  }

  /// The tests of the errors beside fields, each after the first action that can show it.
  private var errorsBesideFields: [Declaration] {
    let action = presenter.actions.first {
      !$0.errorFields.isEmpty && cases.actions[$0.name]?.isEmpty == false
    }
    guard let action, let found = cases.actions[action.name]?.first else { return [] }
    let writer = ActionTestWriter(tests: self, action: action, found: found)
    return cases.failures.filter { !$0.fields.isEmpty }.compactMap { failure in
      try? writer.failure(failure, exception(failure.pattern, failure.values))
    }
  }

  private var errors: Declaration {
    get throws(NotInKotlin) {
      var statements: [Code] = []
      for (index, failure) in cases.failures.enumerated() {
        let error = try exception(failure.pattern, failure.values)
        let load = Code.call("load", [.assignment("error", error)])
        statements.append(assignment(index, of: cases.failures.count, load))
        let failed = Code.sequence(["(presenter.state.value as ", state("Failed"), ").message"])
        statements += expectText(failure.text, failed)
        if presenter.retries {
          let canRetry: Code = presenter.retries(after: failure.pattern) ? "true" : "false"
          statements.append(values.equal(canRetry, "presenter.canRetry"))
        }
      }
      return test("a failed load shows the text of its error", statements)
    }
  }

  /// The test of what is kept from an earlier load, if no source must have responded.
  private var cached: Declaration? {
    guard presenter.load?.cached != nil, presenter.sources.allSatisfy(\.isIndependentOption),
      let shown = cases.examples.first
    else { return nil }
    let load = Code.call("load", [.assignment("cached", sample(shown.example))])
    let alert: [Code] =
      presenter.errorsOfFields.isEmpty
      ? [values.equal("true", "presenter.alert.value != null")] : []
    return test(
      "a failed load keeps the cached content",
      [.assignment("val presenter", load), expectShown(sample(shown.example), shown)] + alert
    )
  }

  private func assignment(_ index: Int, of count: Int, _ load: Code) -> Code {
    .assignment(index > 0 ? "presenter" : count > 1 ? "var presenter" : "val presenter", load)
  }

  func test(_ name: String, _ statements: [Code]) -> Declaration {
    let runBlocking = Code.imported("runBlocking", from: "kotlinx.coroutines")
    let body = Code.sequence([runBlocking, "<Unit> ", .lambda(parameters: "", statements)])
    return Declaration(
      annotations: [.sequence(["@", .imported("Test", from: "org.junit.jupiter.api")])],
      .assignment("fun `\(name)`()", body),
      isMember: true
    )
  }

  func state(_ name: String) -> Code { "\(screen.presenterName).State.\(name)" }

  // MARK: - Statements

  /// `load(aSearch) { setQuery("moth") }`
  func load(_ response: Code, _ sets: [Code]) -> Code {
    let load: Code =
      presenter.load != nil ? .call("load", [response]) : sets.isEmpty ? "made()" : "made"
    return sets.isEmpty ? load : .sequence([load, " ", .lambda(parameters: "", sets)])
  }

  func set(_ locals: [String: Node]) throws(NotInKotlin) -> [Code] {
    try setting(presenter.locals.filter { $0.edited == nil }, to: locals, of: "")
  }

  /// Returns the statements that edit the content after a load.
  func edits(_ locals: [String: Node]) throws(NotInKotlin) -> [Code] {
    try setting(presenter.edits, to: locals, of: "presenter.")
  }

  private func setting(
    _ locals: [Presenter.Local],
    to nodes: [String: Node],
    of base: String
  ) throws(NotInKotlin) -> [Code] {
    var sets: [Code] = []
    for local in locals {
      guard let value = nodes[local.name] else { continue }
      let literal = try values.literal(value, of: local.type)
      sets.append(.call("\(base)set\(caseName(local.name))", [literal]))
    }
    return sets
  }

  /// The property with the data of an example.
  func sample(_ example: Int) -> Code { .text(sampleNames[example]) }

  /// `service.deleteCalls`
  func calls(_ function: FunctionSignature) -> String {
    "service.\(callsName(function, overloads: overloads))"
  }

  /// `awaitCall(service.deleteCalls) { presenter.delete("1") }`
  func begin(_ function: FunctionSignature, _ action: Code) -> Code {
    .sequence([
      .call(.testHelper("awaitCall"), [.text(calls(function))]), " ",
      .lambda(parameters: "", [action]),
    ])
  }

  /// The responses to the other calls of a load.
  var sourceResponses: [Code] {
    presenter.independentSources.map { source in
      let next = "\(calls(source.signature)).next().answer.complete"
      return .call(.text(next), [.text(responseName(source))])
    }
  }

  /// The statements that let a load end without responses to the calls that follow it.
  var standingResponses: [Code] {
    presenter.dependentSources.map { source in
      .assignment("\(calls(source.signature)).answer", .text(responseName(source)))
    }
  }

  private func exception(
    _ pattern: Presenter.ErrorPattern,
    _ parameters: [Node]
  ) throws(NotInKotlin) -> Code {
    switch pattern {
    case .connection(let code):
      guard let (package, name) = connectionErrors[code] else { return "Exception()" }
      return .call(.imported(name, from: package), [])
    case .own(let name, let declared):
      var arguments: [Code] = []
      for (parameter, value) in zip(declared, parameters) {
        arguments.append(try values.literal(value, of: parameter.type))
      }
      let type = "\(exceptionName(presenter.service.protocolName)).\(nestedType(name, "Error"))"
      return .call(.text(type), arguments)
    }
  }

  // MARK: - Expectations

  func expectShown(_ model: Code, _ shown: PresenterCases.Shown) -> Code {
    .call(
      "expectShown",
      (presenter.load == nil ? [] : [model]) + ["presenter"]
        + (shown.isEmpty ? ["isEmpty = true"] : [])
    )
  }

  /// Expects a text. Folded texts are compared without the spaces and marks that differ between systems.
  func expectText(_ expected: PresenterCases.Text, _ actual: Code) -> [Code] {
    // An example cannot express every text.
    guard let text = expected.text else { return [] }
    if !expected.isFolded { return [values.equal(.string([.literal(text)]), actual)] }
    let folds = Code.call(.testHelper("folded"), [actual])
    return [values.equal(.string([.literal(folded(text))]), folds)]
  }
}
