package com.example.shelves

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.flow
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of values that the service sends by itself, and of elements that wait, with the names of Swift's tests. */
@Timeout(60)
class ScreenUpdatesTest {
    @Test
    fun sentElementReplacesTheOneWithItsIDOrIsAdded() = onScreen {
        load().succeed(feed(1, 2))
        store.upsert(posts, SentPost(2, "new"))
        store.upsert(posts, SentPost(3))
        store.upsert(posts, SentPost(4), atEnd = true)
        assertEquals(listOf(3, 1, 2, 4), shown)
        assertEquals(listOf("", "", "new", ""), texts)
        store.removeRow(posts, 1)
        store.removeRow(posts, 9)
        assertEquals(listOf(3, 2, 4), shown)
    }

    @Test
    fun sentElementKeepsTheUsersRunningChanges() = onScreen {
        load().succeed(feed(1))
        val change = performOn(1, posts.set(1) { it.copy(text = "mine") })
        store.upsert(posts, SentPost(1, "theirs", likes = 1))
        assertEquals(listOf(SentPost(1, "mine", likes = 1)), store.shown?.posts)
        change.fail()
        assertEquals(listOf(SentPost(1, "theirs", likes = 1)), store.shown?.posts)
    }

    @Test
    fun sentElementOfAMissingRowKeepsTheUsersRunningChanges() = onScreen {
        load().succeed(feed(1, 2))
        val change = performOn(2, posts.set(2) { it.copy(text = "mine") })
        load().succeed(feed(1))
        store.upsert(posts, SentPost(2, "theirs"))
        assertEquals(listOf(2, 1), shown)
        assertEquals(listOf("mine", ""), texts)
        change.fail()
        assertEquals(listOf("theirs", ""), texts)
    }

    @Test
    fun sentElementStaysWhereItWasAdded() = onScreen {
        load().succeed(feed(1))
        load()
        store.upsert(posts, SentPost(2))
        store.upsert(posts, SentPost(3))
        perform(posts.insert(SentPost(4))).succeed()
        store.upsert(posts, SentPost(2, "new"))
        assertEquals(listOf(4, 3, 2, 1), shown)
        assertEquals(listOf("", "", "new", ""), texts)
    }

    @Test
    fun sentElementIsNotAddedToAPage() = onScreen {
        load().succeed(feed(2, 1))
        loadMore().succeed(feed(0))
        val page = loadMore()
        store.upsert(posts, SentPost(-3))
        load().succeed(feed(2, 1))
        page.succeed(feed(-1, -2))
        assertEquals(listOf(2, 1, 0, -1, -2), shown)
    }

    @Test
    fun sentRemovalOfAnInsertedElementIsAppliedAfterTheInsertion() = onScreen {
        load().succeed(feed())
        val insertion = perform(posts.insert(SentPost(1)))
        store.removeRow(posts, 1)
        val load = load()
        insertion.succeed()
        load.succeed(feed())
        assertEquals(emptyList<Int>(), shown)
    }

    @Test
    fun sentElementThatTheUserIsRemovingStaysHidden() = onScreen {
        load().succeed(feed(1, 2))
        val removal = performOn(1, posts.remove(1))
        store.upsert(posts, SentPost(1, "new"))
        assertEquals(listOf(2), shown)
        removal.fail()
        assertEquals(listOf(1, 2), shown)
        assertEquals(listOf("new", ""), texts)
        performOn(1, posts.remove(1)).succeed()
        store.upsert(posts, SentPost(1))
        assertEquals(listOf(1, 2), shown)
    }

    @Test
    fun sentElementIsAppliedToResponsesThatMayLackIt() = onScreen {
        val load = load()
        store.upsert(posts, SentPost(1, "new"))
        store.upsert(posts, SentPost(3))
        store.removeRow(posts, 2)
        assertNull(shown)
        load.succeed(feed(1, 2))
        assertEquals(listOf(3, 1), shown)
        assertEquals(listOf("", "new"), texts)
        load().succeed(feed(1, 2))
        assertEquals(listOf(1, 2), shown)
    }

    @Test
    fun loadBegunBeforeASentModelIsDropped() = onScreen {
        load().succeed(feed(1))
        val load = load()
        val change = performOn(1, posts.set(1) { it.copy(text = "mine") })
        store.useModel(feed(1, 2))
        assertEquals(listOf(1, 2), shown)
        assertEquals(listOf("mine", ""), texts)
        load.succeed(feed(9))
        change.fail()
        assertEquals(listOf(1, 2), shown)
        assertEquals(listOf("", ""), texts)
    }

    @Test
    fun sentModelEndsAFailure() = onScreen {
        load().fail()
        store.useModel(feed(1))
        load().cancel()
        assertEquals(listOf(1), shown)
        assertEquals(emptyList<Failing>(), errors)
    }

    @Test
    fun valuesForAnotherRequestAreDropped() = onScreen {
        load("a").succeed(feed(1))
        observe("a", SentPost(2))
        assertEquals(listOf(2, 1), shown)
        load("b").succeed(feed(3))
        observe("a", SentPost(4))
        observe(null, SentPost(5))
        assertEquals(listOf(5, 3), shown)
    }

