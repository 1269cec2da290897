package com.example.shelves

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

private data class Survey(val votes: Int = 0, val choice: Int = 0)

private data class Subject(
    val id: Int,
    val text: Int = 0,
    val likes: Int = 0,
    val isLiked: Boolean = false,
    val survey: Survey? = Survey(),
)

private data class Entry(val id: Int, val text: String = "", val likes: Int = 0, val subject: Subject? = null)

private data class Digest(val count: Int = 0, val note: String = "", val notes: List<Entry> = emptyList())

private data class Blog(
    val title: String = "",
    val entries: List<Entry> = emptyList(),
    val digest: Digest = Digest(),
    val extra: Digest? = null,
)

/** Actions on parts that several rows can have, and actions whose calls return a part: Tests/ScreenStoreTests/ScreenPartTests.swift. */
@Timeout(60)
class ScreenPartsTest {
    private val store = ScreenStore<Blog, String, String>(onChange = {}, onError = {})

    private val entries = ScreenList<Blog, Entry, Int>("entries", { it.id }, { it.entries }) { blog, new ->
        blog.copy(entries = new)
    }
    private val notes = ScreenList<Blog, Entry, Int>("notes", { it.id }, { it.digest.notes }) { blog, new ->
        blog.copy(digest = blog.digest.copy(notes = new))
    }
    private val subjects = ScreenParts<Blog, Entry, Subject, Int>(
        "subject",
        entries,
        { it.id },
        { it.subject },
    ) { entry, subject -> entry.copy(subject = subject) }
    private val survey = ScreenPlace<Subject, Survey?>("survey", { it.survey }) { subject, value ->
        subject.copy(survey = value)
    }
    private val digest = ScreenPlace<Blog, Digest>("digest", { it.digest }) { blog, value ->
        blog.copy(digest = value)
    }

    private val likes get() = store.shown?.entries?.map { it.subject?.likes }
    private val choices get() = store.shown?.entries?.map { it.subject?.survey?.choice }

    private fun blog(vararg ids: Int?) = Blog(
        entries = ids.mapIndexed { index, id -> Entry(index, subject = id?.let { Subject(it) }) },
    )

    private suspend fun <Answer> CoroutineScope.begin(action: suspend (Calls<Answer>) -> Unit): PendingCall<Answer> {
        val calls = Calls<Answer>()
        return awaitCall(calls) { action(calls) }
    }

    private suspend fun CoroutineScope.load(request: String = ""): PendingCall<Blog> =
        begin { store.load(request) { it.call() } }

    private suspend fun CoroutineScope.like(id: Int, isLiked: Boolean = true): PendingCall<Unit> = begin {
        val change = subjects.set(id) { old ->
            if (old.isLiked == isLiked) old else old.copy(isLiked = isLiked, likes = old.likes + if (isLiked) 1 else -1)
        }
        store.performOn(subjects, id, "like $id", change, ScreenRepetition.Latest(isLiked)) { it.call() }
    }

    private suspend fun CoroutineScope.vote(id: Int, choice: Int): PendingCall<Survey> = begin {
        val change = subjects.set(id) { old -> old.copy(text = 1, survey = old.survey?.copy(choice = choice)) }
        store.performOnAndUsePart(subjects, id, survey, change = change) { it.call() }
    }

    private suspend fun CoroutineScope.summarize(change: ScreenEdit<Blog>? = null): PendingCall<Digest> =
        begin { store.performAndUsePart(digest, change = change) { it.call() } }

    private fun test(body: suspend CoroutineScope.() -> Unit) = runBlocking<Unit> { body() }

    @Test
    fun `update of a part is shown in all rows that have it`() = test {
        load().succeed(blog(7, 8, 7, null))
        val like = like(7)
        assertEquals(listOf(1, 0, 1, null), likes)
        like.fail(Exception())
        assertEquals(listOf(0, 0, 0, null), likes)
    }

    @Test
    fun `removal of a part removes all rows that have it`() = test {
        load().succeed(blog(7, 8, 7, null))
        val removal = begin<Unit> { store.performOn(subjects, 7, change = subjects.remove(7)) { it.call() } }
        assertEquals(listOf(1, 3), store.shown?.entries?.map { it.id })
        removal.fail(Exception())
        assertEquals(listOf(0, 1, 2, 3), store.shown?.entries?.map { it.id })
    }

    @Test
    fun `returned part is shown in all rows that have it`() = test {
        load().succeed(blog(7, 8, 7))
        val action = begin<Subject> {
            store.performOnAndUse(subjects, 7, change = subjects.set(7) { old -> old.copy(likes = 1) }) { it.call() }
        }
        val refresh = load()
        action.succeed(Subject(7, likes = 5))
        assertEquals(listOf(5, 0, 5), likes)
        refresh.succeed(blog(8, 7))
        assertEquals(listOf(0, 5), likes)
    }

    @Test
    fun `toggle in a response is not counted again`() = test {
        load().succeed(blog(7))
        val like = like(7)
        load().succeed(Blog(entries = listOf(Entry(0, subject = Subject(7, likes = 1, isLiked = true)))))
        assertEquals(listOf(1), likes)
        like.succeed(Unit)
        assertEquals(listOf(1), likes)
    }

    @Test
    fun `returned row is shown with changes of its parts`() = test {
        load().succeed(blog(7))
        val action = begin<Entry> { store.performOnAndUse(entries, 0) { it.call() } }
        val like = like(7)
        action.succeed(Entry(0, text = "new", subject = Subject(7)))
        assertEquals(listOf(1), likes)
        assertEquals("new", store.shown?.entries?.first()?.text)
        like.fail(Exception())
        assertEquals(listOf(0), likes)
    }

