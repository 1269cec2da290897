import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  func load(
    _ load: Spec.Presenter.Load,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Load {
    let call = try call(load.call, ["load"], in: scope, result: service.root)
    let locals = Set(spec.locals.map(\.name))
    if call.arguments.allSatisfy({ $0.value.variables.isDisjoint(with: locals) }) {
      let keys = [
        ("debounce", load.debounce?.location), ("stale", load.stale?.location),
        ("keep", load.keep?.location),
      ]
      _ = try problems.all(keys) { (key, location) throws(Diagnostic) in
        if let location { throw .alwaysTheSameLoad(key, at: location) }
      }
    }
    var checked = Presenter.Load(call: call)
    checked.cached = load.cached.map { function in
      var cached = call
      cached.function = function.text ?? ""
      cached.location = function.location
      cached.result = service.root.asOptional
      return cached
    }
    checked.progress = try progress(load.progress, of: own)
    checked.stale = try progress(load.stale, of: own)
    checked.keeps = load.keep?.value ?? true
    checked.debounce = load.debounce?.seconds
    checked.progressDelay = load.progressDelay
    checked.throttle = try throttle(load.throttle)
    return checked
  }

  func more(
    _ more: Spec.Presenter.More,
    _ keys: [String],
    of root: ValueType,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.More {
    let list = problems.noting { () throws(Diagnostic) in
      try listPath(more.list, more.isPrepended ? "prepend" : "append", of: root, in: scope)
    }
    var scope = scope
    let edge = more.isPrepended ? "first" : "last"
    let definesEdge = list.map { define(edge, as: $0.element, in: &scope) } ?? false
    let condition = more.condition.flatMap { condition in
      problems.noting { () throws(Diagnostic) in
        try self.condition(condition, keys + ["when"], in: scope)
      }
    }
    let call = try call(more.call, keys, in: scope, result: root)
    guard let list else { throw .alreadyReported }
    let id = try rowIDs(of: list, at: more.list.node)
    let progress = try progress(more.progress, of: own)
    var checked = Presenter.More(
      condition: condition,
      call: call,
      list: list,
      isPrepended: more.isPrepended,
      id: id,
      progress: progress
    )
    checked.size = more.size
    checked.definesEdge = definesEdge
    let ends = call.arguments.contains { checked.canEnd(with: $0) || checked.readsEdge($0.value) }
    if more.condition == nil, more.size == nil, !ends {
      let first = more.call.arguments.first
      let location = first?.value.node.location ?? more.call.function.location
      problems.note(.neverEnds(first?.value.node.text ?? "", at: location))
    }
    return checked
  }

  /// Adds a variable to a scope unless the name already has another meaning there. Returns whether it was added.
  private func define(_ name: String, as type: ValueType, in scope: inout Scope) -> Bool {
    let isProperty = scope.model.flatMap { service.property(name, of: $0.unwrapped) } != nil
    guard !isProperty, scope.variables[name] == nil, !scope.broken.contains(name) else {
      return false
    }
    scope.variables[name] = type
    return true
  }

  private func throttle(
    _ throttle: (seconds: Double, location: Location)?
  ) throws(Diagnostic) -> Double? {
    guard let throttle else { return nil }
    if let poll = spec.poll?.seconds, throttle.seconds >= poll {
      throw .throttledPoll(at: throttle.location)
    }
    return throttle.seconds
  }

  func call(
    _ call: Spec.Presenter.Call,
    _ keys: [String],
    in scope: Scope,
    result: ValueType?
  ) throws(Diagnostic) -> Presenter.Call {
    let arguments = try problems.all(call.arguments) { (argument) throws(Diagnostic) in
      let value = try value(argument.value, keys + ["with", argument.name], in: scope)
      return Rule.Argument(name: argument.name, value: value)
    }
    return Presenter.Call(
      function: call.function.text ?? "",
      location: call.function.location,
      arguments: arguments,
      result: result
    )
  }

  func value(
    _ expression: SpecExpression,
    _ keys: [String],
    in scope: Scope,
    expected: ValueType? = nil
  ) throws(Diagnostic) -> TypedExpression {
    let (syntax, checker) = try screen.expression(expression, id(keys), in: scope)
    let value = try checker.check(syntax, expected: expected)
    guard let expected, value.type != expected, value.type.asOptional != expected else {
      return value
    }
    throw .mismatch(
      "'optimistic'",
      wants: "'\(expected.messageName)'",
      got: value.type,
      at: expression.node.location
    )
  }

  func condition(
    _ expression: SpecExpression,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> TypedExpression {
    let (syntax, checker) = try screen.expression(expression, id(keys), in: scope)
    return try checker.condition(syntax)
  }

  /// Checks the name of a Bool in the `state` of a view model. Returns `nil` if there is no node.
  func progress(_ node: Node?, of viewModel: ViewModel?) throws(Diagnostic) -> String? {
    guard let node, let name = node.text, let viewModel else { return nil }
    if viewModel.isFlag(name) { return name }
    if let other = viewModels.first(where: { $0.isFlag(name) }) {
      throw .progressElsewhere(
        name,
        in: other.spoken(screen),
        not: viewModel.spoken(screen),
        at: node.location
      )
    }
    throw .unknownProgress(name, of: viewModel.spoken(screen), at: node.location)
  }

  /// Checks that all calls of a function have the same labels, types and result.
  func checkShapes(_ functions: [(signature: FunctionSignature, location: Location)]) {
    let name = spec.service?.protocolName.text ?? ""
    var seen: [String: (FunctionSignature, Location)] = [:]
    for (signature, location) in functions {
      if let (other, first) = seen[signature.name] {
        if other == signature { continue }
        problems.note(.functionOfTwoShapes(signature, other, of: name, first, at: location))
      } else {
        seen[signature.name] = (signature, location)
      }
    }
  }

  func warnOfUnusedState(_ presenter: Presenter) {
    let load = presenter.load
    var used = Set([load?.progress, load?.stale].compactMap { $0 })
    used.formUnion(presenter.pages.compactMap(\.progress))
    used.formUnion(presenter.actions.flatMap { [$0.progress, $0.kept?.flag].compactMap { $0 } })
    for field in screen.spec.display + screen.spec.models.flatMap(\.display) {
      guard case .state? = field.rule, !used.contains(field.name) else { continue }
      screen.findings.unusedState.append(.unusedState(field.name, at: field.location))
    }
  }
}

extension ViewModel {
  /// Whether the view model's `state` has a Bool of this name.
  fileprivate func isFlag(_ name: String) -> Bool {
    guard let field = field(name), case .state = field.rule else { return false }
    return field.type == .boolean
  }

  fileprivate func spoken(_ screen: ScreenChecker) -> String {
    name ?? screen.spec.view.text ?? ""
  }
}
