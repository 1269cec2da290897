extension Presenter.Local {
  package var isError: Bool { role == .error }

  /// Whether a view should not show what the user types, and nothing should store it, by the name of the local.
  package var isSecret: Bool {
    let lower = name.lowercased()
    let ends = ["Pin", "PIN", "CVV", "CVC"]
    return ["password", "passcode", "passphrase", "secret"].contains(where: lower.contains)
      || ["pin", "cvv", "cvc"].contains(lower) || ends.contains(where: name.hasSuffix)
  }

  /// What the local edits, over the model; `nil` if it does not edit anything.
  package var edited: TypedExpression? {
    if case .edits(let value) = role { value } else { nil }
  }

  /// Whether the local differs from what it edits, as an expression over the model.
  package var isEdited: TypedExpression? {
    edited.map { edited in
      TypedExpression(
        .boolean,
        .equal(TypedExpression(type, .variable(name)), edited, negated: true)
      )
    }
  }

  /// The value with which a local that follows others began last, as a variable.
  package static func begun(of local: String) -> String { "begun\(capitalized(local))" }

  /// Whether the view sets the local, rather than the presenter alone.
  package var isSetByView: Bool {
    switch role {
    case .value, .edits: true
    case .error, .attempt: false
    }
  }

  /// The name of the local, and of the view model's input, that is true after an attempt: `hasAttemptedSave`.
  package static func attempt(of action: String) -> String { "hasAttempted\(capitalized(action))" }
}

/// Returns elements in an order in which each is after those that it follows, and otherwise in their own.
package func followersLast<Element>(
  _ elements: [Element],
  follows: (_ element: Element, _ other: Element) -> Bool
) -> [Element] {
  var (rest, ordered) = (elements, [Element]())
  // Of elements that follow each other in a circle, which is reported elsewhere, any is first.
  while let first = rest.indices.first {
    let next = rest.firstIndex { one in !rest.contains { follows(one, $0) } } ?? first
    ordered.append(rest.remove(at: next))
  }
  return ordered
}

extension Presenter {
  /// The locals that edit a part of the model.
  package var edits: [Local] { locals.filter { $0.edited != nil } }

  /// Whether any of these locals has been edited, as a value that expressions can have in common; empty if there are none.
  package var editedAtAll: [ViewModel.Local] {
    let all = edits.compactMap(\.isEdited)
    guard let first = all.first else { return [] }
    let value = all.dropFirst().reduce(first) { TypedExpression(.boolean, .or($0, $1)) }
    return [ViewModel.Local(name: "isEdited", type: .boolean, rule: .value(value))]
  }

  /// The locals that follow others until the user edits them: expressions ask whether the user has.
  package var followers: [Local] {
    // Most presenters have none, and their expressions are many.
    if locals.allSatisfy(\.onChange.isEmpty) { return [] }
    let asked = allExpressions.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    return locals.filter { asked.contains(Local.begun(of: $0.name)) }
  }

  /// The locals whose beginning the presenter remembers.
  package var tracked: [Local] { edits + followers }

  /// The expressions of the presenter, also those in its texts.
  package var allExpressions: [TypedExpression] {
    expressions + texts.flatMap(\.text.expressions)
  }

  /// Whether setting one local can set another that itself sets others, or a response can, which must not go on from there.
  package var stopsFollowing: Bool {
    let changing = Set(locals.filter { !$0.onChange.isEmpty }.map(\.name))
    let set = locals.flatMap(\.onChange).map(\.local) + edits.map(\.name)
    return !changing.isDisjoint(with: set)
  }

  /// The names whose values assignments change, also through `onChange`, although later ones, or these expressions, need the old values.
  package func replaced(
    by assignments: [Action.Effects.Assignment],
    readIn others: [TypedExpression]
  ) -> [String] {
    var seen: Set<String> = []
    return assignments.enumerated().flatMap { index, assignment in
      let later = (assignments.dropFirst(index + 1).map(\.value) + others).map(\.variables)
      let follow = locals.first { $0.name == assignment.local }?.onChange.map(\.local) ?? []
      let changed = [assignment.local] + follow
      return (changed + changed.map(Local.begun)).filter { name in
        later.contains { $0.contains(name) } && seen.insert(name).inserted
      }
    }
  }

  /// The locals that an action saves: those that edit the model and that its call sends, if the response has what they edit or a load
  /// follows.
  package func saved(by action: Action, in outcome: Action.Outcome) -> [Local] {
    guard let call = action.call, action.uses || outcome.reloads else { return [] }
    let sent = call.arguments.reduce(into: Set<String>()) { $0.formUnion($1.value.variables) }
    // What the action sets is shown in place of what it sends.
    let set = action.effects.assignments.map(\.local)
    return edits.filter { local in
      guard sent.contains(local.name), !set.contains(local.name), let edited = local.edited else {
        return false
      }
      return outcome.reloads || action.responds(with: edited)
    }
  }

  /// The local that is true after an attempt of the action; `nil` if nothing reads it.
  package func attempt(of action: Action) -> Local? {
    locals.first { $0.role == .attempt(of: action.name) }
  }
}

extension Presenter.Action {
  /// Whether the model, or the part of it that `use` shows, has what a local edits.
  fileprivate func responds(with edited: TypedExpression) -> Bool {
    if rows != nil, returned?.isOfModel != true { return false }
    guard let path = returned?.path.names else { return true }
    return edited.modelPathsRead.allSatisfy { $0.starts(with: path) }
  }
}

extension Field {
  /// Whether the field says what is wrong with something, by what it depends on or by its name.
  package func isProblem(of presenter: Presenter) -> Bool {
    let own = presenter.locals.filter { !$0.isSetByView }.map(\.name)
    return !rule.variables.isDisjoint(with: own)
      || ["Problem", "Error"].contains { name.hasSuffix($0) }
  }
}
