/** What a search for a pattern does next. */
internal sealed interface PatternStep {
    /** Moves past one character. */
    class One(val isIn: (Int) -> Boolean) : PatternStep

    class Boundary(val isWanted: Boolean) : PatternStep

    /** Tries both steps. The first has precedence. */
    class Fork(val first: Int, val second: Int) : PatternStep

    data object Start : PatternStep

    data object End : PatternStep

    data object Found : PatternStep
}

/**
 * A pattern that a part of a text can match, such as `^[A-Z]{3}-\d+$`.
 *
 * It has the syntax of regular expressions, except for what could take long, such as
 * backreferences. Its text has no mistakes, since it comes from generated code.
 */
internal class SearchPattern(text: String) {
    val steps = mutableListOf<PatternStep>()
    private val scalars = text.codePoints().toArray()
    private var index = 0

    init {
        choice().invoke()
        steps += PatternStep.Found
    }

    private val next: Char?
        get() = scalars.getOrNull(index)?.let { if (it < 128) it.toChar() else '\u0080' }

    private fun accept(char: Char): Boolean = (next == char).also { if (it) index += 1 }

    // What is read is a function that adds its steps, as often as it is repeated.

    private fun choice(): () -> Unit {
        val first = sequence()
        if (!accept('|')) return first
        val others = choice()
        return {
            val fork = reserve()
            first()
            val exit = reserve()
            steps[fork] = PatternStep.Fork(fork + 1, steps.size)
            others()
            steps[exit] = PatternStep.Fork(steps.size, steps.size)
        }
    }

    private fun sequence(): () -> Unit {
        val parts = mutableListOf<() -> Unit>()
        while (next != null && next != '|' && next != ')') parts += repeated()
        return { parts.forEach { it() } }
    }

    private fun repeated(): () -> Unit {
        val part = single()
        val counts = counts() ?: return part
        val isLazy = accept('?')
        return {
            for (turn in 1..counts.first) {
                val size = steps.size
                part()
                // Repeating what has no steps adds none either, but could take years.
                if (steps.size == size) break
            }
            val isLoop = counts.last == Int.MAX_VALUE
            val forks = List(if (isLoop) 1 else counts.last - counts.first) {
                reserve().also { part() }
            }
            if (isLoop) steps += PatternStep.Fork(forks.first(), forks.first())
            for (fork in forks) {
                val (enter, skip) = fork + 1 to steps.size
                steps[fork] =
                    if (isLazy) PatternStep.Fork(skip, enter) else PatternStep.Fork(enter, skip)
            }
        }
    }

    /** Reads `*`, `+`, `?`, `{2}`, `{2,}` or `{2,4}`; null if something else follows. */
    private fun counts(): IntRange? {
        if (accept('*')) return 0..Int.MAX_VALUE
        if (accept('+')) return 1..Int.MAX_VALUE
        if (accept('?')) return 0..1
        if (!accept('{')) return null
        val least = count() ?: 0
        val most = if (accept(',')) count() ?: Int.MAX_VALUE else least
        index += 1
        return least..most
    }

    private fun count(): Int? {
        val digits = scalars.drop(index).takeWhile { it in '0'.code..'9'.code }
        index += digits.size
        return digits.joinToString("") { it.toChar().toString() }.toIntOrNull()
    }

    private fun single(): () -> Unit {
        val scalar = scalars[index]
        index += 1
        val step = when (scalar) {
            '('.code -> return group()
            '['.code -> PatternStep.One(set())
            '.'.code -> PatternStep.One { !isLineBreak(it) }
            '^'.code -> PatternStep.Start
            '$'.code -> PatternStep.End
            '\\'.code -> when {
                accept('b') -> PatternStep.Boundary(true)
                accept('B') -> PatternStep.Boundary(false)
                else -> PatternStep.One(escape())
            }
            else -> PatternStep.One { it == scalar }
        }
        return { steps += step }
    }

    private fun group(): () -> Unit {
        if (accept('?')) accept(':')
        return choice().also { accept(')') }
    }

    /** Reads the rest of `[^a-z\d]`. */
    private fun set(): (Int) -> Boolean {
        val isNegated = accept('^')
        val parts = mutableListOf<(Int) -> Boolean>()
        while (index < scalars.size && !accept(']')) {
            val first = scalars[index]
            val part = part()
            if (next == '-' && scalars.getOrNull(index + 1) != ']'.code) {
                val low = if (first == '\\'.code) escaped(scalars[index - 1]) else first
                index += 1
                val start = scalars[index]
                part()
                val high = if (start == '\\'.code) escaped(scalars[index - 1]) else start
                parts += { it in low..high }
            } else {
                parts += part
            }
        }
        return { scalar -> parts.any { it(scalar) } != isNegated }
    }

    private fun part(): (Int) -> Boolean {
        val scalar = scalars[index]
        index += 1
        return if (scalar == '\\'.code) escape() else { it -> it == scalar }
    }

    /** Reads what follows a backslash. */
    private fun escape(): (Int) -> Boolean {
        val scalar = scalars[index]
        index += 1
        return when (scalar) {
            'd'.code -> { it -> isDigit(it) }
            'D'.code -> { it -> !isDigit(it) }
            'w'.code -> { it -> isWordPart(it) }
            'W'.code -> { it -> !isWordPart(it) }
            's'.code -> { it -> isSpace(it) }
            'S'.code -> { it -> !isSpace(it) }
            else -> { it -> it == escaped(scalar) }
        }
    }

    private fun escaped(scalar: Int): Int = when (scalar) {
        'n'.code -> '\n'.code
        'r'.code -> '\r'.code
        't'.code -> '\t'.code
        else -> scalar
    }

    private fun isDigit(scalar: Int): Boolean = scalar in '0'.code..'9'.code

    private fun isLineBreak(scalar: Int): Boolean =
        scalar in 0x0A..0x0D || scalar == 0x85 || scalar in 0x2028..0x2029

    /** Adds a step that is known later, and returns its index. */
    private fun reserve(): Int {
        steps += PatternStep.Found
        return steps.size - 1
    }
}

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
