import Expressions
import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterWriter {
  /// `func delete(id: String, reason: String) async`; one that asks first only says what it is about.
  func head(_ action: Presenter.Action, access: String) -> Code {
    let call = Code.call("\(access)func \(swiftIdentifier(action.name))", parameters(action))
    return action.confirmation == nil ? .sequence([call, " async"]) : call
  }

  func confirmedHead(_ action: Presenter.Action) -> Code {
    .sequence([.call("private func \(confirmedName(action))", parameters(action)), " async"])
  }

  func confirmedName(_ action: Presenter.Action) -> String {
    "confirmed\(capitalized(action.name))"
  }

  private func parameters(_ action: Presenter.Action) -> [Code] {
    parameterTypes(action).map { .text("\(swiftParameter($0.name)): \($0.type)") }
  }

  /// The row's id first.
  func parameterTypes(_ action: Presenter.Action) -> [(name: String, type: String)] {
    (action.rows.map { [("id", $0.id.type.swiftName)] } ?? [])
      + action.parameters.map { ($0.name, screen.swiftName($0.type)) }
  }

  /// What an action that asks first does then.
  func question(_ action: Presenter.Action, indent: Int) -> [String] {
    guard let confirmation = action.confirmation else { return [] }
    var statements = Statements(indent: indent)
    let asked = [confirmation.title, confirmation.button] + [confirmation.cancel].compactMap { $0 }
    if action.condition?.usesContext == true || asked.contains(where: \.usesContext) {
      statements.add("let context = context()")
    }
    let read = asked.flatMap(\.expressions) + [action.condition].compactMap { $0 }
    statements.add(.guarded(guards(action, reading: read, begins: false), otherwise: "return"))
    let values = parameterTypes(action).map {
      Code.argument(swiftLabel($0.name), .text(swiftIdentifier($0.name)))
    }
    let pending = ".\(swiftMember(action.name))"
    statements.add(
      .assignment("pending", values.isEmpty ? .text(pending) : .call(pending, values))
    )
    statements.add(
      .assignment(
        "confirmation",
        .call(
          confirmationType,
          [
            .argument("title", texts.code(confirmation.title)),
            .argument("button", texts.code(confirmation.button)),
            .argument("cancel", confirmation.cancel.map { texts.code($0) } ?? "nil"),
            .argument("isDestructive", confirmation.isDestructive ? "true" : "false"),
          ]
        )
      )
    )
    return statements.lines
  }

  /// The spec's, or what happens to the rows.
  func doc(_ action: Presenter.Action) -> String {
    if !action.doc.isEmpty { return action.doc }
    return switch action.change {
    case .remove: "Removes the row at once; it comes back if the call fails."
    case .set: "Shows the change at once, and takes it back if the call fails."
    case .insert: "Shows what is new at once, and removes it again if the call fails."
    case nil: ""
    }
  }

  /// What its braces hold.
  func body(_ action: Presenter.Action, indent: Int) -> [String] {
    var statements = Statements(indent: indent)
    if action.condition?.usesContext == true || action.texts.contains(where: \.usesContext) {
      statements.add("let context = context()")
    }
    statements.add(.guarded(guards(action), otherwise: "return"))
    if action.again == .latest {
      latest(action, &statements)
    } else {
      let flag = runningFlag(action)
      if let flag { begin(action, flag, &statements) }
      statements.attempt { statements in
        self.attempt(action, &statements)
      } failing: { statements in
        self.fail(action, &statements)
      }
    }
    return statements.lines
  }

  private func guards(_ action: Presenter.Action) -> [Code] {
    var read = [action.condition].compactMap { $0 }
    read += action.call.arguments.map(\.value).filter { $0 != action.rows?.rowID }
    if case .insert(let value, _, _, _)? = action.change { read.append(value) }
    if case .alert(let text?) = action.failure { read += text.expressions }
    read += action.toast?.text.expressions ?? []
    return guards(action, reading: read, begins: true)
  }

  /// What there must be before anything is done; `begins`: and that it is not done already.
  private func guards(
    _ action: Presenter.Action,
    reading expressions: [TypedExpression],
    begins: Bool
  ) -> [Code] {
    var guards: [Code] = []
    if expressions.contains(where: \.readsModel) {
      guards.append(shown == model ? .text("let \(model)") : .text("let \(model) = \(shown)"))
    } else if action.rows == nil {
      guards.append(.text("\(model) != nil"))
    }
    if let rows = action.rows {
      let found = "\(finder(rows))(id)"
      let isRead =
        expressions.contains { $0.variables.contains(Presenter.row) }
        || begins && undo(action)?.rows == nil && undo(action)?.parameters.isEmpty == false
      guards.append(.text(isRead ? "let row = \(found)" : "\(found) != nil"))
    }
    if let condition = action.condition { guards.append(self.condition(condition)) }
    if begins, action.again == .ignore, let flag = runningFlag(action) {
      guards.append(.text(action.rows == nil ? "!\(flag)" : "\(flag).insert(id).inserted"))
    }
    return guards
  }

  /// The action that takes back another.
  func undo(_ action: Presenter.Action) -> Presenter.Action? {
    action.toast?.undo.flatMap { name in presenter.actions.first { $0.name == name } }
  }

  /// What follows a success.
  private func succeed(_ action: Presenter.Action, _ statements: inout Statements) {
    switch action.success {
    case .reload: statements.add("await load()")
    case .dismiss: statements.add("isDismissed = true")
    case .keep, .use: break
    }
    guard let toast = action.toast else { return }
    if presenter.actions.contains(where: { $0.toast?.undo != nil }) {
      let undone: Code
      if let undo = undo(action) {
        let name = ".\(swiftMember(undo.name))"
        if undo.rows != nil {
          undone = .text("\(name)(id: id)")
        } else if let parameter = undo.parameters.first {
          undone = .text("\(name)(\(swiftLabel(parameter.name)): row)")
        } else {
          undone = .text(name)
        }
      } else {
        undone = "nil"
      }
      statements.add(.assignment("undone", undone))
    }
    statements.add(.assignment("toast", texts.code(toast.text)))
  }

  /// What says that the action runs, or for which rows; nil where nothing needs it.
  func runningFlag(_ action: Presenter.Action) -> String? {
    if case .remove? = action.change, action.progress == nil { return nil }
    if action.again == .latest { return nil }
    if action.again == .parallel, action.progress == nil { return nil }
    if action.rows != nil { return "\(action.name)Rows" }
    if action.again == .parallel { return "\(action.name)Runs" }
    return action.progress ?? "is\(capitalized(action.name))Running"
  }

  private func begin(_ action: Presenter.Action, _ flag: String, _ statements: inout Statements) {
    let isShown = action.progress != nil
    let (set, unset) =
      switch (action.rows, action.again) {
      case (nil, .parallel): ("\(flag) += 1", "\(flag) -= 1")
      case (nil, _): ("\(flag) = true", "\(flag) = false")
      default: ("", "\(flag).remove(id)")
      }
    if !set.isEmpty { statements.add(.text(set)) }
    if isShown, action.change == nil { statements.add("render()") }
    if isShown {
      statements.block("defer") { statements in
        statements.add(.text(unset))
        statements.add("render()")
      }
    } else {
      statements.add(.text("defer { \(unset) }"))
    }
  }

  // MARK: - The call

  private func attempt(_ action: Presenter.Action, _ statements: inout Statements) {
    let call = self.call(action.call, ofRow: action.rows)
    let answers = action.success == .use
    guard let change = self.change(action, &statements) else {
      if !answers {
        statements.add(call)
      } else if let rows = action.rows {
        statements.add(.assignment("let answer", call))
        statements.add(.assignment("let change", changing(replacing(rows))))
        statements.add("keep(change)")
      } else {
        statements.add(.assignment("let answer", call))
        self.take(action, &statements)
        if action.progress == nil { statements.add("render()") }
      }
      return succeed(action, &statements)
    }
    // What does not fit beside the call gets a name.
    let isNamed = change.flat == nil || answers && action.rows != nil
    if isNamed { statements.add(.assignment("let change", change)) }
    let perform = Code.call("try await perform", [isNamed ? "change" : change])
    statements.block(answers ? .assignment("let answer", perform) : perform) { $0.add(call) }
    if answers, let rows = action.rows {
      statements.add(.assignment("change.apply", replacing(rows)))
      statements.add("render()")
    } else if answers {
      take(action, &statements)
      statements.add("render()")
    }
    succeed(action, &statements)
  }

  /// The answer is newer than that of any load that has begun.
  private func take(_ action: Presenter.Action, _ statements: inout Statements) {
    let isHidden = guards(action).contains { $0.flat?.hasPrefix("let \(model)") == true }
    statements.add("lastAnswer = loadsBegun")
    statements.add(.assignment(isHidden ? "self.\(model)" : model, "answer"))
  }

  private func fail(_ action: Presenter.Action, _ statements: inout Statements) {
    switch action.failure {
    case .alert(let text):
      let show =
        text.map { Code.call("show", ["error", .argument("as", texts.code($0))]) } ?? "show(error)"
      if let rows = action.rows {
        statements.add(.conditional([.init([.text("\(finder(rows))(id) != nil")], [show])]))
      } else {
        statements.add(show)
      }
    case .silent: statements.add("// Not worth an alert: what was shown is taken back.")
    case .reload:
      statements.add("show(error)")
      statements.add("await load()")
    }
  }

  // MARK: - What is shown at once

  /// `LocalChange { … }`; nil where the service's answer is waited for.
  private func change(_ action: Presenter.Action, _ statements: inout Statements) -> Code? {
    switch action.change {
    case nil: return nil
    case .remove?:
      guard let rows = action.rows else { return nil }
      let list = path(rows.list, of: "$0")
      return changing(.closure([.sequence([.text("\(list).removeAll "), isRow(rows.id)])]))
    case .set(let assignments)?:
      return changing(setting(action, assignments))
    case .insert(let value, let list, let id, let atEnd)?:
      var element = value.variableName.map(swiftIdentifier)
      if element == nil {
        statements.add(.assignment("let element", code(value)))
        element = "element"
      }
      let name = element ?? "element"
      let isThere = Code.call(
        "\(path(list, of: model)).contains",
        [.argument("where", isRow(id, flat(id, of: name)))]
      )
      let add = atEnd ? "append(\(name))" : "insert(\(name), at: 0)"
      return changing(
        .closure(
          parameters: model,
          [
            .conditional([
              .init([.sequence(["!", isThere])], [.text("\(path(list, of: model)).\(add)")])
            ])
          ]
        )
      )
    }
  }

  private func flat(_ id: TypedExpression, of name: String) -> String {
    code(id, model: name).flat ?? "\(name).id"
  }

  private func changing(_ apply: Code) -> Code { .sequence(["LocalChange ", apply]) }

  /// The closure that sets fields of the row, or of the model.
  private func setting(
    _ action: Presenter.Action,
    _ assignments: [Presenter.Action.Assignment]
  ) -> Code {
    var body: [Code] = []
    var target = model
    let read = assignments.map(\.value) + [action.condition].compactMap { $0 }
    if let rows = action.rows {
      let list = path(rows.list, of: model)
      let find = Code.call("\(list).firstIndex", [.argument("where", isRow(rows.id))])
      body.append(.guarded([.assignment("let index", find)], otherwise: "return"))
      target = "\(list)[index]"
      if read.contains(where: { $0.variables.contains(Presenter.row) }) {
        body.append(.assignment("let row", .text(target)))
      }
    }
    if let condition = action.condition {
      body.append(.guarded([self.condition(condition)], otherwise: "return"))
    }
    body += assignments.map { assignment in
      .assignment("\(target).\(swiftMember(assignment.field))", code(assignment.value))
    }
    return .closure(parameters: captures(read) + model, body)
  }

  /// `[userID] `, what a closure that is kept needs of the presenter.
  private func captures(_ expressions: [TypedExpression]) -> String {
    let variables = expressions.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    var captures = (presenter.inputs.map(\.name) + presenter.locals.map(\.name))
      .filter(variables.contains).map(swiftIdentifier)
    if expressions.contains(where: \.usesContext) { captures.append("context = context()") }
    return captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] "
  }

  /// The closure that puts the answer in the row's place.
  private func replacing(_ rows: Presenter.Rows) -> Code {
    let list = path(rows.list, of: model)
    let find = Code.call("\(list).firstIndex", [.argument("where", isRow(rows.id))])
    return .closure(
      parameters: model,
      [
        .conditional([
          .init([.assignment("let index", find)], [.text("\(list)[index] = answer")])
        ])
      ]
    )
  }

  // MARK: - The last wish

  /// One call at a time, the last for the last wish.
  private func latest(_ action: Presenter.Action, _ statements: inout Statements) {
    guard case .set(let assignments)? = action.change else { return }
    let calls = "\(action.name)Calls"
    let entry = action.rows == nil ? calls : "\(calls)[id]"
    let names = action.parameters.map { swiftIdentifier($0.name) }
    let isOne = names.count == 1
    let wish = isOne ? names.joined() : "(\(names.joined(separator: ", ")))"
    statements.add(.text("let change = \(entry)?.change ?? LocalChange { _ in }"))
    statements.add(.assignment("change.apply", setting(action, assignments)))
    statements.add(.text("let isUnderWay = \(entry) != nil"))
    statements.add(.text("\(entry) = (change, \(wish))"))
    statements.add(
      "if isUnderWay { return render() }  // Its call is followed by one for this wish."
    )
    statements.add(.text("defer { \(entry) = nil }"))
    statements.attempt { statements in
      statements.block("try await perform(change)") { statements in
        let told = action.parameters.map { parameter in
          (parameter.name, isOne ? "told" : "told.\(swiftMember(parameter.name))")
        }
        let naming = Dictionary(told, uniquingKeysWith: { first, _ in first })
        let labelled = action.parameters.map {
          "\(swiftLabel($0.name)): \(swiftIdentifier($0.name))"
        }
        statements.add(
          .text("var told = \(isOne ? wish : "(\(labelled.joined(separator: ", ")))")")
        )
        statements.add(self.call(action.call, ofRow: action.rows, names: naming))
        statements.block(.text("while let wish = \(entry)?.wish, wish != told")) { statements in
          statements.add("told = wish")
          statements.add(self.call(action.call, ofRow: action.rows, names: naming))
        }
      }
      self.succeed(action, &statements)
    } failing: { statements in
      self.fail(action, &statements)
    }
  }

  /// The stored properties that say what runs.
  var runningProperties: [(doc: String, code: String)] {
    presenter.actions.compactMap { action in
      let id = action.rows?.id.type.swiftName
      if action.again == .latest {
        let types = action.parameters.map { screen.swiftName($0.type) }
        let labelled = zip(action.parameters, types).map { "\(swiftLabel($0.name)): \($1)" }
        let wish = types.count == 1 ? types.joined() : "(\(labelled.joined(separator: ", ")))"
        let call = "(change: LocalChange, wish: \(wish))"
        let name = "private var \(action.name)Calls"
        return (
          "What the user wished last where a call of `\(action.name)` is under way.",
          id.map { "\(name): [\($0): \(call)] = [:]" } ?? "\(name): \(call)?"
        )
      }
      guard let flag = runningFlag(action) else { return nil }
      if let id {
        return ("The rows for which `\(action.name)` runs.", "private var \(flag): Set<\(id)> = []")
      }
      return action.again == .parallel
        ? ("How often `\(action.name)` runs.", "private var \(flag) = 0")
        : ("", "private var \(flag) = false")
    }
  }
}

extension Presenter.Rows {
  /// `row.id`, where the id is a property of the element.
  var rowID: TypedExpression {
    guard case .property(let base, let name) = id.kind, base.kind == .model else { return id }
    let row = TypedExpression(list.element, .variable(Presenter.row))
    return TypedExpression(id.type, .property(row, name))
  }
}

extension TypedExpression {
  var readsModel: Bool { kind == .model || children.contains(where: \.readsModel) }
}

/// A type inside the presenter, and not one that every schema has to leave it.
let confirmationType = "Confirmation"
