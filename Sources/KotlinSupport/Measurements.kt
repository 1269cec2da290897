import android.icu.util.ULocale

internal enum class TemperatureUnit { CELSIUS, FAHRENHEIT, KELVIN }

/** A system of units: that of the user's settings, or else of the region. */
internal enum class UnitSystem { METRIC, US, UK }

internal val DisplayContext.unitSystem: UnitSystem
    get() = when (locale.getUnicodeLocaleType("ms")) {
        "metric" -> UnitSystem.METRIC
        "ussystem" -> UnitSystem.US
        "uksystem" -> UnitSystem.UK
        else -> when (regionOfUnits) {
            "US", "LR", "MM" -> UnitSystem.US
            "GB" -> UnitSystem.UK
            else -> UnitSystem.METRIC
        }
    }

/** The region of the locale, or the one where most people speak the language. */
internal val DisplayContext.regionOfUnits: String
    get() = ULocale.addLikelySubtags(ULocale.forLocale(locale)).country

/** Returns a temperature in the unit of the user's settings or region, such as `70°F`. */
internal fun DisplayContext.temperature(
    value: Double,
    unit: TemperatureUnit,
    fractionDigits: IntRange = 0..0,
    showsUnit: Boolean = true,
): String {
    val isFahrenheit = when (locale.getUnicodeLocaleType("mu")) {
        "celsius" -> false
        "fahrenhe" -> true
        else -> unitSystem == UnitSystem.US
    }
    val degrees = when (unit) {
        TemperatureUnit.CELSIUS -> if (isFahrenheit) value * 9 / 5 + 32 else value
        TemperatureUnit.FAHRENHEIT -> if (isFahrenheit) value else (value - 32) * 5 / 9
        TemperatureUnit.KELVIN -> if (isFahrenheit) value * 9 / 5 - 459.67 else value - 273.15
    }
    val symbol = if (!showsUnit) "°" else if (isFahrenheit) "°F" else "°C"
    return number(degrees, fractionDigits) + symbol
}

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
