import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonTransformingSerializer

/** Refuses members that the schema does not declare. */
internal open class ClosedSerializer<T : Any>(private val declared: KSerializer<T>) :
    JsonTransformingSerializer<T>(declared) {
    override fun transformDeserialize(element: JsonElement): JsonElement {
        val undeclared = element.members().keys - declared.descriptor.elementNames.toSet()
        if (undeclared.isEmpty()) return element
        throw SerializationException("The schema does not declare $undeclared.")
    }
}
