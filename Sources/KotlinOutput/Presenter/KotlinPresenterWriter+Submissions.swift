import ScreenProgram
import ViewModelIR

// New rows that stay although the service could not add them.

extension PresenterWriter {
  /// The private function that calls the service for a new row, the first time and each time that the user tries again.
  func submission(_ program: ActionProgram) throws(NotInKotlin) -> Declaration? {
    guard let submission = program.submission else { return nil }
    var writer = submission.takesRequest ? requesting : self
    // Everything is a parameter, because the user can have changed it since.
    for parameter in submission.parameters {
      writer.texts.expressions.variables[parameter.name] = .text(kotlinMember(parameter.name))
    }
    let request: [Code] = submission.takesRequest ? ["\(request): Request"] : []
    let parameters = try submission.parameters.kotlin(in: screen.types)
    return Declaration(
      head: .call("private suspend fun \(submitting(program.action))", request + parameters),
      statements: try writer.statements(submission.steps, of: program)
    )
  }

  /// `submitSend(newId, draft)`
  func submit(
    _ submission: ActionProgram.Submission,
    of action: Presenter.Action
  ) throws(NotInKotlin) -> Code {
    var arguments: [Code] = submission.takesRequest ? [.text(request)] : []
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
