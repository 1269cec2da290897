/** An instant as a whole amount of seconds since 1970. */
internal object UnixSecondsSerializer : UnixTimeSerializer(unit = 1, isWhole = true)
