import DocumentReader
import ViewModelIR

/// The short forms of `onSuccess`.
package enum SuccessWord: String, CaseIterable { case keep, use, reload, dismiss }

/// The short forms of `onFailure`.
package enum FailureWord: String, CaseIterable { case alert, silent, reload }

extension Spec.Presenter {
  /// What an action does other than its call: when it begins, or after the call has ended.
  package struct Effects: Sendable {
    package var assignments: [SpecArgument] = []
    package var events: [EventCase] = []
    package var dismisses = false
  }

  /// An event, which can have a condition.
  package struct EventCase: Sendable {
    package var condition: SpecExpression?
    package var event: Invocation
  }

  /// A name with arguments: an event, or an action that follows.
  package struct Invocation: Sendable {
    package var name: String
    package var location: Location
    package var arguments: [SpecArgument]
  }

  /// The value of `onRefused`.
  package struct Refusal: Sendable {
    package var toast: SpecTemplate?
    package var effects = Effects()
  }

  /// One case of `onSuccess` or `onFailure`.
  package struct Outcome: Sendable {
    package var location: Location
    package var condition: SpecExpression?
    package var notice: Notice?
    /// The name of the input that gets the error's text.
    package var error: Node?
    package var isSilent = false
    /// The Bool of the row that stays.
    package var keep: Node?
    /// `true`, a path, or the word `use`; `nil` if the response is not shown.
    package var use: Node?
    /// The path at which the response is shown; `nil` for the row or the model.
    package var returned: SpecExpression?
    package var reloads = false
    package var effects = Effects()
    package var next: Invocation?
  }
}

extension Spec.Presenter.Outcome {
  /// Where the response is shown: an empty path for the row or the model; `nil` for nowhere.
  fileprivate var shownPlace: String? { use.map { _ in returned?.node.text ?? "" } }
}

