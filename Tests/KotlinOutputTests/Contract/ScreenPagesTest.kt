package com.example.shelves

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of lists that are loaded page by page, in docs/screens.md, with the names of Swift's tests. */
@Timeout(60)
class ScreenPagesTest {
    @Test
    fun pageIsAppendedAndItsCursorIsKept() = onScreen {
        load().succeed(feed(1, 2, title = "title", next = 2))
        val page = loadMore()
        assertTrue(store.isLoadingMore)
        assertFalse(loadMore().isUnderWay)
        page.succeed(feed(3, next = 3))
        assertEquals(feed(1, 2, 3, title = "title", next = 3), store.shown)
        assertFalse(store.isLoadingMore)
    }

    @Test
    fun pageAtTheStartIsAddedThere() = onScreen {
        val pages = ScreenPages(posts, atStart = true) { feed, other -> feed.copy(next = other.next) }
        val screen = ScreenStore<SentFeed, String, String>(onChange = {}, onError = {}, pages = pages)
        suspend fun show(page: SentFeed) = begin<SentFeed> { screen.load { it.answer() } }.succeed(page)
        show(feed(5, 6, next = 5))
        begin<SentFeed> { screen.loadMore { it.answer() } }.succeed(feed(3, 4, 5, next = 3))
        assertEquals(feed(3, 4, 5, 6, next = 3), screen.shown)
        // A refresh keeps the earlier pages above the new last one.
        show(feed(6, 7, next = 6))
        assertEquals(feed(3, 4, 5, 6, 7, next = 3), screen.shown)
        show(feed(8, 9, next = 8))
        assertEquals(feed(8, 9, next = 8), screen.shown)
    }

    @Test
    fun loadMoreIsIgnoredWithoutContentAndDuringALoad() = onScreen {
        assertFalse(loadMore().isUnderWay)
        load().succeed(feed(1))
        val load = load()
        assertFalse(loadMore().isUnderWay)
        load.succeed(feed(1))
        assertTrue(loadMore().isUnderWay)
    }

    @Test
    fun duplicateElementsAreSkipped() = onScreen {
        load().succeed(feed(1, 2, 1))
        assertEquals(listOf(1, 2), shown)
        loadMore().succeed(feed(2, 3, 3))
        assertEquals(listOf(1, 2, 3), shown)
        use().succeed(feed(4, 4))
        assertEquals(listOf(4), shown)
    }

    @Test
    fun pageWithoutNewElementsIsTheLast() = onScreen {
        load().succeed(feed(1))
        assertTrue(store.hasMore)
        loadMore().succeed(feed(1))
        assertFalse(store.hasMore)
        load().succeed(feed(2))
        assertTrue(store.hasMore)
    }

    @Test
    fun removedElementsOfAPageCount() = onScreen(size = 2) {
        load().succeed(feed(1, 2))
        loadMore().succeed(feed(3, 4))
        val page = loadMore()
        store.removeRow(posts, 5)
        store.removeRow(posts, 6)
        load().succeed(feed(1, 2))
        page.succeed(feed(5, 6))
        assertEquals(listOf(1, 2, 3, 4), shown)
        assertTrue(store.hasMore)
    }

    @Test
    fun listEndsWithAResponseShorterThanAPage() = onScreen(size = 2) {
        load().succeed(feed(1, 2))
        assertTrue(store.hasMore)
        loadMore().succeed(feed(3, 4))
        assertTrue(store.hasMore)
        performOn(4, posts.remove(4)).succeed()
        assertTrue(store.hasMore)
        loadMore().succeed(feed(5))
        assertFalse(store.hasMore)
        load().succeed(feed(0, 1))
        assertFalse(store.hasMore)
        load().succeed(feed(8, 8))
        assertTrue(store.hasMore)
        load().succeed(feed(9))
        assertFalse(store.hasMore)
    }

    @Test
    fun pageOfAReplacedListIsDropped() = onScreen {
        load().succeed(feed(1))
        val page = loadMore()
        use().succeed(feed(5))
        assertFalse(store.isLoadingMore)
        page.succeed(feed(2))
        assertEquals(listOf(5), shown)
        val failing = loadMore()
        load().succeed(feed(6))
        failing.fail()
        assertEquals(emptyList<Failing>(), errors)
    }

    @Test
    fun rollbackAfterARefreshRestoresRowsOfLaterPages() = onScreen {
        load().succeed(feed(1, 2))
        loadMore().succeed(feed(3))
        val change = performOn(3, posts.set(3) { it.copy(text = "text") })
        load().succeed(feed(1, 2))
        assertEquals(listOf("", "", "text"), texts)
        change.fail()
        assertEquals(listOf("", "", ""), texts)
    }

    @Test
    fun pageDoesNotBringBackAnInsertedElementRemovedElsewhere() = onScreen {
        load().succeed(feed(1, 2))
        loadMore().succeed(feed(3))
        val page = loadMore()
        perform(posts.insert(SentPost(9))).succeed()
        load().succeed(feed(1, 2))
        page.succeed(feed(4))
        assertEquals(listOf(1, 2, 3, 4), shown)
    }

