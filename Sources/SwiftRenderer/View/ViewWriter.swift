import SwiftCode
import SwiftNaming
import ViewModelIR

/// Writes the SwiftUI views to start from, one for each view model.
struct ViewWriter {
  let screen: Screen
  let presenter: Presenter?

  init(_ screen: Screen) {
    self.screen = screen
    presenter = screen.presenter
  }

  /// `NoteRowView`, or `NotesContentView` for the screen's own.
  func viewName(of viewModel: ViewModel) -> String {
    guard let name = viewModel.name else {
      return presenter == nil ? screen.view : "\(SwiftNames().typeName(screen.stem))ContentView"
    }
    return name.hasSuffix("View") ? name : "\(name)View"
  }

  /// Whether something in it calls the presenter.
  func usesPresenter(_ viewModel: ViewModel) -> Bool {
    if presenter == nil { return false }
    return viewModel.name == nil
      || lists(of: viewModel).contains { field, nested in
        !actions(of: field, nested).isEmpty || selection(of: field, nested) != nil
          || usesPresenter(nested)
      }
  }

  /// What the braces of the view's body hold.
  func body(of viewModel: ViewModel) -> [String] {
    var lines = ViewLines()
    let isScreen = viewModel.name == nil
    lines.block(isScreen ? "List {" : "VStack(alignment: .leading) {") { lines in
      for field in viewModel.fields { add(field, of: viewModel, &lines) }
      if isScreen { addOwnActions(&lines) }
      if isScreen, presenter?.more != nil {
        lines.add("ProgressView()")
        if let progress = presenter?.more?.progress {
          lines.modify(".opacity(viewModel.\(swiftMember(progress)) ? 1 : 0)")
        }
        lines.modify(".onAppear { Task { await presenter?.loadMore() } }")
      }
    }
    if isScreen, presenter != nil { lines.add(".refreshable { await presenter?.load() }") }
    return lines.lines
  }

  // MARK: - Fields

  private func add(_ field: Field, of viewModel: ViewModel, _ lines: inout ViewLines) {
    if case .state = field.rule { return }
    if viewModel.isIdentifiable, field.name == "id" { return }
    let value = "viewModel.\(swiftMember(field.name))"
    let name = swiftIdentifier(field.name)
    switch field.type {
    case .string: lines.add("Text(\(value))")
    case .optional(.string): lines.add("if let \(name) = \(value) { Text(\(name)) }")
    case .url, .optional(.url): lines.add("AsyncImage(url: \(value))")
    case .boolean:
      lines.add(
        "Label(\"\(label(field.name))\", systemImage: \(value) ? \"checkmark\" : \"xmark\")"
      )
    case .list(.string): lines.add("ForEach(\(value), id: \\.self) { Text($0) }")
    case .list(.viewModel(let model)):
      if let nested = screen.viewModel(model) { addRows(field, nested, &lines) }
    default: lines.add("// \(value) is \(screen.swiftName(field.type)).")
    }
  }

  private func addRows(_ field: Field, _ nested: ViewModel, _ lines: inout ViewLines) {
    let list = "viewModel.\(swiftMember(field.name))"
    let head =
      nested.isIdentifiable
      ? "ForEach(\(list)) { row in"
      : "ForEach(Array(\(list).enumerated()), id: \\.offset) { _, row in"
    let arguments = "viewModel: row" + (usesPresenter(nested) ? ", presenter: presenter" : "")
    let row = "\(viewName(of: nested))(\(arguments))"
    lines.block(head) { lines in
      if let selection = selection(of: field, nested) {
        lines.add("Button {")
        lines.modify("presenter?.select\(capitalized(selection.name))(id: row.id)")
        lines.block("} label: {") { $0.add(row) }
      } else {
        lines.add(row)
      }
      let actions = actions(of: field, nested)
      if actions.isEmpty { return }
      let controls = { (lines: inout ViewLines) in
        for action in actions { addControl(action, row: nested, &lines) }
      }
      // What follows a brace stands where the brace does.
      if lines.endsWithBrace {
        lines.block(".swipeActions {", controls)
      } else {
        lines.modify(".swipeActions {", controls)
      }
    }
  }

