extension Presenter.Action {
  /// The assignments of the optimistic update, to fields of the row's element or of the model.
  package var assignments: [Assignment] { change?.assignments ?? [] }

  /// The expressions of an optimistic update that does not set properties, which are evaluated before it is shown.
  package var changeArguments: [TypedExpression] {
    switch change {
    case .insert(let value, _, _, _): [value]
    case .move(let position, let outerID): [position] + [outerID].compactMap { $0 }
    case .remove, .set, nil: []
    }
  }

  /// Whether a new value depends on old values that the action sets, as that of a counter does.
  package var dependsOnOldValues: Bool { assignments.contains { readsChanged($0.value) } }

  /// Whether an expression reads a property that the action sets.
  package func readsChanged(_ expression: TypedExpression) -> Bool {
    change?.reads(written(expression), of: subjectName) ?? false
  }

  /// Whether the optimistic update reads old values that the action sets, or values that its condition unwraps, so that the condition
  /// is checked again whenever the update is applied.
  package var checksAgain: Bool {
    let bound = Set(guards.boundNames)
    return dependsOnOldValues
      || assignments.contains { !bound.isDisjoint(with: $0.value.variables) }
  }

  /// The expression with the values that the condition binds in place of their names.
  package func written(_ expression: TypedExpression) -> TypedExpression {
    guards.reversed().compactMap(\.binding).reduce(expression) {
      $0.replacing($1.name, by: $1.value)
    }
  }

  /// Whether anything depends on whether the action is running.
  package var isTracked: Bool {
    if call == nil { return false }
    if progress != nil || again == .latest || debounce != nil { return true }
    // A row that has been removed cannot be acted on again.
    if case .remove? = change { return false }
    return again == .ignore
  }

  /// Whether the change sets a Bool that the condition reads, which ensures that the change happens only once.
  package var appliesOnlyOnce: Bool {
    assignments.contains { assignment in
      assignment.type.unwrapped == .boolean && !readsChanged(assignment.value)
        && condition?.reads([assignment.path], of: subjectName) == true
    }
  }

  /// Whether the generated code that runs once the action is confirmed uses the context.
  package var readsContext: Bool {
    call?.readsContext == true || expressions.contains(where: \.readsContext)
      || outcomeTexts.contains(where: \.readsContext) || refusal.readsContext
  }

  /// Whether what the action checks and does before its call uses the context.
  package var readsContextBeforeCall: Bool {
    condition?.readsContext == true || effects.expressions.contains(where: \.readsContext)
      || refusal.readsContext
  }

  /// The condition, and the values of the optimistic update and of all effects.
  fileprivate var expressions: [TypedExpression] {
    var expressions = [condition].compactMap { $0 } + assignments.map(\.value)
    expressions += effects.expressions + refusal.effects.expressions
    expressions += outcomes.flatMap(\.expressions)
    expressions += question?.buttons.flatMap { $0.values.map(\.value) } ?? []
    return expressions + changeArguments
  }
}

extension Presenter.Call {
  package var readsContext: Bool { arguments.contains { $0.value.readsContext } }
}

extension Presenter {
  /// The name of the row's element in expressions.
  package static let row = "row"
  /// The name of the element of the row that has the rows of an action, and of the parameter with its ID.
  package static let outer = "outer"
  package static let outerID = "outerID"
  /// The name of the part of the row that an action is about in expressions.
  package static let it = "it"

  package var calls: [Call] {
    [load?.call, load?.cached].compactMap { $0 } + sources.map(\.call) + pages.map(\.call)
      + updates.map(\.call)
      + actions.compactMap(\.call)
  }

  /// The locals that a load sends to the service.
  package var requested: [Local] {
    let calls = [load?.call].compactMap { $0 } + sources.map(\.call)
    let names = Set(calls.flatMap(\.arguments).flatMap(\.value.variables))
    return locals.filter { names.contains($0.name) }
  }

  /// The locals that decide which content a load loads, rather than only what its sources do.
  package var requestedContent: [Local] {
    let arguments = load?.call.arguments ?? []
    let names = arguments.reduce(into: Set<String>()) { $0.formUnion($1.value.variables) }
    return requested.filter { names.contains($0.name) }
  }

  /// The calls for next pages, that of the model first.
  package var pages: [More] { [more].compactMap { $0 } + sources.compactMap(\.more) }

  /// All texts of the presenter, each with the name of the action or selection that it belongs to, or `error`.
  package var texts: [(owner: String, text: Text)] {
    errors.flatMap(\.texts).map { ("error", $0) } + [("error", otherError)]
      + actions.flatMap { action in action.texts.map { (action.name, $0) } }
      + selections.flatMap { selection in
        selection.obstacles.compactMap { obstacle in obstacle.alert.map { (selection.name, $0) } }
      }
  }

  /// The errors that are shown beside fields.
  package var errorsOfFields: [ErrorText] { errors.filter { !$0.fields.isEmpty } }

