import ScreenProgram
import ViewModelIR

// Calls that the user can make again, with what they had: new rows that stay, and actions that set what they send.

extension PresenterWriter {
  /// The private function that calls the service, the first time and each time that the user tries again.
  func submission(_ program: ActionProgram) -> Declaration? {
    guard let submission = program.submission else { return nil }
    var writer = submission.takesRequest ? requesting : self
    // Everything is a parameter, because the user can have changed it since.
    let names = submission.parameters.map(\.name)
    writer = writer.naming(
      Dictionary(names.map { ($0, swiftIdentifier($0)) }, uniquingKeysWith: { first, _ in first })
    )
    writer.hidden.formUnion(names)
    let request: [Code] = submission.takesRequest ? ["for \(request): \(requestType)"] : []
    let parameters = self.parameters(program.action, submission.parameters)
    if program.returnsEnding { writer.otherwise = ["return .skipped"] }
    let result: Code = program.returnsEnding ? " async -> \(helper: "ScreenEnding")" : " async"
    return Declaration(
      head: .sequence([
        .call("private func \(submitting(program.action))", request + parameters), result,
      ]),
      body: writer.statements(submission.steps, of: program)
    )
  }

  /// `await submitSend(newID: newID, draft: draft)`
  func submit(
    _ submission: ActionProgram.Submission,
    of action: Presenter.Action,
    on owner: String = ""
  ) -> Code {
    let request: [Code] = submission.takesRequest ? ["for: \(request)"] : []
    let ids = (action.rows?.idParameters ?? []).map {
      Code.argument(swiftLabel($0.name), .text(swiftIdentifier($0.name)))
    }
    let arguments = submission.parameters.map { parameter in
      let value = code(TypedExpression(parameter.type, .variable(parameter.name)))
      return Code.argument(swiftLabel(parameter.name), value)
    }
    return .call("await \(owner)\(submitting(action))", request + ids + arguments)
  }

  private func submitting(_ action: Presenter.Action) -> String {
    own("submit\(capitalized(action.name))")
  }

  /// `retry(id:)` and `discard(id:)`
  var failedRowFunctions: [Declaration] {
    guard let rows = presenter.keptRows else { return [] }
    let id = rows.id.type.swiftName
    let arguments: [Code] = ["id", .argument("in", .text(list(rows)))]
    return [
      Declaration(
        doc: "Tries again to add a row that could not be added.",
        head: "\(access)func retry(id: \(id)) async",
        body: [.call("await \(store).\(helper: "retryRow")", arguments)]
      ),
      Declaration(
        doc: "Removes a row that could not be added.",
        head: "\(access)func discard(id: \(id))",
        body: [.call("\(store).\(helper: "discardRow")", arguments)]
      ),
    ]
  }
}
