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
        "the change that is shown immediately and rolled back if the call fails: `remove`, `{ set: { field: expression } }`, `{ insert: { list: expression } }` (at the start), `{ append: { list: expression } }` or `{ move: { list: position } }`"
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
        Self.outcomes([.word(of: SuccessWord.self), .mapping(SuccessKey.self)]),
        standard: SuccessWord.keep.rawValue,
        "`keep` keeps what is shown; `use` shows the response, which is the model or the row's element; `reload` loads again; `dismiss` sets `isDismissed`; or [a mapping](#after-a-success), or [a list with conditions](#outcomes-by-case)"
      )
    case .onFailure:
      .init(
        Self.outcomes([.word(of: FailureWord.self), .mapping(FailureKey.self)]),
        standard: FailureWord.alert.rawValue,
        "`alert` shows the error's text; `silent` shows nothing; `reload` shows the error's text and loads again; or [a mapping](#after-a-failure), or [a list with conditions](#outcomes-by-case)"
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

  /// One outcome, or a list of cases.
  private static func outcomes(_ shapes: [KeyShape]) -> KeyShape {
    .either(shapes + [.filled(.list(.either(shapes)))])
  }

  package static let snippets = [
    Snippet("action", "row: $1", "call: $2", "with: { id: row.id }")
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
    package var question: Notice?
    /// What happens after a success: the first case whose condition holds. Without a call, what happens at the end.
    package var successes: [Outcome]
    package var failures: [Outcome]

    /// `true`, a path, or the word `use`; `nil` if the response is not shown.
    package var use: Node? { successes.first?.use }
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
    question: keys[.confirm].flatMap { readQuestion($0, into: &diagnostics) },
    successes: readOwnToast(keys, into: &diagnostics) + readSuccesses(keys, into: &diagnostics),
    failures: readFailures(keys, into: &diagnostics)
  )
}
