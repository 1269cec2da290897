/** Returns the remainder, with the sign of the dividend, or null if the divisor is 0. */
internal fun Long.remainder(divisor: Long): Long? = if (divisor == 0L) null else this % divisor
