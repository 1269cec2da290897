/** Returns the number without its sign, or the greatest Long if that does not fit. */
internal fun Long.saturatingAbs(): Long = if (this < 0) 0L.saturatingMinus(this) else this
