import ViewModelIR

// The rows that a presenter keeps between updates.

extension PresenterWriter {
  /// The properties that keep rows, with the generic arguments of their types.
  var keptRows: [(name: String, types: Code)] {
    screen.keptRows.map { rows in
      let row = screen.typeName(of: rows.viewModel)
      let element = screen.code(rows.viewModel.source)
      let inputs: Code =
        rows.changing.isEmpty ? "\(helper: "NoInputs")" : .text(inputsType(rows))
      return (keeper(rows), "\(element), \(inputs), \(row)")
    }
  }

  /// The nested types of the inputs that differ between rows or can change.
  var rowInputs: [Declaration] {
    screen.keptRows.filter { !$0.changing.isEmpty }.map { rows in
      let inputs = rows.inputs.map { input -> Code in
        "let \(swiftIdentifier(input.name)): \(screen.code(input.type))"
      }
      return Declaration(
        doc: "The inputs of a row of `\(rows.field)` that can change.",
        head: "private nonisolated struct \(inputsType(rows)): Hashable",
        body: inputs,
        mayBeShort: false
      )
    }
  }

  /// `keptPosts.keep(in: context)`
  func keeping(_ rows: KeptRows) -> Code {
    var arguments: [Code] = ["in: context"]
    switch rows.viewModel.contextUse {
    case .nothing, .settings: break
    case .day, .moments: arguments.append("on: context.\(helper: "currentDay")")
    case .time:
      guard let seconds = presenter.tick else { break }
      let start: Code = "context.now.\(helper: "startOfInterval")(\(secondsLiteral(seconds)))"
      arguments.append(.argument("on", start))
    }
    return .call("\(keeper(rows)).keep", arguments)
  }

  /// `{ keptPosts.rows(of: $0, make: { PostRowViewModel(from: $0, in: context) }) }`
  func rowMaker(_ rows: KeptRows) -> Code {
    let names = Set(rows.changing.map(\.name))
    let row = screen.viewModel(rows.rule, of: "$0") { argument in
      names.contains(argument.name)
        ? .text("$1.\(swiftMember(argument.name))") : texts.expressions.code(argument.value)
    }
    var arguments: [Code] = ["of: $0"]
    if !rows.changing.isEmpty { arguments.append(.argument("with", inputs(rows))) }
    arguments.append(.argument("make", .closure([row])))
    return .closure([.call("\(keeper(rows)).rows", arguments)])
  }

  /// `{ PostsInputs(isOpen: opened.contains($0.id)) }`
  private func inputs(_ rows: KeptRows) -> Code {
    var expressions = texts.expressions.inside
    let values = rows.changing.map(\.value)
    var parameters = values.contains(where: \.usesElement) ? "" : "_"
    if values.contains(where: \.unwrapsBesideElement) {
      expressions.element = expressions.unusedName("element", in: values)
      parameters = expressions.element
    }
    let made = Code.call(
      .text(inputsType(rows)),
      rows.changing.map { .argument(swiftLabel($0.name), expressions.code($0.value)) }
    )
    return .closure(parameters: parameters, [made])
  }

  func keeper(_ rows: KeptRows) -> String { own("kept\(capitalized(rows.field))") }

  private func inputsType(_ rows: KeptRows) -> String {
    type("\(capitalized(rows.field))Inputs")
  }
}
