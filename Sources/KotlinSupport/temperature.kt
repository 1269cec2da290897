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
