import ScreenProgram
import ViewModelIR

// New rows that stay although the service could not add them.

extension PresenterWriter {
  /// The private function that calls the service for a new row, the first time and each time that the user tries again.
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
    let parameters = submission.parameters.map {
      "\(swiftParameter($0.name)): \(screen.code($0.type))" as Code
    }
    return Declaration(
      head: .sequence([
        .call("private func \(submitting(program.action))", request + parameters), " async",
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
    let arguments = submission.parameters.map { parameter in
      let value = code(TypedExpression(parameter.type, .variable(parameter.name)))
      return Code.argument(swiftLabel(parameter.name), value)
    }
    return .call("await \(owner)\(submitting(action))", request + arguments)
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
