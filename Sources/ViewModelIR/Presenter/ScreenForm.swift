/// The controls for a presenter's locals, which the user sets.
package struct ScreenForm: Sendable {
  package enum Role {
    /// A text that a debounced load uses while the user types it.
    case search
    /// A value that the load needs, so its control must be visible before the content is.
    case choice
    /// A value that its actions choose, such as the ID of a row.
    case chosen
    case field
  }

  package let screen: Screen
  package let presenter: Presenter

  package init(screen: Screen, presenter: Presenter) {
    self.screen = screen
    self.presenter = presenter
  }

  package func role(of local: Presenter.Local) -> Role {
    if isChosen(local) { return .chosen }
    if isSearch(local) {
      // A screen has one search field.
      let first = presenter.locals.first { isSearch($0) && !isChosen($0) }
      return first?.name == local.name ? .search : .choice
    }
    return isAsked(local) && screen.service.enumeration(local.type) != nil ? .choice : .field
  }

  private func isSearch(_ local: Presenter.Local) -> Bool {
    local.type == .string && isAsked(local) && presenter.load?.debounce != nil
  }

  /// Whether the load sends the local.
  private func isAsked(_ local: Presenter.Local) -> Bool {
    presenter.load?.call.arguments.contains { $0.value.variables.contains(local.name) } ?? false
  }

  /// Whether an action sets the local to an ID, or to a value that it computes from the old one, as in `opened.toggling(row.id)`. A text can
  /// be computed from what the user has typed.
  private func isChosen(_ local: Presenter.Local) -> Bool {
    presenter.actions.contains { action in
      action.allEffects.flatMap(\.assignments).contains { assignment in
        guard assignment.local == local.name else { return false }
        return action.isID(assignment.value)
          || local.type != .string && assignment.value.variables.contains(local.name)
      }
    }
  }

  /// The locals with a control of their own in the form.
  package var fields: [Presenter.Local] {
    presenter.locals.filter { $0.isSetByView && role(of: $0) == .field }
  }

  /// Whether there is a standard control for values of the local's type.
  package func hasControl(_ local: Presenter.Local) -> Bool {
    [.boolean, .integer, .number, .string].contains(local.type)
      || screen.service.enumeration(local.type) != nil
  }

  // MARK: - Problems

  /// The fields that say what is wrong with one local: optional texts that depend on no other, and on an attempt or an error, or that have
  /// such a name. Others are hints.
  package func problems(of local: Presenter.Local) -> [Field] {
    let others = Set(presenter.locals.filter(\.isSetByView).map(\.name)).subtracting([local.name])
    return (screen.viewModels.first?.fields ?? []).filter { field in
      let read = field.rule.variables
      return field.type == .string.asOptional && field.spokenOf == nil
        && field.isProblem(of: presenter) && read.contains(local.name)
        && read.isDisjoint(with: others)
    }
  }

  /// The rules of these fields, for all controls.
  package var problems: [Rule] { fields.flatMap(problems).map(\.rule) }

  /// The errors of the service that belong to a local by their names, such as `emailError` to `email`, and that no field shows.
  package func ownErrors(of local: Presenter.Local) -> [Presenter.Local] {
    let shown = problems.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    return presenter.locals.filter { error in
      error.isError && error.name.hasPrefix(local.name) && !shown.contains(error.name)
        && !fields.contains { other in
          other.name.count > local.name.count && error.name.hasPrefix(other.name)
        }
    }
  }

  /// Whether the form shows the field of the view model under a control.
  package func showsProblem(_ field: Field) -> Bool {
    fields.contains { local in problems(of: local).contains { $0.name == field.name } }
  }

  /// The actions of the whole screen that need nothing but the values of the form.
  package var buttons: [Presenter.Action] {
    presenter.actions.filter { $0.rows == nil && $0.asked.isEmpty }
  }
}

extension Presenter.Action {
  /// Whether the value is an ID: that of the action's row or part, or a property called `id`.
  fileprivate func isID(_ value: TypedExpression) -> Bool {
    if rows?.ids.contains(where: { $0.value == value }) == true || value == subject?.id {
      return true
    }
    return switch value.kind {
    case .property(_, let name): name == "id"
    case .coalesce, .choice, .ifPresent: value.children.contains(where: isID)
    default: false
    }
  }
}
