/** How an action ended. */
internal sealed interface ScreenEnding<out Answer> {
    /** The action could not run, or its call was cancelled. */
    data object Skipped : ScreenEnding<Nothing>
    data class Done<Answer>(val answer: Answer) : ScreenEnding<Answer>
    data class Failed(val error: Exception) : ScreenEnding<Nothing>
}
