/** Returns a measurement, such as `1.2 km`. Numbers below ten have one fraction digit. */
internal fun DisplayContext.withUnit(
    value: Double,
    unit: String,
    fractionDigits: IntRange?,
    isNarrow: Boolean,
): String {
    val digits = fractionDigits ?: if (Math.abs(value) < 10) 0..1 else 0..0
    return number(value, digits) + (if (isNarrow) "" else "\u00A0") + unit
}
