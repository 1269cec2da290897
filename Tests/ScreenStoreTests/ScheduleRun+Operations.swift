@testable import ViewModelSupport

/// Each function starts one task, which drives the store and the reference side by side.
extension ScheduleRun {
  private func start(
    _ what: @autoclosure () -> String,
    _ operation: @escaping @MainActor (ScheduleRun, Int) async -> Void
  ) {
    isTouched = true
    operations += 1
    let number = operations
    note("\(number): \(what())")
    tasks[number] = Task { [self] in
      await operation(self, number)
      tasks[number] = nil
    }
  }

  /// Calls the service. `ended` receives the same result as the screen.
  private func callService(
    _ operation: Int,
    _ query: ServiceCall.Query,
    ended: (ServiceCall.Response?, _ isCancelled: Bool) -> Void
  ) async throws -> ServiceCall.Response {
    let call = ServiceCall(operation, query)
    calls.append(call)
    do {
      let response = try await call.response()
      ended(response, Task.isCancelled)
      performNextStep()
      return response
    } catch {
      ended(nil, Task.isCancelled || !(error is CallFailure || error is BoardService.NoSuchRow))
      throw error is BoardService.NoSuchRow ? CallFailure(operation: operation) : error
    }
  }

  func load(for request: Int, isSilent: Bool, isHeld: Bool, keep: Bool) {
    let how =
      (isSilent ? " silently" : "") + (isHeld ? ", holding new elements" : "")
      + (keep ? "" : ", with keep: false")
    start("load for \(request)\(how)") { run, operation in
      run.reference.beginLoad(
        operation,
        for: request,
        isSilent: isSilent,
        isHeld: isHeld,
        keep: keep
      )
      var isExpected = false
      var isAccepted = false
      let call: @MainActor () async throws -> ServiceCall.Response = {
        try await run.callService(operation, .board(request)) { response, isCancelled in
          isExpected = run.reference.endLoad(
            operation,
            with: response?.board,
            isCancelled: isCancelled
          )
        }
      }
      let accept = { (response: ServiceCall.Response) in
        isAccepted = true
        return response.board ?? Board()
      }
      if run.isHolding {
        await run.store?.loadHolding(
          Self.items,
          if: isHeld,
          for: request,
          silently: isSilent,
          keep: keep,
          call: call,
          accept: accept
        )
      } else {
        await run.store?.load(
          for: request,
          silently: isSilent,
          keep: keep,
          call: call,
          accept: accept
        )
      }
      if isExpected != isAccepted { run.fail("load \(operation): expected \(isExpected)") }
    }
  }

  func loadMore() {
    start("load the next page") { run, operation in
      // A response can have been delivered that the store processes only now.
      guard let store = run.store, let cursor = store.response?.cursor,
        let request = store.request
      else { return }
      let isExpected = run.reference.beginPage(operation)
      var isCalled = false
      await run.store?.loadMore {
        isCalled = true
        return try await run.callService(operation, .page(after: cursor, request)) {
          run.reference.endPage(operation, with: $0?.board, isCancelled: $1)
        }
        .board ?? Board()
      }
      if isExpected != isCalled { run.fail("page \(operation): expected \(isExpected)") }
    }
  }

  func loadOptional(_ source: String) {
    start("load the optional source \(source)") { run, operation in
      await run.store?.loadOptional(source) { () async throws -> Int in
        _ = try await run.callService(operation, .value) { response, isCancelled in
          guard operation > run.valueTimes[source] ?? 0, response != nil || !isCancelled else {
            return
          }
          run.valueTimes[source] = operation
          run.expectedValues[source] = .some(response == nil ? nil : operation)
        }
        return operation
      } accept: {
        run.values[source] = .some($0)
      }
    }
  }

