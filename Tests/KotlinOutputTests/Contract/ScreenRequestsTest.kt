package com.example.shelves

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of changes while the values of a load change, with the names of Swift's tests. */
@Timeout(60)
class ScreenRequestsTest {
    @Test
    fun updateOfTheModelIsNotShownForAnotherRequest() {
        for (isConfirmed in listOf(false, true)) onScreen {
            load("a").succeed(feed(1))
            val title = perform(ScreenEdit.set { it.copy(title = "mine") })
            val insertion = perform(posts.insert(SentPost(2)))
            val addition = perform(posts.insert(SentPost(3), atEnd = true))
            load("b").succeed(feed(4))
            assertEquals(feed(4), store.shown)
            for (action in listOf(title, insertion, addition)) {
                if (isConfirmed) action.succeed() else action.fail()
            }
            assertEquals(feed(4), store.shown)
            assertEquals(feed(4), store.response)
        }
    }

    @Test
    fun updateOfTheModelIsShownAgainForItsRequest() = onScreen {
        load("a").succeed(feed(1))
        val action = perform(ScreenEdit.set { it.copy(title = "mine") })
        load("b").succeed(feed(2))
        load("a").succeed(feed(1))
        assertEquals(feed(1, title = "mine"), store.shown)
        action.fail()
        assertEquals(feed(1), store.shown)
    }

    @Test
    fun updateOfARowIsShownForEveryRequest() = onScreen {
        load("a").succeed(feed(1, 2))
        val removal = performOn(2, posts.remove(2))
        val text = begin<SentPost> { call ->
            store.performOnAndUse(posts, 1, change = posts.set(1) { it.copy(text = "mine") }) { call.answer() }
        }
        load("b").succeed(feed(3, 2, 1))
        assertEquals(listOf(3, 1), shown)
        assertEquals(listOf("", "mine"), texts)
        text.succeed(SentPost(1, "theirs"))
        removal.fail()
        assertEquals(listOf(3, 2, 1), shown)
        assertEquals(listOf("", "", "theirs"), texts)
    }

    @Test
    fun updateOfTheContentOfAllRequestsIsShownForEachOfThem() = onScreen {
        val title = ScreenPlace<SentFeed, String>("title", { it.title }) { feed, title -> feed.copy(title = title) }
        load("a").succeed(feed(1))
        val next = load("b")
        val action = begin<String> { call ->
            val change = ScreenEdit.set<SentFeed> { it.copy(title = "mine") }
            store.performAndUsePart(title, change = change, everywhere = true) { call.answer() }
        }
        next.succeed(feed(2))
        assertEquals("mine", store.shown?.title)
        action.succeed("theirs")
        assertEquals("theirs", store.shown?.title)
    }

    @Test
    fun updateForTheNextRequestIsNotShownInTheOldContent() = onScreen {
        load("a").succeed(feed(1))
        val next = load("b")
        val action = begin<Unit> { call ->
            store.perform(request = "b", change = posts.insert(SentPost(9), atEnd = true)) { call.answer() }
        }
        assertEquals(listOf(1), shown)
        next.succeed(feed(2))
        assertEquals(listOf(2, 9), shown)
        action.succeed()
        assertEquals(listOf(2, 9), shown)
    }

    @Test
    fun valuesOfAnotherRequestHaveATurnOfTheirOwn() = onScreen {
        load("a").succeed(feed(1))
        val first = mute(true)
        val waiting = mute(false)
        load("b").succeed(feed(2))
        val other = mute(true)
        assertTrue(other.isUnderWay)
        first.succeed()
        waiting.succeed()
        other.succeed()
        assertEquals("true", store.shown?.title)
    }

    @Test
    fun valuesOfAnotherRequestRestByThemselves() = onScreen {
        val results = mutableMapOf<String, Boolean>()
        fun rest(request: String) = begin<Unit> { call ->
            results[request] = store.rests("save", request) { call.answer() }
        }
        val first = rest("a")
        val second = rest("b")
        second.succeed()
        first.succeed()
        assertEquals(mapOf("a" to true, "b" to true), results)
    }

    @Test
    fun sentElementForTheNextRequestIsNotAddedToTheOldContent() = onScreen {
        load("a").succeed(feed(1))
        val next = load("b")
        store.upsert(posts, SentPost(3), request = "b")
        store.upsert(posts, SentPost(4))
        assertEquals(listOf(4, 1), shown)
        next.succeed(feed(2))
        assertEquals(listOf(4, 3, 2), shown)
    }

    @Test
    fun sentModelForNoRequestIsDroppedWhileTheContentIsOld() = onScreen {
        store.useModel(feed(9))
        assertEquals(listOf(9), shown)
        load("a").succeed(feed(1))
        val next = load("b")
        store.useModel(feed(8))
        assertEquals(listOf(1), shown)
        next.succeed(feed(2))
        store.useModel(feed(7))
        assertEquals(listOf(7), shown)
        assertEquals("b", store.request)
    }

    private fun ScreenFixture.mute(isMuted: Boolean): ContractCall<Unit> = begin { call ->
        val change = ScreenEdit.set<SentFeed> { it.copy(title = "$isMuted") }
        store.perform("mute", change = change, again = ScreenRepetition.Latest(isMuted)) { call.answer() }
    }
}
