/** Returns the difference, or the nearest Long if it does not fit. */
internal fun Long.saturatingMinus(other: Long): Long {
    val difference = this - other
    val overflows = (this xor other) and (this xor difference) < 0
    return if (!overflows) difference else if (other < 0) Long.MAX_VALUE else Long.MIN_VALUE
}
