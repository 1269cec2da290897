/** An instant as a whole amount of milliseconds since 1970. */
internal object UnixMillisecondsSerializer : UnixTimeSerializer(unit = 1000, isWhole = true)
