/**
 * Waits until the values of an action stay the same. Returns whether the values of this call are the
 * newest, so that they should be sent.
 */
internal suspend fun <Action : Any> ScreenStore<*, *, Action>.rests(
    action: Action,
    wait: suspend () -> Unit,
): Boolean {
    val turn = timeline.tick()
    resting[action] = turn
    wait()
    return resting[action] == turn
}
