import ViewModelIR

extension PresenterWriter {
  /// `.set { $0.isLiked = isLiked }`; `nil` if the action has no optimistic update.
  func change(_ action: Presenter.Action) -> Code? {
    switch action.change {
    case nil: nil
    case .remove?: ".remove"
    case .set(let assignments)?: .sequence([".set ", setting(action, assignments)])
    case .insert(let value, let list, let id, let atEnd)?:
      insert(action, value, self.list(list, id), atEnd: atEnd)
    case .move(let position, let outerID)?: move(action, code(position), outerID.map(code))
    }
  }

  /// `.model(.move(id, in: .tasks, to: position))`
  private func move(_ action: Presenter.Action, _ position: Code, _ outerID: Code?) -> Code? {
    guard let rows = action.rows else { return nil }
    var arguments: [Code] = ["id"]
    if let outerID,
      let name = lists.first(where: { list in
        list.list.isAt(rows.list, rows.id, of: nil, in: rows.outer)
      })?.name
    {
      arguments.append(.argument("from", .text(list(rows))))
      arguments.append(.argument("to", .call(".\(swiftMember(name))", [.argument("in", outerID)])))
      arguments.append(.argument("at", position))
    } else {
      arguments.append(.argument("in", .text(list(rows))))
      arguments.append(.argument("to", position))
    }
    return .call(".model", [.call(".\(helper: "move")", arguments)])
  }

  private func insert(
    _ action: Presenter.Action,
    _ value: TypedExpression,
    _ list: String,
    atEnd: Bool
  ) -> Code {
    let arguments = [code(value), .argument(atEnd ? "to" : "into", .text(list))]
    let edit = Code.call(atEnd ? ".append" : ".insert", arguments)
    return action.rows == nil ? edit : .call(".model", [edit])
  }

  /// Returns the closure that sets properties of `$0`, the row or the model.
  private func setting(
    _ action: Presenter.Action,
    _ assignments: [Presenter.Action.Assignment]
  ) -> Code {
    // The change can be applied again to a response that includes it: a sum must not be added twice.
    let guards = action.clausesInChange
    let old = action.subjectName ?? model
    let readsOld = action.expressionsInChange.contains {
      action.subjectName.map($0.variables.contains) ?? $0.readsModel
    }
    var body: [Code] = []
    if readsOld { body.append("let \(old) = $0") }
    if !guards.isEmpty { body.append(.guarded(escaping.conditions(guards), otherwise: ["return"])) }
    let behind = escaping.behind(guards)
    body += assignments.map { assignment in
      .assignment(.text(path(assignment.path, of: "$0")), behind.code(assignment.value))
    }
    return .closure(body)
  }
}