  /// All expressions of the presenter outside its texts.
  package var expressions: [TypedExpression] {
    [empty, pollTime, tickTime].compactMap { $0 } + pages.compactMap(\.condition)
      + edits.compactMap(\.isEdited)
      + (locals.flatMap(\.onChange) + updates.flatMap(\.assignments)).map(\.value)
      + calls.flatMap { $0.arguments.map(\.value) }
      + actions.flatMap(\.expressions) + selections.flatMap { $0.obstacles.map(\.condition) }
  }

  /// The paths of the lists of rows in which the presenter sets flags.
  package var flaggedRows: [[String]] {
    actions.compactMap { $0.progress == nil ? nil : $0.rows?.fields }
      + actions.compactMap { $0.kept?.rows.fields }
  }

  /// The properties that the presenter sets or changes, by the name of the type that has them.
  package func changedProperties(of service: ServiceModel) -> [String: Set<String>] {
    var changed: [String: Set<String>] = [:]
    func add(_ path: [String], of root: ValueType? = nil) {
      var type = root ?? service.root
      for name in path {
        if let owner = type.declaredName { changed[owner, default: []].insert(name) }
        type = service.property(name, of: type.unwrapped)?.type ?? type
      }
    }
    let lists = [(more, service.root)] + sources.map { ($0.more, $0.call.result ?? service.root) }
    for case (let more?, let root) in lists {
      for path in [more.list.names] + more.cursorPaths { add(path, of: root) }
    }
    for list in updates.compactMap(\.target?.list) + [hold?.list].compactMap({ $0 }) {
      add(list.names)
    }
    for action in actions {
      if let rows = action.rows, action.change != nil || action.uses {
        rows.outer.map { add($0.list.names) }
        add(rows.list.names, of: rows.outer?.list.element)
      }
      // The store replaces the part of a row even if the action changes nothing in it.
      for path in (action.subject?.paths ?? []) + action.writtenPaths {
        add(path.names, of: action.rows?.list.element)
      }
      if let returned = action.returned, returned.isOfModel { add(returned.path.names) }
      if case .insert(_, let list, _, _)? = action.change { add(list.names) }
    }
    return changed
  }
}

extension Presenter.ErrorText {
  package var texts: [Text] { [text] + fields.compactMap(\.text) }

  /// Whether a field certainly shows the error: not all of its texts can be `nil`.
  package var isCertainlyShown: Bool { fields.contains { $0.text?.bindings.isEmpty ?? true } }
}

extension Presenter.More {
  /// Whether the request for the next page depends on the list itself, so that an empty page is the last one.
  package var endsWithEmptyPage: Bool {
    call.arguments.contains { $0.value.reads(list.names[...]) || readsEdge($0.value) }
  }

  /// The paths of the model's properties that determine the next page, except that of the list.
  package var cursorPaths: [[String]] {
    let read = call.arguments.map(\.value) + [condition].compactMap { $0 }
    let paths = read.reduce(into: Set<[String]>()) { $0.formUnion($1.modelPaths) }
    return paths.filter { list.names != $0 }
      .sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }
  }
}

extension TypedExpression {
  package var readsModel: Bool { kind == .model || children.contains(where: \.readsModel) }

  /// The paths of the model's properties that the expression reads, each up to the first optional one.
  fileprivate var modelPaths: Set<[String]> {
    if let modelPath { return [modelPath] }
    return children.reduce(into: []) { $0.formUnion($1.modelPaths) }
  }

  private var modelPath: [String]? {
    guard case .property(let base, let name) = kind else { return nil }
    if base.kind == .model { return [name] }
    return base.modelPath.map { base.type.isOptional ? $0 : $0 + [name] }
  }

  /// The paths of all properties of the model that the expression reads, whatever is optional on the way.
  package var modelPathsRead: Set<[String]> {
    if let (base, names) = propertyChain, base.kind == .model { return [names] }
    return children.reduce(into: []) { $0.formUnion($1.modelPathsRead) }
  }

  /// Whether the expression reads what is at one of these paths of a variable or, without a name, of the model.
  fileprivate func reads(_ paths: [PropertyPath], of name: String?) -> Bool {
    // The model itself can be the list.
    if kind == .model, name == nil, paths.contains(where: \.names.isEmpty) { return true }
    guard let (base, names) = propertyChain, !names.isEmpty else {
      return children.contains { $0.reads(paths, of: name) }
    }
    let isOwn = name == nil ? base.kind == .model : base.variableName == name
    return isOwn && paths.contains { $0.overlaps(names) }
  }

  /// Whether the expression reads the value at this path of the model.
  fileprivate func reads(_ names: ArraySlice<String>) -> Bool {
    isPath(names) || children.contains { $0.reads(names) }
  }

  private func isPath(_ names: ArraySlice<String>) -> Bool {
    guard let last = names.last else { return kind == .model }
    guard case .property(let base, last) = kind else { return false }
    return base.isPath(names.dropLast())
  }
}

extension Presenter.Action.Change {
  fileprivate var assignments: [Presenter.Action.Assignment] {
    if case .set(let assignments) = self { assignments } else { [] }
  }

  /// Whether an expression reads a property that the change sets.
  fileprivate func reads(_ expression: TypedExpression, of name: String?) -> Bool {
    expression.reads(assignments.map(\.path), of: name)
  }
}
