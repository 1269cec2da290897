package com.example.shelves

import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.consumeAsFlow
import kotlinx.coroutines.yield
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of sources that need the response, with the names of Swift's tests. */
@Timeout(60)
class ScreenDependentTest {
    private val source = DependentSource<Map<Int, String>> { old, new -> old + new }
    private val whole = DependentSource<String>()

    /** Loads the values of the posts. The call is that of the service if there is something new. */
    private fun ScreenFixture.loadValues(): ContractCall<Map<Int, String>> = begin { call ->
        val ids = store.confirmedContent?.posts.orEmpty().map { it.id }
        store.loadForEach(source, ids) { new ->
            call.answer().also { assertEquals(new.toSet(), it.keys) }
        }
    }

    private fun ScreenFixture.loadWhole(value: String): ContractCall<String> = begin { call ->
        store.loadTogether(whole, listOf(value)) { call.answer() }
    }

    @Test
    fun dependentSourceIsLoadedForTheContent() = onScreen {
        load().succeed(feed(1, 2))
        loadValues().succeed(mapOf(1 to "a", 2 to "b"))
        assertEquals(mapOf(1 to "a", 2 to "b"), source.value)
        loadValues().end()
        load().succeed(feed(2, 3))
        val refresh = loadValues()
        assertEquals(mapOf(1 to "a", 2 to "b"), source.value)
        refresh.succeed(mapOf(2 to "c", 3 to "d"))
        assertEquals(mapOf(2 to "c", 3 to "d"), source.value)
        load().succeed(feed())
        loadValues().end()
        assertEquals(null, source.value)
    }

    @Test
    fun dependentSourceIsLoadedForNewElementsOnly() = onScreen {
        load().succeed(feed(1, next = 2))
        loadValues().succeed(mapOf(1 to "a"))
        loadMore().succeed(feed(2))
        loadValues().succeed(mapOf(2 to "b"))
        assertEquals(mapOf(1 to "a", 2 to "b"), source.value)
        perform(posts.insert(SentPost(3))).succeed()
        loadValues().succeed(mapOf(3 to "c"))
        assertEquals(mapOf(1 to "a", 2 to "b", 3 to "c"), source.value)
    }

    @Test
    fun valueForAnOlderResponseIsDropped() = onScreen {
        load().succeed(feed(1))
        val older = loadValues()
        load().succeed(feed(1, 2))
        val newer = loadValues()
        older.succeed(mapOf(1 to "old"))
        assertEquals(null, source.value)
        newer.succeed(mapOf(1 to "a", 2 to "b"))
        assertEquals(mapOf(1 to "a", 2 to "b"), source.value)
    }

    @Test
    fun oldValueStaysUntilAllCallsHaveEnded() = onScreen {
        load().succeed(feed(1, next = 2))
        loadValues().succeed(mapOf(1 to "a"))
        load().succeed(feed(1, next = 2))
        val all = loadValues()
        loadMore().succeed(feed(2))
        loadValues().succeed(mapOf(2 to "b"))
        assertEquals(mapOf(1 to "a"), source.value)
        all.succeed(mapOf(1 to "c"))
        assertEquals(mapOf(1 to "c", 2 to "b"), source.value)
    }

    @Test
    fun failedDependentSourceHasNoValueUntilItIsLoadedAgain() = onScreen {
        load().succeed(feed(1, next = 2))
        loadValues().succeed(mapOf(1 to "a"))
        load().succeed(feed(1, next = 2))
        loadValues().fail()
        assertEquals(null, source.value)
        assertEquals(emptyList<Failing>(), errors)
        loadMore().succeed(feed(2))
        loadValues().succeed(mapOf(1 to "a", 2 to "b"))
        assertEquals(mapOf(1 to "a", 2 to "b"), source.value)
        load().succeed(feed(1))
        loadValues().cancel()
        assertEquals(mapOf(1 to "a", 2 to "b"), source.value)
        loadValues().succeed(mapOf(1 to "c", 2 to "d"))
        assertEquals(mapOf(1 to "c", 2 to "d"), source.value)
    }

    @Test
    fun valueOfOtherArgumentsDisappears() = onScreen {
        load().succeed(feed(1))
        loadWhole("a").succeed("A")
        loadWhole("a").end()
        val other = loadWhole("b")
        assertEquals(null, whole.value)
        other.succeed("B")
        assertEquals("B", whole.value)
        load().succeed(feed(1))
        val again = loadWhole("b")
        assertEquals("B", whole.value)
        store.clearDependent(whole)
        again.succeed("late")
        assertEquals(null, whole.value)
    }

    @Test
    fun keptContentNeedsNoDependentSource() = onScreen {
        val load = load()
        store.showCached("") { feed(1) }
        loadValues().end()
        load.succeed(feed(1))
        loadValues().succeed(mapOf(1 to "a"))
        assertEquals(mapOf(1 to "a"), source.value)
    }

    @Test
    fun sentValueOfADependentSourceIsNewerThanRunningCalls() = onScreen {
        load().succeed(feed(1))
        val call = loadValues()
        source.show(mapOf(1 to "sent"))
        call.succeed(mapOf(1 to "a"))
        assertEquals(mapOf(1 to "sent"), source.value)
    }

    @Test
    fun sentElementsDoNotWaitForTheirSource() = onScreen {
        load().succeed(feed(1))
        loadValues().succeed(mapOf(1 to "a"))
        val sent = Channel<SentPost>(Channel.UNLIMITED)
        val second = ContractCall<Map<Int, String>>()
        val observing = begin<Unit> {
            store.applyAndLoad({ store.applyValues(sent.consumeAsFlow()) { store.upsert(posts, it) } }) {
                val ids = store.confirmedContent?.posts.orEmpty().map { it.id }
                store.loadForEach(source, ids) { new ->
                    if (3 in new) mapOf(3 to "c") else second.answer()
                }
            }
        }
        sent.send(SentPost(2))
        while (!second.isUnderWay) yield()
        sent.send(SentPost(3))
        while (shown != listOf(3, 2, 1)) yield()
        assertEquals(mapOf(1 to "a"), source.value)
        second.respond(mapOf(2 to "b"))
        sent.close()
        observing.end()
        assertEquals(mapOf(1 to "a", 2 to "b", 3 to "c"), source.value)
    }
}
