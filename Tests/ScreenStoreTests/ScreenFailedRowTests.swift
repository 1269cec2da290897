import Testing

@testable import ViewModelSupport

/// The contract of new rows that could not be added, in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenFailedRowTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }
  private var failed: Set<Int> { store.failedRowIDs(of: .posts) }
  private let calls = Calls()

  /// The calls for the new row. The last one is the newest.
  @MainActor private final class Calls { var all: [Call<Void>] = [] }

  /// Adds a row that stays if the call fails.
  private func add(_ id: Int) async -> Call<Void> {
    await screen.begin { [store, calls] call in
      calls.all.append(call)
      await Self.submit(id, to: store, calls)
    }
  }

  private static func submit(
    _ id: Int,
    to store: ScreenStore<Feed, String, ScreenFixture.Action>,
    _ calls: Calls
  ) async {
    await store.perform(
      change: .append(Post(id: id, text: "new"), to: .posts),
      onFailure: .ignore,
      retry: { await submit(id, to: store, calls) },
      call: { try await calls.all.last?.answer() }
    )
  }

  private func retry(_ id: Int) async -> Call<Void> {
    await screen.begin { [store, calls] call in
      calls.all.append(call)
      await store.retryRow(id, in: .posts)
    }
  }

  @Test func failedInsertionStaysUntilItIsDiscarded() async {
    await screen.load().succeed(Feed(1))
    await add(2).fail()
    #expect(screen.shown == [1, 2] && failed == [2])
    await screen.load().succeed(Feed(1, 3))
    #expect(screen.shown == [1, 3, 2] && failed == [2])
    store.discardRow(2, in: .posts)
    #expect(screen.shown == [1, 3] && failed.isEmpty)
    #expect(screen.errors.isEmpty)
  }

  @Test func failedInsertionIsSentAgain() async {
    await screen.load().succeed(Feed(1))
    await add(2).fail()
    let second = await retry(2)
    #expect(screen.shown == [1, 2] && failed.isEmpty)
    // The row is being sent, so this does nothing.
    await retry(2).end()
    calls.all.removeLast()
    await second.fail()
    #expect(screen.shown == [1, 2] && failed == [2])
    await retry(2).succeed()
    #expect(screen.shown == [1, 2] && failed.isEmpty)
    #expect(store.timeline.changes.isEmpty)
  }

  @Test func failedInsertionThatArrivedIsAnElementLikeOthers() async {
    await screen.load().succeed(Feed(1))
    await add(2).fail()
    await screen.load().succeed(Feed(1, 2))
    #expect(screen.shown == [1, 2] && failed.isEmpty)
    #expect(screen.texts == ["", ""])
    await screen.perform(on: 2, .remove).succeed()
    #expect(screen.shown == [1] && failed.isEmpty)
    await screen.load().succeed(Feed(1))
    #expect(screen.shown == [1] && failed.isEmpty)
  }

  @Test func failedInsertionIsShownForItsRequest() async {
    await screen.load("a").succeed(Feed(1))
    await add(2).fail()
    await screen.load("b").succeed(Feed(3))
    #expect(screen.shown == [3])
    await screen.load("a").succeed(Feed(1))
    #expect(screen.shown == [1, 2] && failed == [2])
  }

  @Test func updatesAreMergedAlthoughAFailedRowStays() async {
    await screen.load().succeed(Feed(1))
    await add(2).fail()
    await screen.perform(on: 1, .set { $0.text = "mine" }).succeed()
    await screen.perform(nil, .append(Post(id: 3), to: .posts)).succeed()
    #expect(store.timeline.changes.count == 1)
    #expect(screen.shown == [1, 3, 2] && screen.texts == ["mine", "", "new"])
  }

  @Test func cancelledInsertionStays() async {
    await screen.load().succeed(Feed(1))
    await add(2).cancel()
    #expect(screen.shown == [1, 2] && failed == [2])
  }
}
