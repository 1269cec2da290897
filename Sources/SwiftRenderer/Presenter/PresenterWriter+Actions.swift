import Expressions
import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterWriter {
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
    if action.readsContext { statements.add("let context = context()") }
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

  func guards(_ action: Presenter.Action) -> [Code] {
    var read = [action.condition].compactMap { $0 }
    read += action.call.arguments.map(\.value).filter { $0 != action.rows?.rowID }
    if case .insert(let value, _, _, _)? = action.change { read.append(value) }
    if case .alert(let text?) = action.failure { read += text.expressions }
    read += action.toast?.text.expressions ?? []
    return guards(action, reading: read, begins: true)
  }

  /// What there must be before anything is done; `begins`: and that it is not done already.
  func guards(
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
  func succeed(_ action: Presenter.Action, _ statements: inout Statements) {
    switch action.success {
    case .reload: statements.add("await load()")
    case .dismiss: statements.add("isDismissed = true")
    case .keep, .use: break
    }
    guard let toast = action.toast else { return }
    if presenter.actions.contains(where: { $0.toast?.undo != nil }) {
      let undone: Code
      if let undo = undo(action) {
        let name = waiting(undo, as: "UndoAction")
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
    statements.add(.assignment("toast", code(toast.text)))
  }

  /// What says that the action runs, or for which rows; nil where nothing needs it.
  func runningFlag(_ action: Presenter.Action) -> String? {
    if case .remove? = action.change, action.progress == nil { return nil }
    if action.again == .latest { return nil }
    if action.again == .parallel, action.progress == nil { return nil }
    return flagName(action)
  }

  func flagName(_ action: Presenter.Action) -> String {
    if action.again == .latest { return names.own("\(action.name)Calls") }
    if action.rows != nil { return names.own("\(action.name)Rows") }
    if action.again == .parallel { return names.own("\(action.name)Runs") }
    let isShared = presenter.actions.count { $0.progress == action.progress } > 1
    if let progress = action.progress, !isShared, names.property(progress) == progress {
      return names.own(progress)
    }
    return names.own("is\(capitalized(action.name))Running")
  }

  /// What holds while the action runs, for a row where it is about one.
  func isRunning(_ action: Presenter.Action, row id: String = "") -> String {
    let flag = flagName(action)
    return switch (action.again, action.rows) {
    case (.latest, nil): "\(flag) != nil"
    case (.latest, _): "\(flag)[\(id)] != nil"
    case (.parallel, nil): "\(flag) > 0"
    case (.ignore, nil): flag
    case (.parallel, _), (.ignore, _): "\(flag).contains(\(id))"
    }
  }

  func begin(_ action: Presenter.Action, _ flag: String, _ statements: inout Statements) {
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

  func attempt(_ action: Presenter.Action, _ statements: inout Statements) {
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
    // What does not fit beside the call, or is another one after it, gets a name.
    let isNamed = change.flat == nil || answers
    if isNamed { statements.add(.assignment("let change", change)) }
    statements.block(.call("try await perform", [isNamed ? "change" : change])) { statements in
      statements.add(answers ? .assignment("let answer", call) : call)
      if answers { replace(action, &statements) }
    }
    succeed(action, &statements)
  }

  /// What was shown at once gives way to the answer; before `perform` shows the model again, and may keep it so.
  func replace(_ action: Presenter.Action, capturing: String = "", _ statements: inout Statements) {
    guard let rows = action.rows else {
      take(action, &statements)
      return statements.add("change.apply = { _ in }")
    }
    statements.add(.assignment("change.apply", replacing(rows, capturing: capturing)))
  }

  /// The answer is newer than that of any load that has begun.
  func take(_ action: Presenter.Action, _ statements: inout Statements) {
    let isHidden = guards(action).contains { $0.flat?.hasPrefix("let \(model)") == true }
    statements.add("lastAnswer = loadsBegun")
    statements.add(.assignment(isHidden ? "self.\(model)" : model, "answer"))
  }

  func fail(_ action: Presenter.Action, _ statements: inout Statements) {
    switch action.failure {
    case .alert(let text):
      let show =
        text.map { Code.call("show", ["error", .argument("as", code($0))]) } ?? "show(error)"
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
