import DocumentReader
import ViewModelIR

package enum SuccessKey: String, MappingKey {
  case use, reload, set, toast, undo, event, dismiss

  package static let mapping = "'onSuccess'"
  /// At least one key, and no `undo` without a toast.
  package static let choices =
    allCases.filter { $0 != .undo }
    .map { key in KeyChoice([key], allowed: allCases.filter { $0 != .undo }) }
    + [KeyChoice([SuccessKey.toast], allowed: allCases)]

  package var definition: KeyDefinition {
    switch self {
    case .use:
      .init(
        .either([.bool, .text]),
        "`true` shows the response, which is the model or the row's element; a path shows it [in a part of these](#the-response-is-a-part)"
      )
    case .reload: .init(.bool, "`true` loads again")
    case .set: EffectKey.set.definition
    case .toast: .init(.text, "a template for a message that the view shows for some seconds")
    case .undo: .init(.text, "the action that undoes this one while the toast is shown")
    case .event: EffectKey.event.definition
    case .dismiss: EffectKey.dismiss.definition
    }
  }
}

package enum FailureKey: String, MappingKey {
  case alert, toast, error, silent, reload, event

  package static let mapping = "'onFailure'"
  /// The keys that say how the error is shown. They exclude each other.
  static let reports: [Self] = [.alert, .toast, .error, .silent]
  package static let choices = reports.flatMap { report in
    [report, .reload, .event].map { KeyChoice([$0], allowed: [report, .reload, .event]) }
  }

  package var definition: KeyDefinition {
    switch self {
    case .alert: .init(.text, "a template for the alert, instead of the error's text")
    case .toast: .init(.text, "a template for a toast, instead of an alert")
    case .error:
      .init(
        .text,
        "an input of type `String?` that gets the error's text, to show beside a field; it is nil again when the action is called again"
      )
    case .silent: .init(.bool, "`true` shows nothing")
    case .reload: .init(.bool, "`true` loads again")
    case .event: EffectKey.event.definition
    }
  }
}

package enum RefusalKey: String, MappingKey {
  case event, toast, set

  package static let mapping = "'onRefused'"
  package static let choices = allCases.map { KeyChoice([$0], allowed: allCases) }

  package var definition: KeyDefinition {
    switch self {
    case .event: EffectKey.event.definition
    case .toast: SuccessKey.toast.definition
    case .set: EffectKey.set.definition
    }
  }
}

/// The keys for what an action does other than its call.
enum EffectKey {
  case set, event, dismiss

  var shape: KeyShape {
    switch self {
    case .set: .filled(.names(.text))
    case .event: .either([.text, .name(.filled(.names(.text)))])
    case .dismiss: .bool
    }
  }

  var sentence: String {
    switch self {
    case .set: "`local: expression`, new values of locals"
    case .event:
      "[an event](#events) for the view: `openSettings` or `{ openNote: { id: row.id } }`"
    case .dismiss: "`true` sets `isDismissed`"
    }
  }

  var definition: KeyDefinition { .init(shape, sentence) }
}

/// The short forms of `onSuccess`.
package enum SuccessWord: String, CaseIterable { case keep, use, reload, dismiss }

/// The short forms of `onFailure`.
package enum FailureWord: String, CaseIterable { case alert, silent, reload }

extension Spec.Presenter {
  /// What an action does other than its call: when it begins, or after the call has ended.
  package struct Effects: Sendable {
    package var assignments: [SpecArgument] = []
    package var event: Event?
    package var dismisses = false
  }

  package struct Event: Sendable {
    package var name: String
    package var location: Location
    package var arguments: [SpecArgument]
  }

  /// The value of `onRefused`.
  package struct Refusal: Sendable {
    package var toast: SpecTemplate?
    package var effects = Effects()
  }

  /// The value of `onSuccess`.
  package struct Success: Sendable {
    /// `true`, a path, or the word `use`; `nil` if the response is not shown.
    package var use: Node?
    /// The path at which the response is shown; `nil` for the row or the model.
    package var returned: SpecExpression?
    package var reloads = false
    package var effects = Effects()
  }

  /// The value of `onFailure`.
  package struct Failure: Sendable {
    /// The name of the input that gets the error's text.
    package var error: Node?
    package var isSilent = false
    package var reloads = false
    package var effects = Effects()
  }
}

