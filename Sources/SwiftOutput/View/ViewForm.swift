import OutputInterface
import ViewModelIR

/// Writes the controls for a presenter's `local` values, which the user sets.
struct ViewForm {
  enum Role {
    /// A text that a debounced load uses while the user types it.
    case search
    /// A value that the load needs, so its control must be visible before the content is.
    case choice
    /// A value that its actions choose, such as the ID of a row.
    case chosen
    case field
  }

  let screen: Screen
  let presenter: Presenter

  /// The name of the form's type, such as `SearchForm`.
  var name: String { "\(screen.stemName)Form" }

  func role(of local: Presenter.Local) -> Role {
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

  /// The values of the template; `nil` if no local value belongs in a form.
  var value: TemplateValue? {
    let errors = presenter.locals.filter(\.isError)
    if fields.isEmpty && errors.isEmpty { return nil }
    var controls = ViewLines()
    for local in fields {
      addControl(local, &controls)
      if hasFocus(local) {
        controls.modify(".focused($focus, equals: .\(swiftMember(local.name)))")
      }
      for problem in problems(of: local) { addError(problem.name, of: "viewModel", &controls) }
      for error in ownErrors(of: local) { addError(error.name, of: "presenter", &controls) }
    }
    let shown = Set(
      fields.flatMap { ownErrors(of: $0).map(\.name) } + problems.flatMap(\.variables)
    )
    for error in errors where !shown.contains(error.name) {
      addError(error.name, of: "presenter", &controls)
    }
    let wrapper = presenter.binding == .publisher ? "ObservedObject" : "Bindable"
    let viewModel = screen.viewModels.first.map { screen.typeName(of: $0) } ?? ""
    return [
      "name": .text(name),
      "viewModel": needsViewModel ? .text(viewModel) : false,
      "property": .text("@\(wrapper) var presenter: \(screen.typeName(of: presenter))"),
      "fields": lines(controls.lines),
      "focus": focus ?? false,
    ]
  }

  /// The arguments with which the screen creates the form.
  var arguments: String {
    (needsViewModel ? "viewModel: viewModel, " : "") + "presenter: presenter"
  }

  /// The locals with a control of their own in the form.
  var fields: [Presenter.Local] {
    presenter.locals.filter { $0.isSetByView && role(of: $0) == .field }
  }

  private func addError(_ name: String, of owner: String, _ lines: inout ViewLines) {
    let constant = swiftIdentifier(name)
    lines.block("if let \(constant) = \(owner).\(swiftMember(name)) {") { lines in
      lines.add("Label(\(constant), systemImage: \"exclamationmark.circle\")")
      lines.modify(".foregroundStyle(.red)")
    }
  }

  func addControl(_ local: Presenter.Local, _ lines: inout ViewLines) {
    let property = "presenter.\(swiftMember(local.name))"
    let title = label(local.name)
    switch local.type {
    case .boolean: lines.add("Toggle(\"\(title)\", isOn: $\(property))")
    case .integer, .number:
      let shown = "\"\(title): \\(\(property).formatted())\""
      lines.add("Stepper(\(shown), value: $\(property))")
    case .string where local.isSecret:
      lines.add("SecureField(\"\(title)\", text: $\(property))")
    case .string: lines.add("TextField(\"\(title)\", text: $\(property))")
    default:
      guard let enumeration = screen.service.enumeration(local.type) else {
        let name = swiftIdentifier(local.name)
        return lines.add("// Add a control for \(name): its type has no standard one.")
      }
      lines.block("Picker(\"\(title)\", selection: $\(property)) {") { lines in
        for found in enumeration.cases {
          let tag = "\(screen.swiftName(local.type)).\(swiftMember(found.name))"
          lines.add("Text(\"\(label(found.name))\").tag(\(tag))")
        }
      }
    }
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
