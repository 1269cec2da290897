import ScreenProgram
import ViewModelIR

// The lists of rows that actions are about.

extension PresenterWriter {
  static func rowLists(
    of presenter: Presenter,
    _ names: inout UniqueNames
  ) -> [(name: String, list: RowList)] {
    var lists: [(name: String, list: RowList)] = []
    for list in RowList.all(of: presenter) {
      let last = kotlinName(list.path.names.last ?? "rows")
      let isFree = quoted(last) == last && !names.contains(last)
      lists.append((names.claim(isFree ? last : "\(last)List"), list))
    }
    return lists
  }

  func list(
    _ path: Presenter.ListPath,
    _ id: TypedExpression,
    of root: ValueType? = nil,
    in outer: Presenter.Rows.Outer? = nil
  ) -> String {
    let name = lists.first { $0.list.isAt(path, id, of: root, in: outer) }?.name ?? ""
    return name + (outer == nil ? "" : "(\(kotlinMember(Presenter.outerID)))")
  }

  func list(_ rows: Presenter.Rows) -> String { list(rows.list, rows.id, in: rows.outer) }

  /// `private val notesList = ScreenList<Notes, Note, String>(…)`
  var listProperties: [Declaration] {
    get throws(NotInKotlin) {
      var all: [Declaration] = []
      for (name, list) in lists {
        let root = try (list.root ?? screen.service.root).kotlin(in: screen.types)
        let element = try list.path.element.kotlin(in: screen.types)
        let id = try list.id.type.kotlin(in: screen.types)
        let type = Code.sequence([
          .helper("ScreenList"), "<", root, ", ", element, ", ", id, ">",
        ])
        var ids = texts.expressions
        ids.model = "it"
        if let outer = list.outer {
          all.append(try declaration(name, list, in: outer, type, ids))
          continue
        }
        let arguments: [Code] = [
          .string([.literal(list.path.path.text)]),
          .assignment("id", .lambda(parameters: "", [try ids.code(list.id)])),
          .assignment(
            "elements",
            .lambda(parameters: "", [.text(Self.elements(list.path, of: "it"))])
          ),
          .assignment(
            "replace",
            .lambda(
              parameters: list.path.path.steps.isEmpty ? "_, elements" : "model, elements",
              [
                screen.copy(
                  [(list.path.path.steps[...], "elements")],
                  of: "model",
                  in: list.root ?? screen.service.root
                )
              ]
            )
          ),
        ]
        all.append(
          Declaration(
            .assignment(.text("private val \(name)"), .call(type, arguments)),
            isMember: true
          )
        )
      }
      return all
    }
  }

  /// `private fun cards(outerId: String): ScreenList<Board, Card, String> = columns.rowsIn(…)`
  private func declaration(
    _ name: String,
    _ list: RowList,
    in outer: Presenter.Rows.Outer,
    _ type: Code,
    _ ids: ExpressionWriter
  ) throws(NotInKotlin) -> Declaration {
    let outerID = kotlinMember(Presenter.outerID)
    let copy = screen.copy([(list.path.path.steps[...], "rows")], of: "row", in: outer.list.element)
    let value = Code.call(
      .sequence([.text("\(self.list(outer.list, outer.id))."), .helper("rowsIn")]),
      [
        .text(outerID), .string([.literal(list.path.path.text)]),
        .assignment("id", .lambda(parameters: "", [try ids.code(list.id)])),
        .assignment("get", .lambda(parameters: "", [.text(Self.elements(list.path, of: "it"))])),
        .assignment("set", .lambda(parameters: "row, rows", [copy])),
      ]
    )
    let outerType = try outer.id.type.kotlin(in: screen.types)
    let head = Code.sequence([
      .text("private fun \(name)(\(outerID): "), outerType, "): ", type,
    ])
    return Declaration(.assignment(head, value), isMember: true)
  }

  /// `it.page?.posts.orEmpty()`
  static func elements(_ list: Presenter.ListPath, of base: String) -> String {
    "\(chain(list.path, of: base))\(list.isOptional ? ".orEmpty()" : "")"
  }

  /// `it.page?.posts`
  static func chain(_ path: PropertyPath, of base: String) -> String {
    path.steps.indices.reduce(base) { code, index in
      let isChained = index > 0 && path.steps[index - 1].type.isOptional
      return "\(code)\(isChained ? "?" : "").\(kotlinMember(path.steps[index].name))"
    }
  }

