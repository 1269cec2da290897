/** Returns a number of digits as a range, limited to 20 digits. */
internal fun exactly(digits: Long): IntRange = digits.coerceIn(0L, 20L).toInt().let { it..it }
