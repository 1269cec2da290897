import Testing
import ViewModelSupport

/// The contract of lists that are loaded page by page, in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenPageTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  @Test func pageIsAppendedAndItsCursorIsKept() async {
    await screen.load().succeed(Feed(1, 2, title: "title", next: 2))
    let page = await screen.loadMore()
    #expect(store.isLoadingMore)
    #expect(await !screen.loadMore().isUnderWay)
    await page.succeed(Feed(3, next: 3))
    #expect(store.shown == Feed(1, 2, 3, title: "title", next: 3))
    #expect(!store.isLoadingMore)
  }

  @Test func pageAtTheStartIsAddedThere() async {
    store.pages = ScreenPages(of: .posts, atStart: true) { $0.next = $1.next }
    await screen.load().succeed(Feed(5, 6, next: 5))
    await screen.loadMore().succeed(Feed(3, 4, 5, next: 3))
    #expect(store.shown == Feed(3, 4, 5, 6, next: 3))
    // A refresh keeps the earlier pages above the new last one.
    await screen.load().succeed(Feed(6, 7, next: 6))
    #expect(store.shown == Feed(3, 4, 5, 6, 7, next: 3))
    await screen.load().succeed(Feed(8, 9, next: 8))
    #expect(store.shown == Feed(8, 9, next: 8))
  }

  @Test func loadMoreIsIgnoredWithoutContentAndDuringALoad() async {
    #expect(await !screen.loadMore().isUnderWay)
    await screen.load().succeed(Feed(1))
    let load = await screen.load()
    #expect(await !screen.loadMore().isUnderWay)
    await load.succeed(Feed(1))
    #expect(await screen.loadMore().isUnderWay)
  }

  @Test func duplicateElementsAreSkipped() async {
    await screen.load().succeed(Feed(1, 2, 1))
    #expect(screen.shown == [1, 2])
    await screen.loadMore().succeed(Feed(2, 3, 3))
    #expect(screen.shown == [1, 2, 3])
    await screen.use().succeed(Feed(4, 4))
    #expect(screen.shown == [4])
  }

  @Test func pageWithoutNewElementsIsTheLast() async {
    await screen.load().succeed(Feed(1))
    #expect(store.pages.hasMore)
    await screen.loadMore().succeed(Feed(1))
    #expect(!store.pages.hasMore)
    await screen.load().succeed(Feed(2))
    #expect(store.pages.hasMore)
  }

  @Test func removedElementsOfAPageCount() async {
    store.pages = ScreenPages(of: .posts, size: 2) { $0.next = $1.next }
    await screen.load().succeed(Feed(1, 2))
    await screen.loadMore().succeed(Feed(3, 4))
    let page = await screen.loadMore()
    store.removeRow(5, from: .posts)
    store.removeRow(6, from: .posts)
    await screen.load().succeed(Feed(1, 2))
    await page.succeed(Feed(5, 6))
    #expect(screen.shown == [1, 2, 3, 4] && store.pages.hasMore)
  }

  @Test func listEndsWithAResponseShorterThanAPage() async {
    store.pages = ScreenPages(of: .posts, size: 2) { $0.next = $1.next }
    await screen.load().succeed(Feed(1, 2))
    #expect(store.pages.hasMore)
    await screen.loadMore().succeed(Feed(3, 4))
    #expect(store.pages.hasMore)
    await screen.perform(on: 4, .remove).succeed()
    #expect(store.pages.hasMore)
    await screen.loadMore().succeed(Feed(5))
    #expect(!store.pages.hasMore)
    await screen.load().succeed(Feed(0, 1))
    #expect(!store.pages.hasMore)
    await screen.load().succeed(Feed(8, 8))
    #expect(store.pages.hasMore)
    await screen.load().succeed(Feed(9))
    #expect(!store.pages.hasMore)
  }

  @Test func pageOfAReplacedListIsDropped() async {
    await screen.load().succeed(Feed(1))
    let page = await screen.loadMore()
    await screen.use().succeed(Feed(5))
    #expect(!store.isLoadingMore)
    await page.succeed(Feed(2))
    #expect(screen.shown == [5])
    let failing = await screen.loadMore()
    await screen.load().succeed(Feed(6))
    await failing.fail()
    #expect(screen.errors == [])
  }

  @Test func rollbackAfterARefreshRestoresRowsOfLaterPages() async {
    await screen.load().succeed(Feed(1, 2))
    await screen.loadMore().succeed(Feed(3))
    let change = await screen.perform(on: 3, .set { $0.text = "text" })
    await screen.load().succeed(Feed(1, 2))
    #expect(screen.texts == ["", "", "text"])
    await change.fail()
    #expect(screen.texts == ["", "", ""])
  }

  /// Another client has removed the inserted element: the refresh does not contain it.
  @Test func pageDoesNotBringBackAnInsertedElementRemovedElsewhere() async {
    await screen.load().succeed(Feed(1, 2))
    await screen.loadMore().succeed(Feed(3))
    let page = await screen.loadMore()
    await screen.perform(nil, .insert(Post(id: 9), into: .posts)).succeed()
    await screen.load().succeed(Feed(1, 2))
    await page.succeed(Feed(4))
    #expect(screen.shown == [1, 2, 3, 4])
  }

  /// Another client has removed an element of the returned list: the refresh does not contain it.
  @Test func pageDoesNotContainAReturnedPartOfTheModel() async {
    await screen.load().succeed(Feed(1, 2))
    await screen.loadMore().succeed(Feed(3))
    let page = await screen.loadMore()
    let action = await screen.begin { [store] (call: Call<[Post]>) in
      await store.performAndUsePart(at: ScreenPlace(\.posts)) { try await call.answer() }
    }
    await action.succeed(Feed(9, 1, 2, 3).posts)
    #expect(screen.shown == [9, 1, 2, 3])
    await screen.load().succeed(Feed(1, 2))
    await page.succeed(Feed(4))
    #expect(screen.shown == [1, 2, 3, 4])
  }

  /// Another client has added the row again: a page that was requested after the removal contains it.
  @Test func pageRequestedAfterARemovalCanAddTheRowAgain() async {
    await screen.load().succeed(Feed(1, 2, 3))
    let other = await screen.perform()
    await screen.perform(on: 3, .remove).succeed()
    await screen.load().succeed(Feed(1, 2))
    await screen.loadMore().succeed(Feed(3))
    #expect(screen.shown == [1, 2, 3])
    await other.succeed()
  }

  @Test func failedPageIsReportedAndCanBeRetried() async {
    await screen.load().succeed(Feed(1))
    await screen.loadMore().fail()
    #expect(screen.errors == [.first] && screen.shown == [1])
    await screen.loadMore().cancel()
    #expect(screen.errors == [.first])
    await screen.loadMore().succeed(Feed(2))
    #expect(screen.shown == [1, 2])
  }

  @Test func pageDoesNotBringBackARemovedRow() async {
    await screen.load().succeed(Feed(1, 2, next: 2))
    await screen.loadMore().succeed(Feed(3, 4, next: 3))
    let page = await screen.loadMore()
    await screen.perform(on: 3, .remove).succeed()
    await screen.load().succeed(Feed(1, 2, next: 2))
    await page.succeed(Feed(3, 5, next: 4))
    #expect(screen.shown == [1, 2, 4, 5])
  }

  // MARK: - Sources

  @Test func sourceHasPagesOfItsOwn() async {
    let source = ScreenSource<Feed, String>(pages: ScreenPages(of: .posts) { $0.next = $1.next })
    func loadMore() async -> Call<Feed> {
      await screen.begin { [store] call in
        await store.loadMore(of: source) { try await call.answer() }
      }
    }
    #expect(await !loadMore().isUnderWay)
    source.show(Feed(1, 2, next: 2))
    let load = await screen.load()
    #expect(await !loadMore().isUnderWay)
    await load.succeed(Feed(7))
    let page = await loadMore()
    #expect(source.isLoadingMore && !store.isLoadingMore)
    #expect(await !loadMore().isUnderWay)
    await page.succeed(Feed(3, next: 3))
    #expect(source.value == Feed(1, 2, 3, next: 3) && screen.shown == [7])
    source.show(Feed(0, 1, next: 1))
    #expect(source.value == Feed(0, 1, 2, 3, next: 3))
    let late = await loadMore()
    source.show(Feed(0, 1), for: "other")
    #expect(source.value == Feed(0, 1) && !source.isLoadingMore)
    await late.succeed(Feed(4))
    #expect(source.value == Feed(0, 1))
    await loadMore().fail()
    await loadMore().cancel()
    #expect(screen.errors == [.first])
    let lost = await loadMore()
    source.show(nil)
    await lost.fail()
    #expect(source.value == nil && screen.errors == [.first])
  }

  @Test func changesOfASourceAreShownAtOnce() async {
    let source = ScreenSource<Feed, String>(pages: ScreenPages(of: .posts) { $0.next = $1.next })
    source.show(Feed(1))
    var shown: [String] = []
    store.onChange = { shown.append("\(source.isLoadingMore) \(source.value?.posts.count ?? 0)") }
    let page = await screen.begin { [store] call in
      await store.loadMore(of: source) { try await call.answer() }
    }
    await page.succeed(Feed(2))
    #expect(shown == ["true 1", "false 2"])
  }

  // MARK: - Refresh

  @Test func overlappingRefreshKeepsLaterPages() async {
    await screen.load().succeed(Feed(1, 2, next: 2))
    await screen.loadMore().succeed(Feed(3, 4, next: 3))
    await screen.load(silently: true).succeed(Feed(0, 1, title: "new", next: 2))
    #expect(store.shown == Feed(0, 1, 2, 3, 4, title: "new", next: 3))
  }

  @Test func shortRefreshReplacesAllPages() async {
    store.pages = ScreenPages(of: .posts, size: 2) { $0.next = $1.next }
    await screen.load().succeed(Feed(1, 2, next: 2))
    await screen.loadMore().succeed(Feed(3, 4, next: 3))
    await screen.load().succeed(Feed(2, next: 2))
    #expect(store.shown == Feed(2, next: 2))
    #expect(!store.pages.hasMore)
  }

  @Test func refreshWithoutOverlapReplacesAllPages() async {
    await screen.load().succeed(Feed(1, 2, next: 2))
    await screen.loadMore().succeed(Feed(3, next: 3))
    await screen.load().succeed(Feed(8, 9, next: 2))
    #expect(store.shown == Feed(8, 9, next: 2))
  }

  @Test func refreshWithTheLastElementUsesItsOwnCursor() async {
    await screen.load().succeed(Feed(1, next: 2))
    await screen.loadMore().succeed(Feed(2, next: 3))
    await screen.load().succeed(Feed(2, next: 2))
    #expect(store.shown == Feed(2, next: 2))
  }

  @Test func refreshKeepsUserChangesToLaterPages() async {
    await screen.load().succeed(Feed(1, 2, next: 2))
    await screen.loadMore().succeed(Feed(3, 4, next: 3))
    let other = await screen.perform(.save)
    await screen.perform(on: 4, .remove).succeed()
    await screen.load().succeed(Feed(1, 2, next: 2))
    #expect(screen.shown == [1, 2, 3])
    await other.succeed()
    #expect(screen.shown == [1, 2, 3])
  }

  @Test func loadForAnotherRequestReplacesAllPages() async {
    await screen.load("a").succeed(Feed(1, next: 2))
    await screen.loadMore().succeed(Feed(2, next: 3))
    await screen.load("b").succeed(Feed(1, next: 2))
    #expect(store.shown == Feed(1, next: 2))
  }
}
