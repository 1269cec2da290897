/** Whether a part of the text matches the pattern. */
internal fun String.containsMatch(pattern: String): Boolean =
    PatternSearch(pattern, this).hasMatch()

/** Returns the text with [new] in place of each part that matches the pattern. */
internal fun String.replacingMatches(pattern: String, new: String): String =
    PatternSearch(pattern, this).replacing { new }

/**
 * Returns the text with [template] in place of each part that matches the pattern. In it, `$0` is
 * that part, `$1` to `$9` are what the groups of the pattern match, and `$$` is a dollar sign.
 */
internal fun String.replacingGroups(pattern: String, template: String): String {
    val search = PatternSearch(pattern, this, keepsGroups = true)
    return search.replacing {
        groupReference.replace(template) { reference ->
            val digit = reference.value[1] - '0'
            if (digit in 0..9) search.group(digit) else "$"
        }
    }
}

private val groupReference = Regex("[$][$0-9]")

/**
 * Returns the text with an entry in place of each part that matches the pattern: the one for what
 * the first group matches or, without groups, the pattern. Other parts stay.
 */
internal fun String.replacingEntries(pattern: String, entries: Map<String, String>): String {
    val search = PatternSearch(pattern, this, keepsGroups = true)
    return search.replacing { entries.valueOf(search.key) ?: search.group(0) }
}

/**
 * Replaces each part that matches the pattern and whose key is the number of an entry, counted from
 * [first]. Other parts stay.
 */
internal fun String.replacingEntries(
    pattern: String,
    entries: List<String>,
    first: Long = 0,
): String {
    val search = PatternSearch(pattern, this, keepsGroups = true)
    return search.replacing {
        val index = search.key.wholeNumber()?.minus(first) ?: -1L
        if (index in entries.indices) entries[index.toInt()] else search.group(0)
    }
}

/**
 * A search for the parts of a text that match a pattern.
 *
 * The text is read backwards first, to know from which steps a match can be completed. A match then
 * never takes a way that fails later, so no character is looked at more often than there are steps.
 */
internal class PatternSearch(pattern: String, text: String, keepsGroups: Boolean = false) {
    val scalars: IntArray = text.codePoints().toArray()
    private val read = SearchPattern(pattern, keepsGroups)
    private val steps = read.steps

    /** The indices at which the last match and its groups begin and end; -1 if they do not. */
    private val marks = IntArray(2 * read.groups + 2)
    private val blockLength = Math.sqrt(scalars.size.toDouble()).toInt() + 1

    /**
     * The open steps at the first index of each block of the text. Those of a block are computed
     * again when it is searched, since all of them together could need much memory.
     */
    private val openAtBlocks by lazy {
        val blocks = mutableListOf<BooleanArray>()
        var open: BooleanArray? = null
        for (index in scalars.size downTo 0) {
            open = openSteps(index, open).also { if (index % blockLength == 0) blocks += it }
        }
        blocks.reversed()
    }
    private var openInBlock = emptyList<BooleanArray>()
    private var block = -1

    fun hasMatch(): Boolean {
        var open: BooleanArray? = null
        return (scalars.size downTo 0).any { index ->
            openSteps(index, open).also { open = it }.first()
        }
    }

    /** Returns the end of the match that begins at an index; null if there is none. */
    fun endOfMatch(start: Int): Int? {
        var step = 0
        marks.fill(-1)
        for (index in start..scalars.size) {
            val (next, passed) = nextStep(step, openSteps(index)) ?: return null
            for (mark in passed) marks[mark] = index
            if (steps[next] == PatternStep.Found) {
                marks[0] = start
                marks[1] = index
                return index
            }
            step = next + 1
        }
        return null
    }

    /**
     * Returns the text of a group in the last match; empty if the pattern has no such group. Group 0
     * is the whole match.
     */
    fun group(number: Int): String {
        val start = marks.getOrNull(2 * number) ?: return ""
        val end = marks.getOrNull(2 * number + 1) ?: return ""
        return if (start in 0..end) String(scalars, start, end - start) else ""
    }

    /** What the first group matches; the match itself if the pattern has no groups. */
    val key: String
        get() = group(if (read.groups > 0) 1 else 0)

    /**
     * The first step, in the order of precedence, that moves past a character or ends the match, and
     * the marks on the way to it.
     */
    private fun nextStep(first: Int, open: BooleanArray): Pair<Int, List<Int>>? {
        val waiting = mutableListOf(first to emptyList<Int>())
        val isReached = BooleanArray(steps.size)
        while (waiting.isNotEmpty()) {
            val (index, passed) = waiting.removeAt(waiting.lastIndex)
            if (isReached[index] || !open[index]) continue
            isReached[index] = true
            when (val step = steps[index]) {
                is PatternStep.One, PatternStep.Found -> return index to passed
                is PatternStep.Fork -> waiting += listOf(step.second to passed, step.first to passed)
                is PatternStep.Mark -> waiting += (index + 1) to (passed + step.number)
                else -> waiting += (index + 1) to passed
            }
        }
        return null
    }

    private fun openSteps(index: Int): BooleanArray {
        if (index / blockLength != block) {
            block = index / blockLength
            val first = block * blockLength
            var open = openAtBlocks.getOrNull(block + 1)
            val last = (first + blockLength - 1).coerceAtMost(scalars.size)
            openInBlock = (last downTo first).map { at ->
                openSteps(at, open).also { open = it }
            }.reversed()
        }
        return openInBlock[index % blockLength]
    }

    /** Returns the steps from which a match can be completed, given those at the next index. */
    private fun openSteps(index: Int, later: BooleanArray?): BooleanArray {
        val open = BooleanArray(steps.size)
        // Only the end of a loop leads back, so this is repeated as often as loops are nested.
        do {
            var isChanged = false
            for (place in steps.indices.reversed()) {
                if (open[place]) continue
                open[place] = when (val step = steps[place]) {
                    PatternStep.Found -> true
                    is PatternStep.One ->
                        later != null && later[place + 1] && step.isIn(scalars[index])
                    is PatternStep.Fork -> open[step.first] || open[step.second]
                    is PatternStep.Mark -> open[place + 1]
                    PatternStep.Start -> index == 0 && open[place + 1]
                    PatternStep.End -> index == scalars.size && open[place + 1]
                    is PatternStep.Boundary -> isBoundary(index) == step.isWanted && open[place + 1]
                }
                if (open[place]) isChanged = true
            }
        } while (isChanged)
        return open
    }

    private fun isBoundary(index: Int): Boolean {
        val isAfterWord = index > 0 && isWordPart(scalars[index - 1])
        val isBeforeWord = index < scalars.size && isWordPart(scalars[index])
        return isAfterWord != isBeforeWord
    }

    /** Returns the text with [replacement] in place of each match. */
    fun replacing(replacement: () -> String): String {
        val result = StringBuilder()
        var place = 0
        while (place <= scalars.size) {
            val end = endOfMatch(place)
            if (end != null) result.append(replacement())
            if (end != null && end > place) {
                place = end
            } else {
                // The next search must not find the same empty match.
                scalars.getOrNull(place)?.let { result.appendCodePoint(it) }
                place += 1
            }
        }
        return result.toString()
    }
}
