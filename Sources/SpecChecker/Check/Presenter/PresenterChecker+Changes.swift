import DocumentReader
import SpecSyntax
import ViewModelIR

// The optimistic update: what an action shows before the service responds.

extension PresenterChecker {
  func change(
    _ change: Spec.Presenter.Change,
    of action: Spec.Presenter.Action,
    _ found: (rows: Presenter.Rows, model: ViewModel)?,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Change {
    let keys = ["actions", action.name, "optimistic"]
    switch change {
    case .remove(let location):
      guard found != nil else { throw .removeWithoutRow(action.name, at: location) }
      return .remove
    case .set(let arguments):
      let owner = found?.rows.list.element ?? service.root
      let assignments = try problems.all(arguments) { (argument) throws(Diagnostic) in
        try assignment(argument, of: owner, keys, in: scope)
      }
      if found != nil { warnOfInvisible(assignments, arguments, of: owner) }
      return .set(assignments)
    case .insert(let written, let path, let atEnd):
      if found != nil, let use = action.success.use {
        throw .useWithInsertion(at: use.location)
      }
      let list = try listPath(path, atEnd ? "append" : "insert", in: scope)
      let id = try rowIDs(of: list, at: path.node)
      let value = try value(written, keys, in: scope, expected: list.element)
      return .insert(value, into: list, id: id, atEnd: atEnd)
    }
  }

  private func assignment(
    _ argument: SpecArgument,
    of owner: ValueType,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Assignment {
    let properties = service.union(owner) == nil ? service.properties(of: owner) ?? [] : []
    guard let property = properties.first(where: { $0.name == argument.name }) else {
      let whole = properties.first { argument.name.hasPrefix($0.name + ".") }
      if let whole, service.properties(of: whole.type.unwrapped) != nil {
        throw .partOfProperty(whole, of: owner, at: argument.location)
      }
      throw .unknownProperty(
        argument.name,
        type: owner.specName,
        properties: properties,
        excluding: [],
        at: argument.location
      )
    }
    let keys = keys + [argument.name]
    let value = try value(argument.value, keys, in: scope, expected: property.type)
    return .init(
      field: property.name,
      type: property.type,
      value: value,
      location: argument.value.node.location
    )
  }

  private func warnOfInvisible(
    _ assignments: [Presenter.Action.Assignment],
    _ arguments: [SpecArgument],
    of owner: ValueType
  ) {
    for (assignment, argument) in zip(assignments, arguments)
    where !viewModels.contains(where: { $0.shows(assignment.field, of: owner) }) {
      screen.findings.invisibleChanges.append(
        .invisibleChange(assignment.field, at: argument.location)
      )
    }
  }
}
