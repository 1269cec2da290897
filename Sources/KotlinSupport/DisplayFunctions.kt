/**
 * The functions of the app that screens call. The app declares them as extensions:
 *
 *     fun DisplayFunctions.plainText(html: String): String = …
 */
object DisplayFunctions
