import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  var locals: [Presenter.Local] {
    spec.locals.compactMap { local in
      let input = own?.inputs.first { $0.name == local.name }
      return problems.noting { () throws(Diagnostic) in
        if let edits = local.edits { return try edit(local, edits, input) }
        guard let node = local.value else { throw .alreadyReported }
        let value = try firstValue(local, node, of: input?.type)
        return Presenter.Local(
          name: local.name,
          type: input?.type ?? value.type,
          value: value,
          isShown: input != nil
        )
      }
    }
  }

  /// The locals with what happens when they change. Reports locals that set each other in a circle.
  func following(_ locals: [Presenter.Local], in scope: Scope) -> [Presenter.Local] {
    checkCircles()
    return locals.map { local in
      guard let written = spec.locals.first(where: { $0.name == local.name }) else { return local }
      var local = local
      let keys = ["local", local.name, "onChange", "set"]
      local.onChange = written.onChange.compactMap { argument in
        problems.noting { () throws(Diagnostic) in
          if argument.name == local.name {
            throw .localSetsItself(local.name, at: argument.location)
          }
          return try assignment(argument, keys + [argument.name], in: scope)
        }
      }
      return local
    }
  }

  /// New values of locals, those first that others follow: what is set decides, not what would follow.
  func inOrder(_ arguments: [SpecArgument]) -> [SpecArgument] {
    followersLast(arguments) { one, other in
      spec.locals.contains { $0.name == other.name && $0.onChange.contains { $0.name == one.name } }
    }
  }

  private func checkCircles() {
    let targets = Dictionary(
      spec.locals.map { ($0.name, $0.onChange) },
      uniquingKeysWith: { first, _ in first }
    )
    var seen: Set<String> = []
    func visit(_ name: String, _ path: [String]) {
      for next in targets[name] ?? [] {
        if let start = path.firstIndex(of: next.name), path.count > 1 {
          problems.note(.circleOfLocals(Array(path[start...]), at: next.location))
        } else if seen.insert(next.name).inserted {
          visit(next.name, path + [next.name])
        }
      }
    }
    for local in spec.locals where seen.insert(local.name).inserted {
      visit(local.name, [local.name])
    }
  }

  /// The locals that are true after an attempt of an action.
  var attempts: [Presenter.Local] {
    spec.actions.map(\.name).filter(screen.findings.attempted.contains).map { action in
      let no = TypedExpression(.boolean, .literal(.bool(false)))
      var local = Presenter.Local(
        name: Presenter.Local.attempt(of: action),
        type: .boolean,
        value: no,
        isShown: screen.findings.shownAttempts.contains(action)
      )
      local.role = .attempt(of: action)
      return local
    }
  }

  /// Checks a local that edits a value of the model. Until the first response it is empty, or has the `value` that it names.
  private func edit(
    _ local: Spec.Presenter.Local,
    _ edits: SpecExpression,
    _ input: ViewModel.Input?
  ) throws(Diagnostic) -> Presenter.Local {
    if !spec.loads { throw .editsWithoutModel(at: edits.node.location) }
    let edited = try screen.edited(edits, id(["local", local.name, "edits"]))
    guard edited.readsModel, !edited.readsContext else {
      throw .editsNoModel(at: edits.node.location)
    }
    let type = input?.type ?? edited.type
    guard edited.type == type || edited.type.asOptional == type else {
      let place = edits.node.location
      throw edited.type.unwrapped == type
        ? .editedMayBeNil(local.name, edited.type, at: place)
        : .mismatch(
          "'edits'",
          wants: "'\(type.messageName)', like the input '\(local.name)'",
          got: edited.type,
          at: place
        )
    }
    let value: TypedExpression
    if let node = local.value {
      value = try firstValue(local, node, of: type)
    } else if let empty = type.emptyValue {
      value = TypedExpression(type, .literal(empty))
    } else {
      throw .typelessEdit(local.name, type, at: local.location)
    }
    var checked = Presenter.Local(
      name: local.name,
      type: type,
      value: value,
      isShown: input != nil
    )
    checked.role = .edits(edited)
    return checked
  }

  /// Checks the initial value of a local: a literal of its type, or an enumeration case such as `Sort.newest`.
  func firstValue(
    _ local: Spec.Presenter.Local,
    _ node: Node,
    of wanted: ValueType?
  ) throws(Diagnostic) -> TypedExpression {
    if let declared = local.type {
      let type = try screen.handedType(declared)
      if let wanted, wanted != type {
        throw .inputOfTwoTypes(local.name, type, wanted, at: declared.location)
      }
      if node.isNull, !type.isOptional { throw .nullLocal(type, at: declared.location) }
      return TypedExpression(type, .literal(try service.literal(node, of: type)))
    }
    if node.isNull {
      guard let wanted, wanted.isOptional else {
        throw .localWithoutValue(local.name, wanted, at: node.location)
      }
      return TypedExpression(wanted, .literal(.null))
    }
    if let text = node.string, let (type, enumeration, name) = enumerationCase(text, wanted) {
      guard let found = enumeration.cases.first(where: { $0.name == name }) else {
        throw .unknownCase(name, type: type.specName, enumeration.cases, at: node.location)
      }
      return TypedExpression(type, .enumCase(rawValue: found.rawValue))
    }
    if let text = node.string, node.style == .plain {
      if wanted == nil { try refuseCase(text, at: node) }
      if readableNames.contains(text) { throw .localFromName(text, at: node.location) }
    }
    if let wanted, wanted.unwrapped.isWrittenInJSON {
      return TypedExpression(wanted, .literal(try service.literal(node, of: wanted)))
    }
    if wanted == nil, let elements = node.elements {
      throw .listWithoutType(local.name, elements, at: node.location)
    }
    let what = "the initial value of a local"
    let (rule, type) = try screen.state(node, what, as: wanted?.unwrapped)
    guard case .state(let value) = rule else { throw .alreadyReported }
    guard let wanted, wanted.unwrapped != type else { return value }
    throw .mismatch(
      "the initial value",
      wants: "'\(wanted.messageName)'",
      got: type,
      at: node.location
    )
  }

  private func enumerationCase(
    _ text: String,
    _ wanted: ValueType?
  ) -> (ValueType, ServiceModel.Enumeration, String)? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let type =
      if let wanted { wanted.unwrapped } else { ValueType.named(String(parts[0])) }
    guard parts[0].isEmpty || parts[0] == type.specName,
      let enumeration = service.enumeration(type)
    else { return nil }
    return (type, enumeration, String(parts[1]))
  }

  /// Reports an unquoted text that looks like the case of an enumeration: `Sort.newest` or `.newest`.
  private func refuseCase(_ text: String, at node: Node) throws(Diagnostic) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let type = parts.first, let name = parts.last, isIdentifier(name),
      type.isEmpty || isIdentifier(type)
    else { return }
    let types = service.declarations.map(\.name).filter { service.enumeration(.named($0)) != nil }
    if !type.isEmpty { throw .noEnumeration(type, in: text, known: types, at: node) }
    let owners = types.filter { type in
      service.enumeration(.named(type))?.cases.contains { $0.name == name } ?? false
    }
    throw .caseWithoutType(text, of: owners, at: node.location)
  }

  /// The names that an expression of the screen could read.
  private var readableNames: Set<String> {
    Set(
      spec.locals.map(\.name) + (screen.spec.inputs + spec.inputs).map(\.name)
        + (service.properties(of: service.root) ?? []).map(\.name)
    )
  }
}

extension ValueType {
  /// The value with which a form begins; `nil` if the type has none.
  fileprivate var emptyValue: Value? {
    switch self {
    case .optional: .null
    case .string: .string("")
    case .boolean: .bool(false)
    case .integer: .integer(0)
    case .number, .duration: .number(0)
    case .decimal: .decimal(0)
    case .list: .list([])
    case .dictionary: .object([:])
    default: nil
    }
  }

  /// Whether the values are written as in JSON: there are no literals of the type in expressions.
  fileprivate var isWrittenInJSON: Bool {
    switch self {
    case .date, .day, .localDateTime, .url, .uuid, .list, .dictionary: true
    default: false
    }
  }
}
