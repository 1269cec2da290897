/**
 * Masks all letters and digits except the last [visible] ones: `•••• 1234`. If there are no more
 * than these, all of them are masked.
 */
internal fun String.masked(visible: Int, mask: String = "•"): String {
    val characters = characters()
    fun isSecret(character: String) = character.codePoints().anyMatch(::isLetterOrDigit)
    val secrets = characters.count(::isSecret)
    var covered = if (secrets > visible) secrets - visible else secrets
    return characters.joinToString("") { character ->
        if (covered > 0 && isSecret(character)) mask.also { covered -= 1 } else character
    }
}