    @Test
    fun `returned place replaces only what is in it`() = test {
        load().succeed(blog(7, 7))
        val vote = vote(7, 2)
        assertEquals(listOf(2, 2), choices)
        vote.succeed(Survey(votes = 9, choice = 1))
        assertEquals(listOf(1, 1), choices)
        assertEquals(listOf(1, 1), store.shown?.entries?.map { it.subject?.text })
    }

    @Test
    fun `returned place does not undo another action`() = test {
        load().succeed(blog(7))
        val other = begin<Unit> {
            val change = subjects.set(7) { old -> old.copy(survey = old.survey?.copy(votes = 3)) }
            store.performOn(subjects, 7, change = change) { it.call() }
        }
        vote(7, 2).succeed(Survey(votes = 0, choice = 1))
        assertEquals(Survey(votes = 3, choice = 2), store.shown?.entries?.first()?.subject?.survey)
        other.fail(Exception())
        assertEquals(Survey(votes = 0, choice = 1), store.shown?.entries?.first()?.subject?.survey)
    }

    @Test
    fun `returned place is shown although another field is changing`() = test {
        load().succeed(blog(7))
        val like = like(7)
        vote(7, 2).succeed(Survey(votes = 9, choice = 1))
        assertEquals(listOf(1) to listOf(1), choices to likes)
        like.fail(Exception())
        assertEquals(listOf(1) to listOf(0), choices to likes)
    }

    @Test
    fun `returned place of a row does not repeat updates of its parts`() = test {
        load().succeed(blog(7))
        val action = begin<Int> {
            val place = ScreenPlace<Entry, Int>("likes", { it.likes }) { entry, value -> entry.copy(likes = value) }
            store.performOnAndUsePart(entries, 0, place) { it.call() }
        }
        like(7).succeed(Unit)
        load().succeed(blog(7))
        assertEquals(listOf(0), likes)
        action.succeed(3)
        assertEquals(listOf(0) to 3, likes to store.shown?.entries?.first()?.likes)
    }

    @Test
    fun `returned place does not remove its row`() = test {
        load().succeed(blog(7))
        val action = begin<Survey> { store.performOnAndUsePart(subjects, 7, survey) { it.call() } }
        begin<Unit> { store.performOn(subjects, 7, change = subjects.remove(7)) { it.call() } }.succeed(Unit)
        assertEquals(emptyList<Int>(), choices)
        load().succeed(blog(7))
        action.succeed(Survey(votes = 9, choice = 1))
        assertEquals(listOf(1), choices)
    }

    @Test
    fun `place that is missing stays missing`() = test {
        val place = ScreenPlace<Blog, Int?>("extra.count", { it.extra?.count }) { blog, value ->
            if (value == null) blog else blog.copy(extra = blog.extra?.copy(count = value))
        }
        load().succeed(Blog(extra = Digest()))
        begin<Int> { store.performAndUsePart(place) { it.call() } }.succeed(5)
        assertEquals(5, store.shown?.extra?.count)
        load().succeed(Blog())
        begin<Int> { store.performAndUsePart(place) { it.call() } }.succeed(6)
        assertNull(store.shown?.extra)
    }

    @Test
    fun `returned place of the model keeps updates of its rows`() = test {
        load().succeed(Blog(digest = Digest(notes = listOf(Entry(1), Entry(2)))))
        val removal = begin<Unit> { store.performOn(notes, 1, change = notes.remove(1)) { it.call() } }
        begin<Digest> { store.performOnAndUsePartOfModel(notes, 2, digest) { it.call() } }
            .succeed(Digest(count = 4, notes = listOf(Entry(1), Entry(2, text = "new"))))
        assertEquals(Digest(count = 4, notes = listOf(Entry(2, text = "new"))), store.shown?.digest)
        removal.fail(Exception())
        assertEquals(listOf(1, 2), store.shown?.digest?.notes?.map { it.id })
    }

    @Test
    fun `returned place of the model stays on responses that may lack it`() = test {
        load().succeed(Blog())
        val refresh = load()
        summarize().succeed(Digest(count = 4))
        refresh.succeed(Blog(title = "new"))
        assertEquals(4 to "new", store.shown?.digest?.count to store.shown?.title)
        load().succeed(Blog())
        assertEquals(0, store.shown?.digest?.count)
    }

    @Test
    fun `place returned by the action called last is shown`() = test {
        load().succeed(Blog())
        val first = summarize()
        val second = summarize()
        second.succeed(Digest(count = 2))
        first.succeed(Digest(count = 1))
        assertEquals(2, store.shown?.digest?.count)
    }

    @Test
    fun `returned place for another request is dropped`() = test {
        load("a").succeed(Blog())
        val change = ScreenEdit.set<Blog> { it.copy(digest = it.digest.copy(note = "mine")) }
        val action = summarize(change)
        val other = load("b")
        action.succeed(Digest(count = 4))
        assertEquals(Digest(count = 4), store.shown?.digest)
        other.succeed(Blog())
        assertEquals(Digest(), store.shown?.digest)
    }

    @Test
    fun `only the newest values rest`() = test {
        val results = mutableMapOf<Int, Boolean>()
        suspend fun rest(number: Int, action: String): PendingCall<Unit> =
            begin { results[number] = store.rests(action) { it.call() } }
        val first = rest(1, "save")
        val second = rest(2, "save")
        val other = rest(3, "like")
        second.succeed(Unit)
        first.succeed(Unit)
        other.succeed(Unit)
        assertEquals(mapOf(1 to false, 2 to true, 3 to true), results)
    }
}
