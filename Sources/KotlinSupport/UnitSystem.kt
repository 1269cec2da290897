import android.icu.util.ULocale

/** A system of units: that of the user's settings, or else of the region. */
internal enum class UnitSystem { METRIC, US, UK }

internal val DisplayContext.unitSystem: UnitSystem
    get() = when (locale.getUnicodeLocaleType("ms")) {
        "metric" -> UnitSystem.METRIC
        "ussystem" -> UnitSystem.US
        "uksystem" -> UnitSystem.UK
        else -> when (regionOfUnits) {
            "US", "LR", "MM" -> UnitSystem.US
            "GB" -> UnitSystem.UK
            else -> UnitSystem.METRIC
        }
    }

/** The region of the locale, or the one where most people speak the language. */
internal val DisplayContext.regionOfUnits: String
    get() = ULocale.addLikelySubtags(ULocale.forLocale(locale)).country
