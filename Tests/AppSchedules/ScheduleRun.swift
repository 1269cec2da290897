import Foundation
import TestSupport

@testable import AppScreens

/// Runs one schedule: three screens of one user, with one server.
@MainActor
final class ScheduleRun {
  let server: SocialServer
  let clients: [Client]
  let sleepers = Sleepers()
  var now = DisplayContext.test.now
  /// What the last step should have led to. Returns what is wrong, or `nil`.
  var expectation: (() -> String?)?
  private var operations = 0
  private(set) var problem: String?
  private(set) var trace: [String] = []

  init(number: UInt64) {
    var random = SplitMix(state: number)
    let isLong = Int.random(in: 0..<20, using: &random) == 0
    let server = SocialServer(
      posts: isLong ? .random(in: 38...90, using: &random) : .random(in: 0...7, using: &random),
      random: &random
    )
    self.server = server
    clients = (0..<3).map { Client(SocialClient($0, of: server)) }
    let context: @MainActor () -> DisplayContext = { [weak self] in
      var context = DisplayContext.test
      context.now = self?.now ?? context.now
      return context
    }
    let sleep: @Sendable (TimeInterval) async throws -> Void = { @MainActor [sleepers] _ in
      try await sleepers.sleep()
    }
    for client in clients {
      client.screen =
        client.service.number < 2
        ? TimelinePresenter(
          me: SocialServer.me,
          service: client.service,
          context: context,
          sleep: sleep
        )
        : AccountPresenter(
          me: SocialServer.me,
          accountID: SocialServer.shown,
          service: client.service,
          context: context,
          sleep: sleep
        )
    }
  }

  /// Runs the steps, then ends all calls and loads once more.
  ///
  /// - Returns: The first problem, or `nil` if there was none.
  func run(_ steps: [ScheduleStep]) async -> String? {
    for step in steps where problem == nil {
      expectation = nil
      perform(step)
      guard !step.isHasty else { continue }
      await react()
      if problem == nil, let wrong = expectation?() { fail(nil, wrong) }
    }
    expectation = nil
    await react()
    await endCalls()
    now += 10
    for client in clients { begin("the last load", client) { await $0.load() } }
    await endCalls()
    for client in clients where problem == nil {
      if let difference = client.screen?.difference(from: server) {
        fail(client, "at the end: \(difference)")
      }
    }
    await checkThatScreensAreFreed()
    return problem
  }

  // MARK: Operations

  @discardableResult
  func begin(
    _ name: String,
    _ client: Client,
    _ body: @escaping @MainActor (any PostScreen) async -> Void
  ) -> Int {
    operations += 1
    let operation = operations
    note(client, "\(name) (\(operation))")
    client.tasks[operation] = Operation.$current.withValue(operation) {
      Task { [weak client, weak screen = client.screen] in
        if let screen { await body(screen) }
        client?.tasks[operation] = nil
      }
    }
    return operation
  }

  func deliver(_ call: SocialClient.Call, to client: Client) {
    if !call.isExecuted { client.service.execute(call) }
    note(client, "the response to \(call.name) is delivered")
    if call.isRefused { client.noteFailure(of: call) }
    client.service.deliver(call)
  }

  /// Executes and delivers all calls until every operation has ended.
  private func endCalls() async {
    var rounds = 0
    while problem == nil, clients.contains(where: { !$0.tasks.isEmpty }) {
      rounds += 1
      if rounds > 50 { return fail(nil, "operations do not end: \(clients.map(\.tasks.keys))") }
      for client in clients {
        while let call = client.service.calls.first { deliver(call, to: client) }
        // A poll that waits ends only when it is cancelled.
        for operation in sleepers.operations { client.tasks[operation]?.cancel() }
      }
      await react()
    }
  }

  /// Waits until the screens can do nothing more without the server, then checks them.
  private func react() async {
    await waitForTasks()
    for client in clients where problem == nil { check(client) }
  }

  private func waitForTasks() async {
    // Everything already enqueued on the main actor runs before each of these tasks.
    for _ in 0..<30 { await Task { @MainActor in }.value }
  }

  // MARK: Checks

