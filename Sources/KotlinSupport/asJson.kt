import kotlinx.serialization.SerializationException
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.json.JsonDecoder

/** The decoder for JSON, which is the only format of the service. */
internal val Decoder.asJson: JsonDecoder
    get() = this as? JsonDecoder ?: throw SerializationException("This can only be read from JSON.")
