/**
 * What one call at a time is made for.
 *
 * @property request the request that the action is about; null if it is about a row.
 */
internal data class ScreenTurn<Action, Request>(val action: Action, val request: Request?)
