import DocumentReader
import SpecSyntax
import ViewModelIR

// Questions before an action, and the texts of other notices.

extension PresenterChecker {
  func question(
    _ question: Spec.Presenter.Notice,
    of action: String,
    _ parameters: [ViewModel.Input],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Notice {
    let keys = ["actions", action, "confirm"]
    var texts = try problems.all(question.texts) { (name, template) throws(Diagnostic) in
      let text = try template.map { (template) throws(Diagnostic) in
        try screen.text(template, id(keys + [name]), in: scope, allowsOptionals: false)
      }
      return (name: name, text: text)
    }
    let buttons = try problems.all(question.buttons.enumerated()) {
      (index, button) throws(Diagnostic) in
      let id = id(of: button, index, keys)
      let text = try screen.text(button.text, id, in: scope, allowsOptionals: false)
      let values = try values(of: button, keys, parameters, in: scope)
      return (
        text: text, button: Presenter.Button(isDestructive: button.isDestructive, values: values)
      )
    }
    texts.insert(contentsOf: buttons.map { ("button", $0.text) }, at: 1)
    if let field = question.message {
      texts.append((field.name, try message(field, keys, in: scope)))
    }
    var checked = Presenter.Notice(question.kind, texts)
    checked.buttons = buttons.map(\.button)
    return checked
  }

  /// Checks the text of a toast or an alert.
  func notice(
    _ notice: Spec.Presenter.Notice,
    _ id: (String) -> Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Notice {
    let texts = try problems.all(notice.texts) { (name, template) throws(Diagnostic) in
      let text = try template.map { (template) throws(Diagnostic) in
        try screen.text(template, id(name), in: scope, allowsOptionals: false)
      }
      return (name: name, text: text)
    }
    let isOfFailure = notice.key == .onFailure
    return Presenter.Notice(notice.kind, texts, undo: notice.undo?.text, isOfFailure: isOfFailure)
  }

  // MARK: - Buttons

  /// The ID of a button's title. In catalogs it is named after the title, so that another button does not change the names of the others.
  private func id(of button: Spec.Presenter.Button, _ index: Int, _ keys: [String]) -> Text.ID {
    if !button.isListed { return id(keys + ["button"]) }
    let title = button.text.node.text ?? ""
    return id(keys + ["buttons"])
      .appending(String(index), named: catalogName([title]), place: excerpt(title))
      .appending("text")
  }

  private func values(
    of button: Spec.Presenter.Button,
    _ keys: [String],
    _ parameters: [ViewModel.Input],
    in scope: Scope
  ) throws(Diagnostic) -> [Rule.Argument] {
    try problems.all(button.arguments) { (argument) throws(Diagnostic) in
      guard let parameter = parameters.first(where: { $0.name == argument.name }) else {
        let known = parameters.map(\.name)
        throw .buttonOfNoParameter(argument.name, known: known, at: argument.location)
      }
      let id = id(keys + ["buttons", argument.name])
      let (syntax, checker) = try screen.expression(argument.value, id, in: scope)
      let value = try checker.check(syntax, expected: parameter.type)
      let location = argument.value.node.location
      guard value.type == parameter.type || value.type.asOptional == parameter.type else {
        throw .mismatch(
          "parameter '\(parameter.name)'",
          wants: "'\(parameter.type.messageName)'",
          got: value.type,
          at: location
        )
      }
      if !value.isConstant { throw .changingButtonValue(parameter.name, at: location) }
      return Rule.Argument(name: parameter.name, value: value)
    }
  }

  /// Checks that nothing before the answer reads a parameter whose value the buttons give.
  func checkAsked(
    _ action: Presenter.Action,
    _ spec: Spec.Presenter.Action
  ) throws(Diagnostic) {
    let given = Set(action.parameters.map(\.name)).subtracting(action.asked.map(\.name))
    let texts = action.question?.allTexts.flatMap(\.expressions) ?? []
    let early = texts + action.guards.map(\.expression) + action.refusal.expressions
    guard let name = given.first(where: { name in early.contains { $0.variables.contains(name) } })
    else { return }
    throw .askedTooLate(name, at: spec.condition?.node.location ?? spec.location)
  }

  /// Checks a text that can be nil and can have cases.
  private func message(
    _ field: Spec.DisplayField,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Text {
    let (rule, type) = try screen.rule(field, id(keys + [field.name]), in: scope)
    switch rule {
    case .text(let text), .fallback(let text, otherwise: nil): return text
    default: break
    }
    guard type.unwrapped == .string else {
      throw .mismatch("'message'", wants: "texts", got: type, at: field.location)
    }
    guard let value = rule.expression(of: type) else {
      throw .messageOfUnwrapped(at: field.location)
    }
    let id = Text.ID(id(keys + [field.name]).keys)
    if !type.isOptional { return Text(id, segments: [.value(value, .verbatim)]) }
    let shown = TypedExpression(.string, .variable(field.name))
    let binding = Binding(name: field.name, value: value)
    return Text(id, bindings: [binding], segments: [.value(shown, .verbatim)])
  }
}

extension TypedExpression {
  /// Whether the value is the same for everyone at every time.
  fileprivate var isConstant: Bool { variables.isEmpty && !readsModel && !readsContext }
}
