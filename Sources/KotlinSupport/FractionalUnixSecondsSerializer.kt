/** An instant in seconds since 1970, with a fraction. */
internal object FractionalUnixSecondsSerializer : UnixTimeSerializer(unit = 1, isWhole = false)
