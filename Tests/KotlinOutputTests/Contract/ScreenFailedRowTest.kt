package com.example.shelves

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of new rows that could not be added, with the names of Swift's tests. */
@Timeout(60)
class ScreenFailedRowTest {
    private val ScreenFixture.failed get() = store.failedRowIds(posts)

    /** The calls for the new row. The last one is the newest. */
    private val calls = mutableListOf<ContractCall<Unit>>()

    /** Adds a row that stays if the call fails. */
    private fun ScreenFixture.add(id: Int): ContractCall<Unit> = begin { call ->
        calls += call
        submit(id)
    }

    private suspend fun ScreenFixture.submit(id: Int) {
        store.perform(
            change = posts.insert(SentPost(id, "new"), atEnd = true),
            onFailure = {},
            retry = { submit(id) },
        ) { calls.last().answer() }
    }

    private fun ScreenFixture.retry(id: Int): ContractCall<Unit> = begin { call ->
        calls += call
        store.retryRow(posts, id)
    }

    @Test
    fun failedInsertionStaysUntilItIsDiscarded() = onScreen {
        load().succeed(feed(1))
        add(2).fail()
        assertEquals(listOf(1, 2), shown)
        assertEquals(setOf(2), failed)
        load().succeed(feed(1, 3))
        assertEquals(listOf(1, 3, 2), shown)
        store.discardRow(posts, 2)
        assertEquals(listOf(1, 3), shown)
        assertEquals(setOf<Int>(), failed)
        assertEquals(listOf<Failing>(), errors)
    }

    @Test
    fun failedInsertionIsSentAgain() = onScreen {
        load().succeed(feed(1))
        add(2).fail()
        val second = retry(2)
        assertEquals(setOf<Int>(), failed)
        // The row is being sent, so this does nothing.
        retry(2).end()
        calls.removeAt(calls.lastIndex)
        second.fail()
        assertEquals(setOf(2), failed)
        retry(2).succeed()
        assertEquals(listOf(1, 2), shown)
        assertEquals(setOf<Int>(), failed)
    }

    @Test
    fun failedInsertionThatArrivedIsAnElementLikeOthers() = onScreen {
        load().succeed(feed(1))
        add(2).fail()
        load().succeed(feed(1, 2))
        assertEquals(listOf("", ""), texts)
        assertEquals(setOf<Int>(), failed)
        performOn(2, posts.remove(2)).succeed()
        load().succeed(feed(1))
        assertEquals(listOf(1), shown)
        assertEquals(setOf<Int>(), failed)
    }

    @Test
    fun failedInsertionIsShownForItsRequest() = onScreen {
        load("a").succeed(feed(1))
        add(2).fail()
        load("b").succeed(feed(3))
        assertEquals(listOf(3), shown)
        load("a").succeed(feed(1))
        assertEquals(listOf(1, 2), shown)
        assertEquals(setOf(2), failed)
    }

    @Test
    fun updatesAreMergedAlthoughAFailedRowStays() = onScreen {
        load().succeed(feed(1))
        add(2).fail()
        performOn(1, posts.set(1) { it.copy(text = "mine") }).succeed()
        perform(posts.insert(SentPost(3), atEnd = true)).succeed()
        assertEquals(listOf(1, 3, 2), shown)
        assertEquals(listOf("mine", "", "new"), texts)
    }

    @Test
    fun cancelledInsertionStays() = onScreen {
        load().succeed(feed(1))
        add(2).cancel()
        assertEquals(listOf(1, 2), shown)
        assertEquals(setOf(2), failed)
    }
}