  func waitUntilSettled(on request: Int) {
    start("wait until the request settles on \(request)") { run, operation in
      run.lastSettle = operation
      let isNew = run.reference.currentRequest.map { $0 != request } ?? false
      var isCalled = false
      var isDone = true
      let isSettled = await run.store?.settles(on: request) {
        isCalled = true
        isDone = false
        _ = try await run.callService(operation, .pause) { response, _ in isDone = response != nil }
      }
      if isCalled != isNew { run.fail("settles \(operation): waits: \(isCalled)") }
      let isExpected = isDone && (!isNew || run.lastSettle == operation)
      if isSettled != isExpected { run.fail("settles \(operation): expected \(isExpected)") }
    }
  }

  /// - Parameter row: The row of an earlier call of the action that has failed.
  func act(_ action: UserAction, retrying row: Row? = nil) {
    start("\(row == nil ? "" : "retry ")\(action)") { run, operation in
      guard let row else { return await run.act(action, operation) }
      run.retried = operation
      let list = row.list == .items ? Self.items : Self.notes
      await run.store?.retryRow(row.id, in: list)
    }
  }

  func discard(_ row: Row) {
    note("discard \(row)")
    isTouched = true
    reference.discard(row)
    store?.discardRow(row.id, in: row.list == .items ? Self.items : Self.notes)
  }

  private func act(_ action: UserAction, _ operation: Int) async {
    let run = self
    // The user acts on what is shown now, even if the call has to wait.
    let failed = run.reference.changes.first { $0.kept != nil && $0.effect == action.effect }
    let request = failed?.request ?? run.store?.request ?? 0
    let isExpected = run.reference.beginAction(
      operation,
      action.name,
      isIgnoredWhileRunning: action.again == .ignore,
      latest: action.again.value,
      on: action.row,
      isEverywhere: action.isEverywhere,
      returns: action.answer.place,
      shows: action.isShownAtOnce ? action.effect : nil
    )
    var expected = ReferenceScreen.Ending.skipped
    var isCalled = false
    let ending = await run.perform(action, operation) {
      isCalled = true
      if let problem = run.reference.call(operation) { run.fail("\(operation): \(problem)") }
      let query = ServiceCall.Query.action(action, request: request)
      return try await run.callService(operation, query) { response, isCancelled in
        if response != nil, action.isShownAtOnce { run.confirmed[operation] = action.effect }
        let answer = response?.answer ?? .failure(isCancelled: isCancelled)
        expected = run.reference.endCall(
          operation,
          with: answer,
          keeping: action.keepsRow ? action : nil
        )
      }
    }
    if isCalled {
      if ending != expected { run.fail("\(operation): expected \(expected), not \(ending)") }
    } else if !isExpected {
      if ending != .skipped { run.fail("\(operation): \(ending), but the action must not start") }
    } else if let problem = run.reference.endWithoutCall(operation, as: ending) {
      run.fail("\(operation): \(problem)")
    }
    if isExpected {
      run.reference.end(
        operation,
        as: ending,
        on: action.row,
        isReported: action.isFailureReported
      )
    }
  }

  private func perform(
    _ action: UserAction,
    _ operation: Int,
    call: @MainActor () async throws -> ServiceCall.Response
  ) async -> ReferenceScreen.Ending {
    guard let store else { return .skipped }
    let onFailure = action.isFailureReported ? reporting(operation) : .ignore
    let ending: ScreenEnding
    switch action.row?.list {
    case nil: ending = await perform(action, onFailure, on: store, call)
    case .topics?:
      let change = action.isShownAtOnce ? action.effect.topicChange : nil
      ending = await perform(action, change, onFailure, on: Self.topics, of: store, call)
    case .items?:
      let change = action.isShownAtOnce ? action.effect.rowChange : nil
      ending = await perform(action, change, onFailure, on: Self.items, of: store, call)
    case .notes?:
      let change = action.isShownAtOnce ? action.effect.rowChange : nil
      ending = await perform(action, change, onFailure, on: Self.notes, of: store, call)
    }
    return switch ending {
    case .skipped: .skipped
    case .done: .done
    case .failed: .failed
    }
  }

  /// Every other action has its own error handler.
  private func reporting(_ operation: Int) -> ScreenFailure {
    operation.isMultiple(of: 2) ? .handle { [unowned self] in report($0) } : .report
  }

