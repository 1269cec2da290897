import DocumentReader
import ViewModelIR
import ViewModelSupport

/// The data for the tests of a screen's presenter; `nil` if no example can be loaded.
package func presenterCases(of screen: Screen) -> PresenterCases? {
  PresenterCaseFinder.ofTests(screen)?.cases
}

/// Finds test cases in the examples of a screen, with the inputs and settings of one of them.
struct PresenterCaseFinder {
  let screen: Screen
  let presenter: Presenter
  let context: DisplayContext
  /// The language of the texts; `nil` for the source language.
  let language: String?
  /// The data of each example; `nil` if it is wrong, which is reported elsewhere.
  let models: [Value?]
  /// What the functions of the app give in texts, arguments and conditions.
  let functions: FunctionTable
  /// The index of the loaded example.
  private(set) var example: Int
  /// The data of the loaded example, in which `changing` and `applying` can replace parts.
  var model: Value
  /// The inputs of the presenter, and the responses to its sources.
  let inputs: [String: Node]
  /// The values of `inputs`, and the initial values of the locals, which `setting` can replace.
  var variables: [String: Value]
  /// The values of locals that differ from their initial values.
  var locals: [String: Node] = [:]

  /// A case finder for the first example that is not empty, which is the one that most tests load; `nil` if the screen has no presenter,
  /// or no example can be loaded.
  static func ofTests(_ screen: Screen) -> Self? {
    if screen.presenter == nil { return nil }
    let models = models(of: screen)
    let finders = screen.examples.indices.lazy.compactMap { Self(screen, models, loading: $0) }
    return finders.first { !$0.isEmpty } ?? finders.first
  }

  /// A finder for one example alone, with its values of locals; `nil` if the screen has no presenter, or the example cannot be loaded.
  init?(_ screen: Screen, loading example: Example) {
    let screen = screen.with(examples: [example])
    guard let finder = Self(screen, Self.models(of: screen), loading: 0) else { return nil }
    self = finder.takingLocals { _ in true }
  }

  /// This case finder with the example's values of the locals that a view can set.
  var takingLocals: Self { takingLocals(where: \.isSetByView) }

  private func takingLocals(where isTaken: (Presenter.Local) -> Bool) -> Self {
    var finder = self
    for local in presenter.locals where isTaken(local) {
      guard let node = screen.examples[example].inputs[local.name],
        let value = value(node, local.type), value != finder.variables[local.name]
      else { continue }
      finder.set(local.name, to: value)
      if local.isSetByView { finder.locals[local.name] = node }
    }
    return finder
  }

  private static func models(of screen: Screen) -> [Value?] {
    var ignoredDiagnostics: [Diagnostic] = []
    return screen.examples.map {
      decode($0.data, as: screen.service.root, in: screen.service, into: &ignoredDiagnostics)
    }
  }

  private init?(_ screen: Screen, _ models: [Value?], loading index: Int) {
    var ignoredDiagnostics: [Diagnostic] = []
    let example = screen.examples[index]
    guard let presenter = screen.presenter, let model = models[index],
      let context = displayContext(example, into: &ignoredDiagnostics)
    else { return nil }
    let sources = presenter.sources.compactMap { source in
      source.call.result.map { ViewModel.Input(name: source.name, type: $0) }
    }
    var inputs: [String: Node] = [:]
    var variables: [String: Value] = [:]
    for input in presenter.inputs + sources {
      let own = example.inputs[input.name].flatMap { $0.isNull ? nil : $0 }
      guard
        let node = own ?? sampleJSON(for: input.type, named: input.name, in: screen.service),
        let value = decode(node, as: input.type, in: screen.service, into: &ignoredDiagnostics)
      else { return nil }
      inputs[input.name] = node
      variables[input.name] = value
    }
    let functions = FunctionTable(screen)
    let scope = EvaluationScope(
      screen: screen,
      context: context,
      language: example.language,
      functions: functions,
      variables: variables
    )
    if let hold = presenter.hold { variables[hold.input] = .number(0) }
    let ofModel = scope.over(model, variables: [:]).expressions
    for local in presenter.locals {
      variables[local.name] = ofModel.value(local.edited ?? local.value)
    }
    for local in presenter.followers {
      variables[Presenter.Local.begun(of: local.name)] = variables[local.name]
    }
    self.screen = screen
    self.presenter = presenter
    self.models = models
    self.context = context
    language = example.language
    self.functions = functions
    self.example = index
    self.model = model
    self.inputs = inputs
    self.variables = variables
  }

  /// This case finder, and one for each other example whose data is valid.
  var finders: [Self] {
    [self]
      + models.enumerated().compactMap { index, model in
        guard index != example, let model else { return nil }
        var finder = self
        finder.example = index
        finder.model = model
        return finder.beginning(presenter.edits)
      }
  }

  var cases: PresenterCases {
    var cases = PresenterCases()
    cases.loaded = example
    let names = Set(presenter.inputs.map(\.name))
    cases.inputs = inputs.filter { names.contains($0.key) }
    cases.sources = inputs.filter { !names.contains($0.key) }
    cases.examples = finders.map(\.takingLocals).sorted { $0.example < $1.example }
      .map { ($0.example, $0.locals, $0.isEmpty) }
    cases.failures = failures
    for action in presenter.actions {
      cases.actions[action.name] = self.actions(action)
      cases.refusals[action.name] = refusal(action)
    }
    return cases
  }

  // MARK: - Data

  var isEmpty: Bool { presenter.empty.map { scope(model).expressions.holds($0) } ?? false }

  /// Another example with other data; this one if there is none.
  var other: Int { finders.first { $0.model != model }?.example ?? example }

  func scope(_ model: Value, _ added: [String: Value] = [:]) -> EvaluationScope {
    EvaluationScope(
      screen: screen,
      context: context,
      language: language,
      functions: functions,
      model: model,
      variables: variables.merging(added) { _, new in new }
    )
  }

  /// What the view model shows.
  func shown() -> Value {
    guard let viewModel = screen.viewModels.first else { return .null }
    return evaluate(
      viewModel,
      in: screen,
      source: model,
      inputs: variables,
      context: context,
      language: language,
      functions: functions
    )
  }
}
