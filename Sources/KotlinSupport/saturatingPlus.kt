/** Returns the sum, or the nearest Long if it does not fit. */
internal fun Long.saturatingPlus(other: Long): Long {
    val sum = this + other
    val overflows = (this xor sum) and (other xor sum) < 0
    return if (!overflows) sum else if (other < 0) Long.MIN_VALUE else Long.MAX_VALUE
}