func readRefusal(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Refusal {
  guard let node = action.node(.onRefused),
    let keys = readOutcome(
      node,
      .onRefused,
      as: RefusalKey.self,
      "event: showFirstError",
      into: &diagnostics
    )
  else { return Spec.Presenter.Refusal() }
  if action[.when] == nil, !action.isMisspelled(.when) {
    diagnostics.append(.refusalWithoutCondition(at: keys.node.location))
  }
  return Spec.Presenter.Refusal(
    toast: keys.node(.toast).map { SpecTemplate($0, into: &diagnostics) },
    effects: readEffects(keys, .set, .event, nil, into: &diagnostics)
  )
}

/// Reads `onSuccess`: a word, a mapping, or a list of these.
func readSuccesses(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> [Spec.Presenter.Outcome] {
  let outcomes = readCases(.onSuccess, of: action, into: &diagnostics) { node, diagnostics in
    readSuccess(node, into: &diagnostics)
  }
  for outcome in outcomes.dropFirst() where outcome.shownPlace != outcomes[0].shownPlace {
    diagnostics.append(.useOfSomeCases(at: outcome.use?.location ?? outcome.location))
  }
  return outcomes
}

/// Reads `onFailure`: a word, a mapping, or a list of these.
func readFailures(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> [Spec.Presenter.Outcome] {
  let outcomes = readCases(.onFailure, of: action, into: &diagnostics) { node, diagnostics in
    readFailure(node, into: &diagnostics)
  }
  for outcome in outcomes.dropFirst() where outcome.keep?.text != outcomes[0].keep?.text {
    diagnostics.append(.keepOfSomeCases(at: outcome.keep?.location ?? outcome.location))
  }
  return outcomes
}

/// The toast of an action without a call, as what happens at its end.
func readOwnToast(
  _ action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> [Spec.Presenter.Outcome] {
  guard let node = action.node(.toast) else { return [] }
  if action[.call] != nil {
    diagnostics.append(.toastBesideCall(at: node.location))
    return []
  }
  var outcome = Spec.Presenter.Outcome(location: node.location)
  outcome.notice = notice(.toast, .toast, node, into: &diagnostics)
  return [outcome]
}

// MARK: - Cases

private func readCases(
  _ key: ActionKey,
  of action: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic],
  _ read: (Node, inout [Diagnostic]) -> Spec.Presenter.Outcome?
) -> [Spec.Presenter.Outcome] {
  guard let node = action.node(key) else { return [] }
  guard let elements = node.elements else {
    guard let outcome = read(node, &diagnostics) else { return [] }
    if let condition = outcome.condition {
      diagnostics.append(.outcomeWithOneCase(key.rawValue, at: condition.node.location))
    }
    return [outcome]
  }
  if elements.isEmpty {
    let remedy = "list what happens, as in [{ when: answer, toast: Saved. }, reload]"
    diagnostics.append(.emptyList(key.rawValue, remedy, at: node.location))
  }
  let outcomes = elements.compactMap { read($0, &diagnostics) }
  if outcomes.count > 1, outcomes.allSatisfy({ $0.condition == nil }) {
    diagnostics.append(.outcomesWithoutConditions(at: node.location))
  } else if let early = outcomes.dropLast().first(where: { $0.condition == nil }) {
    diagnostics.append(.unreachableCase(at: early.location))
  }
  return outcomes
}

private func readSuccess(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Outcome? {
  var outcome = Spec.Presenter.Outcome(location: node.location)
  if node.members == nil {
    guard
      let word: SuccessWord = readWord(node, .onSuccess, or: "{ toast: text }", into: &diagnostics)
    else { return nil }
    outcome.use = word == .use ? node : nil
    outcome.reloads = word == .reload
    outcome.effects.dismisses = word == .dismiss
    return outcome
  }
  let keys = readOutcome(
    node,
    .onSuccess,
    as: SuccessKey.self,
    "reload: true",
    into: &diagnostics
  )
  guard let keys else { return nil }
  if keys[.undo] != nil { keys.require(.toast, into: &diagnostics) }
  if let use = keys[.use] {
    if case .bool(let isUsed) = use.value {
      outcome.use = isUsed ? use : nil
    } else {
      outcome.use = use
      outcome.returned = keys.expression(.use, into: &diagnostics)
    }
  }
  outcome.condition = keys.expression(.when, into: &diagnostics)
  outcome.notice = keys.node(.toast).map { notice(.toast, .onSuccess, $0, into: &diagnostics) }
  outcome.notice?.undo = keys[.undo].flatMap { $0.text == nil ? nil : $0 }
  outcome.reloads = keys.bool(.reload, into: &diagnostics) ?? false
  outcome.effects = readEffects(keys, .set, .event, .dismiss, into: &diagnostics)
  outcome.next = keys.node(.then).flatMap { readInvocation($0, .then, into: &diagnostics) }
  return outcome
}

private func readFailure(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Outcome? {
  var outcome = Spec.Presenter.Outcome(location: node.location)
  if node.members == nil {
    guard
      let word: FailureWord = readWord(node, .onFailure, or: "{ alert: text }", into: &diagnostics)
    else { return nil }
    outcome.isSilent = word == .silent
    outcome.reloads = word == .reload
    return outcome
  }
  let keys = readOutcome(
    node,
    .onFailure,
    as: FailureKey.self,
    "silent: true",
    into: &diagnostics
  )
  guard let keys else { return nil }
  outcome.condition = keys.expression(.when, into: &diagnostics)
  outcome.error = keys.scalar(.error, into: &diagnostics)
  outcome.isSilent = keys.bool(.silent, into: &diagnostics) ?? false
  outcome.keep = keys.scalar(.keep, into: &diagnostics)
  outcome.reloads = keys.bool(.reload, into: &diagnostics) ?? false
  outcome.effects = readEffects(keys, nil, .event, nil, into: &diagnostics)
  outcome.next = keys.node(.then).flatMap { readInvocation($0, .then, into: &diagnostics) }
  for (kind, key) in [
    (ViewModelIR.Presenter.Notice.Kind.alert, FailureKey.alert), (.toast, .toast),
  ] {
    if let node = keys.node(key) {
      outcome.notice = notice(kind, .onFailure, node, into: &diagnostics)
    }
  }
  let reports = FailureKey.reports.filter { key in
    keys[key] != nil && (key != .silent || outcome.isSilent)
  }
  if reports.count > 1, let second = reports.last, let other = keys[second] {
    diagnostics.append(.twoReports(reports.map(\.rawValue), at: other.location))
  }
  return outcome
}

private func notice(
  _ kind: ViewModelIR.Presenter.Notice.Kind,
  _ key: ActionKey,
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Notice {
  let text = SpecTemplate(node, into: &diagnostics)
  return .init(kind: kind, key: key, texts: [(kind.rawValue, text)])
}

/// The keys of a mapping that must not be empty.
private func readOutcome<Key: MappingKey>(
  _ node: Node,
  _ key: ActionKey,
  as type: Key.Type,
  _ sample: String,
  into diagnostics: inout [Diagnostic]
) -> KeyReader<Key>? {
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
