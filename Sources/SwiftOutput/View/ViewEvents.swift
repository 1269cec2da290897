import ViewModelIR

/// Writes the functions of a view that handle the presenter's events.
struct ViewEvents {
  let screen: Screen
  let presenter: Presenter

  init(_ screen: Screen, _ presenter: Presenter) {
    self.screen = screen
    self.presenter = presenter
  }

  private var form: ViewForm { ViewForm(screen: screen, presenter: presenter) }

  /// The functions; empty if the presenter sends no events.
  var handlers: [[String]] {
    if presenter.events.isEmpty { return [] }
    return presenter.binding == .closures ? [handle] : [handleEvents, handle]
  }

  /// The function that takes all events: several can happen before the view is updated.
  private var handleEvents: [String] {
    var lines = ViewLines()
    lines.block("private func handleEvents() {") { lines in
      lines.block("while let event = presenter.event {") { lines in
        lines.add("presenter.event = nil")
        lines.add("handle(event)")
      }
    }
    return lines.lines
  }

  private var handle: [String] {
    var lines = ViewLines()
    let type = screen.typeName(of: presenter)
    lines.block("private func handle(_ event: \(type).Event) {") { lines in
      lines.add("// Replace these, for example with navigation.")
      lines.add("switch event {")
      for event in presenter.events {
        let names = event.arguments.map { swiftIdentifier($0.name) }
        let values = names.map { "let \($0)" }.joined(separator: ", ")
        let pattern = names.isEmpty ? "" : "(\(values))"
        // Without `as Any`, printing an optional causes a warning.
        let shown = zip(names, event.arguments).map { name, argument in
          argument.value.type.isOptional ? "\(name) as Any" : name
        }
        lines.add("case .\(swiftMember(event.name))\(pattern):")
        if form.refusals.contains(where: { $0.name == event.name }), form.focus != nil {
          lines.modify("// The form has moved the focus to the first error.")
          lines.modify("break")
          continue
        }
        lines.modify("print(\((["\"\(event.name)\""] + shown).joined(separator: ", ")))")
      }
      lines.add("}")
    }
    return lines.lines
  }
}
