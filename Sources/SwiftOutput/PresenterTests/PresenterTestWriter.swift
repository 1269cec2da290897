import DocumentReader
import OutputInterface
import TextOutput
import ViewModelIR

/// Writes the tests of a presenter as sequences of events: a call begins, the service responds, something is shown.
final class PresenterTestWriter {
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
    values = TestWriter(screen, options.testFramework)
    writer = PresenterWriter(screen, presenter)
    var taken = Self.ownNames.union([writer.model])
    if !presenter.updates.isEmpty { taken.formUnion(["continuation", "observe", "updates"]) }
    if presenter.readsClock { taken.formUnion(["clock", "next", "tick"]) }
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

  /// The names that the tests of every presenter can use.
  private static let ownNames: Set<String> = [
    "action", "alert", "answer", "before", "begin", "call", "calls", "change", "context", "decoded",
    "end", "events", "expectShown", "expected", "fail", "failure", "file", "folded", "line", "load",
    "notation", "poll", "presenter", "response", "sourceLocation", "states", "viewModel", "wait",
    "waits",
  ]

  // MARK: - Data

  /// `threeNotes()`, `threeNotes { $0.remove(at: 1) }`
  func sample(_ example: Int, _ change: [Code] = []) -> Code {
    if change.isEmpty { return .call("\(own: sampleNames[example])", []) }
    let name = sampleNames[example]
    let function = Code.fragment(Fragment(name, needs: [.own(name), changing(name)]))
    return .sequence([function, " ", .closure(change)])
  }

  /// Returns the need for a sample function with a parameter that changes the data.
  func changing(_ sample: String) -> Need { .own("\(sample)(change)") }

  /// `try expectShown(threeNotes()) { $0.isRefreshing = true }`
  func expectShown(_ example: Int, _ change: [Code] = [], setting flags: [Code] = []) -> Code {
    let call = Code.call("try expectShown", [sample(example, change)])
    return flags.isEmpty ? call : .sequence([call, " ", .closure(flags)])
  }

  /// `$0.posts[1]`
  func element(_ list: Presenter.ListPath, _ index: Int) -> String {
    "\(writer.chain(list, of: "$0"))[\(index)]"
  }

  /// `try twoPosts().posts[1]`
  func element(_ list: Presenter.ListPath, _ index: Int, of example: Int) -> Code {
    let path = "\(writer.chain(list, of: "\(sampleNames[example])()"))[\(index)]"
    let element = Code.fragment(Fragment(path, needs: [.own(sampleNames[example])]))
    return list.isOptional ? values.required(element, of: list.element) : .trying(element)
  }

  /// `try #require(twoPosts().posts[1].poll)`
  func value(
    _ part: PresenterCases.Returned,
    _ list: Presenter.ListPath?,
    of type: ValueType
  ) -> Code {
    let name = sampleNames[part.example]
    var base = "\(name)()"
    if let row = part.row, let list { base = "\(writer.chain(list, of: base))[\(row)]" }
    let value = Code.fragment(Fragment(writer.path(part.path, of: base), needs: [.own(name)]))
    let isOptional = part.path.isOptional || part.row != nil && list?.isOptional == true
    return isOptional ? values.required(value, of: type) : .trying(value)
  }

  /// `$0.posts.remove(at: 1)`
  func removal(_ list: Presenter.ListPath, _ index: Int) -> Code {
    "\(writer.chain(list, of: "$0")).remove(at: \(index))"
  }

  /// `.sections[0].rows[2]`, `.poll?.options[1]`
  func shown(_ rows: Presenter.Rows, at indices: [Int]) -> String {
    var rest = indices[...]
    return zip(rows.fields, rows.nesting).map { name, type in
      let member = ".\(swiftMember(name))"
      if let type { return type.isOptional ? "\(member)?" : member }
      return "\(member)[\(rest.popFirst() ?? 0)]"
    }
    .joined()
  }

  /// `$0.isRefreshing = true`
  func flag(_ name: String) -> Code { "$0.\(swiftMember(name)) = true" }

  // MARK: - Calls

  /// `store.deleteCalls`
  func calls(_ signature: FunctionSignature) -> String {
    "\(service).\(callsName(signature, overloads: overloads))"
  }

  var loadCalls: String { calls(presenter.load.call.signature) }

  /// `try await load().succeed(threeNotes())`
  func load(_ example: Int, _ change: [Code] = []) -> Code {
    .call("try await load().succeed", [sample(example, change)])
  }

  /// `let call = await load()`
  var beginLoad: Code { "let call = \(tryLoad) load()" }

  var tryLoad: String { presenter.sources.isEmpty ? "await" : "try await" }

