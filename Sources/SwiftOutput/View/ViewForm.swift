import TextOutput
import ViewModelIR

/// Writes the controls for a presenter's `local` values, which the user sets.
struct ViewForm {
  enum Role {
    /// A text that filters the list, or that a debounced load uses while the user types it.
    case search
    /// A value that the load needs, so its control must be visible before the content is.
    case choice
    case field
  }

  let screen: Screen
  let presenter: Presenter

  /// The name of the form's type, such as `SearchForm`.
  var name: String { "\(screen.stemName)Form" }

  func role(of local: Presenter.Local) -> Role {
    let isAsked = presenter.load.call.arguments.contains {
      $0.value.variables.contains(local.name)
    }
    if local.type == .string {
      return isAsked && presenter.load.debounce != nil || narrows(local) ? .search : .field
    }
    return isAsked && screen.service.enumeration(local.type) != nil ? .choice : .field
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
    if fields.isEmpty { return nil }
    var controls = ViewLines()
    for local in fields { addControl(local, &controls) }
    let wrapper = presenter.binding == .publisher ? "ObservedObject" : "Bindable"
    return [
      "name": .text(name),
      "property": .text("@\(wrapper) var presenter: \(screen.typeName(of: presenter))"),
      "fields": lines(controls.lines),
    ]
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
