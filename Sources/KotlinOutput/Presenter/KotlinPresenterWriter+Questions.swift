import ScreenProgram
import ViewModelIR

// Questions before an action.

extension PresenterWriter {
  /// The call of the private function that `confirm()` and `undo()` call, with the values that a button gives.
  func performed(
    _ action: Presenter.Action,
    _ button: Presenter.Button?
  ) throws(NotInKotlin) -> Code {
    var values = (action.rows?.idParameters ?? []).map { Code.text(kotlinMember($0.name)) }
    for parameter in action.parameters {
      let given = button?.values.first { $0.name == parameter.name }
      let value = try given.map { (given) throws(NotInKotlin) in
        try texts.expressions.code(given.value)
      }
      values.append(value ?? .text(kotlinMember(parameter.name)))
    }
    return .call(.text(ownName(action)), values)
  }

  /// Returns the statements that ask for confirmation.
  func ask(
    _ action: Presenter.Action,
    _ question: Presenter.Notice
  ) throws(NotInKotlin) -> [Code] {
    var arguments: [Code] = []
    var buttons: [Code] = []
    for (name, text) in question.texts {
      var value: Code = "null"
      if let optional = text?.optionalText {
        value = try texts.expressions.code(optional)
      } else if let text {
        value = try texts.optionalCode(text)
      }
      if name == "button", presenter.asksWithButtons {
        let isDestructive = question.buttons[buttons.count].isDestructive ? "true" : "false"
        buttons.append(
          .call("Confirmation.Button", ["\(buttons.count)", value, .text(isDestructive)])
        )
      } else {
        arguments.append(.assignment(.text(kotlinMember(name)), value))
      }
    }
    var answers: [Code] = []
    for button in question.buttons {
      answers.append(.lambda(parameters: "", [try performed(action, button)]))
    }
    if presenter.asksWithButtons {
      arguments.append(.assignment("buttons", .call("listOf", buttons)))
    } else {
      let isDestructive = question.buttons.contains(where: \.isDestructive)
      arguments.append("isDestructive = \(isDestructive ? "true" : "false")")
    }
    let confirming = presenter.asksWithButtons ? Code.call("listOf", answers) : answers[0]
    return [
      .assignment(.text(own("confirming")), confirming),
      .assignment("\(mutableName("confirmation")).value", .call("Confirmation", arguments)),
    ]
  }

  // MARK: - Members

  /// The functions with which the user answers.
  var answering: [Declaration] {
    let hasButtons = presenter.asksWithButtons
    let confirmed: Code =
      hasButtons ? "\(own("confirming")).getOrNull(button.id)" : "\(own("confirming"))"
    let confirm = Declaration(
      doc:
        "Runs the action that the user has confirmed\(hasButtons ? ", as the button says" : "").",
      head: "suspend fun confirm(\(hasButtons ? "button: Confirmation.Button" : ""))",
      statements: [
        .sequence(["val confirmed = ", confirmed, " ?: return"]), "dismissConfirmation()",
        "confirmed()",
      ]
    )
    let cancel = dismissal(
      "dismissConfirmation",
      "when the user closes the question",
      [
        "\(own("confirming")) = \(hasButtons ? "emptyList()" : "null")",
        "\(mutableName("confirmation")).value = null",
      ]
    )
    return [confirm, cancel]
  }

  /// What the screen asks before an action runs.
  var confirmationType: Declaration {
    dataClass(
      "Confirmation",
      doc: "A question to ask before an action runs.",
      [
        Property(name: "title", type: "String"),
        presenter.asksWithButtons
          ? Property(
            doc: "The buttons that call [confirm].",
            name: "buttons",
            type: "List<Button>"
          )
          : Property(
            doc: "The title of the button that calls [confirm].",
            name: "button",
            type: "String"
          ), Property(name: "cancel", type: "String?"),
      ]
        + (presenter.asksWithButtons ? [] : [Property(name: "isDestructive", type: "Boolean")])
        + (presenter.asksWithMessage
          ? [
            Property(
              doc: "The text below the question; null for none.",
              name: "message",
              type: "String?",
              value: "null"
            )
          ] : []),
      members: presenter.asksWithButtons ? [buttonType] : []
    )
  }

  private var buttonType: Declaration {
    dataClass(
      "Button",
      doc: "A button that answers the question.",
      [
        Property(name: "id", type: "Int"), Property(name: "title", type: "String"),
        Property(name: "isDestructive", type: "Boolean"),
      ]
    )
  }
}
