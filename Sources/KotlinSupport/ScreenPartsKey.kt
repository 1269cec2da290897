/** Distinguishes the parts of the rows of a list. */
internal data class ScreenPartsKey(val list: Any, val name: String)
