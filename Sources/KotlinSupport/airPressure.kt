/** Returns an air pressure in the unit of the user's region, such as `1013 hPa`. */
internal fun DisplayContext.airPressure(
    hectopascals: Double,
    fractionDigits: IntRange? = null,
    isNarrow: Boolean = false,
): String = when (regionOfUnits) {
    "IN", "US" -> withUnit(hectopascals / 33.86389, "inHg", fractionDigits ?: 2..2, isNarrow)
    "MX", "RU" -> withUnit(hectopascals / 1.33322387415, "mmHg", fractionDigits ?: 0..0, isNarrow)
    "BR", "EG", "GB", "IL", "TH" -> withUnit(hectopascals, "mbar", fractionDigits ?: 0..0, isNarrow)
    else -> withUnit(hectopascals, "hPa", fractionDigits ?: 0..0, isNarrow)
}
