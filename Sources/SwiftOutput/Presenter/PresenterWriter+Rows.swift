import ViewModelIR

// The rows that a presenter keeps between updates.

extension PresenterWriter {
  var keptRows: [(name: String, type: Code)] {
    screen.keptRows.map { rows in
      let row = screen.typeName(of: rows.viewModel)
      let key = rows.changing.isEmpty ? screen.code(rows.viewModel.source) : .text(keyType(rows))
      return (keeper(rows), "\(helper: "KeptRows")<\(key), \(row)>")
    }
  }

  /// The nested types that identify rows with changing arguments.
  var rowKeys: [Declaration] {
    screen.keptRows.filter { !$0.changing.isEmpty }.map { rows in
      let element: Code = "let \(elementName(rows)): \(screen.code(rows.viewModel.source))"
      let inputs = rows.changing.map { argument -> Code in
        let type = rows.viewModel.inputs.first { $0.name == argument.name }?.type
        return "let \(swiftIdentifier(argument.name)): \(screen.code(type ?? argument.value.type))"
      }
      return Declaration(
        doc: "What a row of `\(rows.field)` is made from.",
        head: "private nonisolated struct \(keyType(rows)): Hashable",
        body: [element] + inputs,
        mayBeShort: false
      )
    }
  }

  /// `keptPosts.keep(in: context)`
  func keeping(_ rows: KeptRows) -> Code {
    var arguments: [Code] = ["in: context"]
    if rows.viewModel.contextUse == .day {
      arguments.append("on: context.\(helper: "currentDay")")
    }
    if rows.viewModel.contextUse == .time, let seconds = presenter.tick {
      let start: Code = "context.now.\(helper: "startOfInterval")(\(secondsLiteral(seconds)))"
      arguments.append(.argument("on", start))
    }
    return .call("\(keeper(rows)).keep", arguments)
  }

  /// `{ keptPosts.row(of: $0, else: PostRowViewModel(from: $0, in: context)) }`
  func rowMaker(_ rows: KeptRows) -> Code {
    if rows.changing.isEmpty {
      let row = screen.viewModel(rows.rule, of: "$0", texts.expressions)
      return .closure([.call("\(keeper(rows)).row", ["of: $0", .argument("else", row)])])
    }
    var expressions = texts.expressions.inside
    let isNamed = rows.changing.contains { $0.value.unwrapsBesideElement }
    if isNamed { expressions.element = own("element") }
    let key = own("key")
    let names = Set(rows.changing.map(\.name))
    let row = screen.viewModel(rows.rule, of: .text("\(key).\(elementName(rows))")) { argument in
      names.contains(argument.name)
        ? .text("\(key).\(swiftMember(argument.name))") : expressions.code(argument.value)
    }
    var values = [Code.argument(elementName(rows), .text(expressions.element))]
    values += rows.changing.map { .argument(swiftLabel($0.name), expressions.code($0.value)) }
    let found = Code.call(
      "\(keeper(rows)).row",
      [.argument("of", .text(key)), .argument("else", row)]
    )
    return .closure(
      parameters: isNamed ? expressions.element : "",
      [.assignment("let \(key)", .call(.text(keyType(rows)), values)), .returning(found)]
    )
  }

  private func keeper(_ rows: KeptRows) -> String { own("kept\(capitalized(rows.field))") }

  private func keyType(_ rows: KeptRows) -> String { type("\(capitalized(rows.field))Key") }

  private func elementName(_ rows: KeptRows) -> String {
    unused("element", Set(rows.changing.map(\.name)))
  }
}
