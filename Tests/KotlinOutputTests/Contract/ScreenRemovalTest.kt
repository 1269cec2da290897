package com.example.shelves

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of removed rows that return, with the names of Swift's tests. */
@Timeout(60)
class ScreenRemovalTest {
    @Test
    fun failedRemovalReturnsTheRowToItsPlace() {
        for (id in 1..3) onScreen {
            load().succeed(feed(1, 2, 3))
            val removal = performOn(id, posts.remove(id))
            load().succeed(feed(4, 1, 2, 3))
            removal.fail()
            assertEquals(listOf(4, 1, 2, 3), shown)
        }
    }

    @Test
    fun undoneRemovalReturnsTheRowToItsPlace() {
        for (id in 1..3) onScreen {
            load().succeed(feed(1, 2, 3))
            performOn(id, posts.remove(id)).succeed()
            undo(id).succeed()
            assertEquals(listOf(1, 2, 3), shown)
        }
    }

    @Test
    fun undoneRemovalReturnsTheRowBetweenItsNeighbors() = onScreen {
        load().succeed(feed(1, 2, 3))
        performOn(2, posts.remove(2)).succeed()
        load().succeed(feed(5, 1, 3, 4))
        undo(2).succeed()
        assertEquals(listOf(5, 1, 2, 3, 4), shown)
        performOn(2, posts.remove(2)).succeed()
        load().succeed(feed(5, 1, 4))
        undo(2).succeed()
        assertEquals(listOf(5, 1, 2, 4), shown)
        performOn(2, posts.remove(2)).succeed()
        load().succeed(feed(5, 4))
        undo(2).succeed()
        assertEquals(listOf(5, 2, 4), shown)
        performOn(2, posts.remove(2)).succeed()
        load().succeed(feed(7, 8))
        undo(2).succeed()
        assertEquals(listOf(2, 7, 8), shown)
    }

    @Test
    fun undoneRowLacksChangesThatHaveFailed() {
        for ((isLiked, isUndoneBefore) in listOf(false to false, false to true, true to false, true to true)) onScreen {
            load().succeed(feed(1, 2))
            val like = performOn(1, posts.set(1) { it.copy(likes = 1) })
            performOn(1, posts.remove(1)).succeed()
            val before = if (isUndoneBefore) undo(1) else null
            if (isLiked) like.succeed() else like.fail()
            (before ?: undo(1)).succeed()
            assertEquals(listOf(1, 2), shown)
            assertEquals(if (isLiked) 1 else 0, store.shown?.posts?.first()?.likes)
        }
    }

    @Test
    fun rowThatIsInsertedAgainIsTheNewOne() = onScreen {
        load().succeed(feed(1, 2))
        performOn(2, posts.remove(2)).succeed()
        undo(2).fail()
        perform(posts.insert(SentPost(2, "new"))).succeed()
        assertEquals(listOf(1, 2), shown)
        assertEquals(listOf("", "new"), texts)
    }

    @Test
    fun undoneRemovalIsShownForItsRequest() = onScreen {
        load("a").succeed(feed(1, 2))
        performOn(2, posts.remove(2)).succeed()
        load("b").succeed(feed(3))
        val undo = undo(2)
        assertEquals(listOf(3), shown)
        load("a").succeed(feed(1))
        assertEquals(listOf(1, 2), shown)
        undo.fail()
        assertEquals(listOf(1), shown)
    }

    /** Inserts a row as it was before its removal, with the user's changes of that time. */
    private fun ScreenFixture.undo(id: Int): ContractCall<Unit> =
        perform(posts.insert(store.undoneRow(posts, SentPost(id, likes = 1))))
}