  private func perform(
    _ action: UserAction,
    _ onFailure: ScreenFailure,
    on store: ScreenStore<Board, Int, ActionName>,
    _ call: @MainActor () async throws -> ServiceCall.Response
  ) async -> ScreenEnding {
    let (name, again) = (action.name, action.again.screen)
    let edit = action.isShownAtOnce ? action.effect.edit : nil
    switch action.answer {
    case .board:
      return await store.performAndUse(name, again: again, change: edit, onFailure: onFailure) {
        try await call().board ?? Board()
      }
    case .part:
      return await store.performAndUsePart(
        name,
        everywhere: action.isEverywhere,
        at: Self.summary,
        again: again,
        change: edit,
        onFailure: onFailure
      ) { try await call().summary ?? 0 }
    case .kept:
      var retry: (@MainActor () async -> Void)?
      if action.keepsRow { retry = { [unowned self] in await act(action, retried) } }
      return await store.perform(
        name,
        everywhere: action.isEverywhere,
        again: again,
        change: edit,
        onFailure: onFailure,
        retry: retry
      ) { _ = try await call() }
    }
  }

  private func perform<Element: RowOfBoard>(
    _ action: UserAction,
    _ change: ScreenRowChange<Board, Element>?,
    _ onFailure: ScreenFailure,
    on list: ScreenList<Board, Element, Int>,
    of store: ScreenStore<Board, Int, ActionName>,
    _ call: @MainActor () async throws -> ServiceCall.Response
  ) async -> ScreenEnding {
    guard let id = action.row?.id else { return .skipped }
    let (name, again) = (action.name, action.again.screen)
    switch action.answer {
    case .part(.poll):
      return await store.performAndUsePart(
        name,
        on: list,
        id: id,
        at: Element.poll,
        again: again,
        change: change,
        onFailure: onFailure
      ) { try await call().poll ?? Poll() }
    case .part(.notes):
      return await store.performAndUsePart(
        name,
        on: list,
        id: id,
        inModelAt: Self.allNotes,
        again: again,
        change: change,
        onFailure: onFailure
      ) { try await call().notes ?? [] }
    case .part:
      return await store.performAndUse(
        name,
        on: list,
        id: id,
        again: again,
        change: change,
        onFailure: onFailure
      ) { try await Element(call(), id: id) }
    case .kept, .board:
      return await store.perform(
        name,
        on: list,
        id: id,
        again: again,
        change: change,
        onFailure: onFailure
      ) { _ = try await call() }
    }
  }
}

/// What an action on a row can work on.
private protocol RowOfBoard {
  @MainActor static var poll: ScreenPlace<Self, Poll> { get }
  init(_ response: ServiceCall.Response, id: Int)
}

extension Item: RowOfBoard {
  fileprivate static var poll: ScreenPlace<Self, Poll> {
    ScreenPlace(\.topic.poll)
  }

  fileprivate init(_ response: ServiceCall.Response, id: Int) {
    if case .part(.row(let item)) = response { self = item } else { self.init(id: id) }
  }
}

extension Topic: RowOfBoard {
  fileprivate static var poll: ScreenPlace<Self, Poll> { ScreenPlace(\.poll) }

  fileprivate init(_ response: ServiceCall.Response, id: Int) {
    if case .part(.topic(let topic)) = response { self = topic } else { self.init(id: id) }
  }
}

extension ServiceCall.Answer {
  fileprivate var place: Place? { if case .part(let place) = self { place } else { nil } }
}

extension ServiceCall.Response {
  fileprivate var board: Board? { if case .board(let board) = self { board } else { nil } }
  fileprivate var summary: Int? {
    if case .part(.summary(let value)) = self { value } else { nil }
  }
  fileprivate var poll: Poll? { if case .part(.poll(let poll)) = self { poll } else { nil } }
  fileprivate var notes: [Item]? { if case .part(.notes(let items)) = self { items } else { nil } }

  fileprivate var answer: ReferenceScreen.Answer {
    switch self {
    case .board(let board): .board(board)
    case .part(let part): .part(part)
    case .nothing, .value: .kept
    }
  }
}
