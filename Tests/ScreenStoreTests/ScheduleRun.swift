import TestSupport

@testable import ViewModelSupport

/// Runs one schedule on a screen and its service, and compares the screen with the reference.
@MainActor
final class ScheduleRun {
  struct CallFailure: Error {
    let operation: Int
  }

  /// The values that a view would show.
  struct Rendering: Equatable {
    var phase = ReferenceScreen.Phase.idle
    var isLoading = false
    var isLoadingMore = false
    var running: Set<ActionName> = []
    var values: [String: Int?] = [:]
  }

  static let items = ScreenList<Board, Item, Int>(\.items) { $0.id }
  static let notes = ScreenList<Board, Item, Int>(\.notes) { $0.id }
  static let topics = ScreenList<Board, Topic, Int>("topic", inRowsOf: items) {
    $0.id
  } get: {
    $0.topic
  } set: {
    $0.topic = $1
  }
  static let summary = ScreenPlace<Board, Int>(\.summary)
  static let allNotes = ScreenPlace<Board, [Item]>(\.notes)

  private(set) var store: ScreenStore<Board, Int, ActionName>? = .init()
  var service: BoardService
  var reference: ReferenceScreen
  let isPaged: Bool
  /// Whether actions work on topics. Calls then return no items, because these contain topics.
  let hasTopics: Bool
  /// Whether new elements of some loads wait.
  let isHolding: Bool

  var calls: [ServiceCall] = []
  var tasks: [Int: Task<Void, Never>] = [:]
  var operations = 0
  /// The optimistic updates whose calls have succeeded, by operation.
  var confirmed: [Int: Effect] = [:]
  var values: [String: Int?] = [:]
  var expectedValues: [String: Int?] = [:]
  var valueTimes: [String: Int] = [:]
  var lastSettle = 0
  /// The operation that makes the call for a failed row again.
  var retried = 0
  private var errors: [Int] = []
  private var rendering = Rendering()
  private var nextStep: ScheduleStep?
  /// Whether the last steps did something that the store can react to.
  var isTouched = false
  private(set) var problem: String?
  private(set) var trace: [String] = []
  private let isTraced: Bool

  init(number: UInt64, isTraced: Bool) {
    var random = SplitMix(state: number)
    isPaged = Bool.random(using: &random)
    hasTopics = Bool.random(using: &random)
    service = BoardService(
      items: isPaged ? Int.random(in: 0...8, using: &random) : 3,
      notes: Bool.random(using: &random) ? 2 : nil,
      pageSize: isPaged ? 3 : nil
    )
    isHolding = Bool.random(using: &random)
    let isSized = isPaged && Bool.random(using: &random)
    reference = ReferenceScreen(isPaged: isPaged, size: isSized ? 3 : 0)
    self.isTraced = isTraced
    guard let store else { return }
    if isPaged {
      store.pages = ScreenPages(of: Self.items, size: isSized ? 3 : 0) { $0.cursor = $1.cursor }
    }
    store.onError = { [unowned self] error in report(error) }
    store.onChange = { [unowned self] in rendering = currentRendering() }
  }

  func note(_ text: @autoclosure () -> String) {
    if isTraced { trace.append(text()) }
  }

  func fail(_ text: String) {
    if problem == nil { problem = text }
  }

  func report(_ error: any Error) {
    let operation = (error as? CallFailure)?.operation ?? -1
    note("    error \(operation) is reported")
    errors.append(operation)
  }

  /// Runs the steps, then ends all calls and loads once more.
  ///
  /// - Returns: The first problem, or `nil` if the screen always matched the reference.
  func run(_ steps: [ScheduleStep]) async -> String? {
    var rest = steps[...]
    while problem == nil, let step = rest.popFirst() {
      if step.isHasty, step.kind == .deliver, let next = rest.first, next.kind.startsTask {
        nextStep = rest.popFirst()
      }
      perform(step)
      if !step.isHasty || step.kind == .deliver { await react() }
    }
    await react()
    var random = SplitMix(state: UInt64(steps.count))
    while !calls.isEmpty, problem == nil {
      for kind in [ScheduleStep.Kind.execute, .deliver] {
        perform(ScheduleStep(kind: kind, number: random.next(), isHasty: false))
        await react()
      }
    }
    if problem == nil { await loadAtTheEnd() }
    if problem == nil { checkThatTheStoreIsFreed() }
    for call in calls { call.fail(with: CancellationError()) }
    return problem
  }

  /// Performs the step that follows a hasty delivery: after the response arrives and before the store has processed it.
  func performNextStep() {
    if let step = nextStep {
      nextStep = nil
      perform(step)
    }
  }

  /// Waits until the store can do nothing more without the service, then checks it.
  private func react() async {
    guard isTouched || nextStep != nil else { return }
    await wait()
    // If the hasty step delivered nothing, the next step is still due.
    performNextStep()
    await wait()
    isTouched = false
    guard problem == nil, store != nil else { return }
    check()
  }

  private func wait() async {
    var hops = 0
    while problem == nil, tasks.keys.contains(where: isBusy) {
      hops += 1
      if hops > 20_000 { fail("hangs: \(tasks.keys.filter(isBusy))") }
      // Everything already enqueued on the main actor runs before this task.
      await Task { @MainActor in }.value
    }
  }

  /// Whether an operation is still doing something, that is, waits neither for the service nor for another call to end.
  private func isBusy(_ operation: Int) -> Bool {
    !calls.contains { $0.operation == operation } && !reference.isWaiting(operation)
  }

