package com.example.shelves

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** What the generated tests leave out: what happens while a call of an action is under way. */
@Timeout(60)
class ErrandsTest {
    private val service = ErrandServiceMock()
    private val waits = Calls<Unit>()
    private val presenter = ErrandsPresenter(service, sleep = { waits.call(it) })
    private val household = decoded<Household>(ErrandsUiStateTest.twoErrandsJson)
    private val rows get() = (presenter.state.value as ErrandsPresenter.State.Loaded).content.errands

    private suspend fun CoroutineScope.load(name: String, content: Household = household) {
        val call = awaitCall(service.householdCalls) { presenter.load() }
        service.meCalls.next().answer.complete(Member(name))
        call.succeed(content)
    }

    @Test
    fun `everything after the beginning of an action has the values of the beginning`() = runBlocking<Unit> {
        load("Ada")
        val claim = awaitCall(service.claimCalls) { presenter.claim("market") }
        presenter.setMark("?")
        // The change is applied to the new response too.
        load("Grace")
        assertEquals("Ada!", rows.first().assigneeText)
        claim.succeed(Unit)
        assertEquals("Buy milk is yours!", presenter.toasts.first())
    }

    @Test
    fun `a count goes on from what other calls have left`() = runBlocking<Unit> {
        load("Ada")
        val calls = listOf("market", "post").map { awaitCall(service.claimCalls) { presenter.claim(it) } }
        for (call in calls) call.succeed(Unit)
        assertEquals(2L, presenter.visits.value)
    }

    @Test
    fun `a failed action can be tried again with what it has sent`() = runBlocking<Unit> {
        load("Ada")
        presenter.setDraft("Buy tea")
        awaitCall(service.addCalls) { presenter.add() }.fail(IllegalStateException())
        assertEquals(null, presenter.draft.value)
        assertEquals(true, presenter.canRetry)
        // The screen may close the alert before it calls `retry()`.
        presenter.dismissAlert()
        val again = awaitCall(service.addCalls) { presenter.retry() }
        assertEquals(listOf("Buy tea"), again.arguments)
        again.succeed(Unit)
        assertEquals(false, presenter.canRetry)
    }

    @Test
    fun `the condition of an action is checked after the wait`() = runBlocking<Unit> {
        load("Ada")
        val describing = launch { presenter.describe("1", "oat milk") }
        val wait = waits.next()
        load("Ada", household.copy(errands = household.errands.map { it.copy(isDone = true) }))
        // This is not allowed yet. It replaces the earlier text all the same.
        val replacing = launch { presenter.describe("1", "soy milk") }
        val lastWait = waits.next()
        load("Ada")
        wait.answer.complete(Unit)
        describing.join()
        lastWait.answer.complete(Unit)
        val call = service.describeCalls.next()
        assertEquals(listOf("1", "soy milk"), call.arguments)
        call.answer.complete(Unit)
        replacing.join()
    }
}
