import TextOutput
import ViewModelIR

// The parts of rows that actions are about, and the places of what their calls return.

extension PresenterWriter {
  /// `.reblogOrSelf`
  func parts(_ rows: Presenter.Rows, _ subject: Presenter.Action.Subject) -> String {
    ".\(swiftMember(partNames[Part(rows, subject)] ?? subject.name))"
  }

  /// `.poll`
  func place(_ returned: Presenter.Action.Returned, of action: Presenter.Action) -> String {
    let place = Place(owner: owner(of: returned, action), path: returned.path)
    return ".\(swiftMember(placeNames[place] ?? ""))"
  }

  /// The members for the parts and the places, with the types that they extend, such as `ScreenPlace<Post, Poll>`.
  var partsAndPlaces: [(type: Code, member: Declaration)] {
    var seen: Set<String> = []
    var all: [(type: Code, member: Declaration)] = []
    for action in presenter.actions {
      guard let rows = action.rows, let subject = action.subject,
        seen.insert(parts(rows, subject)).inserted
      else { continue }
      all.append(declaration(rows, subject))
    }
    var places: Set<Place> = []
    for action in presenter.actions {
      guard let returned = action.returned else { continue }
      let place = Place(owner: owner(of: returned, action), path: returned.path)
      if places.insert(place).inserted { all.append(declaration(place)) }
    }
    return all
  }

  // MARK: - Names

  private struct Part: Hashable {
    let list: Presenter.ListPath
    let text: String

    init(_ rows: Presenter.Rows, _ subject: Presenter.Action.Subject) {
      list = rows.list
      text = subject.text
    }
  }

  private struct Place: Hashable {
    let owner: ValueType
    let path: PropertyPath
  }

  private func owner(
    of returned: Presenter.Action.Returned,
    _ action: Presenter.Action
  ) -> ValueType {
    let row = action.subject?.type ?? action.rows?.list.element
    return returned.isOfModel ? screen.service.root : row ?? screen.service.root
  }

  private var partNames: [Part: String] {
    var taken = Set(lists.map(\.name))
    return presenter.actions.reduce(into: [:]) { names, action in
      guard let rows = action.rows, let subject = action.subject else { return }
      let part = Part(rows, subject)
      if names[part] == nil { names[part] = unique(subject.name, &taken) }
    }
  }

  private var placeNames: [Place: String] {
    var taken: Set<String> = []
    return presenter.actions.reduce(into: [:]) { names, action in
      guard let returned = action.returned else { return }
      let place = Place(owner: owner(of: returned, action), path: returned.path)
      if names[place] != nil { return }
      let path = returned.path.names
      let name = path.enumerated().map { $0 == 0 ? $1 : capitalized($1) }.joined()
      names[place] = unique(name, &taken)
    }
  }

  // MARK: - Declarations

  private func declaration(
    _ rows: Presenter.Rows,
    _ subject: Presenter.Action.Subject
  ) -> (type: Code, member: Declaration) {
    let types =
      "\(screen.code(screen.service.root)), \(screen.code(subject.type)), \(subject.id.type.code)"
      as Code
    let value = Code.call(
      "Self",
      [
        .string(SwiftString(subject.text)), .argument("inRowsOf", .text(list(rows))),
        id(subject.id),
        .argument("get", .closure([over("$0").naming([Presenter.row: "$0"]).code(subject.value)])),
        .argument("set", .closure(replace(subject))),
      ]
    )
    let member = property(
      doc: "The part of each row that actions are about: `\(subject.text)`.",
      String(parts(rows, subject).dropFirst()),
      value
    )
    return ("\(helper: "ScreenList")<\(types)>", member)
  }

  /// Returns the statements that put `$1` at the first path of the row that is not `nil`.
  private func replace(_ subject: Presenter.Action.Subject) -> [Code] {
    func put(_ path: PropertyPath) -> Code { .assignment(.text(self.path(path, of: "$0")), "$1") }
    guard let last = subject.paths.last else { return [] }
    let branches = subject.paths.dropLast().map { path in
      Code.Branch([.text("\(self.path(path, of: "$0")) != nil")], [put(path)])
    }
    return branches.isEmpty ? [put(last)] : [.conditional(branches, otherwise: [put(last)])]
  }

  private func declaration(_ place: Place) -> (type: Code, member: Declaration) {
    let value = place.path.steps.last?.type.unwrapped ?? place.owner
    var code = Code.call("Self", [keyPath(place.path)])
    if place.path.passesOptional {
      code = .sequence([code, " ", .closure([setting(place.path)])])
    }
    return (
      "\(helper: "ScreenPlace")<\(screen.code(place.owner)), \(screen.code(value))>",
      property(swiftIdentifier(placeNames[place] ?? ""), code)
    )
  }

  private func property(doc: String = "", _ name: String, _ value: Code) -> Declaration {
    Declaration(
      doc: doc,
      head: "fileprivate static var \(name): Self",
      body: [value],
      mayBeShort: value.flat.map { $0.count < 50 } ?? false
    )
  }
}
