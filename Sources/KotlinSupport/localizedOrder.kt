import android.icu.text.Collator
import android.icu.text.RuleBasedCollator

/** Orders texts by the rules of the user's language. Numbers in them count as numbers. */
internal val DisplayContext.localizedOrder: Comparator<String>
    get() {
        val collator = Collator.getInstance(locale)
        (collator as? RuleBasedCollator)?.numericCollation = true
        return Comparator<String> { left, right -> collator.compare(left, right) }
            .thenComparing(naturalOrder())
    }
