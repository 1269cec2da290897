/** What is between two items of a list, and before the last of more items. */
internal class ListWords(
    val and: String,
    val or: String,
    val andLast: String = and,
    val orLast: String = or,
    val separator: String = ", ",
    val orSeparator: String = separator,
)
