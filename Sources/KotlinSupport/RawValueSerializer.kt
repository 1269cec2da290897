import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A value of an enumeration, which JSON has as its raw value. */
internal open class RawValueSerializer<T : Any, R>(
    private val rawValues: KSerializer<R>,
    cases: List<T>,
    private val rawValue: (T) -> R,
    private val unknown: (R) -> T = { throw SerializationException("The schema has no case for $it.") },
) : KSerializer<T> {
    private val byRawValue = cases.associateBy(rawValue)

    override val descriptor = rawValues.descriptor

    override fun deserialize(decoder: Decoder): T {
        val raw = rawValues.deserialize(decoder)
        return byRawValue[raw] ?: unknown(raw)
    }

    override fun serialize(encoder: Encoder, value: T) = rawValues.serialize(encoder, rawValue(value))
}
