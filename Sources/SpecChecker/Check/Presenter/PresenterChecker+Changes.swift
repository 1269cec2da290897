import DocumentReader
import SpecSyntax
import ViewModelIR

// The optimistic update: what an action shows before the service responds.

extension PresenterChecker {
  func change(
    _ change: Spec.Presenter.Change,
    of action: Spec.Presenter.Action,
    _ found: (rows: Presenter.Rows, model: ViewModel)?,
    _ owner: ValueType,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Change {
    let keys = ["actions", action.name, "optimistic"]
    switch change {
    case .remove(let location):
      guard found != nil else { throw .removeWithoutRow(action.name, at: location) }
      return .remove
    case .removeAll(let ids, let written):
      if let row = action.row { throw .removeAllOfRow(at: row.location) }
      return .set([try removal(of: ids, from: written, keys, in: scope)])
    case .set(let arguments):
      let assignments = try problems.all(arguments) { (argument) throws(Diagnostic) in
        try assignment(argument, of: owner, keys, in: scope)
      }
      if found != nil { warnOfInvisible(assignments, arguments, of: owner) }
      return .set(assignments)
    case .insert(let written, let path, let atEnd):
      if found != nil, let use = action.use {
        throw .useWithInsertion(at: use.location)
      }
      let list = try listPath(path, atEnd ? "append" : "insert", in: scope)
      let id = try rowIDs(of: list, at: path.node)
      let value = try value(written, keys, in: scope, expected: list.element)
      return .insert(value, into: list, id: id, atEnd: atEnd)
    case .move(let list, let position, let outerID):
      guard let rows = found?.rows else { throw .moveWithoutRow(action.name, at: list.location) }
      if list.text != rows.list.path.text {
        throw .moveInOtherList(list.text ?? "", rows.list.path.text, at: list.location)
      }
      if let outerID, rows.outer == nil { throw .moveWithoutOuter(at: outerID.node.location) }
      let type = rows.outer?.id.type
      return .move(
        to: try value(position, keys, in: scope, expected: .integer),
        outerID: try outerID.map { (written) throws(Diagnostic) in
          try value(written, keys + [Presenter.outerID], in: scope, expected: type)
        }
      )
    }
  }

  /// The list without the rows that have some IDs: `users.filter(!selected.contains($0.id))`.
  private func removal(
    of written: SpecExpression,
    from list: SpecExpression?,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Assignment {
    let shown = Set(shownLists)
    let place = written.node.location
    let list = try list.map { (list) throws(Diagnostic) in
      try listPath(list, "remove", in: scope)
    }
    if list == nil, shown.isEmpty,
      screen.spec.display.contains(where: { isWrong($0.name, in: own) })
    {
      throw .alreadyReported
    }
    guard let list = list ?? (shown.count == 1 ? shown.first : nil) else {
      throw .removalFromSeveralLists(shown.map(\.path.text).sorted(), at: place)
    }
    let id = try rowIDs(of: list, at: Node(.string(list.names.last ?? "self"), at: place))
    let ids = try value(written, keys + ["remove"], in: scope, expected: .list(id.type))
    if ids.variableName == nil { throw .computedRemoval(at: place) }
    let old = list.path.steps.reduce(TypedExpression(service.root, .model)) {
      TypedExpression($1.type, .property($0, $1.name))
    }
    let isRemoved = TypedExpression(.boolean, .call(ids, .contains, [id.overElement]))
    let others = TypedExpression(.boolean, .not(isRemoved))
    return .init(
      path: list.path,
      type: old.type,
      value: TypedExpression(old.type, .call(old, .filter, [others])),
      location: place
    )
  }

  private func assignment(
    _ argument: SpecArgument,
    of owner: ValueType,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Assignment {
    let path = try path(argument, of: owner)
    let type = path.steps.last?.type ?? owner
    let keys = keys + [argument.name]
    let value = try value(argument.value, keys, in: scope, expected: type)
    return .init(
      path: path,
      type: type,
      value: value,
      location: argument.value.node.location
    )
  }

  /// Looks up the path that `set` names, such as `reblog.favourited`.
  private func path(
    _ argument: SpecArgument,
    of owner: ValueType
  ) throws(Diagnostic) -> PropertyPath {
    var path = PropertyPath()
    for name in argument.name.split(separator: ".", omittingEmptySubsequences: false) {
      let type = path.steps.last?.type.unwrapped ?? owner
      let properties = service.union(type) == nil ? service.properties(of: type) ?? [] : []
      guard let property = properties.first(where: { $0.name == name }) else {
        let isSubject = [Presenter.it, Presenter.row, "self"].contains(String(name))
        if name.hasSuffix("?") || isSubject && path.steps.isEmpty {
          throw .pathOfSet(argument.name, at: argument.location)
        }
        if properties.isEmpty, !path.steps.isEmpty {
          throw .pathBeyondValue(path, type, at: argument.location)
        }
        throw .unknownProperty(
          String(name),
          type: type.specName,
          properties: properties,
          excluding: [],
          at: argument.location
        )
      }
      if property.isConstant {
        throw .constantProperty(property, of: type, at: argument.location)
      }
      if let conversion = property.conversion {
        throw .convertedProperty(property, conversion, of: type, at: argument.location)
      }
      path.steps.append(.init(name: property.name, type: property.type))
    }
    return path
  }

  private func warnOfInvisible(
    _ assignments: [Presenter.Action.Assignment],
    _ arguments: [SpecArgument],
    of owner: ValueType
  ) {
    for (assignment, argument) in zip(assignments, arguments) {
      let type = assignment.path.steps.dropLast().last?.type.unwrapped ?? owner
      let name = assignment.path.names.last ?? ""
      if viewModels.contains(where: { $0.shows(name, of: type) }) { continue }
      screen.findings.invisibleChanges.append(
        .invisibleChange(assignment.field, at: argument.location)
      )
    }
  }
}

extension TypedExpression {
  /// The expression over a row as one over `$0`.
  fileprivate var overElement: TypedExpression {
    kind == .model ? TypedExpression(type, .element) : mapChildren(\.overElement)
  }
}

extension Diagnostic {
  fileprivate static func removeAllOfRow(at location: Location) -> Self {
    Self(
      .conflict,
      "'remove' with IDs removes these rows, so the action is not about one of them: remove 'row', or write 'optimistic: remove'",
      at: location
    )
  }

  fileprivate static func computedRemoval(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "the IDs of the rows to remove are those that a local or a parameter has: write its name, as in '{ remove: { posts: selected } }'",
      at: location
    )
  }

  fileprivate static func removalFromSeveralLists(_ lists: [String], at location: Location) -> Self
  {
    let sample = lists.first ?? "posts"
    return Self(
      .missingKey,
      "the screen shows \(lists.isEmpty ? "no list" : "several lists"), so say which rows are removed, as in '{ remove: { \(sample): selected } }'",
      at: location
    )
  }
}
