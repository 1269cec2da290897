/** An instant in milliseconds since 1970, with a fraction. */
internal object FractionalUnixMillisecondsSerializer :
    UnixTimeSerializer(unit = 1000, isWhole = false)