func readRefusal(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Refusal {
  let keys = readOutcome(
    .onRefused,
    of: action,
    as: RefusalKey.self,
    "event: showFirstError",
    into: &diagnostics
  )
  guard let keys else { return Spec.Presenter.Refusal() }
  if action[.when] == nil, !action.isMisspelled(.when) {
    diagnostics.append(.refusalWithoutCondition(at: keys.node.location))
  }
  return Spec.Presenter.Refusal(
    toast: keys.node(.toast).map { SpecTemplate($0, into: &diagnostics) },
    effects: readEffects(keys, .set, .event, nil, into: &diagnostics)
  )
}

func readSuccess(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Success {
  var success = Spec.Presenter.Success()
  guard let node = action.node(.onSuccess) else { return success }
  if node.members == nil {
    let word: SuccessWord? = readWord(node, .onSuccess, or: "{ toast: text }", into: &diagnostics)
    success.use = word == .use ? node : nil
    success.reloads = word == .reload
    success.effects.dismisses = word == .dismiss
    return success
  }
  let keys = readOutcome(
    .onSuccess,
    of: action,
    as: SuccessKey.self,
    "reload: true",
    into: &diagnostics
  )
  guard let keys else { return success }
  if keys[.undo] != nil { keys.require(.toast, into: &diagnostics) }
  if let use = keys[.use] {
    if case .bool(let isUsed) = use.value {
      success.use = isUsed ? use : nil
    } else {
      success.use = use
      success.returned = keys.expression(.use, into: &diagnostics)
    }
  }
  success.reloads = keys.bool(.reload, into: &diagnostics) ?? false
  success.effects = readEffects(keys, .set, .event, .dismiss, into: &diagnostics)
  return success
}

func readFailure(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Failure {
  var failure = Spec.Presenter.Failure()
  guard let node = action.node(.onFailure) else { return failure }
  if node.members == nil {
    let word: FailureWord? = readWord(node, .onFailure, or: "{ alert: text }", into: &diagnostics)
    failure.isSilent = word == .silent
    failure.reloads = word == .reload
    return failure
  }
  let keys = readOutcome(
    .onFailure,
    of: action,
    as: FailureKey.self,
    "silent: true",
    into: &diagnostics
  )
  guard let keys else { return failure }
  failure.error = keys.scalar(.error, into: &diagnostics)
  failure.isSilent = keys.bool(.silent, into: &diagnostics) ?? false
  failure.reloads = keys.bool(.reload, into: &diagnostics) ?? false
  failure.effects = readEffects(keys, nil, .event, nil, into: &diagnostics)
  let reports = FailureKey.reports.filter { key in
    keys[key] != nil && (key != .silent || failure.isSilent)
  }
  if reports.count > 1, let second = reports.last, let other = keys[second] {
    diagnostics.append(.twoReports(reports.map(\.rawValue), at: other.location))
  }
  return failure
}

/// The keys of a mapping that must not be empty.
private func readOutcome<Key: MappingKey>(
  _ key: ActionKey,
  of action: KeyReader<ActionKey>,
  as type: Key.Type,
  _ sample: String,
  into diagnostics: inout [Diagnostic]
) -> KeyReader<Key>? {
  guard let node = action.node(key) else { return nil }
  if node.members?.isEmpty == true {
    let remedy = "write what happens, as in { \(sample) }"
    diagnostics.append(.emptyList(key.rawValue, remedy, at: node.location))
    return nil
  }
  return KeyReader<Key>(node, into: &diagnostics)
}

private func readWord<Word: RawRepresentable<String> & CaseIterable>(
  _ node: Node,
  _ key: ActionKey,
  or mapping: String,
  into diagnostics: inout [Diagnostic]
) -> Word? {
  if let word = node.text.flatMap(Word.init(rawValue:)) { return word }
  let choices = Word.allCases.map(\.rawValue) + [mapping]
  diagnostics.append(
    node.text == nil
      ? .wrongType(node, what: "'\(key.rawValue)'", expected: list(choices, "or"))
      : .notOneOf(node, what: "'\(key.rawValue)'", choices: choices)
  )
  return nil
}

/// The toasts and alerts after the call. Each text is that of the key of the same name.
func readNotices(
  ofOutcomes action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> [Spec.Presenter.Notice] {
  func notice(
    _ kind: ViewModelIR.Presenter.Notice.Kind,
    _ key: ActionKey,
    undo: Node? = nil
  ) -> Spec.Presenter.Notice? {
    guard let node = action[key]?[kind.rawValue], !node.isReported else { return nil }
    let text = SpecTemplate(node, into: &diagnostics)
    return .init(kind: kind, key: key, texts: [(kind.rawValue, text)], undo: undo)
  }
  let undo = action[.onSuccess]?[SuccessKey.undo.rawValue].flatMap { node in
    node.text == nil ? nil : node
  }
  return [
    ownToast(action, into: &diagnostics), notice(.toast, .onSuccess, undo: undo),
    notice(.alert, .onFailure), notice(.toast, .onFailure),
  ].compactMap { $0 }
}

/// The toast of an action without a call.
private func ownToast(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Notice? {
  guard let node = action.node(.toast) else { return nil }
  if action[.call] != nil {
    diagnostics.append(.toastBesideCall(at: node.location))
    return nil
  }
  let text = SpecTemplate(node, into: &diagnostics)
  return .init(kind: .toast, key: .toast, texts: [(ActionKey.toast.rawValue, text)])
}
