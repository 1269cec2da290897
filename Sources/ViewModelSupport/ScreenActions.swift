// MARK: ScreenAnswer, ScreenEnding, perform, performAndUse
/// What happens if an action is triggered again while it is running.
public enum ScreenRepetition {
  case ignore
  case parallel
  /// Runs one call at a time. Values that arrive during a call wait, and only the newest are sent
  /// in the next call.
  case latest([AnyHashable])
}

public enum ScreenEnding {
  /// The action could not run, its task was cancelled, or newer values replaced its values.
  case skipped
  case done
  case failed(any Error)
}

/// What the call of an action returned.
nonisolated enum ScreenAnswer<Model> {
  /// The call returned nothing, so the change stays as it is.
  case kept
  case part(ScreenPart<Model>)
  case model(Model)
}

extension ScreenStore {
  /// The actions that are running.
  public var running: [Action] { Array(runs.keys) }

  public func isRunning(_ action: Action) -> Bool { runs[action] != nil }

  /// Shows a change and calls the service.
  ///
  /// - Parameters:
  ///   - action: The action to report as running until the call ends; `nil` if nothing depends on
  ///     it.
  ///   - request: The request that the action is about; by default that of the content.
  ///   - everywhere: Whether the action is about the content of all requests instead.
  ///   - change: The change to show immediately and to roll back if the call fails. It is also
  ///     applied to responses that may include it already, so applying it twice must have the same
  ///     result as applying it once.
  ///   - onFailure: How to handle the error of the call. If the task was cancelled, the error is
  ///     ignored.
  ///   - retry: Makes the call again. If it is given, the row that the change inserts stays if the
  ///     call fails.
  @discardableResult
  public func perform(
    _ action: Action? = nil,
    for request: Request? = nil,
    everywhere: Bool = false,
    again: ScreenRepetition = .ignore,
    change: ScreenEdit<Model>? = nil,
    onFailure: ScreenFailure = .report,
    retry: (@MainActor () async -> Void)? = nil,
    call: @MainActor () async throws -> Void
  ) async -> ScreenEnding {
    await run(
      action,
      again,
      change,
      onFailure,
      of: everywhere ? nil : request ?? self.request,
      retry: retry,
      isShown: { shown != nil },
      call: {
        try await call()
        return .kept
      }
    )
  }

  /// Like `perform`, but replaces the model with the one that the service returns.
  @discardableResult
  public func performAndUse(
    _ action: Action? = nil,
    for request: Request? = nil,
    again: ScreenRepetition = .ignore,
    change: ScreenEdit<Model>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Model
  ) async -> ScreenEnding {
    await run(
      action,
      again,
      change,
      onFailure,
      of: request ?? self.request,
      isShown: { shown != nil },
      call: {
        .model(try await call())
      }
    )
  }

  /// Like `perform`, but for a row. Does nothing if the row is not shown.
  @discardableResult
  public func perform<Element, ID>(
    _ action: Action? = nil,
    on list: ScreenList<Model, Element, ID>,
    id: ID,
    again: ScreenRepetition = .ignore,
    change: ScreenRowChange<Model, Element>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Void
  ) async -> ScreenEnding {
    let edit = change.map { self.edit(list, id, $0) }
    return await run(
      action,
      again,
      edit,
      onFailure,
      of: request,
      isOfRow: true,
      isShown: { self[list, id] != nil },
      call: {
        try await call()
        return .kept
      }
    )
  }

  /// Like `perform`, but for a row, which is replaced with the one that the service returns. The
  /// change must not be `.model`.
  @discardableResult
  public func performAndUse<Element, ID>(
    _ action: Action? = nil,
    on list: ScreenList<Model, Element, ID>,
    id: ID,
    again: ScreenRepetition = .ignore,
    change: ScreenRowChange<Model, Element>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Element
  ) async -> ScreenEnding {
    let edit = change.map { self.edit(list, id, $0) }
    return await run(
      action,
      again,
      edit,
      onFailure,
      of: request,
      isOfRow: true,
      isShown: { self[list, id] != nil },
      call: {
        let answer = try await call()
        return .part(list.part(id, at: ScreenPlace.whole, answer))
      }
    )
  }

