/** What a screen shows: its content, or why there is none. */
internal sealed interface ScreenPhase<out Model> {
    data object Idle : ScreenPhase<Nothing>
    data object Loading : ScreenPhase<Nothing>
    data class Failed(val error: Exception) : ScreenPhase<Nothing>
    data class Content<Model>(val model: Model) : ScreenPhase<Model>
}
