import OutputInterface
import ViewModelIR

// What is wrong with the values of a form, under their controls.

extension ViewForm {
  /// The fields that say what is wrong with one local: optional texts that depend on no other, and on an attempt or an error, or that have
  /// such a name. Others are hints.
  func problems(of local: Presenter.Local) -> [Field] {
    let others = Set(presenter.locals.filter(\.isSetByView).map(\.name)).subtracting([local.name])
    return (screen.viewModels.first?.fields ?? []).filter { field in
      let read = field.rule.variables
      return field.type == .string.asOptional && field.spokenOf == nil
        && field.isProblem(of: presenter) && read.contains(local.name)
        && read.isDisjoint(with: others)
    }
  }

  /// The rules of these fields, for all controls.
  var problems: [Rule] { fields.flatMap(problems).map(\.rule) }

  /// The errors of the service that belong to a local by their names, such as `emailError` to `email`, and that no field shows.
  func ownErrors(of local: Presenter.Local) -> [Presenter.Local] {
    let shown = problems.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    return presenter.locals.filter { error in
      error.isError && error.name.hasPrefix(local.name) && !shown.contains(error.name)
        && !fields.contains { other in
          other.name.count > local.name.count && error.name.hasPrefix(other.name)
        }
    }
  }

  /// Whether the form shows the field of the view model under a control.
  func showsProblem(_ field: Field) -> Bool {
    fields.contains { local in problems(of: local).contains { $0.name == field.name } }
  }

  var needsViewModel: Bool { !problems.isEmpty }

  // MARK: - Focus

  /// Whether the keyboard can focus the control, which an error moves the focus to.
  func hasFocus(_ local: Presenter.Local) -> Bool {
    local.type == .string && !problems(of: local).isEmpty && !refusals.isEmpty
  }

  /// The events that say that an action was refused. They move the focus to the first error.
  var refusals: [Presenter.Event] {
    presenter.binding == .closures
      ? [] : presenter.actions.flatMap { $0.refusal.effects.events.map(\.event) }
  }

  /// The values of the template's part that moves the focus.
  var focus: TemplateValue? {
    let focused = fields.filter(hasFocus)
    if focused.isEmpty { return nil }
    let names = focused.map { swiftIdentifier($0.name) }.joined(separator: ", ")
    var body = ViewLines()
    for local in focused {
      let conditions = problems(of: local).map { "viewModel.\(swiftMember($0.name)) != nil" }
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
