/** What a search for a pattern does next. */
internal sealed interface PatternStep {
    /** Moves past one character. */
    class One(val isIn: (Int) -> Boolean) : PatternStep

    class Boundary(val isWanted: Boolean) : PatternStep

    /** Tries both steps. The first has precedence. */
    class Fork(val first: Int, val second: Int) : PatternStep

    /** Notes where the group of half this number begins, or, if it is odd, ends. */
    class Mark(val number: Int) : PatternStep

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
internal class SearchPattern(text: String, private val keepsGroups: Boolean = false) {
    val steps = mutableListOf<PatternStep>()

    /** The number of groups, without those that begin with `(?:`. */
    var groups = 0
        private set
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
        val isCounted = !accept('?')
        if (isCounted) groups += 1 else accept(':')
        val number = groups
        val inside = choice().also { accept(')') }
        if (!isCounted || !keepsGroups) return inside
        return {
            steps += PatternStep.Mark(2 * number)
            inside()
            steps += PatternStep.Mark(2 * number + 1)
        }
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
            'p'.code -> category().let { name -> { it -> hasCategory(it, name) } }
            'P'.code -> category().let { name -> { it -> !hasCategory(it, name) } }
            's'.code -> { it -> isSpace(it) }
            'S'.code -> { it -> !isSpace(it) }
            else -> { it -> it == escaped(scalar) }
        }
    }

    /** Reads `{Lu}`, a general category of Unicode, or `{L}` for all that begin with it. */
    private fun category(): String {
        val name = scalars.drop(index + 1).takeWhile { it != '}'.code }
        index += name.size + 2
        return name.joinToString("") { it.toChar().toString() }
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
