package com.example.shelves

import kotlin.random.Random
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.fail
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/**
 * Random schedules of a screen and its service. While a call is running, its change is shown; when none is, the screen shows what the
 * service has, except for what others have changed. A response to a load that began before one that is shown changes nothing.
 *
 * The service has a board for each of two requests. A row is the same in both; what else a board has, its own rows too, belongs to it.
 *
 * In half of the schedules, the list has pages. In the others, other users change it, and the service sends their changes.
 *
 * The service executes calls that write in the order in which they were made.
 */
private class Schedule(seed: Int, private val scope: CoroutineScope) {
    private val random = Random(seed)
    private val isPaged = random.nextBoolean()
    private val boards = listOf("a", "b").associateWith { PinBoard(it, (1..if (isPaged) 8 else 4).map(::Pin), it) }.toMutableMap()

    /** The request of the newest load. */
    private var wanted = "a"
    private var lastId = 10

    /** The rows that others have inserted. */
    private val byOthers = mutableSetOf<Int>()
    private val calls = mutableListOf<PinCall>()
    private val trace = mutableListOf<String>()

    /** What running actions of the user must make visible, by their jobs. */
    private val wishes = mutableMapOf<Job, (PinBoard) -> Boolean>()
    private var lastLoad = 0

    /** The newest values of the actions that send one after another. */
    private val newest = mutableMapOf<String, String>()
    private var mayFail = true
    private val items = ScreenList<PinBoard, Pin, Int>("items", { it.id }, { it.items }) { board, items ->
        board.copy(items = items)
    }
    private val store = ScreenStore<PinBoard, String, String>(
        onChange = {},
        onError = {},
        pages = if (isPaged) ScreenPages(items) { board, other -> board.copy(cursor = other.cursor) } else null,
    )

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
        load()
        while (calls.isNotEmpty()) respondToOne()
        val shown = store.shown
        assertEquals(board(wanted).version, shown?.version, trace.joinToString("\n"))
        if (shown != null) assertEquals(expected(shown), shown, trace.joinToString("\n"))
    }

    private suspend fun step() {
        // Rows 5 to 8 are on later pages.
        val first = if (isPaged && random.nextBoolean()) 4 else 0
        val id = first + random.nextInt(1, 3)
        // The service stores another note than the user writes. The screen shows the user's again if another change of the row was on its
        // way when the call began, so these are other rows.
        val noted = first + random.nextInt(3, 5)
        val text = "n${random.nextInt(100)}"
        val request = store.request ?: wanted
        when (random.nextInt(22)) {
            0, 1 -> load()
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
                        board(request).find(noted) ?: Pin(noted, note = "$text!")
                    }
                }
            }
            4 -> onRow(id + 2, { it.find(id + 2) == null }) {
                store.performOn(items, id + 2, change = items.remove(id + 2), again = ScreenRepetition.Parallel) {
                    call<Unit>("remove ${id + 2}", writes = true) {
                        remove(id + 2)
                    }
                }
            }
            5 -> begin({
                val change = ScreenEdit.set<PinBoard> { it.copy(title = text) }
                store.performAndUse("title", change, again = ScreenRepetition.Parallel) {
                    call<PinBoard>("title $text", writes = true) {
                        change(request) { it.copy(title = text) }
                        page(request, after = null)
                    }
                }
            })
            6 -> onRow(id, { true }) {
                store.performOn(items, id, change = items.set(id) { it.copy(color = text) }, again = ScreenRepetition.Parallel) {
                    call<Unit>("color $id $text", writes = true) { set(id) { it.copy(color = text) } }
                }
            }
            7 -> onRow(id, { it.shows(id) { pin -> pin.size == text } || isReplaced("size $id", text) }) {
                newest["size $id"] = text
                val change = items.set(id) { it.copy(size = text) }
                store.performOn(items, id, "size $id", change, again = ScreenRepetition.Latest(text)) {
                    if (calls.any { it.name.startsWith("size $id ") }) fail<Unit>("two calls at once")
                    call<Unit>("size $id $text", writes = true) { set(id) { it.copy(size = text) } }
                }
            }
            8 -> boards.keys.forEach { board -> change(board) { it.copy(version = it.version + 1) } }
            9, 10, 11 -> if (isPaged) loadMore() else push(id)
            12 -> {
                wanted = listOf("a", "b").random(random)
                load()
            }
            13 -> if (!isPaged) append(request)
            else -> respondToOne()
        }
    }

    private suspend fun load() {
        val request = wanted
        begin({ store.load(request) { call("load $request", writes = false) { page(request, after = null) } } })
    }

    /** The user adds a row at the end, where others add none: nobody knows in which order two rows were added in the same place. */
    private suspend fun append(request: String) {
        if (store.shown == null) return
        lastId += 1
        val pin = Pin(lastId)
        val isShown = { board: PinBoard -> board.request != request || board.find(pin.id) != null }
        begin({
            store.perform(change = items.insert(pin, atEnd = true), again = ScreenRepetition.Parallel) {
                call<Unit>("append ${pin.id} in $request", writes = true) {
                    change(request) { it.copy(items = it.items + pin) }
                }
            }
        }, isShown)
    }

    private suspend fun loadMore() {
        val cursor = store.response?.cursor ?: return
        val request = store.request ?: wanted
        begin({ store.loadMore { call("page after $cursor of $request", writes = false) { page(request, cursor) } } })
    }

    /** A board of the service with a page of its items. */
    private fun page(request: String, after: Int?): PinBoard {
        val board = board(request)
        if (!isPaged) return board
        val rest = board.items.filter { after == null || it.id > after }
        val page = rest.take(3)
        return board.copy(items = page, cursor = page.lastOrNull()?.id.takeIf { rest.size > 3 })
    }

    /** What the screen should show if no call is running: the items of the pages that it has loaded. */
    private fun expected(shown: PinBoard): PinBoard {
        val last = shown.cursor
        val board = board(shown.request)
        val loaded = board.items.filter { last == null || it.id <= last }
        return board.copy(items = loaded, cursor = last, version = shown.version)
    }

    /** Another user changes the list, and the service sends the change at once. */
    private fun push(id: Int) {
        val request = wanted
        val inserted = board(request).items.map { it.id }.filter(byOthers::contains)
        when (random.nextInt(3)) {
            0 -> {
                lastId += 1
                byOthers += lastId
                trace += "others insert $lastId in $request"
                change(request) { it.copy(items = listOf(Pin(lastId)) + it.items) }
                store.upsert(items, Pin(lastId), request = request)
            }
            1 -> {
                val removed = inserted.randomOrNull(random) ?: return
                trace += "others remove $removed"
                remove(removed)
                store.removeRow(items, removed)
            }
            else -> {
                trace += "others view $id"
                set(id) { it.copy(views = it.views + 1) }
                board(request).find(id)?.let { store.upsert(items, it, request = request) }
            }
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
            if (call.name.startsWith("load ")) {
                settle()
                if (call.number < lastLoad) assertEquals(before, store.shown, trace.joinToString("\n"))
                if (call.name == "load $wanted") lastLoad = maxOf(lastLoad, call.number)
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
        if (shown.request != store.request) fail<Unit>("${shown.request} is shown for ${store.request}")
        val ids = shown.items.map { it.id }
        if (ids.distinct() != ids) fail<Unit>("$ids:\n" + trace.joinToString("\n"))
        if (calls.isEmpty() && expected(shown) != shown) {
            fail<Unit>("shown is $shown instead of ${expected(shown)}:\n" + trace.joinToString("\n"))
        }
    }

    private fun board(request: String): PinBoard = boards.getValue(request)

    private fun change(request: String, change: (PinBoard) -> PinBoard) {
        boards[request] = change(board(request))
    }

    private fun set(id: Int, change: (Pin) -> Pin) = boards.keys.forEach { request ->
        change(request) { board -> board.copy(items = board.items.map { if (it.id == id) change(it) else it }) }
    }

    private fun remove(id: Int) = boards.keys.forEach { request ->
        change(request) { board -> board.copy(items = board.items.filter { it.id != id }) }
    }

    /** Whether the row is as it should be, or on a page that is not shown. */
    private fun PinBoard.shows(id: Int, isAsItShould: (Pin) -> Boolean): Boolean = find(id)?.let(isAsItShould) ?: isPaged

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
