import Foundation
import TestSupport

@testable import ViewModelSupport

extension ScheduleRun {
  func perform(_ step: ScheduleStep) {
    var random = SplitMix(state: step.number)
    switch step.kind {
    case .load:
      load(
        for: operations == 0 ? 0 : BoardService.requests.randomElement(using: &random) ?? 0,
        isSilent: random.chance(of: 4),
        isHeld: isHolding && random.chance(of: 2),
        keep: !random.chance(of: 4)
      )
    case .loadMore: loadMore()
    case .loadOptional: loadOptional(random.chance(of: 2) ? "a" : "b")
    case .settle: waitUntilSettled(on: Int.random(in: 0...2, using: &random))
    case .actOnBoard: actOnBoard(&random)
    case .actOnRow: actOnRow(&random)
    case .actOnTopic: actOnTopic(&random)
    case .actWithLatest: actWithLatest(&random)
    case .changeElsewhere: changeElsewhere(&random)
    case .push: push(&random)
    case .retry: retryOrDiscard(&random)
    case .poll: if reference.newCount > 0, random.chance(of: 2) { showNew() } else { poll() }
    case .execute:
      guard let call = calls.filter(mayBeExecuted).randomElement(using: &random) else { return }
      execute(call, isSloppy: isPaged && random.chance(of: 4))
    case .deliver:
      if random.chance(of: 6) { return fail(&random) }
      let executed = calls.filter { $0.result != nil }
      if let call = executed.randomElement(using: &random) { deliver(call) }
    case .cancel:
      guard let operation = tasks.keys.sorted().randomElement(using: &random) else { return }
      note("cancel \(operation)")
      isTouched = true
      tasks[operation]?.cancel()
    }
  }

  /// Whether the service can execute the call now: calls that write the same field run in the order in which they were made, all others in
  /// any order.
  private func mayBeExecuted(_ call: ServiceCall) -> Bool {
    guard call.result == nil else { return false }
    return !calls.prefix { $0 !== call }.contains { earlier in
      earlier.result == nil
        && earlier.fields.contains { call.fields.contains(where: $0.conflicts) }
    }
  }

  func execute(_ call: ServiceCall, isSloppy: Bool) {
    call.execute(in: &service, isSloppy: isSloppy)
    note("the service executes \(call.operation): \(call.outcome)")
  }

  func deliver(_ call: ServiceCall) {
    note("the response to \(call.operation) is delivered")
    isTouched = true
    calls.removeAll { $0 === call }
    call.deliver()
  }

  private func fail(_ random: inout SplitMix) {
    if let call = calls.randomElement(using: &random) { fail(call, &random) }
  }

  private func fail(_ call: ServiceCall, _ random: inout SplitMix) {
    let isCancelled = tasks[call.operation]?.isCancelled == true
    let errors: [any Error] =
      isCancelled
      ? [CancellationError(), URLError(.cancelled), CallFailure(operation: call.operation)]
      : [CallFailure(operation: call.operation)]
    guard let error = errors.randomElement(using: &random) else { return }
    note("\(call.operation) fails with \(error)")
    isTouched = true
    calls.removeAll { $0 === call }
    call.fail(with: error)
  }

  // MARK: - User actions

  private func actOnBoard(_ random: inout SplitMix) {
    let effects: [Effect] = [
      .insert(service.newItem()), .insertNote(service.newItem()),
      isPaged ? .insert(service.newItem()) : .append(service.newItem()),
      .summary(operations + 1),
    ]
    guard let effect = effects.randomElement(using: &random) else { return }
    let isBusy = random.chance(of: 3)
    let isSummary = effect.fields == [.summary]
    var action =
      UserAction(
        name: isBusy
          ? ActionName(name: "busy") : random.chance(of: 2) ? ActionName(name: "board") : nil,
        again: isBusy ? .ignore : .parallel,
        effect: effect,
        isShownAtOnce: !random.chance(of: 4),
        isEverywhere: isSummary && random.chance(of: 2),
        answer: random.chance(of: 2) ? isSummary ? .part(.summary) : .board : .kept
      )
    let isInsertion = !isSummary && action.isShownAtOnce
    if isInsertion, random.chance(of: 2) {
      action.keepsRow = true
      action.answer = .kept
    }
    act(action)
  }

  /// Makes the call for a row again whose call has failed, or removes the row.
  private func retryOrDiscard(_ random: inout SplitMix) {
    let failed = reference.changes.filter { change in
      change.kept != nil && !change.isRolledBack
        && change.subject.map { reference.base?.board[$0] == nil } == true
    }
    guard let change = failed.randomElement(using: &random), let row = change.subject,
      let action = change.kept
    else {
      let keeping = calls.filter { $0.action?.keepsRow == true }
      return keeping.randomElement(using: &random).map { fail($0, &random) } ?? ()
    }
    if random.chance(of: 3) { return discard(row) }
    act(action, retrying: row)
  }