  private func loadAtTheEnd() async {
    for row in reference.changes.filter({ $0.kept != nil }).compactMap(\.subject) { discard(row) }
    let request = reference.currentRequest ?? 0
    load(for: request, isSilent: false, isHeld: false, keep: true)
    await react()
    guard let call = calls.last else { return fail("the last load does not call the service") }
    call.execute(in: &service, isSloppy: false)
    deliver(call)
    await react()
    let page = service.firstPage(for: request, isSloppy: false)
    guard problem == nil, var shown = store?.shown else { return }
    shown.items = Array(shown.items.prefix(page.items.count))
    shown.cursor = page.cursor
    if shown != page { fail("at the end, the service has \(page)\n    and the screen \(shown)") }
  }

  private func checkThatTheStoreIsFreed() {
    weak let freed = store
    store = nil
    if freed != nil { fail("the store is not freed") }
  }

  private func currentRendering() -> Rendering {
    guard let store else { return Rendering() }
    let phase: ReferenceScreen.Phase =
      switch store.phase {
      case .idle: .idle
      case .loading: .loading
      case .failed(let error): .failed((error as? CallFailure)?.operation ?? -1)
      case .content(let board): .content(board)
      }
    return Rendering(
      phase: phase,
      isLoading: store.isLoading,
      isLoadingMore: store.isLoadingMore,
      running: Set(store.runs.keys),
      values: values
    )
  }

  private func check() {
    guard let store else { return }
    let current = currentRendering()
    expect("phase", current.phase, reference.phase)
    expect("errors", errors, reference.errors)
    expect("isLoading", current.isLoading, !reference.loads.isEmpty)
    expect("isLoadingMore", current.isLoadingMore, reference.isLoadingMore)
    expect("running", current.running, Set(reference.running.values.compactMap(\.self)))
    expect("newCount", store.newCount(in: Self.items), reference.newCount)
    reference.forgetReturnedRows()
    for (name, list, rows) in [
      ("items", Self.items, Row.List.items), ("notes", Self.notes, .notes),
    ] {
      expect("failed \(name)", store.failedRowIDs(of: list), reference.failedRows(in: rows))
    }
    expect("cursor", store.response?.cursor, reference.base?.board.cursor)
    expect("request", store.request, reference.base?.request)
    if reference.base != nil { expect("hasMore", store.pages.hasMore, reference.base?.hasMore) }
    expect("values", current.values, expectedValues)
    if rendering != current, operations > 0 { fail("onChange was not called for \(current)") }
    let kept = reference.changes.count { $0.kept != nil && !$0.isRolledBack }
    if reference.changes.count == kept, store.timeline.changes.count != kept {
      fail("no call is running, but the store still keeps changes")
    }
    if let shown = store.shown { checkAgainstService(shown) }
  }

  private func expect<Value: Equatable>(_ what: String, _ got: Value, _ expected: Value) {
    if got != expected { fail("\(what): expected \(expected)\n    got \(got)") }
  }

  /// Every field that this screen was the last to write, with the service's confirmation, is shown as written.
  private func checkAgainstService(_ shown: Board) {
    guard let request = shown.request else { return fail("a board that the service never had") }
    let ids = shown.items.map(\.id)
    if Set(ids).count < ids.count { fail("duplicate ids: \(ids)") }
    let pending = reference.changes.filter { $0.confirmed == nil && !$0.isRolledBack }
      .flatMap { $0.in(request).effect?.fields ?? [] }
    let known = service.order[request] + pending.compactMap { $0.row?.id }
    if !Set(ids).isSubset(of: known) { fail("items of another request: \(ids)") }
    let truth = service.boards[request]
    for (field, operation) in service.writers[request] {
      guard let effect = confirmed[operation], !pending.contains(where: field.conflicts) else {
        continue
      }
      // The screen may show the user's value instead of the one that the service returned.
      var written = truth
      effect.apply(to: &written)
      let isLost =
        field.row?.list == .topics
        ? field.isLost(from: shown, of: [truth, written])
        : field.isLost(from: shown, of: truth, isPaged: isPaged)
          && field.isLost(from: shown, of: written, isPaged: isPaged)
      if isLost {
        fail("\(field) of operation \(operation) was confirmed, but the screen lost it: \(shown)")
      }
    }
  }
}

extension Field {
  fileprivate func isLost(from shown: Board, of truth: Board, isPaged: Bool) -> Bool {
    switch self {
    case .title: return shown.title != truth.title
    case .summary: return shown.summary != truth.summary
    case .text, .like, .vote: return isLost(from: shown, of: [truth])
    case .name(let row):
      guard let item = shown[row], let other = truth[row] else { return false }
      return item.name != other.name
    case .count(let row):
      guard let item = shown[row], let other = truth[row] else { return false }
      return item.count != other.count
    case .presence(let row):
      guard truth[row] != nil else { return shown[row] != nil }
      return !isPaged && shown[row] == nil
    }
  }

  /// Whether any item has a topic whose value is in none of the boards.
  fileprivate func isLost(from shown: Board, of truths: [Board]) -> Bool {
    guard let id = row?.id else { return false }
    let allowed = truths.compactMap { $0.topic(id).map(value) }
    return !allowed.isEmpty
      && shown.items.contains { $0.topic.id == id && !allowed.contains(value($0.topic)) }
  }

  private func value(_ topic: Topic) -> [Int?] {
    switch self {
    case .text: [topic.text]
    case .like: [topic.isLiked ? 1 : 0, topic.likes]
    case .vote: [topic.poll?.choice]
    default: []
    }
  }
}
