/** Returns the fewest digits that represent the number, such as `4`, `0.1` and `-2.5`. */
internal fun Double.toPlainText(): String = when (this) {
    Double.POSITIVE_INFINITY -> "inf"
    Double.NEGATIVE_INFINITY -> "-inf"
    else -> exactNumber(this)?.stripTrailingZeros()?.toPlainString() ?: "nan"
}
