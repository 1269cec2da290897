import java.math.BigDecimal
import java.math.RoundingMode
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.ZoneOffset
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A value that JSON has as a text. [read] returns null for any other text. */
internal open class TextSerializer<T : Any>(
    private val name: String,
    val read: (String) -> T?,
    val write: (T) -> String,
) : KSerializer<T> {
    override val descriptor = PrimitiveSerialDescriptor(name, PrimitiveKind.STRING)

    override fun deserialize(decoder: Decoder): T {
        val text = decoder.decodeString()
        return read(text) ?: throw SerializationException("\"$text\" is not of the form $name.")
    }

    override fun serialize(encoder: Encoder, value: T) = encoder.encodeString(write(value))
}

/** Reads null from a text of another form, because a schema only suggests the form of a text. */
@OptIn(ExperimentalSerializationApi::class)
internal open class LenientSerializer<T : Any>(
    private val texts: TextSerializer<T>,
) : KSerializer<T?> {
    override val descriptor = texts.nullable.descriptor

    override fun deserialize(decoder: Decoder): T? =
        if (decoder.decodeNotNullMark()) texts.read(decoder.decodeString()) else decoder.decodeNull()

    override fun serialize(encoder: Encoder, value: T?) =
        encoder.encodeNullableSerializableValue(texts, value)
}

/** An instant as in RFC 3339: `2024-03-05T13:45:07Z`. */
internal object InstantSerializer :
    TextSerializer<Instant>("2024-03-05T13:45:07Z", ::instantOrNull, Instant::toTimestamp)

/** An instant, or null for any other text. */
internal object LenientInstantSerializer : LenientSerializer<Instant>(InstantSerializer)

/** A day as in RFC 3339: `2024-03-05`. */
internal object LocalDateSerializer :
    TextSerializer<LocalDate>("2024-03-05", ::dayOrNull, LocalDate::toString)

/** A day, or null for any other text. */
internal object LenientLocalDateSerializer : LenientSerializer<LocalDate>(LocalDateSerializer)

/** A date and time without an offset: `2024-03-05T13:45`. */
internal object LocalDateTimeSerializer : TextSerializer<LocalDateTime>(
    "2024-03-05T13:45",
    ::localDateTimeOrNull,
    { it.toInstant(ZoneOffset.UTC).toTimestamp().dropLast(1) },
)

/** A date and time without an offset, or null for any other text. */
internal object LenientLocalDateTimeSerializer : LenientSerializer<LocalDateTime>(LocalDateTimeSerializer)

/** An instant as the time since 1970. A second has as many units as [unit] says. */
internal open class UnixTimeSerializer(
    private val unit: Long,
    private val isWhole: Boolean,
) : KSerializer<Instant> {
    private val kind = if (isWhole) PrimitiveKind.LONG else PrimitiveKind.DOUBLE

    override val descriptor = PrimitiveSerialDescriptor("UnixTime", kind)

    override fun deserialize(decoder: Decoder): Instant {
        val time = if (isWhole) {
            BigDecimal(IntegerSerializer.deserialize(decoder))
        } else {
            BigDecimal.valueOf(NumberSerializer.deserialize(decoder))
        }
        val seconds = time.divide(BigDecimal(unit)).setScale(9, RoundingMode.FLOOR)
        val whole = seconds.setScale(0, RoundingMode.FLOOR)
        // A Long can hold any Instant.
        if (whole.abs() > BigDecimal(Instant.MAX.epochSecond)) refuse(time)
        val nanoseconds = seconds.subtract(whole).movePointRight(9).toLong()
        return Instant.ofEpochSecond(whole.toLong(), nanoseconds).takeIf { it.isInFourDigitYear }
            ?: refuse(time)
    }

    override fun serialize(encoder: Encoder, value: Instant) {
        val units = (BigDecimal(value.epochSecond) + BigDecimal.valueOf(value.nano.toLong(), 9)) *
            BigDecimal(unit)
        // Whole seconds are those that have passed, but milliseconds are rounded.
        val rounding = if (unit == 1L) RoundingMode.FLOOR else RoundingMode.HALF_UP
        if (isWhole) {
            encoder.encodeLong(units.setScale(0, rounding).toLong())
        } else {
            val digits = if (unit == 1L) 6 else 3
            encoder.encodeDouble(units.setScale(digits, RoundingMode.HALF_UP).toDouble())
        }
    }

    private fun refuse(time: BigDecimal): Nothing =
        throw SerializationException("$time is outside of the years 0000 to 9999.")
}

/** An instant as a whole amount of seconds since 1970. */
internal object UnixSecondsSerializer : UnixTimeSerializer(unit = 1, isWhole = true)

/** An instant as a whole amount of milliseconds since 1970. */
internal object UnixMillisecondsSerializer : UnixTimeSerializer(unit = 1000, isWhole = true)

/** An instant in seconds since 1970, with a fraction. */
internal object FractionalUnixSecondsSerializer : UnixTimeSerializer(unit = 1, isWhole = false)

/** An instant in milliseconds since 1970, with a fraction. */
internal object FractionalUnixMillisecondsSerializer :
    UnixTimeSerializer(unit = 1000, isWhole = false)

/** A duration in seconds, which JSON has as a text: `"PT1H30M"`. */
internal object DurationTextSerializer :
    TextSerializer<Double>("PT1H30M", ::durationOrNull, ::durationText)
