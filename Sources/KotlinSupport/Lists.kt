import android.icu.text.Collator
import android.icu.text.Normalizer2
import android.icu.text.RuleBasedCollator

/** Returns the elements with another one at the end, unless one has an equal [key]. */
internal inline fun <T> List<T>.adding(element: T, key: (T) -> Any? = { it }): List<T> =
    if (any { key(it) == key(element) }) this else this + element

/** Returns the elements without those that have the same [key] as the given one. */
internal inline fun <T> List<T>.removing(element: T, key: (T) -> Any? = { it }): List<T> =
    filter { key(it) != key(element) }

/** Returns the elements without the given one or, if none has its [key], with it at the end. */
internal inline fun <T> List<T>.toggling(element: T, key: (T) -> Any? = { it }): List<T> =
    if (any { key(it) == key(element) }) removing(element, key) else this + element

/** Returns the element at a position counted from 0, or null if there is none. */
internal fun <T> List<T>.elementAtPosition(position: Long): T? =
    getOrNull(position.coerceIn(-1L, size.toLong()).toInt())

/** Returns a list of other elements in place of one that may have skipped some. */
internal fun <T> LossyList<T>?.withElements(elements: List<T>): LossyList<T> =
    LossyList(elements, this?.skipped ?: 0)

/** Returns a list of other elements in place of one that may have skipped some; null for none. */
@JvmName("withElementsOrNull")
internal fun <T> LossyList<T>?.withElements(elements: List<T>?): LossyList<T>? =
    elements?.let { withElements(it) }

/** Returns the parts of the text between the separators that are not empty. */
internal fun String.splitAt(separator: String): List<String> =
    characters().pieces(separator.characters()).filter { it.isNotEmpty() }

/** Orders texts by the rules of the user's language. Numbers in them count as numbers. */
internal val DisplayContext.localizedOrder: Comparator<String>
    get() {
        val collator = Collator.getInstance(locale)
        (collator as? RuleBasedCollator)?.numericCollation = true
        return Comparator<String> { left, right -> collator.compare(left, right) }
            .thenComparing(naturalOrder())
    }

/** Orders texts by the characters of their composed forms. */
internal val textOrder: Comparator<String> = Comparator { left, right ->
    val first = left.composed()
    val second = right.composed()
    // It ends before a character that only begins with the same surrogate.
    val index = first.commonPrefixWith(second).length
    if (index == first.length || index == second.length) {
        first.length.compareTo(second.length)
    } else {
        first.codePointAt(index).compareTo(second.codePointAt(index))
    }
}

/** Returns the value for a key, or for one that looks the same; null if there is none. */
internal fun <T> Map<String, T>.valueOf(key: String): T? =
    get(key) ?: entries.firstOrNull { it.key.composed() == key.composed() }?.value

/** Returns the text in its composed form, which is the same for all texts that look the same. */
internal fun String.composed(): String = Normalizer2.getNFCInstance().normalize(this)
