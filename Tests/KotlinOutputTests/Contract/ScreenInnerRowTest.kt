package com.example.shelves

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** The contract of rows in rows and of rows that move, with the names of Swift's tests. */
@Timeout(60)
class ScreenInnerRowTest {
    private data class Card(val id: Int, val text: String = "")

    private data class Lane(val id: Int, val cards: List<Card>)

    private data class Lanes(val lanes: List<Lane>)

    private val lanes = ScreenList<Lanes, Lane, Int>("lanes", { it.id }, { it.lanes }) { model, lanes ->
        model.copy(lanes = lanes)
    }
    private val board = ScreenStore<Lanes, Nothing, String>(onChange = {}, onError = {})

    private fun cards(lane: Int): ScreenList<Lanes, Card, Int> =
        lanes.rowsIn(lane, "cards", id = { it.id }, get = { it.cards }, set = { row, rows -> row.copy(cards = rows) })

    private val ids get() = board.shown?.lanes?.map { lane -> lane.cards.map { it.id } }
    private val words get() = board.shown?.lanes?.map { lane -> lane.cards.map { it.text } }

    private fun lanes(vararg cards: List<Int>) =
        Lanes(cards.mapIndexed { index, ids -> Lane(index, ids.map { Card(it) }) })

    private suspend fun ScreenFixture.show(model: Lanes) {
        begin<Lanes> { call -> board.load { call.answer() } }.succeed(model)
    }

    private fun ScreenFixture.perform(lane: Int, card: Int, change: ScreenEdit<Lanes>) =
        begin<Unit> { call -> board.performOn(cards(lane), card, change = change) { call.answer() } }

    @Test
    fun updateOfAnInnerRowIsOfOneOuterRow() = onScreen {
        show(lanes(listOf(7, 8), listOf(7)))
        val edit = perform(1, 7, cards(1).set(7) { it.copy(text = "mine") })
        assertEquals(listOf(listOf("", ""), listOf("mine")), words)
        val removal = perform(0, 7, cards(0).remove(7))
        show(lanes(listOf(7, 8), listOf(7)))
        assertEquals(listOf(listOf(8), listOf(7)), ids)
        assertEquals(listOf(listOf(""), listOf("mine")), words)
        removal.fail()
        edit.fail()
        assertEquals(listOf(listOf(7, 8), listOf(7)), ids)
        assertEquals(listOf(listOf("", ""), listOf("")), words)
    }

    @Test
    fun returnedOuterRowKeepsUpdatesOfItsRows() = onScreen {
        show(lanes(listOf(7, 8)))
        val edit = perform(0, 7, cards(0).set(7) { it.copy(text = "mine") })
        begin<Lane> { call -> board.performOnAndUse(lanes, 0) { call.answer() } }
            .succeed(Lane(0, listOf(Card(7), Card(9))))
        assertEquals(listOf(listOf(7, 9)), ids)
        assertEquals(listOf(listOf("mine", "")), words)
        edit.succeed()
        assertEquals(listOf(listOf("mine", "")), words)
    }

    @Test
    fun movedRowIsInItsNewPlaceUntilTheCallFails() = onScreen {
        show(lanes(listOf(7, 8, 9), listOf(1)))
        val move = perform(0, 9, cards(0).move(9, 0L))
        val away = perform(0, 7, cards(0).move(7, 5L, cards(1)))
        assertEquals(listOf(listOf(9, 8), listOf(1, 7)), ids)
        show(lanes(listOf(7, 8, 9), listOf(1, 2)))
        assertEquals(listOf(listOf(9, 8), listOf(1, 2, 7)), ids)
        move.fail()
        assertEquals(listOf(listOf(8, 9), listOf(1, 2, 7)), ids)
        away.succeed()
        assertEquals(listOf(listOf(8, 9), listOf(1, 2, 7)), ids)
    }

    @Test
    fun laterMoveIsShownAfterAnEarlierOneHasFailed() = onScreen {
        show(lanes(listOf(7), listOf(), listOf()))
        val first = perform(0, 7, cards(0).move(7, 0L, cards(1)))
        val second = perform(1, 7, cards(1).move(7, 0L, cards(2)))
        assertEquals(listOf(listOf(), listOf(), listOf(7)), ids)
        first.fail()
        assertEquals(listOf(listOf(), listOf(), listOf(7)), ids)
        second.succeed()
        assertEquals(listOf(listOf(), listOf(), listOf(7)), ids)
    }

    @Test
    fun rowStaysIfItsNewOuterRowIsGone() = onScreen {
        show(lanes(listOf(7), listOf(8)))
        val move = perform(0, 7, cards(0).move(7, 0L, cards(3)))
        assertEquals(listOf(listOf(7), listOf(8)), ids)
        move.succeed()
        assertEquals(listOf(listOf(7), listOf(8)), ids)
    }
}
