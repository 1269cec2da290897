import android.icu.text.Normalizer2

/** Returns the text in its composed form, which is the same for all texts that look the same. */
internal fun String.composed(): String = Normalizer2.getNFCInstance().normalize(this)
