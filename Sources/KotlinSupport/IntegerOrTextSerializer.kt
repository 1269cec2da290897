/** An integer, which can also be in a string. */
internal object IntegerOrTextSerializer : OrTextSerializer<Long>(IntegerSerializer, String::wholeNumber)
