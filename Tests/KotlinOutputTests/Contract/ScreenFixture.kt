package com.example.shelves

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking

internal data class SentPost(val id: Int, val text: String = "", val likes: Int = 0)

/** A list with a title that the service returns page by page. */
internal data class SentFeed(val posts: List<SentPost>, val title: String = "", val next: Int? = null)

internal fun feed(vararg ids: Int, title: String = "", next: Int? = null): SentFeed =
    SentFeed(ids.map { SentPost(it) }, title, next)

internal enum class Failing { FIRST, SECOND }

internal class ContractException(val failing: Failing = Failing.FIRST) : Exception()

/** A coroutine that calls the service at most once. */
internal class ContractCall<Answer> {
    private val response = CompletableDeferred<Answer>()
    var job: Job? = null
    private var isCalled = false
    val isUnderWay: Boolean get() = isCalled && !response.isCompleted

    suspend fun answer(): Answer {
        isCalled = true
        return response.await()
    }

    fun respond(answer: Answer) {
        response.complete(answer)
    }

    suspend fun succeed(answer: Answer) {
        respond(answer)
        end()
    }

    suspend fun fail(failing: Failing = Failing.FIRST) {
        response.completeExceptionally(ContractException(failing))
        end()
    }

    suspend fun cancel() {
        job?.cancel()
        end()
    }

    suspend fun end() {
        job?.join()
    }
}

internal suspend fun ContractCall<Unit>.succeed() = succeed(Unit)

/** A store whose calls are answered by the test. */
internal class ScreenFixture(private val scope: CoroutineScope, size: Int = 0) {
    val posts = ScreenList<SentFeed, SentPost, Int>("posts", { it.id }, { it.posts }) { feed, posts ->
        feed.copy(posts = posts)
    }
    val errors = mutableListOf<Failing>()
    var onChange: () -> Unit = {}
    val store = ScreenStore<SentFeed, String, String>(
        onChange = { onChange() },
        onError = { errors += (it as ContractException).failing },
        pages = ScreenPages(posts, size) { feed, other -> feed.copy(next = other.next) },
    )
    val shown: List<Int>? get() = store.shown?.posts?.map { it.id }
    val texts: List<String>? get() = store.shown?.posts?.map { it.text }

    fun <Answer> begin(run: suspend (ContractCall<Answer>) -> Unit): ContractCall<Answer> {
        val call = ContractCall<Answer>()
        call.job = scope.launch(start = CoroutineStart.UNDISPATCHED) { run(call) }
        return call
    }

    fun load(request: String = "", silently: Boolean = false, keep: Boolean = true): ContractCall<SentFeed> =
        begin { call -> store.load(request, silently, keep) { call.answer() } }

    fun loadMore(): ContractCall<SentFeed> = begin { call -> store.loadMore { call.answer() } }

    fun perform(change: ScreenEdit<SentFeed>? = null): ContractCall<Unit> =
        begin { call -> store.perform(change = change) { call.answer() } }

    fun performOn(id: Int, change: ScreenEdit<SentFeed>): ContractCall<Unit> =
        begin { call -> store.performOn(posts, id, change = change) { call.answer() } }

    fun use(): ContractCall<SentFeed> = begin { call -> store.performAndUse { call.answer() } }
}

/** Runs a test of the contract with a new screen. */
internal fun onScreen(size: Int = 0, test: suspend ScreenFixture.() -> Unit) = runBlocking<Unit> {
    ScreenFixture(this, size).test()
    // Calls that the test has left open.
    coroutineContext[Job]?.children?.forEach { it.cancel() }
}
