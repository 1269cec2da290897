import OutputInterface
import ScreenProgram
import ViewModelIR

// The parts of rows that actions are about, and the places of what their calls return.

extension PresenterWriter {
  // MARK: - Uses

  /// Returns the presenter's property with what the action is about: its rows, or their parts.
  func target(of action: Presenter.Action) -> String {
    guard let rows = action.rows else { return "" }
    guard let subject = action.subject else { return list(rows) }
    return parts.first { $0.part.isAbout(rows, subject) }?.name ?? ""
  }

  /// Returns the ID of what the action is about: `id`, or that of the part of the row.
  func targetID(_ action: Presenter.Action) throws(NotInKotlin) -> Code {
    guard let subject = action.subject else { return "id" }
    var writer = texts.expressions
    writer.model = part
    return try writer.code(subject.id)
  }

  func place(_ returned: Presenter.Action.Returned, of action: Presenter.Action) -> String {
    let place = ResponsePlace(returned, of: action, in: screen.service.root)
    return places.first { $0.place == place }?.name ?? ""
  }

  // MARK: - Declarations

  var partProperties: [Declaration] {
    get throws(NotInKotlin) {
      var all: [Declaration] = []
      for (name, part) in parts { all.append(try declaration(part, name)) }
      for (name, place) in places { all.append(try declaration(place, name)) }
      return all
    }
  }

  private func declaration(_ part: RowPart, _ name: String) throws(NotInKotlin) -> Declaration {
    let subject = part.subject
    var types: [Code] = []
    for type in [screen.service.root, part.rows.list.element, subject.type, subject.id.type] {
      types.append(try type.kotlin(in: screen.types))
    }
    var ids = texts.expressions
    ids.model = "it"
    var rows = texts.expressions
    rows.variables[Presenter.row] = "it"
    let value = Code.call(
      .sequence([.helper("ScreenParts"), .list(open: "<", types, close: ">")]),
      [
        .string([.literal(subject.text)]),
        .assignment("rows", .text(list(part.rows))),
        .assignment("id", .lambda(parameters: "", [try ids.code(subject.id)])),
        .assignment("get", .lambda(parameters: "", [try rows.code(subject.value)])),
        .assignment("set", replacing(subject, in: part.rows.list.element)),
      ]
    )
    return Declaration(
      doc: "The part of each row that actions are about: `\(subject.text)`.",
      .assignment(.text("private val \(name)"), value)
    )
  }

  /// `{ row, part -> if (row.reblog != null) row.copy(reblog = part) else part }`
  private func replacing(_ subject: Presenter.Action.Subject, in row: ValueType) -> Code {
    func put(_ path: PropertyPath, isKnown: Bool) -> Code {
      screen.copy([(path.steps[...], .text(part))], of: "row", in: row, isKnown: isKnown)
    }
    guard let last = subject.paths.last else { return "{ row, _ -> row }" }
    let branches = subject.paths.dropLast().map { path in
      let value = Code.text(Self.chain(path, of: "row"))
      return Code.Branch(
        conditions: [.binary(value, sign: "!=", "null")],
        value: put(path, isKnown: true)
      )
    }
    let otherwise = put(last, isKnown: false)
    let value = branches.isEmpty ? otherwise : .conditional(branches, otherwise: otherwise)
    return .lambda(parameters: "row, \(part)", [value])
  }

  private func declaration(
    _ place: ResponsePlace,
    _ name: String
  ) throws(NotInKotlin) -> Declaration {
    let owner = try place.owner.kotlin(in: screen.types)
    let end = place.path.steps.last?.type ?? place.owner
    let type = try (place.path.isOptional ? end.asOptional : end).kotlin(in: screen.types)
    let copy = screen.copy([(place.path.steps[...], "value")], of: "owner", in: place.owner)
    // What is in the place can only be missing together with the part that it belongs to.
    let mustExist = place.path.isOptional && !end.isOptional
    let set =
      mustExist
      ? Code.conditional(
        [.init(conditions: ["value == null"], value: "owner")],
        otherwise: copy
      ) : copy
    let value = Code.call(
      .sequence([.helper("ScreenPlace"), .list(open: "<", [owner, type], close: ">")]),
      [
        .string([.literal(place.path.text)]),
        .assignment("get", .lambda(parameters: "", [.text(Self.chain(place.path, of: "it"))])),
        .assignment("set", .lambda(parameters: "owner, value", [set])),
      ]
    )
    return Declaration(.assignment(.text("private val \(name)"), value))
  }
}
