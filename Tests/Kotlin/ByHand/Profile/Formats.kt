package com.example.screens

import android.icu.text.CompactDecimalFormat
import android.icu.text.CompactDecimalFormat.CompactStyle

/** Returns a short form of the number, such as `1.4M`. */
internal fun Long.formatCompact(context: DisplayContext): String {
    val format = CompactDecimalFormat.getInstance(context.locale, CompactStyle.SHORT)
    format.minimumFractionDigits = 0
    format.maximumFractionDigits = 1
    return format.format(this)
}
