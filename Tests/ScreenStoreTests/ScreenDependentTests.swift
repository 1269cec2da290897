import Testing

@testable import ViewModelSupport

/// The contract of sources that need the response, in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenDependentTests {
  private let screen = ScreenFixture()
  private let source = DependentSource<[Int: String]>()
  private let whole = DependentSource<String>()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  private typealias Values = [Int: String]

  /// Loads the values of the posts. The call is that of the service if there is something new.
  private func loadValues() async -> Call<Values> {
    await screen.begin { [self] call in
      let ids = store.confirmedContent?.posts.map(\.id) ?? []
      await store.loadDependent(source, forEach: ids) { ids in
        let answer = try await call.answer()
        #expect(ids.sorted() == answer.keys.sorted())
        return answer
      }
    }
  }

  private func loadWhole(_ value: String) async -> Call<String> {
    await screen.begin { [self] call in
      await store.loadDependent(whole, for: [value]) { try await call.answer() }
    }
  }

  @Test func dependentSourceIsLoadedForTheContent() async {
    await screen.load().succeed(Feed(1, 2))
    await loadValues().succeed([1: "a", 2: "b"])
    #expect(source.value == [1: "a", 2: "b"])
    await loadValues().end()
    await screen.load().succeed(Feed(2, 3))
    let refresh = await loadValues()
    #expect(source.value == [1: "a", 2: "b"])
    await refresh.succeed([2: "c", 3: "d"])
    #expect(source.value == [2: "c", 3: "d"])
    await screen.load().succeed(Feed())
    await loadValues().end()
    #expect(source.value == nil)
  }

  @Test func dependentSourceIsLoadedForNewElementsOnly() async {
    await screen.load().succeed(Feed(1, next: 2))
    await loadValues().succeed([1: "a"])
    await screen.loadMore().succeed(Feed(2))
    await loadValues().succeed([2: "b"])
    #expect(source.value == [1: "a", 2: "b"])
    await screen.perform(nil, .insert(Post(id: 3), into: .posts)).succeed()
    await loadValues().succeed([3: "c"])
    #expect(source.value == [1: "a", 2: "b", 3: "c"])
  }

  @Test func valueForAnOlderResponseIsDropped() async {
    await screen.load().succeed(Feed(1))
    let older = await loadValues()
    await screen.load().succeed(Feed(1, 2))
    let newer = await loadValues()
    await older.succeed([1: "old"])
    #expect(source.value == nil)
    await newer.succeed([1: "a", 2: "b"])
    #expect(source.value == [1: "a", 2: "b"])
  }

  @Test func oldValueStaysUntilAllCallsHaveEnded() async {
    await screen.load().succeed(Feed(1, next: 2))
    await loadValues().succeed([1: "a"])
    await screen.load().succeed(Feed(1, next: 2))
    let all = await loadValues()
    await screen.loadMore().succeed(Feed(2))
    await loadValues().succeed([2: "b"])
    #expect(source.value == [1: "a"])
    await all.succeed([1: "c"])
    #expect(source.value == [1: "c", 2: "b"])
  }

  @Test func failedDependentSourceHasNoValueUntilItIsLoadedAgain() async {
    await screen.load().succeed(Feed(1, next: 2))
    await loadValues().succeed([1: "a"])
    await screen.load().succeed(Feed(1, next: 2))
    await loadValues().fail()
    #expect(source.value == nil && screen.errors == [])
    await screen.loadMore().succeed(Feed(2))
    await loadValues().succeed([1: "a", 2: "b"])
    #expect(source.value == [1: "a", 2: "b"])
    await screen.load().succeed(Feed(1))
    await loadValues().cancel()
    #expect(source.value == [1: "a", 2: "b"])
    await loadValues().succeed([1: "c", 2: "d"])
    #expect(source.value == [1: "c", 2: "d"])
  }

  @Test func valueOfOtherArgumentsDisappears() async {
    await screen.load().succeed(Feed(1))
    await loadWhole("a").succeed("A")
    await loadWhole("a").end()
    let other = await loadWhole("b")
    #expect(whole.value == nil)
    await other.succeed("B")
    #expect(whole.value == "B")
    await screen.load().succeed(Feed(1))
    let again = await loadWhole("b")
    #expect(whole.value == "B")
    store.clear(whole)
    await again.succeed("late")
    #expect(whole.value == nil)
  }

  @Test func keptContentNeedsNoDependentSource() async {
    let load = await screen.load()
    await store.showCached(for: "") { Feed(1) }
    await loadValues().end()
    await load.succeed(Feed(1))
    await loadValues().succeed([1: "a"])
    #expect(source.value == [1: "a"])
  }

  @Test func sentValueOfADependentSourceIsNewerThanRunningCalls() async {
    await screen.load().succeed(Feed(1))
    let call = await loadValues()
    source.show([1: "sent"])
    await call.succeed([1: "a"])
    #expect(source.value == [1: "sent"])
  }

  @Test func sentElementsDoNotWaitForTheirSource() async {
    await screen.load().succeed(Feed(1))
    await loadValues().succeed([1: "a"])
    let (posts, send) = AsyncThrowingStream.makeStream(of: Post.self, throwing: (any Error).self)
    let sent = Call<Values>()
    let observing = Task { [self] in
      await store.applyAndLoad(
        { [self] in
          await store.applyValues(call: { posts }, apply: { store.upsert($0, in: .posts) })
        },
        loading: { [self] in
          let ids = store.confirmedContent?.posts.map(\.id) ?? []
          await store.loadDependent(source, forEach: ids) { _ in try await sent.answer() }
        }
      )
    }
    send.yield(Post(id: 2))
    await wait { sent.isUnderWay }
    send.yield(Post(id: 3))
    await wait { screen.shown == [3, 2, 1] }
    #expect(source.value == [1: "a"])
    send.finish()
    sent.respond([2: "b"])
    await wait { source.value == [1: "a", 2: "b"] }
    await wait { sent.isUnderWay }
    sent.respond([3: "c"])
    await observing.value
    #expect(source.value == [1: "a", 2: "b", 3: "c"])
  }
}
