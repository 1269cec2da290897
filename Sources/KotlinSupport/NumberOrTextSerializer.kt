/** A number, which can also be in a string. */
internal object NumberOrTextSerializer : OrTextSerializer<Double>(NumberSerializer, String::finiteNumber)
