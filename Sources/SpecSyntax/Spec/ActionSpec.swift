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
        .either([.word(of: Presenter.Action.Failure.self), .mapping(AlertKey.self)]),
        standard: Presenter.Action.Failure.standard.rawValue,
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
    package var failure: ViewModelIR.Presenter.Action.Failure?
    package var notices: [Notice]
  }

  /// What an action says, by the names of its texts.
  package struct Notice: Sendable {
    package var kind: ViewModelIR.Presenter.Notice.Kind
    package var key: ActionKey
    package var texts: [(name: String, template: SpecTemplate?)]
    package var isDestructive = false
    package var undo: Node?
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
    success: readOutcome(.onSuccess, keys, or: "{ toast: text }", into: &diagnostics),
    failure: readOutcome(.onFailure, keys, or: "{ alert: text }", into: &diagnostics)?.value,
    notices: readNotices(keys, into: &diagnostics)
  )
}

/// Reads a value that is one of a few words, or else a mapping, which the notices are read from.
private func readOutcome<Outcome: RawRepresentable<String> & CaseIterable>(
  _ key: ActionKey,
  _ keys: KeyReader<ActionKey>,
  or mapping: String,
  into diagnostics: inout [Diagnostic]
) -> (value: Outcome, location: Location)? {
  guard let node = keys.node(key), node.members == nil else { return nil }
  if let value = node.text.flatMap(Outcome.init(rawValue:)) { return (value, node.location) }
  let choices = Outcome.allCases.map(\.rawValue) + [mapping]
  diagnostics.append(
    node.text == nil
      ? .wrongType(node, what: "'\(key.rawValue)'", expected: list(choices, "or"))
      : .notOneOf(node, what: "'\(key.rawValue)'", choices: choices)
  )
  return nil
}

/// What the action says, in the order in which the user reads it.
private func readNotices(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> [Spec.Presenter.Notice] {
  var notices: [Spec.Presenter.Notice] = []
  if let node = action[.confirm],
    let keys = KeyReader<ConfirmationKey>(node, into: &diagnostics),
    keys.node(.title) != nil, keys.node(.button) != nil
  {
    notices.append(
      .init(
        kind: .confirmation,
        key: .confirm,
        texts: [ConfirmationKey.title, .button, .cancel].map { key in
          (key.rawValue, keys[key].map { SpecTemplate($0, into: &diagnostics) })
        },
        isDestructive: keys.bool(.destructive, into: &diagnostics) ?? false
      )
    )
  }
  if let node = action[.onSuccess], node.members != nil,
    let keys = KeyReader<ToastKey>(node, into: &diagnostics),
    let text = keys.require(.toast, into: &diagnostics)
  {
    let undo = keys.scalar(.undo, into: &diagnostics)
    let template = SpecTemplate(text, into: &diagnostics)
    notices.append(.init(kind: .toast, key: .onSuccess, texts: [("toast", template)], undo: undo))
  }
  if let node = action[.onFailure], node.members != nil,
    let keys = KeyReader<AlertKey>(node, into: &diagnostics),
    let text = keys.require(.alert, into: &diagnostics)
  {
    let template = SpecTemplate(text, into: &diagnostics)
    notices.append(.init(kind: .alert, key: .onFailure, texts: [("alert", template)]))
  }
  return notices
}
