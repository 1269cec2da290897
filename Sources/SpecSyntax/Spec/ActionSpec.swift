import DocumentReader
import ViewModelIR

package enum ActionKey: String, MappingKey {
  case doc, row, parameters, when, confirm, call, with, optimistic, again, progress, onSuccess
  case onFailure

  package static let mapping = "an action"

  package var definition: KeyDefinition {
    switch self {
    case .doc: .init(.text, "the function's doc comment")
    case .row:
      .init(
        .text,
        "the display field with the rows, or `sections.rows`: the function takes a row's id, and `row` is its element"
      )
    case .parameters: .init(.names(.text), "`name: Type`, further parameters")
    case .when:
      .init(
        .text,
        "a condition over `self`, `row` and the parameters; where it does not hold, nothing happens"
      )
    case .confirm:
      .init(.mapping(ConfirmationKey.self), "[what the user is asked](#confirmations) before")
    case .call: .init(.text, isRequired: true, "the function's name")
    case .with:
      .init(
        LoadKey.with.shape,
        "`label: expression`, its arguments, over `self`, `row`, the parameters and the inputs"
      )
    case .optimistic:
      .init(
        .either([.word(["remove"]), .mapping(ChangeKey.self)]),
        "what is shown at once, and taken back if the call fails: `remove`, `{ set: { field: expression } }`, `{ insert: { list: expression } }` at the start, or `{ append: { list: expression } }`"
      )
    case .again:
      .init(
        .word(of: Presenter.Action.Again.self),
        "what happens if the action is triggered again before it finishes: `ignore` drops the new call; `latest` waits, then sends only the newest values; `parallel` runs both"
      )
    case .progress:
      .init(
        .text,
        "a Bool in the `state` of the view model, or of the row's: true while the call runs"
      )
    case .onSuccess:
      .init(
        .either([.word(of: Presenter.Action.Success.self), .mapping(ToastKey.self)]),
        standard: Presenter.Action.Success.standard.rawValue,
        "`keep`; `use`: the call returns the model, or the row's element; `reload`; `dismiss` sets `isDismissed`; `{ toast: text, undo: action }` sets `toast`"
      )
    case .onFailure:
      .init(
        .either([.word(["alert", "silent", "reload"]), .mapping(AlertKey.self)]),
        standard: "alert",
        "`alert`: the error's text; `{ alert: text }`; `silent`; `reload`: `alert`, and a load"
      )
    }
  }

  package static let snippets = [
    Snippet("action", "row: $1", "call: $2", "with: { id: row.id }")
  ]
}

package enum ConfirmationKey: String, MappingKey {
  case title, button, cancel, destructive

  package static let mapping = "'confirm'"

  package var definition: KeyDefinition {
    switch self {
    case .title: .init(.text, isRequired: true, "a template, the question")
    case .button: .init(.text, isRequired: true, "a template, what the button says that goes on")
    case .cancel: .init(.text, "a template, what the other button says")
    case .destructive: .init(.bool, "`true`: the button is marked as one that destroys")
    }
  }
}

package enum ToastKey: String, MappingKey {
  case toast, undo

  package static let mapping = "'onSuccess'"
  package static let choices = [KeyChoice([ToastKey.toast], allowed: [.toast, .undo])]
  package var definition: KeyDefinition { .init(.text, ActionKey.onSuccess.definition.description) }
}

package enum AlertKey: String, MappingKey {
  case alert

  package static let mapping = "'onFailure'"
  package static let choices = [KeyChoice([AlertKey.alert], allowed: [.alert])]
  package var definition: KeyDefinition { .init(.text, ActionKey.onFailure.definition.description) }
}

extension Spec.Presenter {
  package struct Action: Sendable {
    package var name: String
    package var location: Location
    package var doc: String
    package var row: Node?
    package var parameters: [Spec.Input]
    package var condition: SpecExpression?
    package var call: Call
    package var change: Change?
    package var again: (value: ViewModelIR.Presenter.Action.Again, location: Location)?
    package var progress: Node?
    package var success: (value: ViewModelIR.Presenter.Action.Success, location: Location)?
    package var toast: Toast?
    package var failure: Failure?
    package var confirmation: Confirmation?
  }

