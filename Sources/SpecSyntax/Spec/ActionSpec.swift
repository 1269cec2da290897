import DocumentReader
import ViewModelIR

package enum ActionKey: String, MappingKey {
  case doc, row, on, id, parameters, when, confirm, call, with, optimistic, again, progress,
    onSuccess
  case onFailure

  package static let mapping = "an action"

  package var definition: KeyDefinition {
    switch self {
    case .doc: .init(.text, "the doc comment of the generated function")
    case .row:
      .init(
        .text,
        "the display field that has the rows, such as `posts` or `sections.rows`; the function then takes the row's id, and `row` is the row's element"
      )
    case .on:
      .init(
        .text,
        "[the part of the row](#a-part-of-the-row) that the action is about, such as `reblog ?? self`; it is called `it`"
      )
    case .id:
      .init(
        .text,
        "with `on`, the expression that identifies the part, if there is no model with an `id` for its type"
      )
    case .parameters: .init(.names(.text), "`name: Type`, further parameters of the function")
    case .when:
      .init(
        .text,
        "a condition that can use `self`, `row` and the parameters; if it is false, the action does nothing"
      )
    case .confirm:
      .init(
        .mapping(ConfirmationKey.self),
        "[a question](#confirmations) that the user must confirm first"
      )
    case .call: .init(.text, isRequired: true, "the name of the service's function")
    case .with:
      .init(
        LoadKey.with.shape,
        "`label: expression`, the arguments of the call, which can use `self`, `row`, the parameters and the inputs"
      )
    case .optimistic:
      .init(
        .either([.word(["remove"]), .mapping(ChangeKey.self)]),
        "the change that is shown immediately and rolled back if the call fails: `remove`, `{ set: { field: expression } }`, `{ insert: { list: expression } }` (at the start) or `{ append: { list: expression } }`"
      )
    case .again:
      .init(
        .word(of: Presenter.Action.Again.self),
        "what happens if the action is triggered again before it finishes: `ignore` drops the new call; `latest` waits, then sends only the newest values; `parallel` runs both"
      )
    case .progress:
      .init(
        .text,
        "a Bool in the `state` of the view model (with `row`, of the row's model) that is true while the call runs"
      )
    case .onSuccess:
      .init(
        .either([.word(of: Presenter.Action.Success.self), .mapping(ToastKey.self)]),
        standard: Presenter.Action.Success.standard.rawValue,
        "`keep` keeps what is shown; `use` shows the response, which is the model or the row's element; `{ use: path }` shows it [in a part of these](#the-response-is-a-part); `reload` loads again; `dismiss` sets `isDismissed`; `{ toast: text, undo: action }` sets `toast`"
      )
    case .onFailure:
      .init(
        .either([.word(of: Presenter.Action.Failure.self), .mapping(AlertKey.self)]),
        standard: Presenter.Action.Failure.standard.rawValue,
        "`alert` shows the error's text; `{ alert: text }` shows this text; `silent` shows nothing; `reload` shows the error's text and loads again"
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
    case .title: .init(.text, isRequired: true, "a template for the question")
    case .button:
      .init(.text, isRequired: true, "a template for the title of the button that confirms")
    case .cancel: .init(.text, "a template for the title of the button that cancels")
    case .destructive: .init(.bool, "`true` gives the confirming button the destructive role")
    }
  }
}

package enum ToastKey: String, MappingKey {
  case toast, undo, use

  package static let mapping = "'onSuccess'"
  package static let choices = [
    KeyChoice([ToastKey.toast], allowed: [.toast, .undo]),
    KeyChoice([ToastKey.use], allowed: [.use]),
  ]
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
    /// The part of the row that the action is about, and its ID.
    package var subject: SpecExpression?
    package var subjectID: SpecExpression?
    package var parameters: [Spec.Input]
    package var condition: SpecExpression?
    package var call: Call
    package var change: Change?
    package var again: (value: ViewModelIR.Presenter.Action.Again, location: Location)?
    package var progress: Node?
    package var success: (value: ViewModelIR.Presenter.Action.Success, location: Location)?
    /// The path of what the call returns.
    package var returned: SpecExpression?
    package var failure: ViewModelIR.Presenter.Action.Failure?
    package var notices: [Notice]
  }

  /// A confirmation dialog, a toast or an alert of an action, with its texts by name.
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
    subject: keys.expression(.on, into: &diagnostics),
    subjectID: keys.expression(.id, into: &diagnostics),
    parameters: readInputs(keys.members(.parameters, into: &diagnostics), into: &diagnostics),
    condition: keys.expression(.when, into: &diagnostics),
    call: call,
    change: keys[.optimistic].flatMap { readChange($0, into: &diagnostics) },
    again: keys.word(.again, into: &diagnostics),
    progress: keys.scalar(.progress, into: &diagnostics),
    success: readOutcome(.onSuccess, keys, or: "{ toast: text }", into: &diagnostics),
    returned: readReturned(keys, into: &diagnostics),
    failure: readOutcome(.onFailure, keys, or: "{ alert: text }", into: &diagnostics)?.value,
    notices: readNotices(keys, into: &diagnostics)
  )
}

/// Reads a value that is one of a few words. Returns `nil` without a diagnostic for a mapping, which `readNotices` reads.
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

/// Reads the path in `{ use: path }`.
private func readReturned(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> SpecExpression? {
  guard let node = action[.onSuccess],
    node.members?.contains(where: { $0.key == ToastKey.use.rawValue }) == true
  else { return nil }
  return KeyReader<ToastKey>(node, allowed: [.use], into: &diagnostics)?
    .expression(.use, into: &diagnostics)
}

/// The notices of the action, in the order in which the user sees them.
private func readNotices(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> [Spec.Presenter.Notice] {
  var notices: [Spec.Presenter.Notice] = []
  if let node = action[.confirm],
    let keys = KeyReader<ConfirmationKey>(node, into: &diagnostics)
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
  if let node = action[.onSuccess], let members = node.members,
    !members.contains(where: { $0.key == ToastKey.use.rawValue }),
    let keys = KeyReader<ToastKey>(node, allowed: [.toast, .undo], into: &diagnostics),
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
