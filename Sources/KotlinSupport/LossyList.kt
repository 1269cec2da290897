import kotlinx.serialization.Serializable

/** The elements of a list that could be decoded, and the number of those that could not. */
@Serializable(LossyListSerializer::class)
class LossyList<out T>(
    private val elements: List<T>,
    val skipped: Long = 0,
) : AbstractList<T>() {
    override val size: Int get() = elements.size

    override fun get(index: Int): T = elements[index]

    override fun equals(other: Any?): Boolean =
        super.equals(other) && (other !is LossyList<*> || skipped == other.skipped)

    override fun hashCode(): Int = super.hashCode()
}
