package com.example.screens

import android.icu.text.DateTimePatternGenerator
import java.time.Instant
import java.time.ZoneId
import java.util.Locale

/**
 * The settings and the time that values are formatted for.
 *
 * @property uses24HourClock Whether hours are shown from 0 to 23. This is a setting of the user,
 *   which an app gets from `android.text.format.DateFormat.is24HourFormat`. The default is what is
 *   usual in the locale.
 */
data class DisplayContext(
    val locale: Locale = Locale.getDefault(),
    val timeZone: ZoneId = ZoneId.systemDefault(),
    val now: Instant = Instant.now(),
    val uses24HourClock: Boolean = locale.uses24HourClock,
)

private val Locale.uses24HourClock: Boolean
    get() = DateTimePatternGenerator.getInstance(this).getBestPattern("j").any { it in "Hk" }
