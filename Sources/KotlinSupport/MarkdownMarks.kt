import android.icu.lang.UCharacter
import android.icu.lang.UCharacterCategory

/** A run of `*`, `_` or `~`. From [start] up to [end], it has no partner yet. */
internal class MarkdownMark(text: String, var start: Int, var end: Int, val part: Int) {
    val character = text[start]
    val count = end - start
    val canOpen: Boolean
    val canClose: Boolean

    val rest: Int
        get() = end - start

    private enum class Side { SPACE, PUNCTUATION, LETTER }

    init {
        val before = if (start == 0) Side.SPACE else sideOf(text.codePointBefore(start))
        val after = if (end == text.length) Side.SPACE else sideOf(text.codePointAt(end))
        val isLeft =
            after != Side.SPACE && (after != Side.PUNCTUATION || before != Side.LETTER)
        val isRight =
            before != Side.SPACE && (before != Side.PUNCTUATION || after != Side.LETTER)
        val isMark = character != '~' || count == 2
        val isInWord = character == '_' && isLeft && isRight
        canOpen = isMark && isLeft && (!isInWord || before == Side.PUNCTUATION)
        canClose = isMark && isRight && (!isInWord || after == Side.PUNCTUATION)
    }

    fun canPair(closer: MarkdownMark): Boolean {
        val isBoth = canClose || closer.canOpen
        val isMultiple = (count + closer.count) % 3 == 0 && count % 3 != 0
        return character == closer.character && !(isBoth && isMultiple)
    }

    private fun sideOf(codePoint: Int): Side = when (UCharacter.getType(codePoint).toByte()) {
        UCharacterCategory.SPACE_SEPARATOR,
        UCharacterCategory.LINE_SEPARATOR,
        UCharacterCategory.PARAGRAPH_SEPARATOR,
        UCharacterCategory.CONTROL -> Side.SPACE
        UCharacterCategory.CONNECTOR_PUNCTUATION,
        UCharacterCategory.DASH_PUNCTUATION,
        UCharacterCategory.START_PUNCTUATION,
        UCharacterCategory.END_PUNCTUATION,
        UCharacterCategory.INITIAL_PUNCTUATION,
        UCharacterCategory.FINAL_PUNCTUATION,
        UCharacterCategory.OTHER_PUNCTUATION,
        UCharacterCategory.MATH_SYMBOL,
        UCharacterCategory.CURRENCY_SYMBOL,
        UCharacterCategory.MODIFIER_SYMBOL -> Side.PUNCTUATION
        UCharacterCategory.OTHER_SYMBOL ->
            if (codePoint == 0xFFFD) Side.LETTER else Side.PUNCTUATION
        else -> Side.LETTER
    }
}

/** Pairs the marks of a text in Markdown. */
internal class MarkdownMarks {
    /** The marks that can still be paired. */
    val open = mutableListOf<MarkdownMark>()
    private val done = mutableListOf<MarkdownMark>()
    private val pairs = mutableListOf<Pair>()

    private class Pair(val firstPart: Int, val lastPart: Int, val style: StyledText.Style)

    /** Pairs the marks from one on, and closes them. */
    fun pairFrom(first: Int) {
        val openers = mutableListOf<Int>()
        // A mark that could not be paired with one before it does not search these again.
        val ends = mutableMapOf<Triple<Char, Boolean, Int>, Int>()
        for ((index, closer) in open.withIndex().drop(first)) {
            val search = Triple(closer.character, closer.canOpen, closer.count % 3)
            while (closer.canClose && closer.rest > 0) {
                val end = ends[search] ?: first
                val found = openers.indexOfLast { it < end || open[it].canPair(closer) }
                val opener = openers.getOrNull(found)
                if (opener == null || opener < end) {
                    ends[search] = index
                    break
                }
                pair(open[opener], closer)
                val kept = if (open[opener].rest > 0) found + 1 else found
                openers.subList(kept, openers.size).clear()
            }
            if (closer.canOpen && closer.rest > 0) openers += index
        }
        val closed = open.subList(first, open.size)
        done += closed
        closed.clear()
    }

    private fun pair(opener: MarkdownMark, closer: MarkdownMark) {
        val isDouble = opener.rest > 1 && closer.rest > 1
        val style = when {
            opener.character == '~' -> StyledText.Style.StruckThrough
            isDouble -> StyledText.Style.Strong
            else -> StyledText.Style.Emphasized
        }
        val width = if (isDouble) 2 else 1
        opener.end -= width
        closer.start += width
        pairs += Pair(opener.part, closer.part, style)
    }

    /** Gives the parts between the pairs their marks. */
    fun applyTo(parts: List<MarkdownPart>) {
        for (mark in done) {
            parts[mark.part].start = mark.start
            parts[mark.part].end = mark.end
        }
        for ((style, own) in pairs.groupBy { it.style }) {
            val changes = IntArray(parts.size + 1)
            for (pair in own) {
                changes[pair.firstPart + 1] += 1
                changes[pair.lastPart] -= 1
            }
            var depth = 0
            for ((index, part) in parts.withIndex()) {
                depth += changes[index]
                if (depth > 0) part.marks += style
            }
        }
    }
}
