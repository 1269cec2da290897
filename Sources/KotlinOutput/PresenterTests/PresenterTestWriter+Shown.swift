import ViewModelIR

// The expectation of what a response shows.

extension PresenterTestWriter {
  /// `assertEquals(shown(user), presenter.state.value)`
  ///
  /// - Parameters:
  ///   - flags: Arguments of `copy`. The flags of rows are set in the rows that the content has.
  ///   - arguments: Those of `content` after the response.
  func expectShown(
    _ model: Code,
    _ flags: [Code] = [],
    with arguments: [Code] = []
  ) -> Code {
    let content = Code.call("content", [model] + arguments)
    let copied = Code.sequence([".let ", .lambda(parameters: "", [.call("it.copy", flags)])])
    let copy = flags.isEmpty ? content : .chain(content, [copied])
    guard presenter.empty != nil else {
      return values.equal(.call(state("Loaded"), [copy]), "presenter.state.value")
    }
    let isPlain = flags.isEmpty && arguments.isEmpty
    let shown = Code.call("shown", [model] + (isPlain ? [] : [copy]))
    return values.equal(shown, "presenter.state.value")
  }

  /// The function that returns the state for a response, if that can be empty.
  var shownState: Declaration? {
    get throws(NotInKotlin) {
      guard let empty = presenter.empty else { return nil }
      var writer = PresenterWriter(screen, presenter).texts.expressions
      writer.model = "model"
      if empty.readsContext { writer.context = "\(try context.flat ?? "")." }
      for source in presenter.sources {
        writer.variables[source.name] = .text(responseName(source))
        // In expressions, a source can be null.
        if let type = source.call.result, !type.isOptional {
          writer.know(TypedExpression(.optional(type), .variable(source.name)))
        }
      }
      for local in presenter.locals {
        writer.variables[local.name] = .text("presenter.\(kotlinMember(local.name)).value")
      }
      for input in presenter.inputs {
        guard let value = cases.inputs[input.name] else { continue }
        writer.variables[input.name] = try values.literal(value, of: input.type)
      }
      let content = Code.text(screen.uiStateName(ofModel: nil))
      let parameters: [Code] = [
        .sequence(["model: ", try screen.service.root.kotlin(in: screen.types)]),
        .assignment(.sequence(["content: ", content]), "content(model)"),
      ]
      let choice = Code.conditional(
        [.init(conditions: [try writer.code(empty)], value: .call(state("Empty"), ["content"]))],
        otherwise: .call(state("Loaded"), ["content"])
      )
      return Declaration(
        .assignment(
          .sequence([
            .call("private fun shown", parameters),
            .text(": \(screen.presenterName).State"),
          ]),
          choice
        ),
        isMember: true
      )
    }
  }
}
