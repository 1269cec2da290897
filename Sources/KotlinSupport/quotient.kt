/** Returns the quotient without its fraction, or null if the divisor is 0. */
internal fun Long.quotient(divisor: Long): Long? = when (divisor) {
    0L -> null
    -1L -> 0L.saturatingMinus(this)
    else -> this / divisor
}
