import android.icu.text.DecimalFormatSymbols
import java.math.BigDecimal
import java.math.RoundingMode
import java.time.Instant
import java.time.ZoneId
import java.util.Collections
import java.util.Locale
import kotlin.math.abs
import kotlin.math.log10
import kotlin.math.roundToInt

/** The user's settings and the time, for which values are formatted, and the language of texts. */
data class DisplayContext(
    val locale: Locale = Locale.getDefault(Locale.Category.FORMAT),
    val timeZone: ZoneId = ZoneId.systemDefault(),
    val now: Instant = Instant.now(),
    val language: Locale = locale,
)

/**
 * The functions of the app that screens call. The app declares them as extensions:
 *
 *     fun DisplayFunctions.plainText(html: String): String = …
 */
object DisplayFunctions

/**
 * Returns which of the languages of the texts fits the user's best; the first one if none does.
 *
 * Readers of one script may not read another, so a language that has several must be in the same.
 */
internal fun DisplayContext.textLanguage(vararg available: String): String {
    val wanted = LanguageSubtags(language.toLanguageTag())
    val read = available.filter { tag ->
        val other = LanguageSubtags(tag)
        other.language == wanted.language && other.script == wanted.script
    }
    return read.firstOrNull { LanguageSubtags(it).region == wanted.region }
        ?: read.firstOrNull { LanguageSubtags(it).region.isEmpty() }
        ?: read.firstOrNull()
        ?: available.first()
}

/** The parts of a language tag that languages are matched by. */
internal class LanguageSubtags(tag: String) {
    private val subtags = tag.split('-', '_').let { parts ->
        parts.take(1) + parts.drop(1).takeWhile { it.length > 1 }
    }

    val language: String = when (val code = subtags.first().lowercase()) {
        "no" -> "nb"
        "iw" -> "he"
        "in" -> "id"
        else -> code
    }

    /** The region, or nothing. */
    val region: String = subtags.drop(1)
        .firstOrNull { it.length == 2 || it.length == 3 && it.all(Char::isDigit) }
        .orEmpty().uppercase()

    /** The script of a language that is written in several; nothing for others. */
    val script: String = subtags.drop(1).firstOrNull { it.length == 4 }?.lowercase().let { written ->
        when (language) {
            "zh" -> written ?: if (region in setOf("TW", "HK", "MO")) "hant" else "hans"
            "sr", "kk", "ky", "mn", "tg" -> written ?: "cyrl"
            "az", "bs", "uz" -> written ?: "latn"
            "pa" -> written ?: "guru"
            else -> ""
        }
    }
}

/**
 * The operands of CLDR's plural rules, under CLDR's names, for a number with the digits that are
 * shown.
 */
internal class PluralOperands(digits: String, exponent: Int = 0) {
    constructor(value: Number, fractionDigits: IntRange = 0..0) :
        this(shownDigits(value, fractionDigits))

    /** The power of ten of a compact number: 6 for 1.2M. */
    val e: Int = exponent

    private val wholeCount = digits.substringBefore('.').length + exponent
    private val shown = digits.replace(".", "").padEnd(wholeCount, '0')
    private val fraction = shown.drop(wholeCount)
    private val significant = fraction.trimEnd('0')

    /** The digits before the decimal point. The rules need only the last ones of a long number. */
    val i: Long = shown.take(wholeCount).let { whole ->
        if (whole.length <= 18) whole.toLongOrNull() ?: 0L else "1${whole.takeLast(18)}".toLong()
    }

    /** The number of digits after the point, with trailing zeros ([v]) and without them ([w]). */
    val v: Int = fraction.length
    val w: Int = significant.length

    /** The digits after the point, with trailing zeros ([f]) and without them ([t]). */
    val f: Long = fraction.toLongOrNull() ?: 0L
    val t: Long = significant.toLongOrNull() ?: 0L
}

/** Returns the digits that a format with this many decimal places shows, in ASCII: `1.50`. */
private fun shownDigits(value: Number, fractionDigits: IntRange): String {
    val digits = (exactNumber(value) ?: BigDecimal.ZERO)
        .setScale(fractionDigits.last, RoundingMode.HALF_EVEN).abs().toPlainString()
    val fraction = digits.substringAfter('.', "").trimEnd('0').padEnd(fractionDigits.first, '0')
    val whole = digits.substringBefore('.')
    return if (fraction.isEmpty()) whole else "$whole.$fraction"
}

/**
 * Returns the operands of the first number in a formatted text, such as 12.5 of `12,5 %`, or of 0.
 * For a compact number such as `1,2 M`, [compact] is its value.
 */
internal fun DisplayContext.shownNumber(text: String, compact: Number? = null): PluralOperands {
    val point = DecimalFormatSymbols.getInstance(locale).decimalSeparator.code
    val digits = StringBuilder()
    var separator: Int? = null
    for (codePoint in text.codePoints().toArray()) {
        val digit = Character.digit(codePoint, 10)
        if (digit >= 0) {
            if (separator == point) digits.append('.')
            separator = null
            digits.append(digit)
        } else if (digits.isNotEmpty()) {
            // Groups of digits have one character between them.
            if (separator != null || Character.isLetter(codePoint)) break
            separator = codePoint
        }
    }
    if (digits.isEmpty()) return PluralOperands("0")
    val shown = digits.toString().toDouble()
    if (compact == null || shown == 0.0) return PluralOperands(digits.toString())
    val exponent = log10(abs(compact.toDouble()) / shown)
    return PluralOperands(digits.toString(), exponent.coerceIn(0.0, 99.0).roundToInt())
}

/** Returns the format with this key. ICU's are slow to make, and threads must not share them. */
internal inline fun <reified T : Any> keptFormat(vararg key: Any?, make: () -> T): T {
    val formats = keptFormats.get() ?: return make()
    return formats.getOrPut(listOf(T::class, *key), make) as T
}

internal val keptFormats = ThreadLocal.withInitial { mutableMapOf<List<Any?>, Any>() }

/**
 * Texts that are made once for each key. Of those that were not asked for lately, some are
 * forgotten, so that there are never more than 4,096.
 */
internal class KeptTexts {
    private val texts = Collections.synchronizedMap(
        object : LinkedHashMap<List<Any?>, String>(16, 0.75f, true) {
            override fun removeEldestEntry(
                eldest: MutableMap.MutableEntry<List<Any?>, String>,
            ): Boolean = size > 4_096
        },
    )

    fun text(vararg key: Any?, make: () -> String): String {
        val parts = listOf(*key)
        return texts[parts] ?: make().also { texts[parts] = it }
    }
}

/**
 * Returns the text with an end for each change of the direction that it begins, and without other
 * ends, so that it does not change the direction of what follows.
 */
internal fun String.isolatingDirections(): String {
    val ends = mutableListOf<Char>()
    val isolated = StringBuilder()
    for (character in this) {
        when (character) {
            '\u202A', '\u202B', '\u202D', '\u202E' -> ends += '\u202C'
            in '\u2066'..'\u2068' -> ends += '\u2069'
            '\u202C', '\u2069' -> {
                if (ends.lastOrNull() != character) continue
                ends.removeAt(ends.lastIndex)
            }
        }
        isolated.append(character)
    }
    return isolated.append(ends.asReversed().joinToString("")).toString()
}
