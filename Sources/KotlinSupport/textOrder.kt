/** Orders texts by the characters of their composed forms. */
internal val textOrder: Comparator<String> = Comparator { left, right ->
    val first = left.composed()
    val second = right.composed()
    // It ends before a character that only begins with the same surrogate.
    val index = first.commonPrefixWith(second).length
    if (index == first.length || index == second.length) {
        first.length.compareTo(second.length)
    } else {
        first.codePointAt(index).compareTo(second.codePointAt(index))
    }
}
