import OutputInterface
import ViewModelIR

/// Writes what surrounds a screen's content in SwiftUI: tasks, alerts, confirmation dialogs, and controls for local values.
final class ViewSurroundings {
  let screen: Screen
  let presenter: Presenter
  let writer: PresenterWriter

  init(_ screen: Screen, _ presenter: Presenter) {
    self.screen = screen
    self.presenter = presenter
    writer = PresenterWriter(screen, presenter)
  }

  static func stateView(of screen: Screen) -> String {
    "\(screen.stemName)StateView"
  }

  var value: TemplateValue {
    let wrapper = presenter.binding == .publisher ? "StateObject" : "State"
    let viewModel = screen.viewModels.first
    return [
      "doc": lines(docLines(viewModel?.doc ?? "", width: lineWidth - 2)),
      "view": .text(screen.view),
      "type": .text(screen.typeName(of: presenter)),
      "property": .text("@\(wrapper) var presenter: \(screen.typeName(of: presenter))"),
      "dismisses": .flag(dismisses),
      "loads": .flag(presenter.load != nil),
      "retries": .flag(presenter.retries),
      "stateView": .text(Self.stateView(of: screen)),
      "contentView": .text(viewModel.map { ViewWriter(screen).viewName(of: $0) } ?? ""),
      "shown": .text(
        (presenter.empty == nil ? "" : ".empty(let viewModel), ") + ".loaded(let viewModel)"
      ),
      "modifiers": lines(modifiers),
      "events": .list(ViewEvents(screen, presenter).handlers.map { ["function": lines($0)] }),
    ]
  }

  private var form: ViewForm { ViewForm(screen: screen, presenter: presenter) }

  private var dismisses: Bool { presenter.has(.isDismissed) }

