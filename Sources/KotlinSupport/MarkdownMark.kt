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