  // MARK: - Progress

  /// The rows with their flags, each with the path of their field.
  var rowFlags: [(path: ArraySlice<PropertyPath.Step>, value: Code)] {
    var fields: [(rows: Presenter.Rows, flags: [Code])] = []
    for flag in FlagProgram.all(of: presenter) {
      guard let rows = flag.rows else { continue }
      let set = Code.assignment(.text(kotlinMember(flag.name)), value(of: flag))
      if let index = fields.firstIndex(where: { $0.rows.fields == rows.fields }) {
        fields[index].flags.append(set)
      } else {
        fields.append((rows, [set]))
      }
    }
    return fields.map { flagged($0.rows.steps[...], of: own("content"), $0.flags) }
  }

  /// Whether an action is running, on the row `it` if it has rows.
  func isRunning(_ action: Presenter.Action) -> Code {
    if action.subject != nil { return .binary("it.id", sign: "in", .text(runningIDs(action))) }
    let id = action.rows == nil ? "" : "(it.id)"
    return "\(store).isRunning(Action.\(nestedType(action.name, "Action"))\(id))"
  }

  /// The first list on a path of fields with other flags in its rows, or in the rows of its rows.
  private func flagged(
    _ steps: ArraySlice<(field: PropertyPath.Step, isList: Bool)>,
    of base: String,
    _ flags: [Code]
  ) -> (path: ArraySlice<PropertyPath.Step>, value: Code) {
    let end = steps.firstIndex(where: \.isList) ?? steps.startIndex
    let path = steps[...end].map(\.field)
    let list = ([base] + path.map { kotlinMember($0.name) }).joined(separator: ".")
    let rest = steps[(end + 1)...]
    // The lambda in another one has `it`.
    let row = rest.isEmpty ? "it" : base == own("content") ? "section" : "\(base)Section"
    let copy: Code =
      rest.isEmpty
      ? .call("it.copy", flags) : screen.copy([flagged(rest, of: row, flags)], of: row, in: nil)
    let lambda = Code.lambda(parameters: rest.isEmpty ? "" : row, [copy])
    return (path[...], .sequence([.text("\(list).map "), lambda]))
  }

  /// The constants with the IDs of the rows whose parts actions are running on.
  var runningIDs: [Code] {
    get throws(NotInKotlin) {
      var constants: [Code] = []
      for action in presenter.actions where action.progress != nil {
        guard let rows = action.rows, let subject = action.subject else { continue }
        let value = try texts.expressions.code(subject.value, in: .coalescing)
        let otherwise: Code = "return@filter false"
        let found = subject.isOptional ? Code.binary(value, sign: "?:", otherwise) : value
        let isRunning = Code.call("\(store).isRunning", [try running(action)])
        let filter = Code.lambda(
          parameters: Presenter.row,
          [.assignment(.text("val \(part)"), found), isRunning]
        )
        var ids = texts.expressions
        ids.model = "it"
        let elements = Self.chain(rows.list.path, of: model)
        let links: [Code] = rows.list.isOptional ? [".orEmpty()"] : []
        let running = Code.chain(
          .text(elements),
          links + [
            .sequence([".filter ", filter]),
            .sequence([".map ", .lambda(parameters: "", [try ids.code(rows.id)])]),
          ]
        )
        constants.append(.assignment(.text("val \(runningIDs(action))"), running))
      }
      if let rows = presenter.keptRows {
        let failed = Code.sequence([.text("\(store)."), .helper("failedRowIds")])
        constants.append(.assignment("val \(failedIDs)", .call(failed, [.text(list(rows))])))
      }
      return constants
    }
  }

  var failedIDs: String { own("failedIds") }

  /// `voteIds`
  private func runningIDs(_ action: Presenter.Action) -> String {
    own("\(kotlinName(action.name))Ids")
  }
}

extension Presenter.Rows {
  /// The path of the field with the rows.
  fileprivate var steps: [(field: PropertyPath.Step, isList: Bool)] {
    zip(fields, nesting).map { name, nested in
      (PropertyPath.Step(name: name, type: nested ?? .boolean), nested == nil)
    }
  }
}
