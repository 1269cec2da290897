/** Returns a speed in the unit of the user's region, such as `27 km/h` and `17 mph`. */
internal fun DisplayContext.generalSpeed(
    kilometersPerHour: Double,
    fractionDigits: IntRange? = null,
    isNarrow: Boolean = false,
): String =
    if (unitSystem == UnitSystem.METRIC) {
        withUnit(kilometersPerHour, "km/h", fractionDigits, isNarrow)
    } else {
        withUnit(kilometersPerHour / 1.609344, "mph", fractionDigits, isNarrow)
    }