  func run(
    _ action: Action?,
    _ again: ScreenRepetition,
    _ edit: ScreenEdit<Model>?,
    _ onFailure: ScreenFailure,
    of request: Request?,
    isOfRow: Bool = false,
    retry: (@MainActor () async -> Void)? = nil,
    isShown: () -> Bool,
    call: @MainActor () async throws -> ScreenAnswer<Model>
  ) async -> ScreenEnding {
    guard isShown() else { return .skipped }
    if case .ignore = again, let action, isRunning(action) { return .skipped }
    var request = request
    if let failed = edit?.inserted.flatMap({ failedRows.removeValue(forKey: $0) }) {
      request = timeline.changes.first { $0.id == failed.change }?.request
      timeline.rollBack(failed.change)
    }
    let removal = edit?.inserted.flatMap { timeline.removals[$0]?.used() }
    let change = timeline.begin(
      removal.flatMap { edit?.undoing($0) } ?? edit,
      for: removal?.isUndone == true ? removal?.request as? Request : request
    )
    let ending: ScreenEnding
    if let action { runs[action, default: 0] += 1 }
    if case .latest(let values) = again, let action {
      let turn = Turn(action: action, request: isOfRow ? nil : request)
      ending = await sendInTurn(turn, change, values, retry, call)
    } else {
      ending = await send(change, retry, call)
    }
    if let action, let count = runs[action] { runs[action] = count > 1 ? count - 1 : nil }
    onChange()
    if case .failed(let error) = ending, isShown() { report(error, onFailure) }
    return ending
  }

  /// Returns the edit of a row, and remembers where a row was that is removed.
  func edit<Element, ID>(
    _ list: ScreenList<Model, Element, ID>,
    _ id: ID,
    _ change: ScreenRowChange<Model, Element>
  ) -> ScreenEdit<Model> {
    if case .remove = change { timeline.remember(id, of: list) }
    return list.edit(id, change)
  }

  private func send(
    _ change: Int,
    _ retry: (@MainActor () async -> Void)?,
    _ call: @MainActor () async throws -> ScreenAnswer<Model>
  ) async -> ScreenEnding {
    let begun = timeline.beginCall()
    defer { timeline.endCall(begun) }
    onChange()
    do {
      switch try await call() {
      case .kept: timeline.confirm(change)
      case .part(let part): timeline.confirm(change, with: part, begun: begun)
      case .model(let model):
        timeline.confirm(change, with: model, begun: begun) { pages.join(&$0, $1) }
      }
      return .done
    } catch {
      if let retry, let row = timeline.keep(change) {
        failedRows[row] = (change, retry)
      } else {
        timeline.rollBack(change)
      }
      return isCancelled(error) ? .skipped : .failed(error)
    }
  }

  /// Sends a change once the previous call of the action ends, unless a newer change replaces it
  /// first.
  private func sendInTurn(
    _ turn: Turn,
    _ change: Int,
    _ values: [AnyHashable],
    _ retry: (@MainActor () async -> Void)?,
    _ call: @MainActor () async throws -> ScreenAnswer<Model>
  ) async -> ScreenEnding {
    if let queue = queues[turn] {
      if let older = queue.pending { timeline.rollBack(older) }
      queue.waiting?.resume(returning: false)
      queues[turn] = ScreenQueue(accepted: queue.accepted, pending: change)
      onChange()
      let isTurn = await withCheckedContinuation { queues[turn]?.waiting = $0 }
      guard isTurn else { return .skipped }
    } else {
      queues[turn] = ScreenQueue(pending: change)
    }
    defer { passTurn(of: turn) }
    guard queues[turn]?.pending == change else { return .skipped }
    queues[turn]?.pending = nil
    if queues[turn]?.accepted == values {
      timeline.rollBack(change)
      return .done
    }
    let ending = await send(change, retry, call)
    if case .done = ending {
      queues[turn]?.accepted = values
    } else {
      queues[turn]?.accepted = nil
    }
    // Only the newest change determines how the action ends.
    return queues[turn]?.pending == nil ? ending : .skipped
  }

  private func passTurn(of turn: Turn) {
    if let next = queues[turn]?.waiting {
      queues[turn]?.waiting = nil
      next.resume(returning: true)
    } else {
      queues[turn] = nil
    }
  }
}

// MARK: rests
extension ScreenStore {
  /// Waits until the values of an action stay the same. Returns whether the values of this call are
  /// the newest, so that they should be sent.
  ///
  /// - Parameter request: The request that the action is about; by default that of the content.
  public func rests(
    _ action: Action,
    for request: Request? = nil,
    after wait: @MainActor () async throws -> Void
  ) async -> Bool {
    let turn = Turn(action: action, request: request ?? self.request)
    let time = timeline.tick()
    resting[turn] = time
    do { try await wait() } catch { return false }
    return resting[turn] == time
  }
}