  /// `await begin(store.deleteCalls) { await $0.delete(id: "1") }`
  func begin(_ signature: FunctionSignature, _ actions: [Code]) -> Code {
    .sequence(["await begin(\(calls(signature))) ", .closure(actions)])
  }

  func succeed(_ call: String, _ example: Int, _ change: [Code] = []) -> Code {
    .call("\(call).succeed", [.trying(sample(example, change))])
  }

  /// `await service.viewerCalls.next().succeed(try viewer())`
  func response(_ source: Presenter.Source, _ change: [Code] = []) -> Code {
    .call(
      "await \(calls(source.call.signature)).next().succeed",
      [.trying(sample(of: source, change))]
    )
  }

  /// `viewer()`, `replies { $0.removeLast() }`
  func sample(of source: Presenter.Source, _ change: [Code] = []) -> Code {
    let name = sourceNames[source.name] ?? ""
    if change.isEmpty { return .call(.text(name), []) }
    let function = Code.fragment(Fragment(name, needs: [changing(name)]))
    return .sequence([function, " ", .closure(change)])
  }

  /// The responses to the other calls of a load, and the end of the wait for its progress.
  var sourceResponses: [Code] {
    presenter.sources.map { response($0) } + [endOfDelay].compactMap { $0 }
  }

  /// The end of the wait after which a load shows its progress: the response arrives earlier.
  var endOfDelay: Code? {
    presenter.load.progressDelay.map { _ in "await waits.next().fail(CancellationError())" }
  }

  /// The time passes after which another load is due.
  var timePasses: [Code] {
    presenter.load.throttle.map { ["clock.context.now += \(secondsLiteral($0))"] } ?? []
  }

  // MARK: - Errors

  /// The error with which calls fail: the last one, which represents all errors that the spec does not name.
  var failure: (pattern: Presenter.ErrorPattern, values: [Node], text: PresenterCases.Text)? {
    cases.failures.last
  }

  var error: Code { failure.map { error($0.pattern, $0.values) } ?? "URLError(.timedOut)" }

  /// `NoteStoreError.locked`, `URLError(.timedOut)`
  func error(_ pattern: Presenter.ErrorPattern, _ nodes: [Node]) -> Code {
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

  func expect(_ actual: String, _ expected: Code) -> Code { values.equal(.text(actual), expected) }

  func expect(_ condition: String) -> Code { values.holds(.text(condition)) }

  func expectNone(_ name: String) -> Code { values.isNil("presenter.\(name)") }

  func expectText(_ name: String, _ text: PresenterCases.Text) -> Code {
    if text.text == nil { return expectNone(name) }
    return values.equal(folding("presenter.\(name)", if: text.isFolded), literal(text))
  }

  /// Returns a text as tests compare it.
  func folding(_ text: Code, if isFolded: Bool) -> Code {
    isFolded ? "\(testHelper: "folded")(\(text))" : text
  }

  var expectAlert: Code { expectText("alert", failure?.text ?? (nil, false)) }

  func literal(_ text: PresenterCases.Text) -> Code {
    text.text.map { .string(SwiftString(text.isFolded ? folded($0) : $0)) } ?? "nil"
  }

  /// Returns a text as the helper `fail` compares it.
  func alert(_ text: PresenterCases.Text) -> Code { literal((text.text, foldsAlerts)) }

  var foldsAlerts: Bool {
    failure?.text.isFolded == true
      || cases.actions.values.contains {
        $0.notice(.alert, ofFailure: true)?.texts.first?.isFolded == true
      }
  }

  /// Returns the expectations of a call's arguments.
  func expectations(_ arguments: [Node?], of call: Presenter.Call) -> [Code] {
    zip(arguments, call.arguments).compactMap { node, argument in
      guard let node else { return nil }
      let path = call.arguments.count == 1 ? "" : ".\(swiftMember(argument.name))"
      return values.expectation("call.arguments\(path)", node, of: argument.value.type)
    }
  }

  /// Returns the expectation that an action did not call the function. A load can have called it once.
  func expectNoCall(of signature: FunctionSignature) -> Code {
    let isLoad = signature == presenter.load.call.signature
    return expect("\(calls(signature)).count", isLoad ? "1" : "0")
  }
}

/// Returns the name of a mock's property with the calls of a function: `feedCalls`, or `feedAfterCalls` if the function is overloaded.
func callsName(_ signature: FunctionSignature, overloads: Set<String>) -> String {
  let labels = signature.parameters.map { capitalized($0.name) }.joined()
  return signature.function + (overloads.contains(signature.function) ? labels : "") + "Calls"
}
