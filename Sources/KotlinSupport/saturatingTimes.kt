/** Returns the product, or the nearest Long if it does not fit. */
internal fun Long.saturatingTimes(other: Long): Long {
    val product = toBigInteger() * other.toBigInteger()
    return when {
        product.bitLength() < Long.SIZE_BITS -> product.toLong()
        product.signum() < 0 -> Long.MIN_VALUE
        else -> Long.MAX_VALUE
    }
}
