import OutputInterface
import ViewModelIR

// What is wrong with the values of a form, under their controls.

extension ViewForm {
  var needsViewModel: Bool { !locals.problems.isEmpty }

  // MARK: - Focus

  /// Whether the keyboard can focus the control, which an error moves the focus to.
  func hasFocus(_ local: Presenter.Local) -> Bool {
    local.type == .string && !locals.problems(of: local).isEmpty && !refusals.isEmpty
  }

  /// The events that say that an action was refused. They move the focus to the first error.
  var refusals: [Presenter.Event] {
    presenter.binding == .closures
      ? [] : presenter.actions.flatMap { $0.refusal.effects.events.map(\.event) }
  }

  /// The values of the template's part that moves the focus.
  var focus: TemplateValue? {
    let focused = locals.fields.filter(hasFocus)
    if focused.isEmpty { return nil }
    let names = focused.map { swiftIdentifier($0.name) }.joined(separator: ", ")
    var body = ViewLines()
    for local in focused {
      let conditions = locals.problems(of: local).map { "viewModel.\(swiftMember($0.name)) != nil" }
      let condition = conditions.joined(separator: " || ")
      body.add("if \(condition) { return .\(swiftMember(local.name)) }")
    }
    body.add("return nil")
    let changed = presenter.binding == .publisher ? "_" : "_, _"
    return [
      "cases": .text("case \(names)"),
      "change": .text(".onChange(of: presenter.eventCount) { \(changed) in focus = firstError }"),
      "first": lines(body.lines),
    ]
  }
}
