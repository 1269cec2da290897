/** What is between the items of a short list, if that differs (CLDR 47, Unicode License). */
internal val shortListWords: Map<String, ListWords> = mapOf(
    "az" to ListWords(" və ", ", yaxud "),
    "bg" to ListWords(" и", " или ", andLast = " и "),
    "da" to ListWords(" og ", " el. "),
    "en" to ListWords(" & ", " or ", andLast = ", & ", orLast = ", or "),
    "en-001" to ListWords(" and ", " or "),
    "en-CA" to ListWords(" and ", " or ", andLast = ", and ", orLast = ", or "),
    "gu" to ListWords(" અને ", " અથવા "),
    "km" to ListWords(" និង ", " ឬ "),
    "lo" to ListWords(" ແລະ ", " ຫຼື "),
    "mr" to ListWords(" आणि ", " किंवा "),
    "nl" to ListWords(" & ", " of "),
    "pa" to ListWords(" ਅਤੇ ", " ਜਾਂ ", orLast = ", ਜਾਂ "),
    "sw" to ListWords(" na ", " au ", orLast = ", au "),
)
