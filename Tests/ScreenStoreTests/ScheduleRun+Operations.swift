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

  func load(for request: Int?, isSilent: Bool, isHeld: Bool, keep: Bool) {
    let how =
      (isSilent ? " silently" : "") + (isHeld ? ", holding new elements" : "")
      + (keep ? "" : ", with keep: false")
    start("load\(request.map { " for \($0)" } ?? "")\(how)") { run, operation in
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
    guard let store, let cursor = store.response?.cursor else { return }
    let request = store.request
    start("load the page after \(cursor)") { run, operation in
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

  func act(_ action: UserAction) {
    start("\(action)") { run, operation in
      let isExpected = run.reference.beginAction(
        operation,
        action.name,
        isIgnoredWhileRunning: action.again == .ignore,
        latest: action.again.value,
        on: action.row,
        shows: action.isShownAtOnce ? action.effect : nil
      )
      var expected = ReferenceScreen.Ending.skipped
      var isCalled = false
      let ending = await run.perform(action, operation) {
        isCalled = true
        if let problem = run.reference.call(operation) { run.fail("\(operation): \(problem)") }
        let query = ServiceCall.Query.action(
          action.effect,
          answer: action.answer,
          request: run.store?.request
        )
        return try await run.callService(operation, query) { response, isCancelled in
          if response != nil, action.isShownAtOnce { run.confirmed[operation] = action.effect }
          let answer = response?.answer ?? .failure(isCancelled: isCancelled)
          expected = run.reference.endCall(operation, with: answer)
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
  }

  private func perform(
    _ action: UserAction,
    _ operation: Int,
    call: @MainActor () async throws -> ServiceCall.Response
  ) async -> ReferenceScreen.Ending {
    guard let store else { return .skipped }
    let edit = action.isShownAtOnce ? action.effect.edit : nil
    let rowChange = action.isShownAtOnce ? action.effect.rowChange : nil
    let onFailure = action.isFailureReported ? reporting(operation) : .ignore
    let ending: ScreenEnding
    switch (action.answer, action.row) {
    case (.row(let row), _):
      ending = await store.performAndUse(
        action.name,
        on: list(row),
        id: row.id,
        again: action.again.screen,
        change: rowChange,
        onFailure: onFailure
      ) { try await call().row ?? Item(id: row.id) }
    case (.kept, let row?):
      ending = await store.perform(
        action.name,
        on: list(row),
        id: row.id,
        again: action.again.screen,
        change: rowChange,
        onFailure: onFailure
      ) { _ = try await call() }
    case (.board, _):
      ending = await store.performAndUse(
        action.name,
        again: action.again.screen,
        change: edit,
        onFailure: onFailure
      ) { try await call().board ?? Board() }
    case (.kept, nil):
      ending = await store.perform(
        action.name,
        again: action.again.screen,
        change: edit,
        onFailure: onFailure
      ) { _ = try await call() }
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

  private func list(_ row: Row) -> ScreenList<Board, Item, Int> {
    row.list == .items ? Self.items : Self.notes
  }
}

extension ServiceCall.Response {
  fileprivate var board: Board? { if case .board(let board) = self { board } else { nil } }
  fileprivate var row: Item? { if case .row(let item) = self { item } else { nil } }

  fileprivate var answer: ReferenceScreen.Answer {
    switch self {
    case .board(let board): .board(board)
    case .row(let item): .row(item)
    case .nothing, .value: .kept
    }
  }
}
