import java.math.BigDecimal

/**
 * Whether thousands of the number are separated. Some languages do so only from 10,000 on, by
 * CLDR's `minimumGroupingDigits`, which Android's formats ignore.
 */
internal fun DisplayContext.isGrouped(value: BigDecimal): Boolean {
    val minimum = when (locale.language) {
        "be", "bg", "et", "hu", "ia", "ie", "it", "ka", "lv", "pl", "sl", "sq" -> 10_000L
        "es" -> if (locale.country in setOf("", "EA", "ES", "GQ", "IC", "PH")) 10_000L else 1000L
        "pt" -> if (locale.country in setOf("", "AO", "BR")) 1000L else 10_000L
        "ru" -> if (locale.country == "UA") 10_000L else 1000L
        else -> 1000L
    }
    return value.abs() >= BigDecimal.valueOf(minimum)
}
