import DocumentReader
import SwiftCode
import SwiftNaming
import ViewModelIR

/// Writes the tests of a presenter as sequences of what happens: a call begins, the service answers, something is shown.
struct PresenterTestWriter {
  let screen: Screen
  let presenter: Presenter
  let cases: PresenterCases
  /// The functions of the protocol that Swift tells apart by their labels.
  let overloads: Set<String>
  let options: RenderOptions
  let values: TestWriter
  let writer: PresenterWriter
  /// What returns each example's data, which is called as the example is.
  private let sampleNames: [String]
  /// Names that no constant of a test may have.
  let taken: Set<String>

  struct Test {
    let name: String
    let statements: [String]
  }

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
    var taken = Self.ownNames.union([presenter.service.name] + presenter.sources.map(\.name))
    let names = SwiftNames()
    sampleNames = screen.examples.map {
      unique(swiftIdentifier(names.property($0.name)), &taken)
    }
    self.taken = taken
  }

  /// What a test of any presenter may have.
  private static let ownNames: Set<String> = [
    "action", "after", "answer", "answerSources", "before", "call", "context", "decoded", "fail",
    "first", "firstCall", "folded", "isEmpty", "load", "loadCall", "page", "presenter",
    "second", "secondCall", "shown", "waits",
  ]

  func test(_ name: String, _ body: (inout Statements) -> Void) -> Test {
    var statements = Statements(indent: 2)
    body(&statements)
    return Test(name: name, statements: statements.lines.map { String($0.dropFirst(2)) })
  }

  // MARK: - Data

  func sampleName(_ example: Int) -> String { sampleNames[example] }

  var loaded: Int { cases.loaded.example }

  /// `threeNotes()`, `threeNotes { $0.remove(at: 1) }`
  func sample(_ example: Int, _ change: [Code] = []) -> Code {
    if change.isEmpty { return .call(sampleName(example), []) }
    return .sequence([.text("\(sampleName(example)) "), .closure(change)])
  }

  /// `let before = try shown(threeNotes())`
  func state(
    _ name: String,
    _ example: Int,
    _ change: [Code] = [],
    setting flags: [Code] = []
  ) -> Code {
    let call = Code.call("try shown", [sample(example, change)])
    return .assignment(
      "let \(name)",
      flags.isEmpty ? call : .sequence([call, " ", .closure(flags)])
    )
  }

  /// `$0.posts[1]`
  func element(_ list: Presenter.ListPath, _ index: Int, of model: String = "$0") -> String {
    "\(writer.chain(list, of: model))[\(index)]"
  }

  /// `try twoPosts().posts[1]`
  func loadedElement(_ list: Presenter.ListPath, _ index: Int) -> Code {
    let element = Code.text(element(list, index, of: "\(sampleName(loaded))()"))
    return list.isOptional
      ? values.required(element, of: list.element) : .sequence(["try ", element])
  }

  /// `$0.posts.remove(at: 1)`
  func removal(_ list: Presenter.ListPath, _ index: Int) -> Code {
    .text("\(writer.chain(list, of: "$0")).remove(at: \(index))")
  }

  // MARK: - Calls

  var service: String { swiftIdentifier(presenter.service.name) }

  /// `store.deleteCalls`
  func calls(_ signature: FunctionSignature) -> String {
    "\(service).\(callsName(signature, overloads: overloads))"
  }

  var loadCalls: String { calls(presenter.load.call.signature) }

  /// How often a function was called, where loads may have called it as well.
  func expectCount(_ count: Int, of signature: FunctionSignature, loads: Int) -> Code {
    let isLoad = signature == presenter.load.call.signature
    return expect("\(calls(signature)).count", .text("\(count + (isLoad ? loads : 0))"))
  }

  /// `try await load(threeNotes())`
  func load(_ example: Int, _ change: [Code] = []) -> Code {
    .call("try await load", [sample(example, change)])
  }

  /// A load of which the test has the call.
  func begin(_ load: String, _ call: String, _ statements: inout Statements) {
    statements.add(.text("async let \(load): Void = presenter.load()"))
    answerSources(&statements)
    statements.add(.text("let \(call) = await \(loadCalls).next()"))
  }

  func begin(_ statements: inout Statements) { begin("load", "call", &statements) }

  func succeed(_ call: String, _ example: Int, _ change: [Code] = []) -> Code {
    .call("\(call).succeed", [.sequence(["try ", sample(example, change)])])
  }

  /// What a call of the service was given.
  func expectations(
    _ told: [Node?],
    of call: Presenter.Call,
    named name: String = "call"
  ) -> [Code] {
    zip(told, call.arguments).compactMap { node, argument in
      guard let node else { return nil }
      let path = call.arguments.count == 1 ? "" : ".\(swiftMember(argument.name))"
      return values.expectation("\(name).arguments\(path)", node, of: argument.value.type)
    }
  }

  // MARK: - Expectations

  func expect(_ actual: String, _ expected: Code) -> Code { values.equal(.text(actual), expected) }

  func expectState(_ name: String) -> Code { expect("presenter.state", .text(name)) }

  func expect(_ condition: String) -> Code { values.holds(.text(condition)) }

  func expectNot(_ condition: String) -> Code { values.holds(.text(condition), isNegated: true) }

  func expectNone(_ name: String) -> Code { values.isNil("presenter.\(name)") }

  func expectText(_ name: String, _ text: PresenterCases.Text?) -> Code {
    guard let expected = text?.text else { return expectNone(name) }
    let actual = text?.isFolded == true ? "folded(presenter.\(name))" : "presenter.\(name)"
    return expect(
      actual,
      .string(SwiftString(text?.isFolded == true ? ViewModelIR.folded(expected) : expected))
    )
  }

  // MARK: - Errors

  /// `NoteStoreError.locked`, `URLError(.timedOut)`
  func error(_ failure: PresenterCases.Failure) -> Code {
    switch failure.pattern {
    case .url(let code): return .text("URLError(.\(code))")
    case .own(let name, let parameters):
      let base = "\(writer.errorType).\(swiftMember(name))"
      if parameters.isEmpty { return .text(base) }
      return .call(
        base,
        zip(parameters, failure.values).map {
          .argument(swiftLabel($0.name), values.argument($1, of: $0.type))
        }
      )
    }
  }

  /// The first that the spec names.
  var failure: PresenterCases.Failure? { cases.failures.first }

  /// `call.fail(NoteStoreError.locked)`
  func fail(_ call: String = "call") -> Code {
    .call("\(call).fail", [failure.map(error) ?? "URLError(.timedOut)"])
  }
}

/// What a mock calls the calls of a function: `feedCalls`, or `feedAfterCalls` where there are others of the name.
func callsName(_ signature: FunctionSignature, overloads: Set<String>) -> String {
  let labels = signature.parameters.map { capitalized($0.name) }.joined()
  return signature.function + (overloads.contains(signature.function) ? labels : "") + "Calls"
}
