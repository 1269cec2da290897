import DocumentReader
import OutputInterface
import ViewModelIR

/// Writes the tests of a presenter: that it shows each example and the text of each error, and what each action does.
struct PresenterTestWriter {
  let screen: Screen
  let presenter: Presenter
  let cases: PresenterCases
  /// The names of the protocol's overloaded functions.
  let overloads: Set<String>
  let options: RenderOptions
  let values: TestWriter
  let writer: PresenterWriter
  /// The name of the mock in the tests.
  let service: String
  /// The functions that return the responses to the calls of the sources.
  let sourceNames: [String: String]
  /// The functions that return each example's data.
  let sampleNames: [String]
  /// The names that constants of a test cannot have.
  let taken: Set<String>

  typealias Test = (name: String, statements: [Code])

  init(
    _ screen: Screen,
    _ presenter: Presenter,
    _ cases: PresenterCases,
    overloads: Set<String>,
    _ options: RenderOptions
  ) {
    self.options = options
    self.screen = screen
    self.presenter = presenter
    self.cases = cases
    self.overloads = overloads
    values = TestWriter(screen)
    writer = PresenterWriter(screen, presenter)
    var taken: Set = [
      "after", "again", "answer", "button", "cached", "call", "context", "decoded", "end", "error",
      "events",
      "expectShown",
      "failure", "folded", "isEmpty", "load", "meanwhile", "notation", "presenter",
      "response", "set", "sourceLocation", "viewModel", writer.model,
    ]
    service = swiftIdentifier(unique(presenter.service.name, &taken))
    sourceNames = presenter.sources.reduce(into: [:]) {
      $0[$1.name] = swiftIdentifier(unique($1.name, &taken))
    }
    let names = SpecNames(reserved: .swift)
    sampleNames = screen.examples.map {
      unique(swiftIdentifier(names.property($0.name)), &taken)
    }
    self.taken = taken
  }

  var tests: [Test] {
    [examples] + (presenter.load == nil ? [] : [errors]) + [cached].compactMap { $0 }
      + presenter.actions.flatMap(tests)
      + errorsBesideFields
  }

  private func tests(of action: Presenter.Action) -> [Test] {
    func writer(_ found: PresenterCases.Action) -> ActionTestWriter {
      ActionTestWriter(tests: self, action: action, found: found)
    }
    let cases = cases.actions[action.name] ?? []
    let successes = cases.enumerated().map { index, found -> Test in
      let test = writer(found).test
      return index == 0 ? test : ("\(test.name)InCase\(index + 1)", test.statements)
    }
    let refusal = self.cases.refusals[action.name].map { writer($0).refusal }
    return successes + [cases.first.flatMap { writer($0).keeping }, refusal].compactMap { $0 }
  }

  private var examples: Test {
    (
      presenter.load == nil ? "showsEachExample" : "loadShowsEachExample",
      cases.examples.enumerated().flatMap { index, shown in
        [assignment(index, of: cases.examples.count, load(shown.example, shown.locals))]
          + edits(shown.locals) + [expectShown(shown)]
      }
    )
  }

  /// The test of what is kept from an earlier load, if no source must have responded.
  private var cached: Test? {
    guard presenter.load?.cached != nil, presenter.sources.allSatisfy(\.isIndependentOption),
      let shown = cases.examples.first
    else { return nil }
    let load = Code.call("try await load", [.argument("cached", .trying(sample(shown.example)))])
    let alert: [Code] =
      presenter.errorsOfFields.isEmpty ? ["#expect(presenter.alert != nil)"] : []
    return (
      "failedLoadKeepsCachedContent",
      [.assignment("let presenter", load), expectShown(shown)] + alert
    )
  }

  private var errors: Test {
    (
      "failedLoadShowsErrorText",
      cases.failures.enumerated().flatMap { index, failure in
        let error = Code.argument("throwing", error(failure.pattern, failure.values))
        let failed = Code.call("try await load", [error])
        return [
          assignment(index, of: cases.failures.count, failed),
          failure.text.isFolded
            ? expectText("\(own: "failure")(of: presenter)", failure.text)
            : values.equal("presenter.state", .call(".failed", [literal(failure.text)])),
        ] + canRetry(after: failure.pattern)
      }
    )
  }

  private func canRetry(after pattern: Presenter.ErrorPattern) -> [Code] {
    if !presenter.retries { return [] }
    return [
      values.equal("presenter.canRetry", presenter.retries(after: pattern) ? "true" : "false")
    ]
  }

  /// The tests of the errors beside fields, each after the first action that can show it.
  private var errorsBesideFields: [Test] {
    let action = presenter.actions.first {
      !$0.errorFields.isEmpty && cases.actions[$0.name]?.isEmpty == false
    }
    guard let action, let found = cases.actions[action.name]?.first else { return [] }
    let writer = ActionTestWriter(tests: self, action: action, found: found)
    return cases.failures.filter { !$0.fields.isEmpty }.compactMap {
      writer.failure($0, error($0.pattern, $0.values))
    }
  }

