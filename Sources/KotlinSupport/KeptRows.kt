import java.time.Instant

/** Finds when a row changes next because time passes, such as a row that shows an age. */
internal class NextChange private constructor() {
    private var time = Instant.MAX

    companion object {
        /** That of the row that is being made. */
        private val ofRow = ThreadLocal<NextChange?>()

        /** Makes a row, and returns it with the time until which it stays the same. */
        fun <Row> finding(make: () -> Row): Pair<Row, Instant> {
            val outer = ofRow.get()
            val change = NextChange()
            ofRow.set(change)
            try {
                val row = make()
                return row to change.time
            } finally {
                ofRow.set(outer)
            }
        }

        /** Notes that the row that is being made, if there is one, changes at a time. */
        fun note(time: Instant) {
            val change = ofRow.get() ?: return
            change.time = minOf(change.time, time)
        }
    }
}

/**
 * Rows that are kept between updates of a screen, as long as their elements, their inputs and the
 * settings that they depend on stay the same, and until they change because time passes.
 */
internal class KeptRows<Element, Inputs, Row> {
    private data class Key<Element, Inputs>(val element: Element, val inputs: Inputs)

    private var settings: Any? = null
    private var now = Instant.MIN

    /** The rows with the times until which they stay the same, also of some that are not shown. */
    private var kept = emptyMap<Key<Element, Inputs>, Pair<Row, Instant>>()

    /**
     * Begins an update, which makes all rows if the settings or [day] have changed, or the clock was
     * set back. [day] is the day or the interval that the rows depend on.
     */
    fun keep(context: DisplayContext, day: Any? = null) {
        val settings = context.copy(now = Instant.EPOCH) to day
        if (settings != this.settings || context.now < now) kept = emptyMap()
        this.settings = settings
        now = context.now
    }

    /** Returns the rows of the elements, and makes only those that have changed. */
    fun rows(
        elements: List<Element>,
        inputs: (Element) -> Inputs,
        make: (Element, Inputs) -> Row,
    ): List<Row> {
        val shown = mutableMapOf<Key<Element, Inputs>, Pair<Row, Instant>>()
        val rows = elements.map { element ->
            val key = Key(element, inputs(element))
            val row = shown.getOrPut(key) {
                kept[key]?.takeIf { it.second > now }
                    ?: NextChange.finding { make(element, key.inputs) }
            }
            row.first
        }
        // Rows that a search hides are kept, unless most are hidden.
        kept = if (kept.size > 2 * shown.size) shown else kept + shown
        return rows
    }
}

/** Returns the rows of elements that depend on nothing else. */
internal fun <Element, Row> KeptRows<Element, Unit, Row>.rows(
    elements: List<Element>,
    make: (Element) -> Row,
): List<Row> = rows(elements, inputs = { }) { element, _ -> make(element) }