    @Test
    fun pageRequestedAfterARemovalCanAddTheRowAgain() = onScreen {
        load().succeed(feed(1, 2, 3))
        val other = perform()
        performOn(3, posts.remove(3)).succeed()
        load().succeed(feed(1, 2))
        loadMore().succeed(feed(3))
        assertEquals(listOf(1, 2, 3), shown)
        other.succeed()
    }

    @Test
    fun failedPageIsReportedAndCanBeRetried() = onScreen {
        load().succeed(feed(1))
        loadMore().fail()
        assertEquals(listOf(Failing.FIRST), errors)
        assertEquals(listOf(1), shown)
        loadMore().cancel()
        assertEquals(listOf(Failing.FIRST), errors)
        loadMore().succeed(feed(2))
        assertEquals(listOf(1, 2), shown)
    }

    @Test
    fun pageDoesNotBringBackARemovedRow() = onScreen {
        load().succeed(feed(1, 2, next = 2))
        loadMore().succeed(feed(3, 4, next = 3))
        val page = loadMore()
        performOn(3, posts.remove(3)).succeed()
        load().succeed(feed(1, 2, next = 2))
        page.succeed(feed(3, 5, next = 4))
        assertEquals(listOf(1, 2, 4, 5), shown)
    }

    // Sources

    @Test
    fun sourceHasPagesOfItsOwn() = onScreen {
        val source = source()
        fun loadMore() = begin<SentFeed> { call -> store.loadMoreOf(source) { call.answer() } }
        assertFalse(loadMore().isUnderWay)
        source.show(feed(1, 2, next = 2))
        val load = load()
        assertFalse(loadMore().isUnderWay)
        load.succeed(feed(7))
        val page = loadMore()
        assertTrue(source.isLoadingMore)
        assertFalse(store.isLoadingMore)
        assertFalse(loadMore().isUnderWay)
        page.succeed(feed(3, next = 3))
        assertEquals(feed(1, 2, 3, next = 3), source.value)
        assertEquals(listOf(7), shown)
        source.show(feed(0, 1, next = 1))
        assertEquals(feed(0, 1, 2, 3, next = 3), source.value)
        val late = loadMore()
        source.show(feed(0, 1), "other")
        assertEquals(feed(0, 1), source.value)
        assertFalse(source.isLoadingMore)
        late.succeed(feed(4))
        assertEquals(feed(0, 1), source.value)
        loadMore().fail()
        loadMore().cancel()
        assertEquals(listOf(Failing.FIRST), errors)
        val lost = loadMore()
        source.show(null)
        lost.fail()
        assertNull(source.value)
        assertEquals(listOf(Failing.FIRST), errors)
    }

    @Test
    fun changesOfASourceAreShownAtOnce() = onScreen {
        val source = source()
        source.show(feed(1))
        val changes = mutableListOf<String>()
        onChange = { changes += "${source.isLoadingMore} ${source.value?.posts?.size}" }
        begin<SentFeed> { call -> store.loadMoreOf(source) { call.answer() } }.succeed(feed(2))
        assertEquals(listOf("true 1", "false 2"), changes)
    }

    private fun ScreenFixture.source() = ScreenSource<SentFeed, String>(
        ScreenPages(posts) { feed, other -> feed.copy(next = other.next) },
    )

    // Refresh

    @Test
    fun overlappingRefreshKeepsLaterPages() = onScreen {
        load().succeed(feed(1, 2, next = 2))
        loadMore().succeed(feed(3, 4, next = 3))
        load(silently = true).succeed(feed(0, 1, title = "new", next = 2))
        assertEquals(feed(0, 1, 2, 3, 4, title = "new", next = 3), store.shown)
    }

    @Test
    fun shortRefreshReplacesAllPages() = onScreen(size = 2) {
        load().succeed(feed(1, 2, next = 2))
        loadMore().succeed(feed(3, 4, next = 3))
        load().succeed(feed(2, next = 2))
        assertEquals(feed(2, next = 2), store.shown)
        assertFalse(store.hasMore)
    }

    @Test
    fun refreshWithoutOverlapReplacesAllPages() = onScreen {
        load().succeed(feed(1, 2, next = 2))
        loadMore().succeed(feed(3, next = 3))
        load().succeed(feed(8, 9, next = 2))
        assertEquals(feed(8, 9, next = 2), store.shown)
    }

    @Test
    fun refreshWithTheLastElementUsesItsOwnCursor() = onScreen {
        load().succeed(feed(1, next = 2))
        loadMore().succeed(feed(2, next = 3))
        load().succeed(feed(2, next = 2))
        assertEquals(feed(2, next = 2), store.shown)
    }

    @Test
    fun refreshKeepsUserChangesToLaterPages() = onScreen {
        load().succeed(feed(1, 2, next = 2))
        loadMore().succeed(feed(3, 4, next = 3))
        val other = perform()
        performOn(4, posts.remove(4)).succeed()
        load().succeed(feed(1, 2, next = 2))
        assertEquals(listOf(1, 2, 3), shown)
        other.succeed()
        assertEquals(listOf(1, 2, 3), shown)
    }

    @Test
    fun loadForAnotherRequestReplacesAllPages() = onScreen {
        load("a").succeed(feed(1, next = 2))
        loadMore().succeed(feed(2, next = 3))
        load("b").succeed(feed(1, next = 2))
        assertEquals(feed(1, next = 2), store.shown)
    }
}
