package com.example.shelves

import java.time.Instant
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.yield
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assertions.fail
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of what waits for some time, and of what a screen does not wait for, with the names of Swift's tests. */
@Timeout(60)
class ScreenWaitsTest {
    @Test
    fun progressIsShownOnlyForASlowLoad() = onScreen {
        val fast = slowLoad()
        assertTrue(store.isLoading && !store.isLoadingSlowly)
        fast.call.succeed(feed(1))
        assertFalse(store.isLoadingSlowly)
        val slow = slowLoad()
        var isShown = false
        onChange = { isShown = store.isLoadingSlowly }
        slow.wait.respond(Unit)
        yield()
        assertTrue(isShown)
        slow.call.succeed(feed(1))
        assertFalse(store.isLoadingSlowly)
        val next = slowLoad()
        assertFalse(store.isLoadingSlowly)
        next.call.succeed(feed(1))
    }

    @Test
    fun progressOfASlowLoadStaysWhenAnotherLoadEnds() = onScreen {
        val slow = slowLoad()
        slow.wait.respond(Unit)
        yield()
        assertTrue(store.isLoadingSlowly)
        val fast = slowLoad()
        fast.call.succeed(feed(1))
        assertTrue(store.isLoadingSlowly)
        slow.call.succeed(feed(1))
        assertFalse(store.isLoadingSlowly)
    }

    @Test
    fun progressIsNotShownEarlierBecauseOfALoadThatHasEnded() = onScreen {
        val fast = slowLoad()
        val other = slowLoad()
        fast.call.succeed(feed(1))
        fast.wait.respond(Unit)
        yield()
        assertTrue(store.isLoading && !store.isLoadingSlowly)
        other.call.succeed(feed(1))
    }

    @Test
    fun refreshIsNotDueAtOnce() = onScreen {
        val now = Instant.parse("2001-01-01T00:00:00Z")
        fun isDue(request: String = "a", after: Long) =
            store.isDue(5.seconds, now.plusSeconds(after), request)
        assertTrue(isDue(after = 0))
        load("a").succeed(feed(1))
        assertTrue(!isDue(after = 4) && !isDue(after = 4))
        assertTrue(isDue("b", after = 4))
        load("b").fail()
        assertTrue(isDue("b", after = 4))
        load("b").succeed(feed(2))
        assertFalse(isDue("b", after = 8))
        assertTrue(isDue("b", after = 9))
        load("b").cancel()
        assertTrue(isDue("b", after = 9))
        load("b").succeed(feed(2))
        // The user has set the clock back.
        assertTrue(isDue("b", after = 0))
    }

    @Test
    fun onlyTheLastWaitingRequestSettles() = onScreen {
        assertTrue(store.settles("a") { fail("the first load does not wait") })
        load("a").succeed(feed())
        val results = mutableMapOf<String, Boolean>()
        fun settle(request: String) = begin<Unit> { call ->
            results[request] = store.settles(request) { call.answer() }
        }
        val first = settle("b")
        val second = settle("c")
        first.succeed()
        second.succeed()
        assertEquals(mapOf("b" to false, "c" to true), results)
        assertTrue(store.settles("a") { fail("an unchanged request does not wait") })
        settle("d").cancel()
        assertFalse("d" in results)
    }

    @Test
    fun screenDoesNotWaitForOptionalSource() = onScreen {
        val values = mutableListOf<Int?>()
        fun loadOptional() = begin<Int> { call ->
            store.loadOptional("source", accept = { values += it }) { call.answer() }
        }
        val older = loadOptional()
        load().succeed(feed(1))
        assertEquals(listOf(1), shown)
        loadOptional().succeed(2)
        older.succeed(1)
        assertEquals(listOf<Int?>(2), values)
        loadOptional().fail()
        assertEquals(listOf(2, null), values)
        loadOptional().cancel()
        assertEquals(listOf(2, null), values)
        assertEquals(emptyList<Failing>(), errors)
    }

    @Test
    fun nextIntervalBeginsWithItsMinute() {
        fun wait(time: String) = Instant.parse("2024-03-05T14:00:${time}Z").timeUntilNext(1.minutes)
        assertEquals(40.seconds, wait("20"))
        assertEquals(1.minutes, wait("00"))
        assertEquals("1ns", wait("59.999999999").toString())
        assertEquals(30.seconds, Instant.parse("1969-12-31T23:59:30Z").timeUntilNext(1.minutes))
    }

    private class SlowLoad(val call: ContractCall<SentFeed>, val wait: ContractCall<Unit>)

    private suspend fun ScreenFixture.slowLoad(): SlowLoad {
        val wait = ContractCall<Unit>()
        val call = begin<SentFeed> { call ->
            store.showingProgress(wait = { wait.answer() }) { store.load("") { call.answer() } }
        }
        yield()
        return SlowLoad(call, wait)
    }
}
