import android.icu.util.ULocale
import java.time.Instant
import java.time.ZoneId
import java.util.Locale
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.launch
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json

/** The calls of one function of a mock. Each call waits until the test responds to it. */
internal class Calls<Answer> {
    class Call<Answer>(val arguments: List<Any?>, val answer: CompletableDeferred<Answer>)

    /** The calls that no test has received yet. */
    val waiting = Channel<Call<Answer>>(Channel.UNLIMITED)

    /** The answer to every call, if they do not wait for the test. */
    var answer: Answer? = null

    val isEmpty: Boolean get() = waiting.tryReceive().isFailure

    /** Returns the next call. */
    suspend fun next(): Call<Answer> = waiting.receive()

    suspend fun call(vararg arguments: Any?): Answer {
        answer?.let { return it }
        val call = Call(arguments.toList(), CompletableDeferred<Answer>())
        waiting.send(call)
        return call.answer.await()
    }
}

/** A call that waits for its response, and the action that made it. */
internal class PendingCall<Answer>(
    private val call: Calls.Call<Answer>,
    private val action: Job,
) {
    val arguments: List<Any?> get() = call.arguments

    /** Responds to the call and waits until the action ends. */
    suspend fun succeed(answer: Answer) {
        call.answer.complete(answer)
        action.join()
    }

    suspend fun fail(error: Exception) {
        call.answer.completeExceptionally(error)
        action.join()
    }
}

/** Starts an action and waits until it calls the function. */
internal suspend fun <Answer> CoroutineScope.awaitCall(
    calls: Calls<Answer>,
    action: suspend () -> Unit,
): PendingCall<Answer> {
    val job = launch { action() }
    return PendingCall(calls.waiting.receive(), job)
}

/** Returns the settings and the time of an example. */
internal fun testContext(
    locale: String = "en_US",
    timeZone: String = "UTC",
    now: String = "2024-03-05T13:45:07Z",
    language: String? = null,
): DisplayContext {
    // Examples are in the Gregorian calendar.
    val shown = ULocale(locale).setKeywordValue("calendar", "gregorian").toLocale()
    return DisplayContext(
        locale = shown,
        timeZone = ZoneId.of(timeZone),
        now = Instant.parse(now),
        language = language?.let { Locale.forLanguageTag(it) } ?: shown,
    )
}

/** Returns a value of the service from its JSON. */
internal inline fun <reified T> decoded(text: String): T = exampleJson.decodeFromString<T>(text)

/** Returns a value of the service from its JSON. */
internal fun <T> decoded(serializer: KSerializer<T>, text: String): T =
    exampleJson.decodeFromString(serializer, text)

@PublishedApi
internal val exampleJson = Json { ignoreUnknownKeys = true }

/** Returns the text as examples compare it: with plain spaces, without directional marks. */
internal fun folded(text: String?): String? = text
    ?.replace(Regex("[\u00A0\u2009\u202F]"), " ")
    ?.replace(Regex("[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]"), "")

/** Returns the text with its marks in Markdown, as examples write it. */
internal fun notation(text: StyledText?): String? = text?.let { StyledNotation(it).notation() }

/** Writes a text in Markdown, in which a mark neither begins nor ends with a space. */
private class StyledNotation(private val styled: StyledText) {
    private val written = StringBuilder()
    private val open = mutableListOf<StyledText.Span>()
    private var spaces = ""

    fun notation(): String {
        val ends = styled.spans.flatMap { listOf(it.start, it.end) } + listOf(0, styled.text.length)
        ends.distinct().sorted().zipWithNext { start, end -> add(start, end) }
        close(0)
        return "$written$spaces"
    }

    private fun add(start: Int, end: Int) {
        val part = styled.text.substring(start, end)
        val spans = styled.spans.filter { it.start <= start && it.end >= end }
        val isCode = spans.any { it.style == StyledText.Style.Code }
        val words = if (isCode) part else part.trimStart()
        close(open.takeWhile { it in spans }.size)
        if (words.isEmpty()) {
            spaces += part
            return
        }
        written.append(spaces).append(part.removeSuffix(words))
        // A style that lasts longer begins outside.
        spans.filter { it !in open && it.style != StyledText.Style.Code }
            .sortedByDescending { it.end }
            .forEach(::begin)
        val shown = if (isCode) words else words.trimEnd()
        written.append(if (isCode) code(words) else escaped(shown))
        spaces = words.removePrefix(shown)
    }

    private fun begin(span: StyledText.Span) {
        open += span
        when (val style = span.style) {
            is StyledText.Style.Link -> {
                // With one of these signs, a link would be an image or a token.
                if (written.endsWith("!") || written.endsWith("^")) {
                    written.insert(written.length - 1, '\\')
                }
                written.append("[")
            }
            is StyledText.Style.Token -> written.append("^[")
            else -> written.append(mark(style))
        }
    }

    private fun close(count: Int) {
        while (open.size > count) {
            written.append(
                when (val style = open.removeAt(open.lastIndex).style) {
                    is StyledText.Style.Link ->
                        "](${style.url.replace("(", "\\(").replace(")", "\\)")})"
                    is StyledText.Style.Token -> "](${style.name})"
                    else -> mark(style)
                },
            )
        }
    }

    private fun mark(style: StyledText.Style): String = when (style) {
        StyledText.Style.Strong -> "**"
        StyledText.Style.Emphasized -> "*"
        StyledText.Style.StruckThrough -> "~~"
        else -> ""
    }

    /** The code in more backticks than it contains. */
    private fun code(text: String): String {
        val longest = Regex("`+").findAll(text).maxOfOrNull { it.value.length } ?: 0
        val fence = "`".repeat(longest + 1)
        val isClear = !text.startsWith('`') && !text.endsWith('`')
        val isTrimmed = text.startsWith(' ') && text.endsWith(' ') && text.any { it != ' ' }
        return if (isClear && !isTrimmed) "$fence$text$fence" else "$fence $text $fence"
    }

    private fun escaped(text: String): String = text.replace(Regex("[\\\\`*_~\\[\\]<]"), "\\\\$0")
}
