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
      let name = names.claim(names.contains(last) ? "\(last)List" : last)
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
        let root = try (list.root ?? screen.service.root).kotlin(in: screen)
        let element = try list.path.element.kotlin(in: screen)
        let id = try list.id.type.kotlin(in: screen)
        let type = Code.sequence([
          .helper("ScreenList"), "<", root, ", ", element, ", ", id, ">",
        ])
        var ids = texts.expressions
        ids.model = "it"
        let elements = list.path.isOptional ? ".orEmpty()" : ""
        let path = Self.chain(list.path.path, of: "it")
        let arguments: [Code] = [
          .string([.literal(list.path.path.text)]),
          .assignment("id", .lambda(parameters: "", [try ids.code(list.id)])),
          .assignment("elements", .lambda(parameters: "", [.text(path + elements)])),
          .assignment(
            "replace",
            .lambda(
              parameters: list.path.path.steps.isEmpty ? "_, elements" : "model, elements",
              [Self.copy(list.path.path, of: "model", "elements")]
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

  /// `it.page?.posts`
  static func chain(_ path: PropertyPath, of base: String) -> String {
    path.steps.indices.reduce(base) { code, index in
      let isChained = index > 0 && path.steps[index - 1].type.isOptional
      return "\(code)\(isChained ? "?" : "").\(kotlinMember(path.steps[index].name))"
    }
  }

  /// `model.copy(page = model.page?.copy(posts = elements))`: the value with another one at the end of a path, unless something on the path
  /// is null.
  static func copy(_ path: PropertyPath, of base: String, _ value: Code) -> Code {
    guard let step = path.steps.first else { return value }
    let name = kotlinMember(step.name)
    let rest = PropertyPath(Array(path.steps.dropFirst()))
    let inner = "\(base).\(name)"
    let isChained = step.type.isOptional && !rest.steps.isEmpty
    let copied = copy(rest, of: isChained ? "\(inner)?" : inner, value)
    return .call(.text("\(base).copy"), [.assignment(.text(name), copied)])
  }

  // MARK: - Progress

  /// The rows with their flags, as arguments of the `copy` of `content`.
  var rowFlags: [Code] {
    get throws(NotInKotlin) {
      var fields: [(field: String, flags: [(name: String, value: Code)])] = []
      for action in presenter.actions {
        guard let rows = action.rows, let progress = action.progress else { continue }
        guard rows.fields.count == 1, let field = rows.fields.first, rows.nesting == [nil] else {
          throw NotInKotlin("'progress' of rows in rows")
        }
        let running = Code.text("\(store).isRunning(Action.\(caseName(action.name))(it.id))")
        let index = fields.firstIndex { $0.field == field } ?? fields.endIndex
        if index == fields.endIndex { fields.append((field, [])) }
        if let flag = fields[index].flags.firstIndex(where: { $0.name == progress }) {
          let value = fields[index].flags[flag].value
          fields[index].flags[flag].value = .binary(value, sign: "||", running)
        } else {
          fields[index].flags.append((progress, running))
        }
      }
      return fields.map { field, flags in
        let copy = flags.map { Code.assignment(.text(kotlinMember($0.name)), $0.value) }
        let rows = "content.\(kotlinMember(field))"
        let mapped = Code.sequence([
          .text("\(rows).map "), .lambda(parameters: "", [.call("it.copy", copy)]),
        ])
        return .assignment(.text(kotlinMember(field)), mapped)
      }
    }
  }
}

extension Presenter.Rows {
  /// The ID over the variable `row`, if it is a property of the element: `row.id`.
  var rowID: TypedExpression {
    guard case .property(let base, let name) = id.kind, base.kind == .model else { return id }
    let row = TypedExpression(list.element, .variable(Presenter.row))
    return TypedExpression(id.type, .property(row, name))
  }
}
