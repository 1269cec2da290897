/** Whether the version is older: `1.9` is older than `1.10`, and `2.0.0-beta.1` than `2.0`. */
internal fun String.isOlderVersion(than: String): Boolean {
    val (release, preRelease) = versionParts(this)
    val (otherRelease, otherPreRelease) = versionParts(than)
    val order = compareVersions(release, otherRelease)
    return when {
        order != 0 -> order < 0
        preRelease.isEmpty() || otherPreRelease.isEmpty() -> preRelease.size > otherPreRelease.size
        else -> compareVersions(preRelease, otherPreRelease) < 0
    }
}

private val digits = Regex("[0-9]*")

/** Returns the release and the pre-release. Numbers have no leading zeros. */
private fun versionParts(text: String): Pair<List<String>, List<String>> {
    val version = text.trimStart('v', 'V').substringBefore('+')
    val parts = { part: String ->
        part.split('.').map { if (digits.matches(it)) it.trimStart('0') else it }
    }
    val preRelease = version.substringAfter('-', "")
    val release = parts(version.substringBefore('-')).dropLastWhile { it.isEmpty() }
    return release to if (preRelease.isEmpty()) emptyList() else parts(preRelease)
}

/** Compares the first parts that differ. Numbers come before other parts. */
private fun compareVersions(left: List<String>, right: List<String>): Int {
    val order = compareBy<String> { !digits.matches(it) }
        .thenBy { if (digits.matches(it)) it.length else 0 }
        .then(textOrder)
    return left.zip(right).map { (part, other) -> order.compare(part, other) }
        .firstOrNull { it != 0 } ?: left.size.compareTo(right.size)
}
