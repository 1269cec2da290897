package com.example.shelves

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of content that is kept from an earlier load, with the names of Swift's tests. */
@Timeout(60)
class ScreenCachedTest {
    private fun ScreenFixture.cached(request: String = ""): ContractCall<SentFeed?> =
        begin { call -> store.showCached(request) { call.answer() } }

    @Test
    fun cachedContentIsShownUntilTheResponse() = onScreen {
        val load = load()
        cached().succeed(feed(1, 2))
        assertEquals(listOf(1, 2), shown)
        load.succeed(feed(3, 1))
        assertEquals(listOf(3, 1), shown)
        // There is content, so the service is not asked.
        cached().end()
    }

    @Test
    fun failedLoadKeepsCachedContent() = onScreen {
        val load = load()
        cached().succeed(feed(1))
        load.fail()
        assertEquals(listOf(1), shown)
        assertEquals(listOf(Failing.FIRST), errors)
    }

    @Test
    fun failureBeforeCachedContentIsReportedWithIt() = onScreen {
        val cached = cached()
        load().fail()
        assertEquals(listOf<Failing>(), errors)
        cached.succeed(feed(1))
        assertEquals(listOf(1), shown)
        assertEquals(listOf(Failing.FIRST), errors)
    }

    @Test
    fun cachedContentAfterTheResponseIsDropped() = onScreen {
        val load = load()
        val cached = cached()
        load.succeed(feed(3))
        cached.succeed(feed(1))
        assertEquals(listOf(3), shown)
    }

    @Test
    fun cachedContentOfAnotherRequestIsDropped() = onScreen {
        load("a").succeed(feed(1))
        val b = load("b")
        val cachedB = cached("b")
        val c = load("c")
        cachedB.succeed(feed(2))
        assertEquals(listOf(1), shown)
        cached("c").succeed(feed(3))
        assertEquals(listOf(3), shown)
        // Content of the newest request is shown, so older ones no longer matter.
        b.succeed(feed(4))
        assertEquals(listOf(3), shown)
        c.fail()
        assertEquals(listOf(3), shown)
        assertEquals(listOf(Failing.FIRST), errors)
    }

    @Test
    fun missingCachedContentChangesNothing() = onScreen {
        val load = load()
        cached().succeed(null)
        cached().fail()
        assertEquals(null, shown)
        load.succeed(feed(1))
        assertEquals(listOf(1), shown)
    }
}
