import OutputInterface
import ScreenProgram
import ViewModelIR

// The lists that actions are about.

extension PresenterWriter {
  /// `.posts`
  func list(
    _ path: Presenter.ListPath,
    _ id: TypedExpression,
    of root: ValueType? = nil,
    in outer: Presenter.Rows.Outer? = nil
  ) -> String {
    let name = lists.first { $0.list.isAt(path, id, of: root, in: outer) }?.name ?? ""
    return ".\(swiftMember(name))" + (outer == nil ? "" : "(in: \(Presenter.outerID))")
  }

  func list(_ rows: Presenter.Rows) -> String { list(rows.list, rows.id, in: rows.outer) }

  /// Returns the elements of a list, which is empty if it is `nil`: `$0.posts`, `$0.posts ?? []`
  func elements(_ path: Presenter.ListPath, of model: String) -> String {
    self.path(path, of: model) + (path.isOptional ? " ?? []" : "")
  }

  /// The extensions with the lists, parts and places, one for each type: `extension ScreenList<FeedPage, FeedPost, String> { … }`
  var extensions: [TemplateValue] {
    var types: [Code] = []
    var members: [String: [Declaration]] = [:]
    for (type, member) in lists.map(declaration) + partsAndPlaces {
      let name = type.flat ?? ""
      if members[name] == nil { types.append(type) }
      members[name, default: []].append(member)
    }
    return types.map { type in
      let members = members[type.flat ?? ""] ?? []
      return [
        "type": text(type),
        "declarations": .list(members.map { ["declaration": lines($0.lines(indent: 2))] }),
      ]
    }
  }

  private func declaration(
    _ name: String,
    _ list: RowList
  ) -> (type: Code, member: Declaration) {
    let root = screen.code(list.root ?? screen.service.root)
    let element = screen.code(list.path.element)
    let elements: Code =
      list.isChanged
      ? keyPath(list.path.path)
      : .argument("reading", .closure([.text(elements(list.path, of: "$0"))]))
    if let outer = list.outer {
      let value = Code.call(
        "Self",
        [
          elements, .argument("inRow", .text(Presenter.outerID)),
          .argument("of", .text(self.list(outer.list, outer.id))), id(list.id),
        ]
      )
      let parameter: Code = "in \(Presenter.outerID): \(outer.id.type.code)"
      let function = Declaration(
        head: "fileprivate static func \(swiftIdentifier(name))(\(parameter)) -> Self",
        body: [value]
      )
      return ("\(helper: "ScreenList")<\(root), \(element), \(list.id.type.code)>", function)
    }
    var value = Code.call("Self", [elements, id(list.id)])
    if list.isChanged, list.path.path.passesOptional {
      value = .sequence([value, " ", .closure([setting(list.path.path)])])
    }
    let property = Declaration(
      head: "fileprivate static var \(swiftIdentifier(name)): Self",
      body: [value],
      mayBeShort: value.flat.map { $0.count < 50 } ?? false
    )
    return ("\(helper: "ScreenList")<\(root), \(element), \(list.id.type.code)>", property)
  }

  /// `\.posts`, `\.feed?.posts`, `\.self`
  func keyPath(_ path: PropertyPath) -> Code {
    .text("\\\(path.steps.isEmpty ? ".self" : self.path(path, of: ""))")
  }

  /// `$0.feed?.posts = $1`
  func setting(_ path: PropertyPath) -> Code {
    .assignment(.text(self.path(path, of: "$0")), "$1")
  }

  /// `id: \.id`, `id: { $0.author + $0.text }`
  func id(_ id: TypedExpression) -> Code {
    if let path = texts.expressions.keyPath(of: id, from: .model), path != "" {
      return .argument("id", "\\\(path)")
    }
    // If the ID has closures, `$0` is their parameter.
    let element = id.hasClosures ? unused("element", id.names) : "$0"
    let parameters = element == "$0" ? "" : element
    return .argument("id", .closure(parameters: parameters, [over(element).code(id)]))
  }
}
