import Foundation
import Testing
import ViewModelSupport

/// The contract of what waits for some time: `progress` with `after`, `atMostEvery` and `debounce`.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenWaitTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  @Test func progressIsShownOnlyForASlowLoad() async {
    let fast = await slowLoad()
    #expect(store.isLoading && !store.isLoadingSlowly)
    await fast.wait.cancel()
    await fast.call.succeed(Feed(1))
    #expect(!store.isLoadingSlowly)
    let slow = await slowLoad()
    var isShown = false
    store.onChange = { [unowned store] in isShown = store.isLoadingSlowly }
    await slow.wait.succeed()
    await wait { isShown }
    await slow.call.succeed(Feed(1))
    #expect(!store.isLoadingSlowly)
    let next = await slowLoad()
    #expect(!store.isLoadingSlowly)
    await next.wait.cancel()
    await next.call.succeed(Feed(1))
  }

  @Test func progressOfASlowLoadStaysWhenAnotherLoadEnds() async {
    let slow = await slowLoad()
    await slow.wait.succeed()
    await wait { store.isLoadingSlowly }
    let fast = await slowLoad()
    await fast.wait.cancel()
    await fast.call.succeed(Feed(1))
    #expect(store.isLoadingSlowly)
    await slow.call.succeed(Feed(1))
    #expect(!store.isLoadingSlowly)
  }

  /// The wait of the first load ends although it has been cancelled.
  @Test func progressIsNotShownEarlierBecauseOfALoadThatHasEnded() async {
    let fast = await slowLoad()
    let other = await slowLoad()
    fast.call.respond(Feed(1))
    await wait { screen.shown == [1] }
    await fast.wait.succeed()
    await fast.call.end()
    #expect(store.isLoading && !store.isLoadingSlowly)
    await other.wait.cancel()
    await other.call.succeed(Feed(1))
  }

  @Test func refreshIsNotDueAtOnce() async {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    func isDue(_ request: String = "a", after seconds: TimeInterval) -> Bool {
      store.isDue(for: request, every: 5, at: now + seconds)
    }
    #expect(isDue(after: 0))
    await screen.load("a").succeed(Feed(1))
    #expect(!isDue(after: 4) && !isDue(after: 4))
    #expect(isDue("b", after: 4))
    await screen.load("b").fail()
    #expect(isDue("b", after: 4))
    await screen.load("b").succeed(Feed(2))
    #expect(!isDue("b", after: 8))
    #expect(isDue("b", after: 9))
    await screen.load("b").cancel()
    #expect(isDue("b", after: 9))
    await screen.load("b").succeed(Feed(2))
    // The user has set the clock back.
    #expect(isDue("b", after: 0))
  }

  // MARK: - Debounce

  @Test func onlyTheLastWaitingRequestSettles() async {
    #expect(await store.settles(on: "a") { Issue.record("the first load does not wait") })
    await screen.load("a").succeed(Feed())
    var results: [String: Bool] = [:]
    let first = await screen.begin { [store] (call: Call<Void>) in
      results["b"] = await store.settles(on: "b") { try await call.answer() }
    }
    let second = await screen.begin { [store] (call: Call<Void>) in
      results["c"] = await store.settles(on: "c") { try await call.answer() }
    }
    await first.succeed()
    await second.succeed()
    #expect(results == ["b": false, "c": true])
    #expect(await store.settles(on: "a") { Issue.record("an unchanged request does not wait") })
    let cancelled = await screen.begin { [store] (call: Call<Void>) in
      results["d"] = await store.settles(on: "d") { try await call.answer() }
    }
    await cancelled.cancel()
    #expect(results["d"] == false)
  }

  @Test func onlyTheNewestValuesRest() async {
    var results: [Int: Bool] = [:]
    func rest(_ number: Int, _ action: ScreenFixture.Action) async -> Call<Void> {
      await screen.begin { [store] call in
        results[number] = await store.rests(action) { try await call.answer() }
      }
    }
    let first = await rest(1, .save)
    let second = await rest(2, .save)
    let other = await rest(3, .like(1))
    await second.succeed()
    let third = await rest(4, .save)
    await first.succeed()
    await other.succeed()
    await third.cancel()
    #expect(results == [1: false, 2: true, 3: true, 4: false])
  }

  private func slowLoad() async -> (call: Call<Feed>, wait: Call<Void>) {
    let delay = Call<Void>()
    let call = await screen.begin { [store] (call: Call<Feed>) in
      await store.showingProgress(after: { try await delay.answer() }) {
        await store.load(for: "") { try await call.answer() }
      }
    }
    // It does not run on the main actor at first.
    await wait { delay.isUnderWay }
    return (call, delay)
  }
}
