import java.util.Locale

/** Returns the text for use in a part of a URL: only unreserved characters are not encoded. */
internal fun String.percentEncoded(): String = encodeToByteArray().joinToString("") { byte ->
    val character = byte.toInt().toChar()
    if (character in unreserved) "$character" else "%%%02X".format(Locale.ROOT, byte)
}

private val unreserved = ('A'..'Z') + ('a'..'z') + ('0'..'9') + "-._~".toList()
