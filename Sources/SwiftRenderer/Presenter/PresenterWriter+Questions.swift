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

  /// `.hide`, a case of the enumeration of what waits; with its type if Swift would read the name as a case of Optional.
  func waiting(_ action: Presenter.Action, as type: String) -> String {
    let isOfOptional = action.name == "none" || action.name == "some"
    return "\(isOfOptional ? type : "").\(swiftMember(action.name))"
  }

  func confirmedHead(_ action: Presenter.Action) -> Code {
    .sequence([.call("private func \(confirmedName(action))", parameters(action)), " async"])
  }

  func confirmedName(_ action: Presenter.Action) -> String {
    names.own("confirmed\(capitalized(action.name))")
  }

  func parameters(_ action: Presenter.Action) -> [Code] {
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
    if action.condition?.readsContext == true || asked.contains(where: \.readsContext) {
      statements.add("let context = context()")
    }
    let read = asked.flatMap(\.expressions) + [action.condition].compactMap { $0 }
    statements.add(.guarded(guards(action, reading: read, begins: false), otherwise: "return"))
    let values = parameterTypes(action).map {
      Code.argument(swiftLabel($0.name), .text(swiftIdentifier($0.name)))
    }
    let pending = waiting(action, as: "PendingAction")
    statements.add(
      .assignment("pending", values.isEmpty ? .text(pending) : .call(pending, values))
    )
    statements.add(
      .assignment(
        "confirmation",
        .call(
          confirmationType,
          [
            .argument("title", code(confirmation.title)),
            .argument("button", code(confirmation.button)),
            .argument("cancel", confirmation.cancel.map { code($0) } ?? "nil"),
            .argument("isDestructive", confirmation.isDestructive ? "true" : "false"),
          ]
        )
      )
    )
    return statements.lines
  }
}

/// A type inside the presenter, and not one that every schema has to leave it.
let confirmationType = "Confirmation"
