internal enum class TemperatureUnit { CELSIUS, FAHRENHEIT, KELVIN }
