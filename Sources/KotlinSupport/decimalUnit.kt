/** Returns the minor unit of amounts with this number of digits, such as 0.01 for 2. */
internal fun decimalUnit(digits: Long): Double = "1e-${digits.coerceIn(0L, 20L)}".toDouble()
