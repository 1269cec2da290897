import DocumentReader
import ViewModelIR

// The optimistic change: what an action shows before the service responds.

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
    case .set(let members):
      let owner = found?.rows.list.element ?? service.root
      let assignments = try problems.all(members) { (member) throws(Diagnostic) in
        try assignment(member, of: owner, keys, in: scope)
      }
      if let model = found?.model { warnOfInvisible(assignments, members, in: model) }
      return .set(assignments)
    case .insert(let member, let atEnd):
      if found != nil, let success = action.success, success.value == .use {
        throw .rowForWhatIsNew(at: success.location)
      }
      let path = Node(.string(member.key), at: member.keyLocation)
      let list = try listPath(path, "insert", in: scope)
      let id = try rowIDs(of: list, at: path)
      let value = try value(member.value, keys, in: scope, expected: list.element)
      return .insert(value, into: list, id: id, atEnd: atEnd)
    }
  }

  private func assignment(
    _ member: Node.Member,
    of owner: ValueType,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Assignment {
    let properties = service.union(owner) == nil ? service.properties(of: owner) ?? [] : []
    guard let property = properties.first(where: { $0.name == member.key }) else {
      let whole = properties.first { member.key.hasPrefix($0.name + ".") }
      if let whole, service.properties(of: whole.type.unwrapped) != nil {
        throw .partOfProperty(whole, of: owner, at: member.keyLocation)
      }
      throw .unknownProperty(
        member.key,
        type: owner.specName,
        properties: properties,
        besides: [],
        at: member.keyLocation
      )
    }
    let value = try value(member.value, keys + [member.key], in: scope, expected: property.type)
    return .init(
      field: property.name,
      type: property.type,
      value: value,
      location: member.value.location
    )
  }

  private func warnOfInvisible(
    _ assignments: [Presenter.Action.Assignment],
    _ members: [Node.Member],
    in model: ViewModel
  ) {
    for (assignment, member) in zip(assignments, members)
    where !model.shows(assignment.field) {
      let name = model.name ?? ""
      screen.findings.invisibleChanges.append(
        .invisibleChange(assignment.field, in: name, at: member.keyLocation)
      )
    }
  }
}
