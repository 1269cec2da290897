import Testing

@testable import ViewModelSupport

/// The contract of content that is kept from an earlier load, in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenCachedTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  private func cached(_ request: String = "") async -> Call<Feed?> {
    await screen.begin { [store] call in
      await store.showCached(for: request) { try await call.answer() }
    }
  }

  @Test func cachedContentIsShownUntilTheResponse() async {
    let load = await screen.load()
    await cached().succeed(Feed(1, 2))
    #expect(screen.shown == [1, 2] && store.isLoading)
    await load.succeed(Feed(3, 1))
    #expect(screen.shown == [3, 1])
    // There is content, so the service is not asked.
    await cached().end()
  }

  @Test func failedLoadKeepsCachedContent() async {
    let load = await screen.load()
    await cached().succeed(Feed(1))
    await load.fail()
    #expect(screen.shown == [1] && screen.errors == [.first])
  }

  @Test func failureBeforeCachedContentIsReportedWithIt() async {
    let cached = await cached()
    await screen.load().fail()
    #expect(screen.errors.isEmpty)
    await cached.succeed(Feed(1))
    #expect(screen.shown == [1] && screen.errors == [.first])
  }

  @Test func cachedContentAfterTheResponseIsDropped() async {
    let load = await screen.load()
    let cached = await cached()
    await load.succeed(Feed(3))
    await cached.succeed(Feed(1))
    #expect(screen.shown == [3])
  }

  @Test func cachedContentOfAnotherRequestIsDropped() async {
    await screen.load("a").succeed(Feed(1))
    let b = await screen.load("b")
    let cachedB = await cached("b")
    let c = await screen.load("c")
    await cachedB.succeed(Feed(2))
    #expect(screen.shown == [1])
    await cached("c").succeed(Feed(3))
    #expect(screen.shown == [3])
    // Content of the newest request is shown, so older ones no longer matter.
    await b.succeed(Feed(4))
    #expect(screen.shown == [3])
    await c.fail()
    #expect(screen.shown == [3] && screen.errors == [.first])
  }

  @Test func missingCachedContentChangesNothing() async {
    let load = await screen.load()
    await cached().succeed(nil)
    await cached().fail()
    #expect(screen.shown == nil && store.isLoading && screen.errors.isEmpty)
    await load.succeed(Feed(1))
    #expect(screen.shown == [1])
  }
}
