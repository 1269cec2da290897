package com.example.shelves

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of returned models and rows, with the names of Swift's tests. */
@Timeout(60)
class ScreenReturnedTest {
    @Test
    fun modelReturnedAfterANewerLoadIsDropped() = onScreen {
        load().succeed(feed(1))
        val action = begin<SentFeed> { call ->
            store.performAndUse(change = ScreenEdit.set { it.copy(title = "mine") }) { call.answer() }
        }
        load().succeed(feed(1, 2))
        action.succeed(feed(1, title = "answer"))
        assertEquals(feed(1, 2, title = "mine"), store.shown)
        load().succeed(feed(1, 2, title = "answer"))
        assertEquals("answer", store.shown?.title)
    }

    @Test
    fun returnedRowWithTheIDOfAnotherTakesItsPlace() = onScreen {
        load().succeed(feed(1, 2, 3))
        val load = load()
        begin<SentPost> { call ->
            store.performOnAndUse(posts, 1, change = posts.set(1) { it.copy(text = "mine") }) { call.answer() }
        }.succeed(SentPost(3, "answer"))
        assertEquals(listOf(2, 3), shown)
        assertEquals(listOf("", "answer"), texts)
        load.succeed(feed(1, 2))
        assertEquals(listOf(3, 2), shown)
        assertEquals(listOf("answer", ""), texts)
    }
}
