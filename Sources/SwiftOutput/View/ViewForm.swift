import OutputInterface
import ViewModelIR

/// Writes the controls for a presenter's `local` values, which the user sets.
struct ViewForm {
  let screen: Screen
  let presenter: Presenter

  var locals: ScreenForm { ScreenForm(screen: screen, presenter: presenter) }

  /// The name of the form's type, such as `SearchForm`.
  var name: String { "\(screen.stemName)Form" }

  /// The values of the template; `nil` if no local value belongs in a form.
  var value: TemplateValue? {
    let errors = presenter.locals.filter(\.isError)
    let fields = locals.fields
    if fields.isEmpty && errors.isEmpty { return nil }
    var controls = ViewLines()
    for local in fields {
      addControl(local, &controls)
      if hasFocus(local) {
        controls.modify(".focused($focus, equals: .\(swiftMember(local.name)))")
      }
      for problem in locals.problems(of: local) {
        addError(problem.name, of: "viewModel", &controls)
      }
      for error in locals.ownErrors(of: local) { addError(error.name, of: "presenter", &controls) }
    }
    let shown = Set(
      fields.flatMap { locals.ownErrors(of: $0).map(\.name) } + locals.problems.flatMap(\.variables)
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
