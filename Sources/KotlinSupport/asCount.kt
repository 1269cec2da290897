/** Returns the number as a count of elements: 0 if it is negative. */
internal fun Long.asCount(): Int = coerceIn(0L, Int.MAX_VALUE.toLong()).toInt()
