import android.icu.text.BreakIterator
import java.util.Locale

/** Returns what users see as the characters of the text: an emoji is one, however long it is. */
internal fun String.characters(): List<String> {
    val breaks = BreakIterator.getCharacterInstance(Locale.ROOT)
    breaks.setText(this)
    val ends = generateSequence { breaks.next().takeIf { it != BreakIterator.DONE } }.toList()
    return ends.zip(listOf(0) + ends) { end, start -> substring(start, end) }
}
