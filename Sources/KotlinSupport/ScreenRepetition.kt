/** What happens if an action is called again while it is running. */
internal sealed interface ScreenRepetition {
    data object Ignore : ScreenRepetition
    data object Parallel : ScreenRepetition

    /**
     * Runs one call at a time. Values that arrive during a call wait, and only the newest are sent in the
     * next call.
     */
    class Latest(vararg values: Any?) : ScreenRepetition {
        val values: List<Any?> = values.toList()
    }
}