  func lists(of viewModel: ViewModel) -> [(Field, ViewModel)] {
    viewModel.fields.compactMap { field in
      guard case .list(.viewModel(let model)) = field.type else { return nil }
      return screen.viewModel(model).map { (field, $0) }
    }
  }

  // MARK: - Actions

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

  private func addOwnActions(_ lines: inout ViewLines) {
    guard let viewModel = screen.viewModels.first else { return }
    for action in presenter?.actions ?? [] where action.rows == nil {
      addControl(action, row: nil, of: viewModel, &lines)
    }
  }

  private func addControl(_ action: Presenter.Action, row: ViewModel, _ lines: inout ViewLines) {
    addControl(action, row: "row", of: row, &lines)
  }

  /// A button, or a menu with the cases of an enumeration; nothing where what it needs is not on the screen.
  private func addControl(
    _ action: Presenter.Action,
    row: String?,
    of viewModel: ViewModel,
    _ lines: inout ViewLines
  ) {
    let shown = row ?? "viewModel"
    let id = row == nil ? [] : ["id: row.id"]
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
    case .function:
      return lines.add("// \(swiftIdentifier(action.name))(…) is for a control that asks for more.")
    }
    guard let progress = action.progress else { return }
    let modifier = ".disabled(\(shown).\(swiftMember(progress)))"
    if lines.endsWithBrace { lines.add(modifier) } else { lines.modify(modifier) }
  }

  private func addButton(
    _ title: String,
    _ action: Presenter.Action,
    _ arguments: [String],
    _ lines: inout ViewLines
  ) {
    let call = "presenter?.\(swiftMember(action.name))(\(arguments.joined(separator: ", ")))"
    let role = action.isDestructive ? ", role: .destructive" : ""
    let body = action.confirmation == nil ? "Task { await \(call) }" : call
    lines.add("Button(\"\(title)\"\(role))", body)
  }

  enum Control {
    case button
    case toggle(String)
    case menu(String, cases: [String])
    /// For what the user has to say.
    case function
  }

  func control(_ action: Presenter.Action, over viewModel: ViewModel) -> Control {
    guard let parameter = action.parameters.first else { return .button }
    if action.parameters.count > 1 { return .function }
    if parameter.type == .boolean, viewModel.field(parameter.name)?.type == .boolean {
      return .toggle(parameter.name)
    }
    guard let cases = screen.service.enumeration(parameter.type)?.cases, cases.count < 12 else {
      return .function
    }
    return .menu(parameter.name, cases: cases.map(\.name))
  }

  /// The functions for controls that ask for more.
  var functions: [[String]] {
    (presenter?.actions ?? []).compactMap { action in
      guard let viewModel = viewModel(of: action),
        case .function = control(action, over: viewModel)
      else { return nil }
      return function(action.name, calling: action, of: "presenter?")
    }
  }

  /// `private func send(post: Post) { … }`
  func function(
    _ name: String,
    calling action: Presenter.Action,
    of receiver: String,
    capturing captures: String = ""
  ) -> [String] {
    guard let presenter else { return [] }
    let parameters = PresenterWriter(screen, presenter).parameterTypes(action)
    let types = parameters.map { "\(swiftParameter($0.name)): \($0.type)" }
    let values = parameters.map { "\(swiftLabel($0.name)): \(swiftIdentifier($0.name))" }
    let call = "\(receiver).\(swiftMember(action.name))(\(values.joined(separator: ", ")))"
    var lines = ViewLines()
    lines.block("private func \(swiftIdentifier(name))(\(types.joined(separator: ", "))) {") {
      $0.add(action.confirmation == nil ? "Task { \(captures)await \(call) }" : call)
    }
    return lines.lines
  }

  private func viewModel(of action: Presenter.Action) -> ViewModel? {
    guard let rows = action.rows else { return screen.viewModels.first }
    return screen.viewModels.first { $0.name != nil && $0.source == rows.list.element }
  }
}

extension Presenter.Action {
  var isDestructive: Bool {
    if case .remove? = change { true } else { confirmation?.isDestructive == true }
  }
}

/// `toggleFollow` gives `Toggle Follow`.
func label(_ name: String) -> String {
  var label = ""
  for character in name {
    if character.isUppercase, label.last?.isUppercase == false { label += " " }
    label.append(label.isEmpty ? Character(character.uppercased()) : character)
  }
  return label
}