  /// The shown rows, without those whose insertion or removal is running: no other action is performed on them.
  private var rowsToActOn: [Row] {
    let fields = calls.flatMap(\.fields)
    let failed = reference.changes.filter { $0.confirmed == nil && $0.effect?.row == nil }
      .compactMap(\.subject)
    let rows = store?.shown?.rows.filter { !fields.contains(.presence($0)) } ?? []
    return rows.filter { !failed.contains($0) }
  }

  private func actOnRow(_ random: inout SplitMix) {
    let rows = rowsToActOn
    // Sometimes choose a row that may not exist.
    let gone = Row(list: .items, id: Int.random(in: 1...8, using: &random))
    guard let row = random.chance(of: 10) ? gone : rows.randomElement(using: &random)
    else { return }
    let value = operations + 1
    let effects: [Effect] = [
      .name(row, value), .name(row, value), .remove(row), .insert(service.newItem()),
    ]
    guard let effect = effects.randomElement(using: &random) else { return }
    let isBusy = random.chance(of: 3)
    let name = ActionName(name: isBusy ? "busy" : "row", row: row)
    act(
      UserAction(
        name: isBusy || random.chance(of: 2) ? name : nil,
        again: isBusy ? .ignore : .parallel,
        effect: effect,
        isShownAtOnce: !random.chance(of: 4),
        answer: effect == .name(row, value) && random.chance(of: 2) ? answer(row, &random) : .kept,
        row: row,
        isFailureReported: !random.chance(of: 4)
      )
    )
  }

  private func answer(_ row: Row, _ random: inout SplitMix) -> ServiceCall.Answer {
    if row.list == .notes, random.chance(of: 3) { return .part(.notes) }
    return hasTopics && row.list == .items ? .kept : .part(.row(row))
  }

  private func actOnTopic(_ random: inout SplitMix) {
    let shown = rowsToActOn.filter { $0.list == .items }.compactMap { store?.shown?[$0]?.topic }
    guard hasTopics, let topic = shown.randomElement(using: &random) else { return }
    let row = Row(list: .topics, id: topic.id)
    let value = operations + 1
    let like = Bool.random(using: &random)
    var effects: [Effect] = [.like(row, like), .like(row, !topic.isLiked), .text(row, value)]
    if topic.poll != nil { effects.append(.vote(row, value)) }
    guard let effect = effects.randomElement(using: &random) else { return }
    var action = UserAction(
      name: nil,
      again: .parallel,
      effect: effect,
      isShownAtOnce: !random.chance(of: 6),
      answer: random.chance(of: 2) ? .part(.topic(topic.id)) : .kept,
      row: row
    )
    if case .like(_, let isLiked) = effect {
      action.name = ActionName(name: "like", row: row)
      action.again = .latest(isLiked ? 1 : 0)
    } else if case .vote = effect, random.chance(of: 2) {
      action.answer = .part(.poll(topic.id))
    }
    act(action)
  }

  private func actWithLatest(_ random: inout SplitMix) {
    let rows = rowsToActOn.prefix(1)
    let value = Int.random(in: 1...3, using: &random)
    let row = random.chance(of: 3) ? nil : rows.randomElement(using: &random)
    let answer = row.map { self.answer($0, &random) } ?? .board
    act(
      UserAction(
        name: ActionName(name: "latest", row: row),
        again: .latest(value),
        effect: row.map { .count($0, value) } ?? .title(value),
        isShownAtOnce: !random.chance(of: 8),
        answer: random.chance(of: 2) ? .kept : answer,
        row: row
      )
    )
  }

  private func changeElsewhere(_ random: inout SplitMix) {
    guard let request = BoardService.requests.randomElement(using: &random) else { return }
    if random.chance(of: 6) {
      note("another client removes all notes of board \(request) or adds the first")
      return service.replaceNotes(in: request)
    }
    let board = service.boards[request]
    let value = Int.random(in: 1000...9999, using: &random)
    var effects: [Effect] = [.title(value), .insert(service.newItem())]
    if let row = board.rows.randomElement(using: &random) {
      effects += [.name(row, value), .count(row, value), .remove(row)]
    }
    if let topic = board.items.randomElement(using: &random)?.topic {
      let row = Row(list: .topics, id: topic.id)
      effects += [.text(row, value), .like(row, !topic.isLiked), .vote(row, value)]
    }
    guard let effect = effects.randomElement(using: &random) else { return }
    note("another client, in board \(request): \(effect)")
    try? service.execute(effect, in: request, for: nil)
  }
}

extension SplitMix {
  fileprivate mutating func chance(of count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
