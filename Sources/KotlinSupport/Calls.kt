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

    /** Returns the next call with this argument, and leaves out others before it. */
    suspend fun next(argument: Any?): Call<Answer> {
        while (true) {
            val call = next()
            if (call.arguments == listOf(argument)) return call
        }
    }

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
    suspend fun succeed(answer: Answer) {
        call.answer.complete(answer)
        action.join()
    }

    /** Responds to the call and to the load that follows, and waits until the action ends. */
    suspend fun <Content> succeed(answer: Answer, loads: Calls<Content>, content: Content) {
        call.answer.complete(answer)
        loads.waiting.receive().answer.complete(content)
        action.join()
    }

    /** Lets the call fail and waits until the action ends. */
    suspend fun fail(error: Exception) {
        call.answer.completeExceptionally(error)
        action.join()
    }

    /** Lets the call fail, responds to the load that follows, and waits until the action ends. */
    suspend fun <Content> fail(error: Exception, loads: Calls<Content>, content: Content) {
        call.answer.completeExceptionally(error)
        loads.waiting.receive().answer.complete(content)
        action.join()
    }
}
