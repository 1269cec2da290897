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
