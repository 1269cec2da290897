import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  /// Checks a call whose values arrive by themselves. Its arguments cannot use the model, which the values change.
  func update(
    _ update: Spec.Presenter.Update,
    outside: Scope,
    inside: Scope
  ) throws(Diagnostic) -> Presenter.Update {
    if update.kind == nil { return try ownUpdate(update, outside: outside) }
    let target = try update.list.map { (list) throws(Diagnostic) in
      let path = try listPath(list, "list", in: inside)
      return (list: path, id: try rowIDs(of: path, at: list.node))
    }
    let result =
      switch update.kind {
      case .use: service.root
      case .upsert: target?.list.element
      case .remove: target?.id.type
      case nil: nil as ValueType?
      }
    let keys = ["updates", update.call.function.text ?? ""]
    let call = try call(update.call, keys, in: outside, result: result)
    return Presenter.Update(call: call, kind: update.kind, target: target, place: update.place)
  }

  /// Checks an update of a source or of locals.
  private func ownUpdate(
    _ update: Spec.Presenter.Update,
    outside: Scope
  ) throws(Diagnostic) -> Presenter.Update {
    let function = update.call.function.text ?? ""
    let keys = ["updates", function]
    if let name = update.source {
      guard let source = spec.sources.first(where: { $0.name == name.text }) else {
        throw .updateOfNoSource(name.text ?? "", known: spec.sources.map(\.name), at: name.location)
      }
      guard let input = own?.inputs.first(where: { $0.name == source.name }) else {
        throw .alreadyReported
      }
      let call = try call(update.call, keys, in: outside, result: input.type.unwrapped)
      var checked = Presenter.Update(call: call, kind: nil, target: nil, place: .start)
      checked.source = source.name
      return checked
    }
    for argument in update.assignments where outside.variables[argument.name] == nil {
      // The names of locals alone decide what 'value' is.
      _ = try assignment(argument, keys, in: outside)
    }
    let plain = update.assignments.first { $0.value.node.text == Presenter.Update.value }
    let inferred = plain.flatMap { outside.variables[$0.name] }
    let type = try update.returns.map { (node) throws(Diagnostic) in try screen.handedType(node) }
    guard let type = type ?? inferred else {
      throw .updateWithoutType(function, at: update.location)
    }
    var scope = outside
    scope.variables[Presenter.Update.value] = type
    let assignments = try problems.all(inOrder(update.assignments)) {
      (argument) throws(Diagnostic) in
      try assignment(argument, keys + ["set", argument.name], in: scope)
    }
    let call = try call(update.call, keys, in: outside, result: type)
    var checked = Presenter.Update(call: call, kind: nil, target: nil, place: .start)
    checked.assignments = assignments
    return checked
  }

  /// Checks the input for the number of new elements, and finds the list that they belong to.
  func hold(_ node: Node) throws(Diagnostic) -> Presenter.Hold {
    let name = node.text ?? ""
    let inputs = own?.inputs ?? []
    guard let input = inputs.first(where: { $0.name == name }) else {
      throw .holdOfNoInput(name, known: inputs.map(\.name), at: node.location)
    }
    guard input.type == .integer else {
      throw .mismatch("'hold'", wants: "an input of type 'Int'", got: input.type, at: node.location)
    }
    if let local = spec.locals.first(where: { $0.name == name }) {
      throw .duplicateName(name, what: "a local", first: local.location, at: node.location)
    }
    if let source = spec.sources.first(where: { $0.name == name }) {
      throw .duplicateName(name, what: "a source", first: source.location, at: node.location)
    }
    let lists = Set(shownLists)
    let broken = screen.spec.display.contains { field in
      if case .each? = field.rule { return own?.field(field.name) == nil }
      return false
    }
    if lists.isEmpty, broken { throw .alreadyReported }
    guard let list = lists.first, lists.count == 1 else {
      // A field with an error may be the one that shows the list.
      if lists.isEmpty, screen.spec.display.contains(where: { isWrong($0.name, in: own) }) {
        throw .alreadyReported
      }
      throw .holdOfNoList(lists.count, at: node.location)
    }
    let shown = Node(.string(list.names.last ?? "self"), at: node.location)
    return Presenter.Hold(input: name, list: list, id: try rowIDs(of: list, at: shown))
  }

  /// The lists of the service's model that the screen shows as rows.
  var shownLists: [Presenter.ListPath] {
    guard let own else { return [] }
    let origins = ListOrigins(
      service,
      of: ListOrigin(type: service.root),
      sharing: own.locals
    )
    return own.fields.compactMap { field in
      guard case .each(let nested) = field.rule, let origin = origins.origin(of: nested.source),
        case .list(let element) = origin.type.unwrapped
      else { return nil }
      return .init(path: origin.path, element: element)
    }
  }
}

extension Diagnostic {
  fileprivate static func updateOfNoSource(
    _ name: String,
    known: [String],
    at location: Location
  ) -> Self {
    let problem = "there is no source '\(name)'"
    if known.isEmpty {
      return Self(.unknownName, "\(problem): declare it under 'sources'", at: location)
    }
    return Self(.unknownName, problem, Hint(for: name, among: known), at: location)
  }

  fileprivate static func updateWithoutType(_ function: String, at location: Location) -> Self {
    Self(
      .missingKey,
      "the type of the values of '\(function)' is unknown: set a local to 'value' itself, or add 'returns' with the type",
      at: location
    )
  }

  static func holdAtStart(at location: Location) -> Self {
    Self(
      .conflict,
      "'hold' counts new elements at the start of the list, where 'prepend' adds older pages: remove one of them",
      at: location
    )
  }

  fileprivate static func holdOfNoInput(
    _ name: String,
    known: [String],
    at location: Location
  ) -> Self {
    if !isIdentifier(name) {
      let problem =
        "'hold' must name one of the spec's inputs, such as 'newCount', not \(quoted(name))"
      return Self(.unknownName, problem, at: location)
    }
    let what = "'hold' must name one of the spec's inputs, and there is no input '\(name)'"
    let hint = suggestion(for: name, among: known)
    guard hint == nil else {
      return Self(.unknownName, what, Hint(for: name, among: known), at: location)
    }
    return Self(.unknownName, "\(what): declare it, as in 'inputs: { \(name): Int }'", at: location)
  }

  fileprivate static func holdOfNoList(_ count: Int, at location: Location) -> Self {
    Self(
      .rowNotShown,
      count == 0
        ? "'hold' needs a list whose new elements wait, but no field shows one: add a field with 'each'"
        : "'hold' needs a single list whose new elements wait, but the screen shows \(count): show one of them, or remove 'hold'",
      at: location
    )
  }
}
