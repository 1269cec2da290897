import android.icu.text.UTF16

/** Orders texts by the characters of their composed forms. */
internal val textOrder: Comparator<String> = Comparator { left, right ->
    UTF16.StringComparator(true, false, 0).compare(left.composed(), right.composed())
}
