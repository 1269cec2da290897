import DocumentReader
import ViewModelIR

package enum ActionKey: String, MappingKey {
  case doc, row, on, id, parameters, when, confirm, call, with, optimistic, again, debounce
  case progress, onRefused, onSuccess, onFailure, set, event, toast, dismiss, returns

  package static let mapping = "an action"
  /// A call, or at least one of the effects that need none.
  package static let choices =
    [KeyChoice([ActionKey.call], allowed: allCases.filter { $0 != .toast })]
    + effects.map { KeyChoice([$0], allowed: withoutCall) }
  /// The keys that an action without a call can have.
  static let withoutCall: [Self] =
    [.doc, .row, .on, .id, .parameters, .when, .onRefused, .confirm] + effects
  static let effects: [Self] = [.set, .event, .toast, .dismiss]

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
        "with `on`, an expression for the ID of the part, such as `it.id`; required if no model of the spec has an `id` for the part's type"
      )
    case .parameters: .init(.names(.text), "`name: Type`, further parameters of the function")
    case .when:
      .init(
        .text,
        "a condition that can use `self`, `row` and the parameters; if it is false, the action does nothing, and what it proves holds for the rest of the action"
      )
    case .confirm:
      .init(
        .mapping(ConfirmationKey.self),
        "[a question](#confirmations) that the user must confirm first"
      )
    case .debounce:
      .init(
        .lengthOfTime,
        "how long the values of the parameters must stay the same before the call, such as `500ms`; only the newest values are sent"
      )
    case .call:
      .init(
        .text,
        "the name of the service's function; an action without a call needs `set`, `event`, `toast` or `dismiss`"
      )
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
    case .onRefused:
      .init(
        .mapping(RefusalKey.self),
        "[what happens](#refusals) if `when` is false"
      )
    case .onSuccess:
      .init(
        .either([.word(of: SuccessWord.self), .mapping(SuccessKey.self)]),
        standard: SuccessWord.keep.rawValue,
        "`keep` keeps what is shown; `use` shows the response, which is the model or the row's element; `reload` loads again; `dismiss` sets `isDismissed`; or [a mapping](#after-a-success)"
      )
    case .onFailure:
      .init(
        .either([.word(of: FailureWord.self), .mapping(FailureKey.self)]),
        standard: FailureWord.alert.rawValue,
        "`alert` shows the error's text; `silent` shows nothing; `reload` shows the error's text and loads again; or [a mapping](#after-a-failure)"
      )
    case .set: .init(EffectKey.set.shape, "when the action begins: \(EffectKey.set.sentence)")
    case .event: .init(EffectKey.event.shape, "when the action begins: \(EffectKey.event.sentence)")
    case .toast:
      .init(
        .text,
        "without a `call`: a template for a message that the view shows for some seconds"
      )
    case .dismiss:
      .init(EffectKey.dismiss.shape, "when the action begins: \(EffectKey.dismiss.sentence)")
    case .returns:
      .init(.text, "the type of what the call returns, which `onSuccess` can use as `answer`")
    }
  }

  package static let snippets = [
    Snippet("action", "row: $1", "call: $2", "with: { id: row.id }")
  ]
}

package enum ConfirmationKey: String, MappingKey {
  case title, message, button, cancel, destructive

  package static let mapping = "'confirm'"

  package var definition: KeyDefinition {
    switch self {
    case .title: .init(.text, isRequired: true, "a template for the question")
    case .message:
      .init(
        .either([.text, .mapping(MessageKey.self)]),
        "a template for the text below the question, or a text with `cases` and a `fallback`, as for [fields](spec.md#keys-of-a-case)"
      )
    case .button:
      .init(.text, isRequired: true, "a template for the title of the button that confirms")
    case .cancel: .init(.text, "a template for the title of the button that cancels")
    case .destructive: .init(.bool, "`true` gives the confirming button the destructive role")
    }
  }
}

/// The keys of a message that is more than a template.
package enum MessageKey: String, MappingKey {
  case text, fallback, cases

  package static let mapping = "'message'"

  package var definition: KeyDefinition { field.definition }

  fileprivate var field: FieldKey {
    switch self {
    case .text: .text
    case .fallback: .fallback
    case .cases: .cases
    }
  }

  package static let choices = [
    KeyChoice([MessageKey.text, .fallback], allowed: [.text, .fallback]),
    KeyChoice([MessageKey.cases], allowed: [.cases, .fallback]),
  ]
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
    /// `nil` if the action calls nothing.
    package var call: Call?
    /// What the action does when it begins.
    package var effects: Effects
    package var returns: Node?
    package var change: Change?
    package var again: (value: ViewModelIR.Presenter.Action.Again, location: Location)?
    package var debounce: (seconds: Double, location: Location)?
    package var progress: Node?
    package var refusal: Refusal
    package var success: Success
    package var failure: Failure
    package var notices: [Notice]
  }

  /// A confirmation dialog, a toast or an alert of an action, with its texts by name.
  package struct Notice: Sendable {
    package var kind: ViewModelIR.Presenter.Notice.Kind
    package var key: ActionKey
    package var texts: [(name: String, template: SpecTemplate?)]
    /// The text below a question.
    package var message: Spec.DisplayField?
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
  guard let keys = KeyReader<ActionKey>(member.value, what, into: &diagnostics) else { return nil }
  let call = readCall(.call, .with, keys, into: &diagnostics)
  if keys[.call] == nil, !checkActionWithoutCall(keys, into: &diagnostics) { return nil }
  return Spec.Presenter.Action(
    name: member.key,
    location: member.keyLocation,
    doc: keys.text(.doc, into: &diagnostics) ?? "",
    row: keys.scalar(.row, into: &diagnostics),
    subject: keys.expression(.on, into: &diagnostics),
    subjectID: keys.expression(.id, into: &diagnostics),
    parameters: readInputs(
      keys.members(.parameters, into: &diagnostics),
      "a parameter",
      into: &diagnostics
    ),
    condition: keys.expression(.when, into: &diagnostics),
    call: call,
    effects: readEffects(keys, .set, .event, .dismiss, into: &diagnostics),
    returns: keys.scalar(.returns, into: &diagnostics),
    change: keys[.optimistic].flatMap { readChange($0, into: &diagnostics) },
    again: keys.word(.again, into: &diagnostics),
    debounce: readSeconds(.debounce, keys, into: &diagnostics),
    progress: keys.scalar(.progress, into: &diagnostics),
    refusal: readRefusal(keys, into: &diagnostics),
    success: readSuccess(keys, into: &diagnostics),
    failure: readFailure(keys, into: &diagnostics),
    notices: readNotices(keys, into: &diagnostics)
  )
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
        message: keys.node(.message).flatMap { readMessage($0, into: &diagnostics) },
        isDestructive: keys.bool(.destructive, into: &diagnostics) ?? false
      )
    )
  }
  return notices + readNotices(ofOutcomes: action, into: &diagnostics)
}

private func readMessage(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField? {
  let rule: Spec.DisplayField.Rule? =
    node.text != nil
    ? .text(SpecTemplate(node, into: &diagnostics))
    : readText(
      node,
      MessageKey.mapping,
      [.text, .cases],
      MessageKey.allCases.map(\.field),
      otherwise: .wrongType(node, what: MessageKey.mapping, expected: "a text"),
      into: &diagnostics
    )
  return rule.map {
    Spec.DisplayField(
      name: ConfirmationKey.message.rawValue,
      location: node.location,
      doc: "",
      rule: $0
    )
  }
}
