/** Returns the minor unit of the currency by ISO 4217, such as 0.01 for EUR and 1 for JPY. */
internal fun currencyMinorUnit(code: String): Double = when (code.uppercase()) {
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
    "VUV", "XAF", "XOF", "XPF" -> 1.0
    "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND" -> 0.001
    "CLF", "UYW" -> 0.0001
    else -> 0.01
}
