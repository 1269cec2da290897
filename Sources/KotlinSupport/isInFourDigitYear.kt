import java.time.Instant

/** Whether RFC 3339 can write the instant. */
internal val Instant.isInFourDigitYear: Boolean
    get() = epochSecond in -62_167_219_200L..253_402_300_799L
