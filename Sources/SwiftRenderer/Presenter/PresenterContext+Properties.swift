import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterContext {
  func local(_ local: Presenter.Local) -> TemplateValue {
    let name = swiftIdentifier(local.name)
    let value = writer.code(local.value).flat ?? "nil"
    let isPlain =
      switch local.type {
      case .string, .boolean, .integer, .number: true
      default: false
      }
    let type = isPlain ? "" : ": \(screen.swiftName(local.type))"
    return [
      "name": .text(name), "declaration": .text("\(name)\(type) = \(value)"),
      "isShown": .flag(local.isShown),
    ]
  }

  func selection(_ selection: Presenter.Selection) -> TemplateValue {
    let selected = "selected\(capitalized(selection.name))"
    var statements = Statements(indent: indent)
    let readsContext = selection.obstacles.contains {
      $0.condition.readsContext || $0.alert?.readsContext == true
    }
    if readsContext { statements.add("let context = context()") }
    let found = "let row = \(writer.finder(selection.rows))(id)"
    statements.add(.guarded([.text(found)], otherwise: "return false"))
    for obstacle in selection.obstacles {
      let alert = obstacle.alert.map { Code.assignment("alert", writer.code($0, model: "row")) }
      statements.add(
        .conditional([
          .init(
            [writer.condition(obstacle.condition, model: "row")],
            [alert, "return false"].compactMap { $0 }
          )
        ])
      )
    }
    statements.add(.text("\(selected) = row"))
    statements.add("return true")
    return [
      "function": .text("select\(capitalized(selection.name))"),
      "id": .text(selection.rows.id.type.swiftName),
      "statements": lines(statements.lines.map { String($0.dropFirst(2)) }),
    ]
  }

  var initializer: [String] {
    var parameters = presenter.inputs.map {
      Code.text("\(swiftParameter($0.name)): \(screen.swiftName($0.type))")
    }
    let service = presenter.service
    parameters.append("\(swiftParameter(service.name)): any \(service.protocolName)")
    if writer.usesContext {
      parameters.append("context: @escaping @MainActor () -> DisplayContext = { .current }")
    }
    if presenter.sleeps {
      parameters.append(
        .sequence([
          "sleep: @escaping @Sendable (TimeInterval) async throws -> Void = ",
          .closure([
            .call("try await Task.sleep", [.argument("nanoseconds", "UInt64($0 * 1_000_000_000)")])
          ]),
        ])
      )
    }
    return Code.call("\(access)init", parameters)
      .outdentedLines(indent: indent, trailing: " {".count)
  }

  var notices: [TemplateValue] {
    var notices = [
      notice(
        "alert",
        "String?",
        "The text of an alert; the view sets it to nil when the user has read it."
      )
    ]
    if !asking.isEmpty {
      let doc = "What the user is asked; the view sets it to nil when they have answered."
      notices.append(notice("confirmation", "\(confirmationType)?", doc))
    }
    if presenter.actions.contains(where: { $0.toast != nil }) {
      notices.append(
        notice("toast", "String?", "A text that goes away by itself: the view sets it to nil.")
      )
    }
    if presenter.actions.contains(where: { $0.success == .dismiss }) {
      notices.append(notice("isDismissed", "Bool", "Whether the view is done.", isFlag: true))
    }
    return notices
      + presenter.selections.map { selection in
        let type = "\(screen.swiftName(selection.rows.list.element))?"
        let doc = "What the view goes on with; it sets it to nil when it is back."
        return notice("selected\(capitalized(selection.name))", type, doc)
      }
  }

  func notice(
    _ name: String,
    _ type: String,
    _ doc: String,
    isFlag: Bool = false
  ) -> TemplateValue {
    [
      "doc": lines(docLines(doc, width: lineWidth - indent)),
      "name": .text(name),
      "type": .text(type),
      "declaration": .text(isFlag ? "\(name) = false" : "\(name): \(type)"),
      "observer": .text("on\(capitalized(name))Change"),
    ]
  }

  var asking: [Presenter.Action] { presenter.actions.filter { $0.confirmation != nil } }

  /// The actions that take back others, each once.
  var undoing: [Presenter.Action] {
    let names = Set(presenter.actions.compactMap(\.toast?.undo))
    return presenter.actions.filter { names.contains($0.name) }
  }

  /// An action with its arguments, as a case of an enumeration.
  func waiting(_ action: Presenter.Action, calling function: String) -> TemplateValue {
    let parameters = writer.parameterTypes(action)
    let name = swiftIdentifier(action.name)
    let types = parameters.map { "\(swiftLabel($0.name)): \($0.type)" }.joined(separator: ", ")
    let names = parameters.map { "let \(swiftIdentifier($0.name))" }.joined(separator: ", ")
    let values = parameters.map { "\(swiftLabel($0.name)): \(swiftIdentifier($0.name))" }
    return [
      "case": .text(types.isEmpty ? name : "\(name)(\(types))"),
      "pattern": .text(
        names.isEmpty ? swiftMember(action.name) : "\(swiftMember(action.name))(\(names))"
      ),
      "call": .text("\(function)(\(values.joined(separator: ", ")))"),
    ]
  }

  func confirmed(_ action: Presenter.Action) -> TemplateValue {
    [
      "head": lines(writer.confirmedHead(action).outdentedLines(indent: 2, trailing: " {".count)),
      "statements": lines(writer.body(action, indent: 2).map { String($0.dropFirst(2)) }),
    ]
  }
}
