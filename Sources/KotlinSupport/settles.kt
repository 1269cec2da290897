/**
 * Waits while the user types. Returns whether [request] is still the most recent one, so that its load
 * should begin.
 *
 * @param wait waits for the user to stop typing. It is not called for the first load, or if the request
 *   is the one of the last load.
 */
internal suspend fun <Request : Any> ScreenStore<*, Request, *>.settles(
    request: Request,
    wait: suspend () -> Unit,
): Boolean {
    settling += 1
    val turn = settling
    if (wanted == null || wanted == request) return true
    wait()
    return turn == settling
}
