/**
 * Masks all letters and digits except the last [visible] ones: `•••• 1234`. If there are no more
 * than these, all of them are masked. With an empty mask, the text begins with the first that is
 * not.
 */
internal fun String.masked(visible: Int, mask: String = "•"): String {
    val characters = characters()
    fun isSecret(character: String) = character.codePoints().anyMatch(::isLetterOrDigit)
    val secrets = characters.count(::isSecret)
    var covered = if (secrets > visible) secrets - visible else secrets
    return characters.fold("") { text, character ->
        val isHidden = covered > 0 && isSecret(character)
        if (isHidden) covered -= 1
        val isShown = mask.isNotEmpty() || text.isNotEmpty() || isSecret(character)
        text + if (isHidden) mask else if (isShown) character else ""
    }
}
