/**
 * Waits until the values of an action stay the same. Returns whether the values of this call are the
 * newest, so that they should be sent.
 *
 * @param request the request that the action is about; by default that of the content.
 */
internal suspend fun <Request : Any, Action : Any> ScreenStore<*, Request, Action>.rests(
    action: Action,
    request: Request? = null,
    wait: suspend () -> Unit,
): Boolean {
    val turn = ScreenTurn(action, request ?: this.request)
    val time = timeline.tick()
    resting[turn] = time
    wait()
    return resting[turn] == time
}
