import ViewModelIR

// The controls for actions on rows and on the whole screen.

extension ViewWriter {
  func actions(of field: Field, _ nested: ViewModel) -> [Presenter.Action] {
    (presenter?.actions ?? []).filter { action in
      action.rows.map { shows($0, in: field, nested) } ?? false
    }
  }

  func selection(of field: Field, _ nested: ViewModel) -> Presenter.Selection? {
    presenter?.selections.first { shows($0.rows, in: field, nested) }
  }

  private func shows(_ rows: Presenter.Rows, in field: Field, _ nested: ViewModel) -> Bool {
    rows.fields.last == field.name && rows.list.element == nested.source
  }

  func addOwnActions(_ lines: inout ViewLines) {
    guard let viewModel = screen.viewModels.first else { return }
    for action in presenter?.actions ?? [] where action.rows == nil {
      addControl(action, row: nil, of: viewModel, &lines)
    }
  }

  /// Adds a row's control, and hides it if the action is unavailable: swipe actions have no room for disabled buttons.
  func addControl(_ action: Presenter.Action, row: ViewModel, _ lines: inout ViewLines) {
    guard let condition = availability(of: action, row).code(over: "row") else {
      return addControl(action, row: "row", of: row, &lines)
    }
    lines.block("if \(condition) {") { addControl(action, row: "row", of: row, &$0) }
  }

  func addControls(_ actions: [Presenter.Action], row: ViewModel, _ lines: inout ViewLines) {
    for action in actions { addControl(action, row: row, &lines) }
  }

  func availability(of action: Presenter.Action, _ viewModel: ViewModel) -> ActionAvailability {
    ActionAvailability(screen: screen, action: action, viewModel: viewModel)
  }

  /// Whether the field hides or disables a control, which shows its value.
  func enablesControl(_ field: Field, of viewModel: ViewModel) -> Bool {
    (presenter?.actions ?? []).contains { action in
      if case .none = control(action, over: viewModel) { return false }
      return self.viewModel(of: action)?.name == viewModel.name
        && availability(of: action, viewModel).depends(on: field)
    }
  }

  /// Adds a button, or a menu with the cases of an enumeration; adds nothing if a value that the action needs is not on the screen.
  private func addControl(
    _ action: Presenter.Action,
    row: String?,
    of viewModel: ViewModel,
    _ lines: inout ViewLines
  ) {
    let shown = row ?? "viewModel"
    let outer = action.rows?.outer == nil ? [] : ["\(Presenter.outerID): viewModel.id"]
    let id = row == nil ? [] : outer + ["id: row.id"]
    let title = label(action.name)
    switch control(action, over: viewModel) {
    case .button: addButton(title, action, id, &lines)
    case .toggle(let name):
      let flag = "\(swiftLabel(name)): !\(shown).\(swiftMember(name))"
      addButton(title, action, id + [flag], &lines)
    case .menu(let name, let cases):
      lines.block("Menu(\"\(title)\") {") { lines in
        for found in cases {
          let value = "\(swiftLabel(name)): .\(swiftMember(found))"
          addButton(label(found), action, id + [value], &lines)
        }
      }
    case .none:
      let labels = (row == nil ? [] : ["id"]) + action.asked.map(\.name)
      let call = "presenter?.\(action.name)(\(labels.map { "\($0):" }.joined()))"
      return lines.add("// Add a control that calls \(call).")
    }
    var modifiers = accessibility(of: action.name, viewModel, over: shown)
    let forbidden = row == nil ? availability(of: action, viewModel).negatedCode(over: shown) : nil
    let obstacles = [action.progress.map { "\(shown).\(swiftMember($0))" }, forbidden]
    let disabled = obstacles.compactMap { $0 }.joined(separator: " || ")
    if !disabled.isEmpty { modifiers.append(".disabled(\(disabled))") }
    for modifier in modifiers { lines.modify(modifier) }
  }

  private func addButton(
    _ title: String,
    _ action: Presenter.Action,
    _ arguments: [String],
    _ lines: inout ViewLines
  ) {
    let call = "presenter?.\(swiftMember(action.name))(\(arguments.joined(separator: ", ")))"
    let role = action.isDestructive ? ", role: .destructive" : ""
    let body = action.isAsync ? "Task { await \(call) }" : call
    lines.add("Button(\"\(title)\"\(role))", body)
  }

  /// Whether an accessibility modifier of the row or of a button uses the field.
  func isReadOut(_ field: Field, of viewModel: ViewModel) -> Bool {
    guard let spoken = field.accessibilityText else { return false }
    if field.type.isOptional, spoken.part == "label" { return false }
    return spoken.owner.isEmpty
      || presenter?.actions.contains { action in
        action.name == spoken.owner && self.viewModel(of: action)?.name == viewModel.name
      } == true
  }

  func accessibility(of owner: String, _ viewModel: ViewModel, over shown: String) -> [String] {
    viewModel.fields.compactMap { field in
      guard let spoken = field.accessibilityText, spoken.owner == owner,
        isReadOut(field, of: viewModel)
      else { return nil }
      let text = "\(shown).\(swiftMember(field.name))" + (field.type.isOptional ? " ?? \"\"" : "")
      return ".accessibility\(capitalized(spoken.part))(\(text))"
    }
  }

  enum Control {
    case button
    case toggle(String)
    case menu(String, cases: [String])
    /// The action needs input from the user, so the author has to write a control that calls it.
    case none
  }

  func control(_ action: Presenter.Action, over viewModel: ViewModel) -> Control {
    guard let parameter = action.asked.first else { return .button }
    if action.asked.count > 1 { return .none }
    if parameter.type == .boolean, viewModel.field(parameter.name)?.type == .boolean {
      return .toggle(parameter.name)
    }
    guard let cases = screen.service.enumeration(parameter.type)?.cases, cases.count < 12 else {
      return .none
    }
    return .menu(parameter.name, cases: cases.map(\.name))
  }

  private func viewModel(of action: Presenter.Action) -> ViewModel? {
    guard let rows = action.rows else { return screen.viewModels.first }
    return screen.allViewModels.dropFirst().first { $0.source == rows.list.element }
  }
}