  private func assignment(_ index: Int, of count: Int, _ load: Code) -> Code {
    .assignment(index > 0 ? "presenter" : count > 1 ? "var presenter" : "let presenter", load)
  }

  // MARK: - Loads

  /// `try await load(aSearch()) { $0.query = "moth" }`
  func load(_ example: Int, _ locals: [String: Node]) -> Code {
    let sets = setting(presenter.locals.filter { $0.edited == nil }, to: locals, of: "$0")
    let load: Code =
      presenter.load != nil
      ? .call("try await load", [sample(example)]) : sets.isEmpty ? "try made()" : "try made"
    return sets.isEmpty ? load : .sequence([load, " ", .closure(sets)])
  }

  /// Returns the statements that edit the content after a load.
  func edits(_ locals: [String: Node]) -> [Code] {
    setting(presenter.edits, to: locals, of: "presenter")
  }

  private func setting(
    _ locals: [Presenter.Local],
    to nodes: [String: Node],
    of base: String
  ) -> [Code] {
    locals.compactMap { local in
      nodes[local.name].map { node in
        .assignment("\(base).\(swiftMember(local.name))", values.argument(node, of: local.type))
      }
    }
  }

  /// `threeNotes()`
  func sample(_ example: Int) -> Code { .call("\(own: sampleNames[example])", []) }

  /// `try twoPosts().posts[1]`, `try #require(twoPosts().posts[1].poll)`
  func value(_ excerpt: PresenterCases.Excerpt, of type: ValueType) -> Code {
    let name = sampleNames[excerpt.example]
    let base = excerpt.element.map { "\(writer.chain($0.list, of: "\(name)()"))[\($0.index)]" }
    let path = writer.path(excerpt.path, of: base ?? "\(name)()")
    let value = Code.fragment(Fragment(path, needs: [.own(name)]))
    let isOptional = excerpt.path.isOptional || excerpt.element?.list.isOptional == true
    return isOptional ? values.required(value, of: type) : .trying(value)
  }

  /// `store.deleteCalls`
  func calls(_ signature: FunctionSignature) -> String {
    "\(service).\(callsName(signature, overloads: overloads))"
  }

  /// `let call = await store.deleteCalls.begin { await presenter.delete(id: "1") }`
  func begin(_ signature: FunctionSignature, _ action: Code) -> Code {
    .assignment(
      "let call",
      .sequence(["await \(calls(signature)).begin ", .closure([action])])
    )
  }

  /// The responses to the other calls of a load.
  var sourceResponses: [Code] {
    presenter.independentSources.map { source in
      .call("await \(calls(source.signature)).next().succeed", [.trying(response(source))])
    }
  }

  /// The statements that let a load end without responses to the calls that follow it.
  var standingResponses: [Code] {
    presenter.dependentSources.map { source in
      .assignment("\(calls(source.signature)).answer", .trying(response(source)))
    }
  }

  private func response(_ source: Presenter.Source) -> Code {
    .call("\(own: sourceNames[source.name] ?? "")", [])
  }

  /// `NoteStoreError.locked`, `URLError(.timedOut)`
  private func error(_ pattern: Presenter.ErrorPattern, _ nodes: [Node]) -> Code {
    switch pattern {
    case .connection(let code): return "URLError(.\(code))"
    case .own(let name, let parameters):
      let base = "\(writer.errorType).\(swiftMember(name))"
      if parameters.isEmpty { return .text(base) }
      return .call(
        base,
        zip(parameters, nodes).map {
          .argument(swiftLabel($0.name), values.argument($1, of: $0.type))
        }
      )
    }
  }

  // MARK: - Expectations

  /// `try expectShown(noNotes(), in: presenter, isEmpty: true)`
  func expectShown(_ shown: PresenterCases.Shown) -> Code {
    .call(
      "try expectShown",
      (presenter.load == nil ? [] : [sample(shown.example)]) + ["in: presenter"]
        + (shown.isEmpty ? ["isEmpty: true"] : [])
    )
  }

  func expectText(_ actual: Code, _ text: PresenterCases.Text) -> Code {
    values.equal(
      text.isFolded ? "\(testHelper: "folded")(\(actual))" : actual,
      literal(text)
    )
  }

  private func literal(_ text: PresenterCases.Text) -> Code {
    text.text.map { .string(SwiftString(text.isFolded ? folded($0) : $0)) } ?? "nil"
  }
}

/// Returns the name of a mock's property with the calls of a function: `feedCalls`, or `feedAfterCalls` if the function is overloaded.
func callsName(_ signature: FunctionSignature, overloads: Set<String>) -> String {
  let labels = signature.parameters.map { capitalized($0.name) }.joined()
  return signature.function + (overloads.contains(signature.function) ? labels : "") + "Calls"
}
