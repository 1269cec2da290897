import Testing

@testable import ViewModelSupport

/// The contract of polls whose new elements wait, in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenHoldTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }
  private var newCount: Int { store.newCount(in: .posts) }

  @Test func newElementsWaitUntilTheyAreShown() async {
    await load().succeed(Feed(1, 2))
    await poll().succeed(Feed(4, 3, 1, 2, title: "new"))
    #expect(screen.shown == [1, 2] && newCount == 2)
    #expect(store.shown?.title == "new")
    store.showNew()
    #expect(screen.shown == [4, 3, 1, 2] && newCount == 0)
    store.showNew()
    #expect(screen.shown == [4, 3, 1, 2])
  }

  @Test func shownElementsAreUpdatedInPlaceAndKeepTheirOrder() async {
    await load().succeed(Feed(1, 2, 3))
    var response = Feed(3, 4, 1)
    response.posts[2].text = "new"
    await poll().succeed(response)
    #expect(screen.shown == [1, 2, 3] && newCount == 1)
    #expect(screen.texts == ["new", "", ""])
    store.showNew()
    #expect(screen.shown == [3, 4, 1])
  }

  @Test func elementsBelowTheLastKnownOneAreNotNew() async {
    await load().succeed(Feed(1, 2))
    await poll().succeed(Feed(1, 3))
    #expect(screen.shown == [1, 2] && newCount == 0)
  }

  @Test func firstElementsOfAnEmptyListDoNotWait() async {
    await poll().succeed(Feed())
    await poll().succeed(Feed(1))
    #expect(screen.shown == [1] && newCount == 0)
    await poll().succeed(Feed(2, 3))
    #expect(screen.shown == [1] && newCount == 2)
  }

  @Test func refreshShowsEverything() async {
    await load().succeed(Feed(1))
    await poll().succeed(Feed(2, 1))
    await load().succeed(Feed(3, 2, 1))
    #expect(screen.shown == [3, 2, 1] && newCount == 0)
    await poll().succeed(Feed(4, 3, 2, 1))
    await load("b").succeed(Feed(9))
    #expect(screen.shown == [9] && newCount == 0)
    await load("c").fail()
    await poll("c").succeed(Feed(8))
    #expect(screen.shown == [8] && newCount == 0)
  }

  @Test func newElementsContainTheUsersChangesSince() async {
    await load().succeed(Feed(1, 2))
    await poll().succeed(Feed(4, 3, 1, 2))
    await screen.perform(on: 1, .remove).succeed()
    await screen.perform(nil, .insert(Post(id: 3), into: .posts)).succeed()
    #expect(screen.shown == [3, 2] && newCount == 1)
    store.showNew()
    #expect(screen.shown == [4, 3, 2])
    #expect(store.timeline.changes.isEmpty)
  }

  @Test func laterPagesStayBelowTheNewElements() async {
    await load().succeed(Feed(1, 2, next: 2))
    await screen.loadMore().succeed(Feed(3, next: 3))
    let page = await screen.loadMore()
    await poll().succeed(Feed(0, 1, next: 1))
    #expect(screen.shown == [1, 2, 3] && store.response?.next == 3)
    await page.succeed(Feed(4, next: 4))
    store.showNew()
    #expect(store.shown == Feed(0, 1, 2, 3, 4, next: 4))
  }

  private func load(_ request: String = "") async -> Call<Feed> {
    await load(request, isHeld: false)
  }

  private func poll(_ request: String = "") async -> Call<Feed> {
    await load(request, isHeld: true)
  }

  private func load(_ request: String, isHeld: Bool) async -> Call<Feed> {
    await screen.begin { [store] call in
      await store.loadHolding(.posts, if: isHeld, for: request, silently: isHeld) {
        try await call.answer()
      }
    }
  }
}
