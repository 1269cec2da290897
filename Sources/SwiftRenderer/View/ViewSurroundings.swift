import SwiftCode
import SwiftNaming
import ViewModelIR

/// What surrounds a screen's content in SwiftUI: tasks, alerts, questions, and controls for what the view sets.
struct ViewSurroundings {
  let screen: Screen
  let presenter: Presenter
  let writer: PresenterWriter

  init(_ screen: Screen, _ presenter: Presenter) {
    self.screen = screen
    self.presenter = presenter
    writer = PresenterWriter(screen, presenter)
  }

  static func stateView(of screen: Screen) -> String {
    "\(SwiftNames().typeName(screen.stem))StateView"
  }

  var value: TemplateValue {
    let wrapper = presenter.binding == .observableObject ? "StateObject" : "State"
    let viewModel = screen.viewModels.first
    return [
      "doc": lines(docLines(viewModel?.doc ?? "", width: lineWidth - 2)),
      "view": .text(screen.view),
      "type": .text(presenter.typeName),
      "property": .text("@\(wrapper) var presenter: \(presenter.typeName)"),
      "dismisses": .flag(dismisses),
      "stateView": .text(Self.stateView(of: screen)),
      "contentView": .text(viewModel.map { ViewWriter(screen).viewName(of: $0) } ?? ""),
      "shown": .text(
        (presenter.empty == nil ? "" : ".empty(let viewModel), ") + ".loaded(let viewModel)"
      ),
      "modifiers": lines(modifiers),
    ]
  }

  private var dismisses: Bool { presenter.actions.contains { $0.success == .dismiss } }

  private var modifiers: [String] {
    var lines = ViewLines()
    addTask(&lines)
    addControls(&lines)
    lines.add(".alert(presenter.alert ?? \"\", isPresented: $presenter.alert.isPresent) {}")
    if presenter.actions.contains(where: { $0.confirmation != nil }) { addQuestion(&lines) }
    for selection in presenter.selections {
      let selected = "selected\(capitalized(selection.name))"
      lines.block(".sheet(isPresented: $presenter.\(selected).isPresent) {") {
        $0.add("Text(String(describing: presenter.\(selected)))")
      }
    }
    if presenter.actions.contains(where: { $0.toast != nil }) { addToast(&lines) }
    if dismisses {
      let ignored = presenter.binding == .observation ? "_, _" : "_"
      lines.add(".onChange(of: presenter.isDismissed) { \(ignored) in dismiss() }")
    }
    if writer.usesContext {
      for name in ["NSLocale.currentLocaleDidChangeNotification", ".NSCalendarDayChanged"] {
        lines.add(".onReceive(")
        lines.modify("NotificationCenter.default.publisher(for: \(name))")
        lines.add(") { _ in presenter.render() }")
      }
    }
    return lines.lines
  }

  /// A task for each wish: the new one cancels the old.
  private func addTask(_ lines: inout ViewLines) {
    let call = "await presenter.\(presenter.pollInterval == nil ? "load" : "poll")()"
    let asked = presenter.load.call.arguments.reduce(into: Set<String>()) {
      $0.formUnion($1.value.variables)
    }
    let names = presenter.locals.map(\.name).filter(asked.contains)
      .map { "presenter.\(swiftMember($0))" }
    switch names.count {
    case 0: lines.add(".task { \(call) }")
    case 1: lines.add(".task(id: \(names.joined())) { \(call) }")
    default:
      let wishes = names.map { "AnyHashable(\($0))" }.joined(separator: ", ")
      lines.block(".task(id: [\(wishes)]) {") { $0.add(call) }
    }
  }

  /// The first text is what is searched for.
  private func addControls(_ lines: inout ViewLines) {
    let searched = presenter.locals.first { $0.type == .string }
    if let searched { lines.add(".searchable(text: $presenter.\(swiftMember(searched.name)))") }
    let others = presenter.locals.filter { $0.name != searched?.name }
    if others.isEmpty { return }
    lines.block(".toolbar {") { lines in
      for local in others { addControl(local, &lines) }
    }
  }

  private func addControl(_ local: Presenter.Local, _ lines: inout ViewLines) {
    let value = "$presenter.\(swiftMember(local.name))"
    let title = "\"\(label(local.name))\""
    switch local.type {
    case .boolean: lines.add("Toggle(\(title), isOn: \(value))")
    case .integer, .number: lines.add("Stepper(\(title), value: \(value))")
    case .string: lines.add("TextField(\(title), text: \(value))")
    default:
      guard let enumeration = screen.service.enumeration(local.type) else {
        return lines.add("// \(swiftIdentifier(local.name)) needs a control of its own.")
      }
      lines.block("Picker(\(title), selection: \(value)) {") { lines in
        for found in enumeration.cases {
          let tag = "\(screen.swiftName(local.type)).\(swiftMember(found.name))"
          lines.add("Text(\"\(label(found.name))\").tag(\(tag))")
        }
      }
    }
  }

  private func addQuestion(_ lines: inout ViewLines) {
    lines.add(".confirmationDialog(")
    lines.modify("presenter.confirmation?.title ?? \"\",")
    lines.modify("isPresented: $presenter.confirmation.isPresent,")
    lines.modify("titleVisibility: .visible,")
    lines.modify("presenting: presenter.confirmation")
    lines.block(") { confirmation in") { lines in
      lines.block(
        "Button(confirmation.button, role: confirmation.isDestructive ? .destructive : nil) {"
      ) { $0.add("Task { await presenter.confirm() }") }
      lines.add("Button(confirmation.cancel ?? \"Cancel\", role: .cancel) {}")
    }
  }

  /// Four seconds, or until the next.
  private func addToast(_ lines: inout ViewLines) {
    let undoes = presenter.actions.contains { $0.toast?.undo != nil }
    lines.block(".overlay(alignment: .bottom) {") { lines in
      lines.block("if let toast = presenter.toast {") { lines in
        lines.block("HStack {") { lines in
          lines.add("Text(toast)")
          if undoes {
            lines.block("if presenter.canUndo {") {
              $0.add("Button(\"Undo\") { Task { await presenter.undo() } }")
            }
          }
        }
        lines.add(".padding()")
        lines.add(".background(.thinMaterial, in: Capsule())")
        lines.block(".task(id: toast) {") { lines in
          lines.add("do { try await Task.sleep(nanoseconds: 4_000_000_000) } catch { return }")
          lines.add("presenter.toast = nil")
        }
      }
    }
  }
}
