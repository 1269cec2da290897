import java.time.Instant
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.util.Locale

/** Returns the RFC 3339 timestamp to the microsecond, within the years 0000 to 9999. */
internal fun Instant.toTimestamp(): String {
    val first = Instant.ofEpochSecond(-62_167_219_200L)
    val last = Instant.ofEpochSecond(253_402_300_799L, 999_999_000)
    val time = plusNanos(500).coerceIn(first, last).atOffset(ZoneOffset.UTC)
    val fraction = "%06d".format(Locale.ROOT, time.nano / 1000).trimEnd('0')
    val seconds = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss", Locale.ROOT).format(time)
    return seconds + (if (fraction.isEmpty()) "Z" else ".${fraction}Z")
}
