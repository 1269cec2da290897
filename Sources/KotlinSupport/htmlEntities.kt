/** The texts of the HTML standard's character references by name: one or two characters each. */
internal val htmlEntities: Map<String, String> by lazy {
    "$htmlCapitalEntities $htmlSmallEntities".trim().split(Regex("\\s+")).associate { entry ->
        val (name, codes) = entry.split('=')
        name to codes.split('+').joinToString("") { String(Character.toChars(it.toInt(16))) }
    }
}
