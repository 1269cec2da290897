package com.example.shelves

import androidx.lifecycle.CreationExtras
import androidx.lifecycle.SavedStateHandle
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** What a `ViewModel` adds to its presenter: values that outlive the process. */
@Timeout(60)
class ErrandsViewModelTest {
    private val service = ErrandServiceMock()
    private val household = decoded<Household>(ErrandsUiStateTest.twoErrandsJson)

    private suspend fun model(saved: SavedStateHandle): ErrandsViewModel {
        val factory = ErrandsViewModel.factory { ErrandsPresenter(service) }
        val model = factory.make(CreationExtras(saved)) as ErrandsViewModel
        service.householdCalls.next().answer.complete(household)
        service.meCalls.next().answer.complete(Member("Ada"))
        return model
    }

    @Test
    fun `what the user has entered is there in another process`() = runBlocking<Unit> {
        val saved = SavedStateHandle()
        val first = model(saved)
        first.setMark("?")
        first.setDraft("Buy tea")
        first.setHeading("Milk")
        val second = model(saved.restored())
        assertEquals("?", second.mark.value)
        assertEquals("Buy tea", second.draft.value)
        assertEquals("Milk", second.heading.value)
        assertEquals(0L, second.visits.value)
    }

    @Test
    fun `what the user has not edited follows the service in another process`() = runBlocking<Unit> {
        val saved = SavedStateHandle()
        assertEquals("Buy milk", model(saved).heading.value)
        val errands = household.errands.map { it.copy(title = "Buy bread") }
        val factory = ErrandsViewModel.factory { ErrandsPresenter(service) }
        val second = factory.make(CreationExtras(saved.restored())) as ErrandsViewModel
        service.householdCalls.next().answer.complete(household.copy(errands = errands))
        service.meCalls.next().answer.complete(Member("Ada"))
        assertEquals("Buy bread", second.heading.value)
    }
}
