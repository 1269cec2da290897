package com.example.shelves

import java.time.Duration
import java.time.Instant
import java.time.ZoneId
import java.util.Locale
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Rows are kept between updates, with the names of Swift's tests. */
class KeptRowsTest {
    private val kept = KeptRows<String, Boolean, String>()
    private val made = mutableListOf<String>()
    private var context =
        DisplayContext(Locale.US, ZoneId.of("UTC"), Instant.parse("2024-05-02T09:00:00Z"))

    @Test
    fun changedInputsRebuildTheirRowOnly() {
        assertEquals(listOf("a", "b"), update("a", "b"))
        assertEquals(listOf("b!"), update("a", "b", opened = setOf("b")))
        assertEquals(listOf("c"), update("c", "b", "a", opened = setOf("b")))
    }

    @Test
    fun rowsAreInTheOrderOfTheirElements() {
        update("a", "b", "a")
        val rows = kept.rows(listOf("b", "a", "b"), { false }) { element, _ -> element }
        assertEquals(listOf("b", "a", "b"), rows)
    }

    @Test
    fun changedSettingsRebuildAllRows() {
        update("a", "b")
        context = context.copy(locale = Locale.GERMANY)
        assertEquals(listOf("a", "b"), update("a", "b"))
        assertEquals(listOf("a", "b"), update("a", "b", day = "tomorrow"))
    }

    @Test
    fun timeOfDayDoesNotRebuildRows() {
        update("a", "b")
        context = context.copy(now = context.now.plusSeconds(3600))
        assertEquals(emptyList<String>(), update("a", "b"))
    }

    @Test
    fun clockThatIsSetBackRebuildsAllRows() {
        update("a", "b")
        context = context.copy(now = context.now.minusSeconds(1))
        assertEquals(listOf("a", "b"), update("a", "b"))
    }

    @Test
    fun onlyRowsThatTimeChangesAreMade() {
        val start = context.now
        // The age of "b" is shown, and that "c" has ended.
        fun make(element: String): String = when (element) {
            "b" -> context.relative(start.minusSeconds(600))
            "c" -> "${context.isNowAfter(start.plusSeconds(80))}"
            else -> element
        }
        fun update(seconds: Long): Pair<List<String>, List<String>> {
            context = context.copy(now = start.plusSeconds(seconds))
            made.clear()
            kept.keep(context)
            val rows = kept.rows(listOf("a", "b", "c"), { false }) { element, _ ->
                made += element
                make(element)
            }
            return rows to made.toList()
        }
        assertEquals(listOf("a", "10 minutes ago", "false"), update(0).first)
        assertEquals(emptyList<String>(), update(20).second)
        assertEquals(listOf("a", "11 minutes ago", "false") to listOf("b"), update(31))
        assertEquals(listOf("a", "12 minutes ago", "true") to listOf("b", "c"), update(90))
    }

    /** A kept text is what a new one would be, at any time. */
    @Test
    fun keptAgesAreThoseOfNewRows() {
        val zone = ZoneId.of("Europe/Berlin")
        val date = Instant.parse("2024-03-30T10:20:30Z")
        for (start in listOf(-4_000L, -100, 0, 50, 3_500, 80_000, 180_000)) {
            val rows = KeptRows<Instant, Unit, String>()
            for (step in 0..400) {
                val now = date.plus(Duration.ofSeconds(start).plusMillis(step * 1_370L))
                val context = DisplayContext(Locale.US, zone, now)
                rows.keep(context, context.today)
                val text = rows.rows(listOf(date)) { context.relative(it, isNamed = true) }
                assertEquals(listOf(context.relative(date, isNamed = true)), text, "$now")
            }
        }
    }

    @Test
    fun hiddenRowsAreKeptUntilTheyAreTheMajority() {
        update("a", "b", "c")
        assertEquals(emptyList<String>(), update("b", "c"))
        assertEquals(emptyList<String>(), update("a", "b", "c"))
        update("c")
        update("c")
        assertEquals(listOf("a", "b"), update("a", "b", "c"))
    }

    /** Updates the rows, and returns those that were made. */
    private fun update(
        vararg elements: String,
        opened: Set<String> = emptySet(),
        day: String = "today",
    ): List<String> {
        made.clear()
        kept.keep(context, day)
        kept.rows(elements.toList(), { it in opened }) { element, isOpen ->
            (if (isOpen) "$element!" else element).also { made += it }
        }
        return made.toList()
    }
}
