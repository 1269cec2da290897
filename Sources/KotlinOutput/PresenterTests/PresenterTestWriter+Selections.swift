import ViewModelIR

extension PresenterTestWriter {
  /// `service.deleteCalls`
  func calls(_ function: FunctionSignature) -> String {
    "service.\(callsName(function, overloads: overloads))"
  }

  /// `presenter.events.first()`
  func first(_ flow: Code) -> Code {
    let first = Code.imported("first", from: "kotlinx.coroutines.flow")
    return .sequence(["presenter.", flow, ".", first, "()"])
  }

  /// The test in which rows are selected, or cannot be.
  func selects(_ selection: Presenter.Selection) throws(NotInKotlin) -> Declaration? {
    let rows = cases.selections[selection.name] ?? []
    if rows.isEmpty { return nil }
    var statements: [Code] = [
      .assignment("val response", try sample(cases.loaded)),
      .chain(beginLoad(), [".succeed(response)"]),
    ]
    for (id, obstacle) in rows {
      let literal = try values.literal(id, of: selection.rows.id.type)
      let select = Code.call("presenter.\(kotlinMember(selection.function))", [literal])
      statements.append(values.equal(obstacle == nil ? "true" : "false", select))
      if let obstacle { statements += expectText(obstacle, "presenter.alert.value") }
    }
    return test("\(selection.name) is selected", statements)
  }
}
