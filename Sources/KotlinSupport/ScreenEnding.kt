/** How an action ended. */
internal sealed interface ScreenEnding<out Answer> {
    /** The action could not run, its call was cancelled, or newer values replaced its values. */
    data object Skipped : ScreenEnding<Nothing>
    data class Done<Answer>(val answer: Answer) : ScreenEnding<Answer>
    data class Failed(val error: Exception) : ScreenEnding<Nothing>
}
