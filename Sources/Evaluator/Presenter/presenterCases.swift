import DocumentReader
import Expressions
import ViewModelIR
import ViewModelSupport

/// The values that the tests of a screen's presenter are made of; nil where no example can be loaded.
package func presenterCases(of screen: Screen) -> PresenterCases? {
  PresenterCaseFinder.ofTests(screen)?.cases
}

/// nil where an example's data is wrong, which is said elsewhere.
private func loadedModels(of screen: Screen) -> [Value?] {
  var unheard: [Diagnostic] = []
  return screen.examples.map {
    decode($0.data, as: screen.service.root, in: screen.service, into: &unheard)
  }
}

/// Looks for cases around one example, in which the presenter runs.
struct PresenterCaseFinder {
  let screen: Screen
  let presenter: Presenter
  let context: DisplayContext
  /// Of the texts; nil for the spec's own.
  let language: String?
  let example: Int
  /// What each example loads; nil where its data is wrong, which is said elsewhere.
  let models: [Value?]
  /// What the example loads.
  var model: Value
  /// Of the presenter and its sources.
  let inputs: [String: Node]
  /// The values of those, and the first ones of what the view sets.
  let variables: [String: Value]

  /// A case finder for the first example that is not empty, which is the one that the tests load.
  static func ofTests(_ screen: Screen) -> Self? {
    guard let presenter = screen.presenter else { return nil }
    let models = loadedModels(of: screen)
    let finders = screen.examples.indices.lazy.compactMap { index in
      Self(screen, presenter, models, loading: index)
    }
    return finders.first { !$0.isEmpty($0.model) } ?? finders.first
  }

  /// One that knows of no other example; nil where there is no presenter, or the example cannot be loaded.
  init?(_ screen: Screen, loading example: Example) {
    guard let presenter = screen.presenter else { return nil }
    var screen = screen
    screen.examples = [example]
    self.init(screen, presenter, loadedModels(of: screen), loading: 0)
  }

  /// `models`: what each example loads.
  init?(_ screen: Screen, _ presenter: Presenter, _ models: [Value?], loading index: Int) {
    var unheard: [Diagnostic] = []
    let example = screen.examples[index]
    guard let model = models[index], let context = displayContext(example, into: &unheard) else {
      return nil
    }
    let sources = presenter.sources.compactMap { source in
      source.call.result.map { ViewModel.Input(name: source.name, type: $0) }
    }
    var inputs: [String: Node] = [:]
    var variables: [String: Value] = [:]
    for input in presenter.inputs + sources {
      let own = example.inputs[input.name].flatMap { $0.isNull ? nil : $0 }
      guard
        let node = own ?? sampleJSON(for: input.type, named: input.name, in: screen.service),
        let value = decode(node, as: input.type, in: screen.service, into: &unheard)
      else { return nil }
      inputs[input.name] = node
      variables[input.name] = value
    }
    let scope = EvaluationScope(
      screen: screen,
      context: context,
      language: example.language,
      variables: variables
    )
    for local in presenter.locals {
      variables[local.name] = scope.expressions.value(local.value)
    }
    self.screen = screen
    self.presenter = presenter
    self.context = context
    language = example.language
    self.example = index
    self.models = models
    self.model = model
    self.inputs = inputs
    self.variables = variables
  }

