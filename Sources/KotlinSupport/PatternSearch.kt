/**
 * A search for the parts of a text that match a pattern.
 *
 * The text is read backwards first, to know from which steps a match can be completed. A match then
 * never takes a way that fails later, so no character is looked at more often than there are steps.
 */
internal class PatternSearch(pattern: String, text: String) {
    val scalars: IntArray = text.codePoints().toArray()
    private val steps = SearchPattern(pattern).steps
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
        for (index in start..scalars.size) {
            val next = nextStep(step, openSteps(index)) ?: return null
            if (steps[next] == PatternStep.Found) return index
            step = next + 1
        }
        return null
    }

    /** The first step, in the order of precedence, that moves past a character or ends the match. */
    private fun nextStep(first: Int, open: BooleanArray): Int? {
        val waiting = mutableListOf(first)
        val isReached = BooleanArray(steps.size)
        while (waiting.isNotEmpty()) {
            val index = waiting.removeAt(waiting.lastIndex)
            if (isReached[index] || !open[index]) continue
            isReached[index] = true
            when (val step = steps[index]) {
                is PatternStep.One, PatternStep.Found -> return index
                is PatternStep.Fork -> waiting += listOf(step.second, step.first)
                else -> waiting += index + 1
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
}
