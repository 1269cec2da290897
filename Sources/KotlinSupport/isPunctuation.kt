/** Whether a character is a punctuation mark of ASCII. */
internal fun isPunctuation(character: Char?): Boolean =
    character in '!'..'/' || character in ':'..'@' || character in '['..'`' || character in '{'..'~'