  private var modifiers: [String] {
    var lines = ViewLines()
    addTask(&lines)
    addObservation(&lines)
    addTicks(&lines)
    addControls(&lines)
    addAlert(&lines)
    if presenter.has(.confirmation) { addQuestion(&lines) }
    for selection in presenter.selections {
      let selected = selection.property
      lines.block(".sheet(isPresented: $presenter.\(selected).isPresent) {") {
        $0.add("Text(String(describing: presenter.\(selected)))")
      }
    }
    if presenter.has(.toast) { addToast(&lines) }
    if !presenter.events.isEmpty {
      lines.add(
        presenter.binding == .closures
          ? ".onAppear { presenter.onEvent = { handle($0) } }"
          : ".onChange(of: presenter.eventCount) { \(changed("_")) in handleEvents() }"
      )
    }
    if dismisses {
      lines.add(".onChange(of: presenter.isDismissed) { \(changed("_")) in dismiss() }")
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

  /// Adds the tasks that load the screen, also whenever a local value that the load sends changes. A change does not restart `poll()`, which
  /// would call the service for each letter that the user types: only `load()` waits for the user to stop.
  private func addTask(_ lines: inout ViewLines) {
    let id = id(of: writer.requested)
    if presenter.pollInterval != nil {
      lines.add(".task { await presenter.poll() }")
      guard let id else { return }
      lines.block(".onChange(of: \(id)) { \(changed("_")) in") {
        $0.add("Task { await presenter.load() }")
      }
    } else if presenter.load != nil {
      lines.add(".task\(id.map { "(id: \($0))" } ?? "")", "await presenter.load()")
    }
  }

  /// Adds the task that updates times relative to now, unless a poll updates them as often.
  private func addTicks(_ lines: inout ViewLines) {
    if presenter.tick != nil { return lines.add(".task { await presenter.tick() }") }
    let uses = screen.viewModels.map(\.contextUse) + [presenter.empty?.contextUse ?? .nothing]
    if uses.most < .moments || presenter.pollInterval ?? .infinity <= 60 { return }
    lines.block(".task {") { lines in
      lines.block("while (try? await Task.sleep(nanoseconds: 60_000_000_000)) != nil {") {
        $0.add("presenter.render()")
      }
    }
  }

  /// Adds the task that receives what the service sends. It begins again if the call sends other values of locals.
  private func addObservation(_ lines: inout ViewLines) {
    if presenter.updates.isEmpty { return }
    let read = Set(presenter.updates.flatMap(\.call.arguments).flatMap(\.value.variables))
    let id = id(of: presenter.locals.filter { read.contains($0.name) })
    lines.add(".task\(id.map { "(id: \($0))" } ?? "") { await presenter.observe() }")
  }

  /// A value that changes whenever one of these locals does; `nil` for none.
  private func id(of locals: [Presenter.Local]) -> String? {
    let sent = locals.map { "presenter.\(swiftMember($0.name))" }
    let all = sent.map { "AnyHashable(\($0))" }.joined(separator: ", ")
    return sent.count > 1 ? "[\(all)]" : sent.first
  }

  private func addControls(_ lines: inout ViewLines) {
    for local in presenter.locals where form.locals.role(of: local) == .search {
      lines.add(".searchable(text: $presenter.\(swiftMember(local.name)))")
    }
    let choices = presenter.locals.filter { form.locals.role(of: $0) == .choice }
    if choices.isEmpty { return }
    lines.block(".toolbar {") { lines in
      for local in choices { form.addControl(local, &lines) }
    }
  }

  private func addAlert(_ lines: inout ViewLines) {
    let alert = ".alert(presenter.alert ?? \"\", isPresented: $presenter.alert.isPresent) {"
    if !presenter.retries { return lines.add("\(alert)}") }
    lines.block(alert) { lines in
      lines.block("if presenter.canRetry {") {
        $0.add("Button(\"Try Again\") { Task { await presenter.retry() } }")
      }
      lines.add("Button(\"OK\", role: .cancel) {}")
    }
  }

  private func addQuestion(_ lines: inout ViewLines) {
    lines.add(".confirmationDialog(")
    lines.modify("presenter.confirmation?.title ?? \"\",")
    lines.modify("isPresented: $presenter.confirmation.isPresent,")
    lines.modify("titleVisibility: .visible,")
    lines.modify("presenting: presenter.confirmation")
    lines.block(") { confirmation in") { lines in
      if presenter.asksWithButtons {
        lines.block("ForEach(confirmation.buttons) { button in") { lines in
          lines.block("Button(button.title, role: button.isDestructive ? .destructive : nil) {") {
            $0.add("Task { await presenter.confirm(button) }")
          }
        }
      } else {
        lines.block(
          "Button(confirmation.button, role: confirmation.isDestructive ? .destructive : nil) {"
        ) { $0.add("Task { await presenter.confirm() }") }
      }
      // The dialog adds a button with the system's text.
      lines.block("if let cancel = confirmation.cancel {") {
        $0.add("Button(cancel, role: .cancel) {}")
      }
    }
    if !presenter.asksWithMessage { return }
    lines.also("message: { confirmation in") {
      $0.add("if let message = confirmation.message { Text(message) }")
    }
  }

  /// Adds the toast, which is shown for four seconds. Each toast restarts the task, even if it has the same text.
  private func addToast(_ lines: inout ViewLines) {
    lines.block(".overlay(alignment: .bottom) {") { lines in
      lines.block("if let toast = presenter.toast {") { lines in
        if presenter.undoes {
          lines.block("HStack {") { lines in
            lines.add("Text(toast)")
            lines.block("if presenter.canUndo {") {
              $0.add("Button(\"Undo\") { Task { await presenter.undo() } }")
            }
          }
        } else {
          lines.add("Text(toast)")
        }
        lines.modify(".padding()")
        lines.modify(".background(.thinMaterial, in: Capsule())")
        lines.modify(".task(id: presenter.toastCount) {") { lines in
          lines.add("do { try await Task.sleep(nanoseconds: 4_000_000_000) } catch { return }")
          lines.add("presenter.toast = nil")
        }
      }
    }
  }

  /// Returns the parameters of the closure of `onChange`, which since iOS 17 also takes the old value.
  private func changed(_ new: String) -> String {
    presenter.binding == .observation ? "_, \(new)" : new
  }
}
