import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel

/** The calls of one function of a mock. Each call waits until the test responds to it. */
internal class Calls<Answer> {
    class Call<Answer>(val arguments: List<Any?>, val answer: CompletableDeferred<Answer>)

    /** The calls that no test has received yet. */
    val waiting = Channel<Call<Answer>>(Channel.UNLIMITED)

    val isEmpty: Boolean get() = waiting.tryReceive().isFailure

    /** Returns the next call. */
    suspend fun next(): Call<Answer> = waiting.receive()

    suspend fun call(vararg arguments: Any?): Answer {
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
    suspend fun succeed(answer: Answer) = end(Result.success(answer))

    suspend fun fail(error: Exception) = end(Result.failure(error))

    suspend fun end(response: Result<Answer>) {
        response.fold({ call.answer.complete(it) }, { call.answer.completeExceptionally(it) })
        action.join()
    }
}
