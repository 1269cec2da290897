import OutputInterface
import ViewModelIR

/// Writes the controls for a presenter's `local` values, which the user sets.
struct ViewForm {
  enum Role {
    /// A text that filters the list, or that a debounced load uses while the user types it.
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
      return first?.name == local.name ? .search : isAsked(local) ? .choice : .field
    }
    return isAsked(local) && screen.service.enumeration(local.type) != nil ? .choice : .field
  }

  private func isSearch(_ local: Presenter.Local) -> Bool {
    local.type == .string
      && (isAsked(local) && presenter.load.debounce != nil || narrows(local))
  }

  /// Whether the load sends the local.
  private func isAsked(_ local: Presenter.Local) -> Bool {
    presenter.load.call.arguments.contains { $0.value.variables.contains(local.name) }
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

  /// Whether a list is filtered by the local value.
  private func narrows(_ local: Presenter.Local) -> Bool {
    screen.viewModels.first?.rules.contains { _, rule in
      rule.expressions.contains { $0.filters(by: local.name) }
    } ?? false
  }

  /// The values of the template; `nil` if no local value belongs in a form.
  var value: TemplateValue? {
    let fields = presenter.locals.filter { !$0.isError && role(of: $0) == .field }
    let errors = ViewErrors(presenter: presenter)
    if fields.isEmpty && errors.locals.isEmpty { return nil }
    var controls = ViewLines()
    let (beside, others) = errors.grouped(by: fields)
    for local in fields {
      addControl(local, &controls)
      add(beside[local.name] ?? [], of: local, &controls)
    }
    add(others, of: nil, &controls)
    let wrapper = presenter.binding == .publisher ? "ObservedObject" : "Bindable"
    return [
      "name": .text(name),
      "property": .text("@\(wrapper) var presenter: \(screen.typeName(of: presenter))"),
      "fields": lines(controls.lines),
    ]
  }

  /// Adds the texts of errors below the control that they are about. VoiceOver reads them with that control too.
  private func add(_ errors: [String], of local: Presenter.Local?, _ lines: inout ViewLines) {
    if errors.isEmpty { return }
    let texts = errors.map { "presenter.\(swiftMember($0))" }
    if local != nil {
      let hint = ".accessibilityHint(\((texts + ["\"\""]).joined(separator: " ?? ")))"
      if lines.endsWithBrace { lines.add(hint) } else { lines.modify(hint) }
    }
    for (error, text) in zip(errors, texts) {
      let name = swiftIdentifier(error)
      lines.block("if let \(name) = \(text) {") { lines in
        lines.add("Label(\(name), systemImage: \"exclamationmark.circle\")")
        lines.modify(".foregroundStyle(.red)")
      }
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

extension TypedExpression {
  /// Whether the expression contains a `filter` that uses the variable.
  fileprivate func filters(by variable: String) -> Bool {
    if case .call(_, .filter, let arguments) = kind,
      arguments.contains(where: { $0.variables.contains(variable) })
    {
      return true
    }
    return children.contains { $0.filters(by: variable) }
  }
}

extension Presenter.Action {
  /// Whether the value is an ID: that of the action's row or part, or a property called `id`.
  fileprivate func isID(_ value: TypedExpression) -> Bool {
    if value == rows?.rowID || value == subject?.id { return true }
    return switch value.kind {
    case .property(_, let name): name == "id"
    case .coalesce, .choice, .ifPresent: value.children.contains(where: isID)
    default: false
    }
  }
}
