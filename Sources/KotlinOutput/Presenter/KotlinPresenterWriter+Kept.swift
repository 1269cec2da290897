import ViewModelIR

// The rows that a presenter keeps between updates.

extension PresenterWriter {
  /// `private val keptPhotos = KeptRows<Photo, Unit, PhotoUiState>()`
  var keptRowProperties: [Declaration] {
    get throws(NotInKotlin) {
      var all: [Declaration] = []
      for rows in screen.keptRows {
        let element = try rows.viewModel.source.kotlin(in: screen.types)
        let row = screen.uiStateName(ofModel: rows.viewModel.name)
        let type = Code.sequence([
          .helper("KeptRows"), "<", element, ", ", try inputsType(rows), ", \(row)>",
        ])
        let property = Code.assignment(.text("private val \(keeper(rows))"), .call(type, []))
        all.append(Declaration(property, isMember: true))
      }
      return all
    }
  }

  /// The name of the context in which kept rows are made.
  private var keptContext: String { own("context") }

  /// The context in which the screen is shown.
  var shownContext: Code { screen.keptRows.isEmpty ? "context()" : .text(keptContext) }

  /// The statements before the state is made: `val context = context()`, `keptPhotos.keep(context, context.today)`
  var keeping: [Code] {
    get throws(NotInKotlin) {
      if screen.keptRows.isEmpty { return [] }
      return [.assignment("val \(keptContext)", "context()")]
        + screen.keptRows.map { rows in
          let day = interval(of: rows, keptContext).map { [$0] } ?? []
          return .call(.text("\(keeper(rows)).keep"), [.text(keptContext)] + day)
        }
    }
  }

  /// What rows depend on that changes from time to time: the day, or the interval of `tick`.
  private func interval(of rows: KeptRows, _ context: String) -> Code? {
    switch rows.viewModel.contextUse {
    case .nothing, .settings: nil
    case .day, .moments: .text("\(context).today", needs: [.helper("today")])
    case .time:
      presenter.tick.flatMap { Int(exactly: ($0 * 1000).rounded()) }.map { milliseconds in
        .text("\(context).now.toEpochMilli().floorDiv(\(milliseconds)L)")
      }
    }
  }

  /// `makePhotos = { elements -> keptPhotos.rows(elements) { it.toPhotoUiState(context) } }`
  func maker(_ rows: KeptRows) throws(NotInKotlin) -> Code {
    let function = Code.text("\(keeper(rows)).rows")
    let made: Code =
      rows.changing.isEmpty
      ? .sequence([
        .call(function, ["elements"]), " ", try texts.expressions.rowLambda(rows.rule),
      ])
      : .call(
        function,
        [
          "elements", .assignment("inputs", try inputs(rows)),
          .assignment("make", try rowLambda(rows)),
        ]
      )
    return .assignment(.text(rows.maker), .lambda(parameters: "elements", [made]))
  }

  /// `{ it.id in opened.value }`, or `{ PostsInputs(isOpen = it.id in opened.value, me = me.value) }` for several inputs
  private func inputs(_ rows: KeptRows) throws(NotInKotlin) -> Code {
    var writer = texts.expressions
    let parameters = try writer.nameElement(in: rows.changing.map(\.value))
    let all = try rows.changing.map { (argument) throws(NotInKotlin) in
      try writer.code(argument.value)
    }
    if all.count == 1 { return .lambda(parameters: parameters, all) }
    let named = zip(rows.changing, all).map { argument, value in
      Code.assignment(.text(kotlinMember(argument.name)), value)
    }
    return .lambda(parameters: parameters, [.call(.text(inputsName(rows)), named)])
  }

  /// `{ element, isOpen -> element.toPostUiState(isOpen = isOpen, context = context) }`
  private func rowLambda(_ rows: KeptRows) throws(NotInKotlin) -> Code {
    var writer = texts.expressions
    let element = writer.nameElement()
    let names = rows.changing.map(\.name)
    let only = names.count == 1 ? names.first.map(kotlinMember) : nil
    let inputs = only ?? "inputs"
    let values = names.map { ($0, Code.text(only ?? "inputs.\(kotlinMember($0))")) }
    let call = try writer.adapterCall(
      rows.rule,
      Dictionary(values, uniquingKeysWith: { first, _ in first })
    )
    return .lambda(
      parameters: "\(element), \(inputs)",
      [.sequence([writer.element, ".", call])]
    )
  }

  /// The classes of the inputs of rows that depend on several.
  var rowInputs: [Declaration] {
    get throws(NotInKotlin) {
      var all: [Declaration] = []
      for rows in screen.keptRows where rows.changing.count > 1 {
        var properties: [Code] = []
        for input in rows.inputs {
          let type = try input.type.kotlin(in: screen.types)
          properties.append(.sequence([.text("val \(kotlinMember(input.name)): "), type]))
        }
        let head = Code.text("private data class \(inputsName(rows))")
        all.append(Declaration(.call(head, properties), isMember: true))
      }
      return all
    }
  }

  private func inputsName(_ rows: KeptRows) -> String { "\(capitalized(rows.field))Inputs" }

  /// `Unit`, the type of the only input, or the class of several
  private func inputsType(_ rows: KeptRows) throws(NotInKotlin) -> Code {
    guard let first = rows.inputs.first else { return "Unit" }
    if rows.inputs.count > 1 { return .text(inputsName(rows)) }
    return try first.type.kotlin(in: screen.types)
  }

  private func keeper(_ rows: KeptRows) -> String { own("kept\(capitalized(rows.field))") }
}