  private func check(_ client: Client) {
    guard let screen = client.screen else { return }
    let state = screen.shownState
    screen.render()
    if state != screen.shownState { fail(client, "the state is not up to date: \(state)") }
    if screen.alert != nil, !client.hasFailed { fail(client, "an alert, but no call has failed") }
    let pages = client.service.calls.filter(\.isForOlder)
    let isLoading = screen.isLoadingMore
    if screen.rows != nil,
      isLoading ? pages.isEmpty : pages.contains(where: { !client.service.mayBeDropped($0) })
    {
      fail(client, "isLoadingMore is \(isLoading)")
    }
    let rows = screen.rows ?? []
    if Set(rows.map(\.id)).count < rows.count { fail(client, "duplicate rows") }
    for toggle in screen.ownToggles { check(toggle, of: client) }
    for row in rows { check(row, of: client, screen) }
  }

  private func check(_ row: PostRowViewModel, of client: Client, _ screen: any PostScreen) {
    guard let post = server.post(ofRow: row.id) else {
      return fail(client, "the server never had row \(row.id)")
    }
    if isConfirmed(.presence(post), by: client) { fail(client, "row \(row.id) has been deleted") }
    if !client.isRunning(.favourite(post)), !isPast(Likes(row), of: post, client) {
      fail(client, "row \(row.id) shows \(Likes(row)), which the server never had")
    }
    for toggle in screen.toggles(row: row.id, post: post) { check(toggle, of: client) }
  }

  /// Whether the server had these likes at any time. An older state with the user's own like, which the server has confirmed, counts too:
  /// the client cannot detect that the server executed two of its calls in another order, and somebody else's like in between.
  private func isPast(_ likes: Likes, of post: String, _ client: Client) -> Bool {
    if server.pastLikes[post]?.contains(likes) == true { return true }
    return isConfirmed(.favourite(post), by: client)
      && server.pastLikesWithOwn[post]?.contains(likes) == true
  }

  /// A value that was confirmed is shown, and is the one that the user wanted.
  private func check(_ toggle: Toggle, of client: Client) {
    guard let shown = toggle.shown(), let truth = server.value(of: toggle.field),
      isConfirmed(toggle.field, by: client)
    else { return }
    if shown != truth { fail(client, "\(toggle.field) is \(truth), but shown as \(shown)") }
    if let wanted = client.wishes[toggle.field], client.tasks[wanted.operation] == nil,
      wanted.value != truth
    {
      fail(client, "\(toggle.field) is \(truth), but the user wanted \(wanted.value)")
    }
  }

  /// Whether the client was the last to write a field, knows that it has, and is not about to write it again.
  private func isConfirmed(_ field: SocialServer.Field, by client: Client) -> Bool {
    guard let writer = server.writers[field], writer.client == client.service.number else {
      return false
    }
    return !client.isRunning(field)
      && client.service.delivered.contains {
        $0.call == writer.call && client.tasks[$0.operation] == nil
      }
  }

  private func checkThatScreensAreFreed() async {
    for client in clients {
      client.wishes = [:]
      for task in client.tasks.values { task.cancel() }
      for call in client.service.calls { client.service.fail(call, with: CancellationError()) }
    }
    await waitForTasks()
    for client in clients {
      weak let freed = client.screen
      client.screen = nil
      if freed != nil { fail(client, "the presenter is not freed") }
    }
  }

  private func fail(_ client: Client?, _ text: String) {
    if problem == nil { problem = "\(client.map { "\($0.service.number): " } ?? "")\(text)" }
  }

  func note(_ client: Client?, _ text: String) {
    trace.append("\(client.map { "\($0.service.number): " } ?? "")\(text)")
  }
}

/// A presenter with its service.
@MainActor
final class Client {
  let service: SocialClient
  var screen: (any PostScreen)?
  var tasks: [Int: Task<Void, Never>] = [:]
  /// The values that the user set last, without those whose calls failed.
  var wishes: [SocialServer.Field: Wish] = [:]
  /// Whether a call has failed for another reason than that its task was cancelled.
  private(set) var hasFailed = false

  struct Wish {
    let toggle: Toggle
    let value: Bool
    let operation: Int
  }

  init(_ service: SocialClient) { self.service = service }

  func isRunning(_ field: SocialServer.Field) -> Bool {
    service.calls.contains { $0.field == field }
  }

  /// Whether an operation has called the service and waits for the response.
  func waits(_ operation: Int) -> Bool { service.calls.contains { $0.operation == operation } }

  func noteFailure(of call: SocialClient.Call) {
    hasFailed = hasFailed || !call.isCancelled
    if let field = call.field { wishes[field] = nil }
  }
}
