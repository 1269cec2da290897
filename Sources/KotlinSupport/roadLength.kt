/**
 * Returns a length as on road signs, such as `1.2 km`, `0.8 mi` and `350 ft`.
 *
 * Only kilometers and miles have fraction digits.
 */
internal fun DisplayContext.roadLength(
    meters: Double,
    fractionDigits: IntRange? = null,
    isNarrow: Boolean = false,
): String {
    val system = unitSystem
    val isMetric = system == UnitSystem.METRIC
    val far = meters / if (isMetric) 1000.0 else 1609.344
    if (!(Math.abs(far) < if (isMetric) 0.9 else 0.5)) {
        return withUnit(far, if (isMetric) "km" else "mi", fractionDigits, isNarrow)
    }
    val (near, unit) = when (system) {
        UnitSystem.METRIC -> meters to "m"
        UnitSystem.US -> meters / 0.3048 to "ft"
        UnitSystem.UK -> meters / 0.9144 to "yd"
    }
    val size = Math.abs(near)
    val step = when {
        fractionDigits != null || size < 10 -> 1.0
        size >= if (isMetric) 300 else 100 -> 50.0
        else -> 10.0
    }
    return withUnit(Math.rint(near / step) * step, unit, 0..0, isNarrow)
}
