/** Returns the last part of a path, whether or not a slash follows it; empty if there is none. */
internal fun String.lastPathPart(): String = splitAt("/").lastOrNull().orEmpty()
