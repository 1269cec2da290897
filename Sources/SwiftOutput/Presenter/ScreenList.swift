import TextOutput
import ViewModelIR

/// A list of the model in which the presenter looks elements up by their IDs: `.posts`.
struct ScreenList {
  let name: String
  let path: Presenter.ListPath
  /// The type that has the list; `nil` for the service's model.
  var root: ValueType?
  /// The ID, as an expression over an element (`model`).
  let id: TypedExpression
  /// Whether an action or a page changes the list.
  var isChanged: Bool

  /// Returns the lists that actions, selections and pages work on.
  static func all(of presenter: Presenter) -> [Self] {
    var lists: [Self] = []
    func add(
      _ path: Presenter.ListPath,
      _ id: TypedExpression,
      of source: Presenter.Source? = nil,
      isChanged: Bool
    ) {
      let root = source?.call.result
      if let index = lists.firstIndex(where: { $0.path == path && $0.id == id && $0.root == root })
      {
        lists[index].isChanged = lists[index].isChanged || isChanged
      } else {
        let last = path.names.last ?? source?.name ?? "elements"
        let name = unused(last, Set(lists.map(\.name)))
        lists.append(Self(name: name, path: path, root: root, id: id, isChanged: isChanged))
      }
    }
    for action in presenter.actions {
      if let rows = action.rows {
        add(rows.list, rows.id, isChanged: action.change != nil || action.success.uses)
      }
      if case .insert(_, let list, let id, _)? = action.change { add(list, id, isChanged: true) }
    }
    for rows in presenter.selections.map(\.rows) { add(rows.list, rows.id, isChanged: false) }
    for update in presenter.updates {
      if let (list, id) = update.target { add(list, id, isChanged: true) }
    }
    if let hold = presenter.hold { add(hold.list, hold.id, isChanged: true) }
    if let more = presenter.more { add(more.append, more.id, isChanged: true) }
    for source in presenter.sources {
      if let more = source.more { add(more.append, more.id, of: source, isChanged: true) }
    }
    return lists
  }
}

extension PresenterWriter {
  /// `.posts`
  func list(
    _ path: Presenter.ListPath,
    _ id: TypedExpression,
    of root: ValueType? = nil
  ) -> String {
    let name = lists.first { $0.path == path && $0.id == id && $0.root == root }?.name ?? ""
    return ".\(swiftMember(name))"
  }

  func list(_ rows: Presenter.Rows) -> String { list(rows.list, rows.id) }

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

  private func declaration(_ list: ScreenList) -> (type: Code, member: Declaration) {
    let root = screen.code(list.root ?? screen.service.root)
    let element = screen.code(list.path.element)
    let elements: Code =
      list.isChanged
      ? keyPath(list.path.path)
      : .argument("reading", .closure([.text(elements(list.path, of: "$0"))]))
    var value = Code.call("Self", [elements, id(list.id)])
    if list.isChanged, list.path.path.passesOptional {
      value = .sequence([value, " ", .closure([setting(list.path.path)])])
    }
    let property = Declaration(
      head: "fileprivate static var \(swiftIdentifier(list.name)): Self",
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
