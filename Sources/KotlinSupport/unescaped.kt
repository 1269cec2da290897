/** Decodes escapes such as `%C3%A4` for `ä`. Those of ASCII and of invisible characters stay. */
internal fun unescaped(text: String): String =
    Regex("(%[89A-Fa-f][0-9A-Fa-f])+").replace(text) { match ->
        val bytes = match.value.drop(1).split('%').map { it.toInt(16).toByte() }.toByteArray()
        val letters = String(bytes, Charsets.UTF_8)
        val isShown = letters.toByteArray().contentEquals(bytes) &&
            letters.codePoints().allMatch { Character.getType(it) !in invisibleTypes }
        if (isShown) letters else match.value
    }

private val invisibleTypes = setOf(
    Character.CONTROL,
    Character.FORMAT,
    Character.SURROGATE,
    Character.PRIVATE_USE,
    Character.UNASSIGNED,
    Character.SPACE_SEPARATOR,
    Character.LINE_SEPARATOR,
    Character.PARAGRAPH_SEPARATOR,
).map { it.toInt() }
