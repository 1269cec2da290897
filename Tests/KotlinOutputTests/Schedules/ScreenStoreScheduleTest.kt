package com.example.shelves

import kotlin.random.Random
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.fail
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

private data class Pin(val id: Int, val isLiked: Boolean, val note: String = "", val color: String = "", val size: String = "")

/** @property version counts what others have changed, which only a load shows. */
private data class PinBoard(val items: List<Pin>, val title: String, val version: Int = 0)

/** A call on its way: the service executes it at some time, and responds some time later. */
private class PinCall(val name: String, val number: Int, val writes: Boolean, val execute: () -> Any?) {
    val response = CompletableDeferred<Any?>()
    var result: Any? = null
    var isExecuted = false
}

/**
 * Random schedules of a screen and its service. While a call is running, its change is shown; when none is, the screen shows what the
 * service has, except for what others have changed. A response to a load that began before one that is shown changes nothing.
 *
 * The service executes calls that write in the order in which they were made.
 */
private class Schedule(seed: Int, private val scope: CoroutineScope) {
    private val random = Random(seed)
    private var server = PinBoard((1..4).map { Pin(it, isLiked = false) }, title = "a")
    private val calls = mutableListOf<PinCall>()
    private val trace = mutableListOf<String>()

    /** What running actions of the user must make visible, by their jobs. */
    private val wishes = mutableMapOf<Job, (PinBoard) -> Boolean>()
    private var lastLoad = 0

    /** The newest values of the actions that send one after another. */
    private val newest = mutableMapOf<String, String>()
    private var mayFail = true
    private val store = ScreenStore<PinBoard, Nothing, String>(onChange = {}, onError = {})
    private val items = ScreenList<PinBoard, Pin, Int>("items", { it.id }, { it.items }) { board, items ->
        board.copy(items = items)
    }

    suspend fun run(steps: Int) {
        repeat(steps) {
            step()
            check()
        }
        while (calls.isNotEmpty()) {
            respondToOne()
            check()
        }
        mayFail = false
        begin({ store.load { call("load", writes = false) { server } } })
        while (calls.isNotEmpty()) respondToOne()
        assertEquals(server, store.shown, trace.joinToString("\n"))
    }

    private suspend fun step() {
        val id = random.nextInt(1, 3)
        // The service stores another note than the user writes. The screen shows the user's again if another change of the row was on its
        // way when the call began, so these are other rows.
        val noted = random.nextInt(3, 5)
        val text = "n${random.nextInt(100)}"
        when (random.nextInt(16)) {
            0, 1 -> begin({ store.load { call("load", writes = false) { server } } })
            2 -> onRow(id, { it.find(id)?.isLiked != false }) {
                store.performOn(items, id, change = items.set(id) { it.copy(isLiked = true) }, again = ScreenRepetition.Parallel) {
                    call<Unit>("like $id", writes = true) { set(id) { it.copy(isLiked = true) } }
                }
            }
            3 -> onRow(noted, { true }) {
                val change = items.set(noted) { it.copy(note = text) }
                store.performOnAndUse(items, noted, "note $noted", change) {
                    call<Pin>("note $noted $text", writes = true) {
                        set(noted) { it.copy(note = "$text!") }
                        server.find(noted) ?: Pin(noted, isLiked = false, note = "$text!")
                    }
                }
            }
            4 -> onRow(id + 2, { it.find(id + 2) == null }) {
                store.performOn(items, id + 2, change = items.remove(id + 2), again = ScreenRepetition.Parallel) {
                    call<Unit>("remove ${id + 2}", writes = true) {
                        server = server.copy(items = server.items.filter { it.id != id + 2 })
                    }
                }
            }
            5 -> begin({
                val change = ScreenEdit.set<PinBoard> { it.copy(title = text) }
                store.performAndUse("title", change, again = ScreenRepetition.Parallel) {
                    call<PinBoard>("title $text", writes = true) {
                        server = server.copy(title = text)
                        server
                    }
                }
            })
            6 -> onRow(id, { true }) {
                store.performOn(items, id, change = items.set(id) { it.copy(color = text) }, again = ScreenRepetition.Parallel) {
                    call<Unit>("color $id $text", writes = true) { set(id) { it.copy(color = text) } }
                }
            }
            7 -> onRow(id, { it.find(id)?.size == text || isReplaced("size $id", text) }) {
                newest["size $id"] = text
                val change = items.set(id) { it.copy(size = text) }
                store.performOn(items, id, "size $id", change, again = ScreenRepetition.Latest(text)) {
                    if (calls.any { it.name.startsWith("size $id ") }) fail<Unit>("two calls at once")
                    call<Unit>("size $id $text", writes = true) { set(id) { it.copy(size = text) } }
                }
            }
            8 -> server = server.copy(version = server.version + 1)
            else -> respondToOne()
        }
    }

    private suspend fun onRow(id: Int, wish: (PinBoard) -> Boolean, action: suspend () -> Unit) {
        if (store[items, id] == null) return
        begin(action, wish)
    }

    private suspend fun begin(action: suspend () -> Unit, wish: ((PinBoard) -> Boolean)? = null) {
        val job = scope.launch { action() }
        if (wish != null) wishes[job] = wish
        settle()
    }

    private suspend fun <T> call(name: String, writes: Boolean, execute: () -> Any?): T {
        trace += "call $name"
        val call = PinCall(name, trace.size, writes, execute)
        calls += call
        @Suppress("UNCHECKED_CAST")
        return call.response.await() as T
    }

    /** Executes the next call that can be, or responds to one that has been executed. Some fail, which changes nothing. */
    private suspend fun respondToOne() {
        if (calls.isEmpty()) return
        val call = calls[random.nextInt(calls.size)]
        if (call.isExecuted) {
            trace += "respond to ${call.name}"
            calls -= call
            val before = store.shown
            call.response.complete(call.result)
            if (!call.writes) {
                settle()
                if (call.number < lastLoad) assertEquals(before, store.shown, trace.joinToString("\n"))
                lastLoad = maxOf(lastLoad, call.number)
            }
        } else if (call.writes && calls.first { it.writes && !it.isExecuted } !== call) {
            return
        } else if (mayFail && random.nextInt(5) == 0) {
            trace += "fail ${call.name}"
            calls -= call
            call.response.completeExceptionally(IllegalStateException(call.name))
        } else {
            trace += "execute ${call.name}"
            call.isExecuted = true
            call.result = call.execute()
        }
        settle()
    }

    private suspend fun settle() {
        repeat(10) { yield() }
        wishes.keys.removeAll { it.isCompleted }
    }

    private fun isReplaced(action: String, value: String): Boolean = newest[action] != value

    private fun check() {
        val shown = store.shown ?: return
        val unseen = wishes.values.count { !it(shown) }
        if (unseen > 0) fail<Unit>("a running change is not shown in $shown:\n" + trace.joinToString("\n"))
        if (calls.isEmpty() && server.copy(version = shown.version) != shown) {
            fail<Unit>("shown is $shown instead of $server:\n" + trace.joinToString("\n"))
        }
    }

    private fun set(id: Int, change: (Pin) -> Pin) {
        server = server.copy(items = server.items.map { if (it.id == id) change(it) else it })
    }

    private fun PinBoard.find(id: Int): Pin? = items.find { it.id == id }
}

@Timeout(600)
class ScreenStoreScheduleTest {
    @Test
    fun `the screen shows the user's changes, and in the end what the service has`() = runBlocking<Unit> {
        for (seed in 1..1_000) {
            Schedule(seed, this).run(steps = 40)
        }
    }
}