  package struct Toast: Sendable {
    package var text: SpecTemplate
    package var undo: Node?
  }

  package struct Confirmation: Sendable {
    package var title: SpecTemplate
    package var button: SpecTemplate
    package var cancel: SpecTemplate?
    package var isDestructive: Bool
  }

  package enum Failure: Sendable {
    case alert(SpecTemplate?)
    case silent, reload
  }
}

func readAction(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Action? {
  checkPropertyName(member.key, "an action", at: member.keyLocation, into: &diagnostics)
  let what = "action '\(member.key)'"
  guard let keys = KeyReader<ActionKey>(member.value, what, into: &diagnostics),
    let call = readCall(.call, .with, keys, into: &diagnostics)
  else { return nil }
  return Spec.Presenter.Action(
    name: member.key,
    location: member.keyLocation,
    doc: keys.text(.doc, into: &diagnostics) ?? "",
    row: keys.scalar(.row, into: &diagnostics),
    parameters: readInputs(keys.members(.parameters, into: &diagnostics), into: &diagnostics),
    condition: keys.expression(.when, into: &diagnostics),
    call: call,
    change: keys[.optimistic].flatMap { readChange($0, into: &diagnostics) },
    again: keys.word(.again, into: &diagnostics),
    progress: keys.scalar(.progress, into: &diagnostics),
    success: readSuccess(keys, into: &diagnostics),
    toast: keys[.onSuccess].flatMap { readToast($0, into: &diagnostics) },
    failure: keys[.onFailure].flatMap { readFailure($0, into: &diagnostics) },
    confirmation: keys[.confirm].flatMap { readConfirmation($0, into: &diagnostics) }
  )
}

private func readSuccess(
  _ keys: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> (value: Presenter.Action.Success, location: Location)? {
  guard let node = keys[.onSuccess], node.members == nil else { return nil }
  if let value = node.text.flatMap(Presenter.Action.Success.init(rawValue:)) {
    return (value, node.location)
  }
  if node.isTold { return nil }
  let choices = Presenter.Action.Success.allCases.map(\.rawValue) + ["{ toast: text }"]
  diagnostics.append(
    node.text == nil
      ? .wrongType(node, what: "'onSuccess'", expected: list(choices, "or"))
      : .notOneOf(node, what: "'onSuccess'", choices: choices)
  )
  return nil
}

private func readToast(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.Toast?
{
  guard node.members != nil, let keys = KeyReader<ToastKey>(node, into: &diagnostics),
    let text = keys.require(.toast, into: &diagnostics)
  else { return nil }
  return .init(
    text: SpecTemplate(text, into: &diagnostics),
    undo: keys.scalar(.undo, into: &diagnostics)
  )
}

private func readConfirmation(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Confirmation? {
  guard let keys = KeyReader<ConfirmationKey>(node, into: &diagnostics) else { return nil }
  guard let title = keys.node(.title), let button = keys.node(.button) else { return nil }
  return .init(
    title: SpecTemplate(title, into: &diagnostics),
    button: SpecTemplate(button, into: &diagnostics),
    cancel: keys[.cancel].map { SpecTemplate($0, into: &diagnostics) },
    isDestructive: keys.bool(.destructive, into: &diagnostics) ?? false
  )
}

private func readFailure(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Failure? {
  switch node.text {
  case "alert": return .alert(nil)
  case "silent": return .silent
  case "reload": return .reload
  default:
    if let entries = node.members, entries.count == 1, entries.first?.key == "alert" {
      return entries.first.map { .alert(SpecTemplate($0.value, into: &diagnostics)) }
    }
    if !node.isTold {
      let expected = "alert, silent, reload or { alert: text }"
      diagnostics.append(.wrongType(node, what: "'onFailure'", expected: expected))
    }
    return nil
  }
}
