import DocumentReader
import ViewModelIR

/// Reports the calls of functions of the app for which no example says what they give. The texts of the examples and the expectations of
/// generated tests depend on them.
package func checkFunctionValues(of screen: Screen, into diagnostics: inout [Diagnostic]) {
  let before = diagnostics.count
  _ = readValues(of: screen, into: &diagnostics)
  // With a wrong value, calls would be missing theirs.
  if diagnostics.count > before { return }
  var reported: Set<FunctionTable.Call> = []
  func report(_ calls: [FunctionTable.Call], _ diagnostic: (FunctionTable.Call) -> Diagnostic) {
    let new = calls.filter { reported.insert($0).inserted }
    diagnostics += new.prefix(mostCalls).map(diagnostic)
  }
  for example in screen.examples where !example.isSample {
    let functions = FunctionTable(screen, makesUpResults: false)
    var ignoredDiagnostics: [Diagnostic] = []
    _ = evaluate(example, of: screen, functions: functions, into: &ignoredDiagnostics)
    report(functions.unknownCalls) { .missingFunctionValue($0, in: example) }
  }
  guard let presenter = screen.presenter, let finder = PresenterCaseFinder.ofTests(screen) else {
    return
  }
  _ = finder.cases
  report(finder.functions.unknownCalls) { .missingFunctionValue($0, at: presenter.location) }
}

/// The maximum number of reported calls in an example: enough to see a pattern.
private let mostCalls = 5

extension Diagnostic {
  fileprivate static func missingFunctionValue(_ call: FunctionTable.Call, in example: Example)
    -> Self
  {
    Self(
      .exampleData,
      "no example says what \(call.written) gives: add \(call.line) to '\(excerpt(example.name))'",
      at: example.location
    )
  }

  /// For a call in the tests of a presenter.
  fileprivate static func missingFunctionValue(_ call: FunctionTable.Call, at location: Location)
    -> Self
  {
    Self(
      .exampleData,
      "the tests of this screen need what \(call.written) gives: add \(call.line) to an example",
      at: location
    )
  }
}

extension FunctionTable.Call {
  /// `plainText("<p>Hi</p>")`
  fileprivate var written: String {
    let texts = arguments.map { excerpt(shown($0)) }
    return "\(function.name)(\(texts.joined(separator: ", ")))"
  }

  private func shown(_ value: Value) -> String {
    if case .string(let text) = value { "\"\(SeenText(text).escaped)\"" } else { value.shown }
  }

  /// The line to write: `functions: { plainText: { "<p>Hi</p>": … } }`.
  fileprivate var line: String {
    "'functions: { \(function.name): \(excerpt(entry, limit: 400)) }'"
  }

  private var entry: String {
    if let argument = arguments.first, arguments.count == 1, argument.isKey {
      return "{ \(yamlQuoted(argument.shown)): … }"
    }
    return "[{ of: [\(arguments.map(\.yaml).joined(separator: ", "))], is: … }]"
  }
}

extension Value {
  /// Whether the value can be a key of a mapping, which has at most 1024 characters.
  fileprivate var isKey: Bool {
    switch self {
    case .null, .list, .object, .choice, .json: false
    default: shown.utf8.count <= 512
    }
  }

  fileprivate var yaml: String {
    switch self {
    case .null: "null"
    case .string(let text): yamlQuoted(text)
    default: shown
    }
  }
}
