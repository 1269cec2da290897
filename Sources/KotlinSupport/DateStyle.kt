/** How much of a date is written out. SHORT and MEDIUM are the locale's own forms. */
internal enum class DateStyle(val skeleton: String) {
    SHORT(""),
    MEDIUM(""),
    NUMERIC("yMd"),
    ABBREVIATED("yMMMd"),
    LONG("yMMMMd"),
    COMPLETE("yMMMMEEEEd"),
}
