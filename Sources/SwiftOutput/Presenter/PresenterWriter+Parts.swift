import OutputInterface
import ScreenProgram
import ViewModelIR

// The parts of rows that actions are about, and the places of what their calls return.

extension PresenterWriter {
  /// `.reblogOrSelf`
  func parts(_ rows: Presenter.Rows, _ subject: Presenter.Action.Subject) -> String {
    ".\(swiftMember(parts.first { $0.part.isAbout(rows, subject) }?.name ?? ""))"
  }

  /// `.poll`
  func place(_ returned: Presenter.Action.Returned, of action: Presenter.Action) -> String {
    let place = ResponsePlace(returned, of: action, in: screen.service.root)
    return ".\(swiftMember(places.first { $0.place == place }?.name ?? ""))"
  }

  /// The members for the parts and the places, with the types that they extend, such as `ScreenPlace<Post, Poll>`.
  var partsAndPlaces: [(type: Code, member: Declaration)] {
    parts.map { declaration($0.part.rows, $0.part.subject) }
      + places.map { declaration($0.place, $0.name) }
  }

  private var parts: [(name: String, part: RowPart)] {
    var taken = Set(lists.map(\.name))
    return RowPart.all(of: presenter).map { (unique($0.subject.name, &taken), $0) }
  }

  private var places: [(name: String, place: ResponsePlace)] {
    var taken: Set<String> = []
    return ResponsePlace.all(of: presenter, in: screen.service.root)
      .map { (unique($0.name, &taken), $0) }
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

  private func declaration(
    _ place: ResponsePlace,
    _ name: String
  ) -> (type: Code, member: Declaration) {
    let value = place.path.steps.last?.type.unwrapped ?? place.owner
    var code = Code.call("Self", [keyPath(place.path)])
    if place.path.passesOptional {
      code = .sequence([code, " ", .closure([setting(place.path)])])
    }
    return (
      "\(helper: "ScreenPlace")<\(screen.code(place.owner)), \(screen.code(value))>",
      property(swiftIdentifier(name), code)
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
