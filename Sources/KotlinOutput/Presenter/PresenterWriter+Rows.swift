import ViewModelIR

// The lists of rows that actions are about.

extension PresenterWriter {
  /// A list in the model, whose elements have IDs.
  struct RowList {
    /// The presenter's property: `notes`.
    let name: String
    let path: Presenter.ListPath
    let id: TypedExpression
    /// The type that has the list; `nil` for the service's model.
    let root: ValueType?
  }

  static func rowLists(of presenter: Presenter, _ names: inout UniqueNames) -> [RowList] {
    var lists: [RowList] = []
    func add(
      _ path: Presenter.ListPath,
      _ id: TypedExpression,
      of source: Presenter.Source? = nil
    ) {
      let root = source?.call.result
      if lists.contains(where: { $0.path == path && $0.root == root }) { return }
      let last = kotlinName(path.names.last ?? "rows")
      let isFree = quoted(last) == last && !names.contains(last)
      let name = names.claim(isFree ? last : "\(last)List")
      lists.append(RowList(name: name, path: path, id: id, root: root))
    }
    for rows in presenter.selections.map(\.rows) { add(rows.list, rows.id) }
    for action in presenter.actions {
      if let rows = action.rows { add(rows.list, rows.id) }
      if case .insert(_, let list, let id, _)? = action.change { add(list, id) }
    }
    for target in presenter.updates.compactMap(\.target) { add(target.list, target.id) }
    if let hold = presenter.hold { add(hold.list, hold.id) }
    if let more = presenter.more { add(more.append, more.id) }
    for source in presenter.sources {
      if let more = source.more { add(more.append, more.id, of: source) }
    }
    return lists
  }

  func list(_ path: Presenter.ListPath, of root: ValueType? = nil) -> String {
    lists.first { $0.path == path && $0.root == root }?.name ?? ""
  }

  /// `private val notesList = ScreenList<Notes, Note, String>(…)`
  var listProperties: [Declaration] {
    get throws(NotInKotlin) {
      var all: [Declaration] = []
      for list in lists {
        let root = try (list.root ?? screen.service.root).kotlin(in: screen.types)
        let element = try list.path.element.kotlin(in: screen.types)
        let id = try list.id.type.kotlin(in: screen.types)
        let type = Code.sequence([
          .helper("ScreenList"), "<", root, ", ", element, ", ", id, ">",
        ])
        var ids = texts.expressions
        ids.model = "it"
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
            .assignment(.text("private val \(list.name)"), .call(type, arguments)),
            isMember: true
          )
        )
      }
      return all
    }
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
    get throws(NotInKotlin) {
      var fields: [(rows: Presenter.Rows, flags: [(name: String, value: Code)])] = []
      for action in presenter.actions {
        guard let rows = action.rows, let progress = action.progress else { continue }
        let running =
          action.subject == nil
          ? Code.text("\(store).isRunning(Action.\(nestedType(action.name, "Action"))(it.id))")
          : .binary("it.id", sign: "in", .text(runningIDs(action)))
        let index = fields.firstIndex { $0.rows.fields == rows.fields } ?? fields.endIndex
        if index == fields.endIndex { fields.append((rows, [])) }
        if let flag = fields[index].flags.firstIndex(where: { $0.name == progress }) {
          let value = fields[index].flags[flag].value
          fields[index].flags[flag].value = .binary(value, sign: "||", running)
        } else {
          fields[index].flags.append((progress, running))
        }
      }
      return fields.map { rows, flags in
        let copy = flags.map { Code.assignment(.text(kotlinMember($0.name)), $0.value) }
        return flagged(rows.steps[...], of: own("content"), copy)
      }
    }
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
      return constants
    }
  }

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
