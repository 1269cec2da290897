/** Returns a depth, in the United States in inches: `12 mm`, `0.47 in`. */
internal fun DisplayContext.rainfallDepth(
    millimeters: Double,
    fractionDigits: IntRange? = null,
    isNarrow: Boolean = false,
): String {
    if (unitSystem != UnitSystem.US) return withUnit(millimeters, "mm", fractionDigits, isNarrow)
    val inches = millimeters / 25.4
    val digits = fractionDigits ?: if (Math.abs(inches) < 10) 0..1 else 0..0
    return withUnit(inches, "in", digits.first..digits.last + 1, isNarrow)
}
