import kotlinx.coroutines.cancelChildren
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch

/** Runs functions that apply values. The first one that returns false ends the others. */
internal suspend fun applyTogether(vararg updates: suspend () -> Boolean) {
    coroutineScope {
        val all = coroutineContext
        for (update in updates) launch { if (!update()) all.cancelChildren() }
    }
}
