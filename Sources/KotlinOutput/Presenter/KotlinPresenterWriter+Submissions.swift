import ScreenProgram
import ViewModelIR

// Calls that the user can make again, with what they had: new rows that stay, and actions that set what they send.

extension PresenterWriter {
  /// The private function that calls the service, the first time and each time that the user tries again.
  func submission(_ program: ActionProgram) throws(NotInKotlin) -> Declaration? {
    guard let submission = program.submission else { return nil }
    var writer = submission.takesRequest ? requesting : self
    // Everything is a parameter, because the user can have changed it since.
    for parameter in submission.parameters {
      writer.texts.expressions.variables[parameter.name] = .text(kotlinMember(parameter.name))
    }
    let request: [Code] = submission.takesRequest ? ["\(request): Request"] : []
    let parameters = try parameters(of: program.action, submission.parameters, in: screen)
    let name: Code = "private suspend fun \(submitting(program.action))"
    let head = Code.call(name, request + parameters)
    return try writer.performing(submission.steps, of: program, head)
  }

  /// `submitSend(newId, draft)`
  func submit(
    _ submission: ActionProgram.Submission,
    of action: Presenter.Action
  ) throws(NotInKotlin) -> Code {
    var arguments: [Code] = submission.takesRequest ? [.text(request)] : []
    arguments += (action.rows?.idParameters ?? []).map { .text(kotlinMember($0.name)) }
    for parameter in submission.parameters {
      arguments.append(
        try texts.expressions.code(TypedExpression(parameter.type, .variable(parameter.name)))
      )
    }
    return .call(.text(submitting(action)), arguments)
  }

  private func submitting(_ action: Presenter.Action) -> String {
    own("submit\(caseName(action.name))")
  }

  /// `retry(id)` and `discard(id)`
  var failedRowFunctions: [Declaration] {
    get throws(NotInKotlin) {
      guard let rows = presenter.keptRows else { return [] }
      let id = Code.sequence(["id: ", try rows.id.type.kotlin(in: screen.types)])
      let arguments: [Code] = [.text(list(rows)), "id"]
      return [
        Declaration(
          doc: "Tries again to add a row that could not be added.",
          head: .call("suspend fun retry", [id]),
          statements: [.call(.sequence([.text("\(store)."), .helper("retryRow")]), arguments)]
        ),
        Declaration(
          doc: "Removes a row that could not be added.",
          head: .call("fun discard", [id]),
          statements: [.call(.sequence([.text("\(store)."), .helper("discardRow")]), arguments)]
        ),
      ]
    }
  }
}