    @Test
    fun errorEndsTheValuesAndIsReported() = onScreen {
        var hasFailed = false
        onChange = { if (store.phase is ScreenPhase.Failed) hasFailed = true }
        observe("", SentPost(1), ContractException())
        assertTrue(hasFailed)
        load().succeed(feed())
        observe("", SentPost(1), ContractException(Failing.SECOND))
        assertEquals(listOf(1), shown)
        assertEquals(listOf(Failing.SECOND), errors)
        observe("", SentPost(2), CancellationException())
        assertEquals(listOf(2, 1), shown)
        assertEquals(listOf(Failing.SECOND), errors)
    }

    @Test
    fun errorOfOneSequenceEndsTheOthers() = onScreen {
        load().succeed(feed())
        applyTogether(
            { store.applyValues(MutableSharedFlow<Int>()) { store.removeRow(posts, it) } },
            { observe("", SentPost(1)) },
            { observe("", SentPost(2), ContractException()) },
        )
        assertEquals(setOf(1, 2), shown?.toSet())
        assertEquals(listOf(Failing.FIRST), errors)
    }

    private suspend fun ScreenFixture.observe(request: String?, post: SentPost, error: Exception? = null): Boolean {
        val values = flow {
            emit(post)
            if (error != null) throw error
        }
        return store.applyValues(values, request) { store.upsert(posts, it) }
    }

    // New elements that wait

    @Test
    fun newElementsWaitUntilTheyAreShown() = onScreen {
        loadHolding().succeed(feed(1, 2))
        poll().succeed(feed(4, 3, 1, 2, title = "new"))
        assertEquals(listOf(1, 2), shown)
        assertEquals(2L, newCount)
        assertEquals("new", store.shown?.title)
        store.showNew()
        assertEquals(listOf(4, 3, 1, 2), shown)
        assertEquals(0L, newCount)
        store.showNew()
        assertEquals(listOf(4, 3, 1, 2), shown)
    }

    @Test
    fun shownElementsAreUpdatedInPlaceAndKeepTheirOrder() = onScreen {
        loadHolding().succeed(feed(1, 2, 3))
        poll().succeed(SentFeed(listOf(SentPost(3), SentPost(4), SentPost(1, "new"))))
        assertEquals(listOf(1, 2, 3), shown)
        assertEquals(1L, newCount)
        assertEquals(listOf("new", "", ""), texts)
        store.showNew()
        assertEquals(listOf(3, 4, 1), shown)
    }

    @Test
    fun elementsBelowTheLastKnownOneAreNotNew() = onScreen {
        loadHolding().succeed(feed(1, 2))
        poll().succeed(feed(1, 3))
        assertEquals(listOf(1, 2), shown)
        assertEquals(0L, newCount)
    }

    @Test
    fun firstElementsOfAnEmptyListDoNotWait() = onScreen {
        poll().succeed(feed())
        poll().succeed(feed(1))
        assertEquals(listOf(1), shown)
        assertEquals(0L, newCount)
        poll().succeed(feed(2, 3))
        assertEquals(listOf(1), shown)
        assertEquals(2L, newCount)
    }

    @Test
    fun refreshShowsEverything() = onScreen {
        loadHolding().succeed(feed(1))
        poll().succeed(feed(2, 1))
        loadHolding().succeed(feed(3, 2, 1))
        assertEquals(listOf(3, 2, 1), shown)
        assertEquals(0L, newCount)
        poll().succeed(feed(4, 3, 2, 1))
        loadHolding("b").succeed(feed(9))
        assertEquals(listOf(9), shown)
        assertEquals(0L, newCount)
        loadHolding("c").fail()
        poll("c").succeed(feed(8))
        assertEquals(listOf(8), shown)
        assertEquals(0L, newCount)
    }

    @Test
    fun newElementsContainTheUsersChangesSince() = onScreen {
        loadHolding().succeed(feed(1, 2))
        poll().succeed(feed(4, 3, 1, 2))
        performOn(1, posts.remove(1)).succeed()
        perform(posts.insert(SentPost(3))).succeed()
        assertEquals(listOf(3, 2), shown)
        assertEquals(1L, newCount)
        store.showNew()
        assertEquals(listOf(4, 3, 2), shown)
    }

    @Test
    fun laterPagesStayBelowTheNewElements() = onScreen {
        loadHolding().succeed(feed(1, 2, next = 2))
        loadMore().succeed(feed(3, next = 3))
        val page = loadMore()
        poll().succeed(feed(0, 1, next = 1))
        assertEquals(listOf(1, 2, 3), shown)
        assertEquals(3, store.response?.next)
        page.succeed(feed(4, next = 4))
        store.showNew()
        assertEquals(feed(0, 1, 2, 3, 4, next = 4), store.shown)
    }

    private val ScreenFixture.newCount: Long get() = store.newCount(posts)

    private fun ScreenFixture.poll(request: String = "") = loadHolding(request, isHeld = true)

    private fun ScreenFixture.loadHolding(request: String = "", isHeld: Boolean = false) =
        begin<SentFeed> { call ->
            store.loadHolding(posts, request, isHeld, silently = isHeld) { ScreenResponse(call.answer()) }
        }
}
