import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch

/**
 * Runs a load. Progress is shown only if it is still running after a wait, so that a fast response does
 * not make an indicator flicker.
 */
internal suspend fun ScreenStore<*, *, *>.showingProgress(
    wait: suspend () -> Unit,
    load: suspend () -> Unit,
) {
    coroutineScope {
        val slow = launch {
            wait()
            isSlow = true
            onChange()
        }
        try {
            load()
        } finally {
            slow.cancel()
            if (!isLoading) isSlow = false
        }
    }
}
