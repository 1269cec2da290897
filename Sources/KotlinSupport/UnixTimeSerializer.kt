import java.math.BigDecimal
import java.math.RoundingMode
import java.time.Instant
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

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