  var cases: PresenterCases {
    let shown = shown(model)
    let isEmpty = isEmpty(model)
    let names = Set(presenter.inputs.map(\.name))
    return PresenterCases(
      loaded: .init(example: example, isEmpty: isEmpty),
      other: sample { self.shown($0) != shown },
      opposite: sample { self.isEmpty($0) != isEmpty },
      inputs: inputs.filter { names.contains($0.key) },
      sources: inputs.filter { !names.contains($0.key) },
      locals: locals,
      failures: failures,
      more: more,
      actions: Dictionary(
        presenter.actions.compactMap { action in self.action(action).map { (action.name, $0) } },
        uniquingKeysWith: { first, _ in first }
      ),
      selections: Dictionary(
        presenter.selections.map { ($0.name, selection($0)) },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }

  // MARK: - Samples

  func isEmpty(_ model: Value) -> Bool {
    presenter.empty.map { scope(model).expressions.holds($0) } ?? false
  }

  func scope(_ model: Value, _ added: [String: Value] = [:]) -> EvaluationScope {
    EvaluationScope(
      screen: screen,
      context: context,
      language: language,
      model: model,
      variables: variables.merging(added) { _, new in new }
    )
  }

  private func sample(where condition: (Value) -> Bool) -> PresenterCases.Sample? {
    for (index, model) in models.enumerated() {
      if let model, condition(model) {
        return .init(example: index, isEmpty: isEmpty(model))
      }
    }
    return nil
  }

  private func shown(_ model: Value, _ added: [String: Value] = [:]) -> Value {
    guard let viewModel = screen.viewModels.first else { return .null }
    return evaluate(
      viewModel,
      in: screen,
      source: model,
      inputs: variables.merging(added) { _, new in new },
      context: context
    )
  }

  /// For those that are only asked for, any other value.
  private var locals: [String: Node] {
    var found: [String: Node] = [:]
    let shown = shown(model)
    for local in presenter.locals {
      let said = screen.examples.compactMap { $0.inputs[local.name] }
      let wanted = (said + candidates(local.type)).first { node in
        guard let value = value(node, local.type), value != variables[local.name] else {
          return false
        }
        return !local.isShown || self.shown(model, [local.name: value]) != shown
      }
      if let wanted { found[local.name] = wanted }
    }
    return found
  }

  func value(_ node: Node, _ type: ValueType) -> Value? {
    var unheard: [Diagnostic] = []
    return decode(node, as: type, in: screen.service, into: &unheard)
  }

  /// A few values of a type.
  func candidates(_ type: ValueType) -> [Node] {
    let location = presenter.location
    func node(_ value: Node.Value) -> Node { Node(value, at: location) }
    switch type {
    case .boolean: return [true, false].map { node(.bool($0)) }
    case .integer, .number: return ["1", "2", "1000", "0"].map { node(.number($0)) }
    case .string: return ["a text", "another", ""].map { node(.string($0)) }
    case .optional(let wrapped): return candidates(wrapped) + [node(.null)]
    case .named:
      let known = screen.service.enumeration(type)?.cases.prefix(8) ?? []
      if known.isEmpty { break }
      return known.compactMap { readable($0.rawValue, type) }
    default: break
    }
    return [sampleJSON(for: type, in: screen.service)].compactMap { $0 }
  }

  /// A case as JSON has it: text or a number.
  private func readable(_ rawValue: String, _ type: ValueType) -> Node? {
    [Node.Value.string(rawValue), .number(rawValue)]
      .map { Node($0, at: presenter.location) }
      .first { value($0, type) != nil }
  }

  // MARK: - Texts

  func text(_ text: Text, in scope: EvaluationScope) -> PresenterCases.Text {
    .init(text: evaluate(text, in: scope), isFolded: text.usesContext)
  }

  private var failures: [PresenterCases.Failure] {
    var found: [PresenterCases.Failure] = []
    for error in presenter.errors {
      var nodes: [Node] = []
      var added: [String: Value] = [:]
      if case .own(_, let parameters) = error.pattern {
        for parameter in parameters {
          guard let node = candidates(parameter, shownIn: [error.text]).first else { continue }
          nodes.append(node)
          added[parameter.name] = value(node, parameter.type)
        }
        if nodes.count != parameters.count { continue }
      }
      found.append(failure(error.pattern, nodes, error.text, added))
    }
    let codes = ["badServerResponse", "timedOut", "cannotParseResponse"]
    let listed = presenter.errors.map(\.pattern)
    if let code = codes.first(where: { !listed.contains(.url($0)) }) {
      found.append(failure(.url(code), [], presenter.otherError, [:]))
    }
    return found
  }

  private func failure(
    _ pattern: Presenter.ErrorPattern,
    _ values: [Node],
    _ text: Text,
    _ added: [String: Value]
  ) -> PresenterCases.Failure {
    .init(
      pattern: pattern,
      values: values,
      text: evaluate(text, in: scope(.null, added)) ?? "",
      isFolded: text.usesContext
    )
  }
}
