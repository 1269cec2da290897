import Testing

@testable import ViewModelSupport

/// The contract of values that the service sends by itself, in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenUpdateTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  @Test func sentElementReplacesTheOneWithItsIDOrIsAdded() async {
    await screen.load().succeed(Feed(1, 2))
    store.upsert(Post(id: 2, text: "new"), in: .posts)
    store.upsert(Post(id: 3), in: .posts)
    store.upsert(Post(id: 4), in: .posts, atEnd: true)
    #expect(screen.shown == [3, 1, 2, 4])
    #expect(screen.texts == ["", "", "new", ""])
    store.removeRow(1, from: .posts)
    store.removeRow(9, from: .posts)
    #expect(screen.shown == [3, 2, 4])
    #expect(store.timeline.changes.isEmpty)
  }

  @Test func sentElementKeepsTheUsersRunningChanges() async {
    await screen.load().succeed(Feed(1))
    let change = await screen.perform(on: 1, .set { $0.text = "mine" })
    store.upsert(Post(id: 1, text: "theirs", likes: 1), in: .posts)
    #expect(store.shown?.posts == [Post(id: 1, text: "mine", likes: 1)])
    await change.fail()
    #expect(store.shown?.posts == [Post(id: 1, text: "theirs", likes: 1)])
  }

  /// A refresh or an action has returned a list without the row.
  @Test func sentElementOfAMissingRowKeepsTheUsersRunningChanges() async {
    await screen.load().succeed(Feed(1, 2))
    let change = await screen.perform(on: 2, .set { $0.text = "mine" })
    await screen.load().succeed(Feed(1))
    store.upsert(Post(id: 2, text: "theirs"), in: .posts)
    #expect(screen.shown == [2, 1] && screen.texts == ["mine", ""])
    await change.fail()
    #expect(screen.texts == ["theirs", ""])
  }

  @Test func sentElementKeepsTheRunningUpdateOfItsPart() async {
    await screen.load().succeed(Feed(1, 2))
    store.upsert(Post(id: 1, topic: Topic(id: 7)), in: .posts)
    store.upsert(Post(id: 2, topic: Topic(id: 7)), in: .posts)
    _ = await screen.load()
    let confirmed = await screen.begin { [store] (call: Call<Void>) in
      await store.perform(on: .topics, id: 7, change: .set { $0.text = 1 }) {
        try await call.answer()
      }
    }
    await confirmed.succeed()
    let running = await screen.begin { [store] (call: Call<Topic>) in
      await store.performAndUse(on: .topics, id: 7, change: .set { $0.likes = 1 }) {
        try await call.answer()
      }
    }
    store.upsert(Post(id: 1, text: "new", topic: Topic(id: 7, text: 2)), in: .posts)
    #expect(store.shown?.posts.map(\.topic?.likes) == [1, 1])
    #expect(store.shown?.posts.map(\.topic?.text) == [2, 1] && screen.texts == ["new", ""])
    await running.succeed(Topic(id: 7, text: 1, likes: 5))
    #expect(store.shown?.posts.map(\.topic?.likes) == [5, 5])
  }

  @Test func sentElementStaysWhereItWasAdded() async {
    await screen.load().succeed(Feed(1))
    _ = await screen.load()
    store.upsert(Post(id: 2), in: .posts)
    store.upsert(Post(id: 3), in: .posts)
    await screen.perform(nil, .insert(Post(id: 4), into: .posts)).succeed()
    store.upsert(Post(id: 2, text: "new"), in: .posts)
    #expect(screen.shown == [4, 3, 2, 1] && screen.texts == ["", "", "new", ""])
  }

  /// The element is on a page that is not shown.
  @Test func sentElementIsNotAddedToAPage() async {
    await screen.load().succeed(Feed(2, 1))
    await screen.loadMore().succeed(Feed(0))
    let page = await screen.loadMore()
    store.upsert(Post(id: -3), in: .posts)
    await screen.load().succeed(Feed(2, 1))
    await page.succeed(Feed(-1, -2))
    #expect(screen.shown == [2, 1, 0, -1, -2])
  }

  /// The insertion is confirmed after the service has sent the removal.
  @Test func sentRemovalOfAnInsertedElementIsAppliedAfterTheInsertion() async {
    await screen.load().succeed(Feed())
    let insertion = await screen.perform(nil, .insert(Post(id: 1), into: .posts))
    store.removeRow(1, from: .posts)
    let load = await screen.load()
    await insertion.succeed()
    await load.succeed(Feed())
    #expect(screen.shown == [])
  }

  @Test func sentElementThatTheUserIsRemovingStaysHidden() async {
    await screen.load().succeed(Feed(1, 2))
    let removal = await screen.perform(on: 1, .remove)
    store.upsert(Post(id: 1, text: "new"), in: .posts)
    #expect(screen.shown == [2])
    await removal.fail()
    #expect(screen.shown == [1, 2] && screen.texts == ["new", ""])
    await screen.perform(on: 1, .remove).succeed()
    store.upsert(Post(id: 1), in: .posts)
    #expect(screen.shown == [1, 2])
  }

  @Test func sentElementWhosePartTheUserIsRemovingStaysHidden() async {
    let post = Post(id: 1, topic: Topic(id: 7))
    await screen.load().succeed(Feed(2))
    store.upsert(post, in: .posts)
    let removal = await screen.begin { [store] (call: Call<Void>) in
      await store.perform(on: .topics, id: 7, change: .remove) { try await call.answer() }
    }
    store.upsert(post, in: .posts)
    #expect(screen.shown == [2])
    await removal.fail()
    #expect(screen.shown == [1, 2])
  }

  @Test func sentElementIsAppliedToResponsesThatMayLackIt() async {
    let load = await screen.load()
    store.upsert(Post(id: 1, text: "new"), in: .posts)
    store.upsert(Post(id: 3), in: .posts)
    store.removeRow(2, from: .posts)
    #expect(screen.shown == nil)
    await load.succeed(Feed(1, 2))
    #expect(screen.shown == [3, 1])
    #expect(screen.texts == ["", "new"])
    await screen.load().succeed(Feed(1, 2))
    #expect(screen.shown == [1, 2])
  }

  @Test func loadBegunBeforeASentModelIsDropped() async {
    await screen.load().succeed(Feed(1))
    let load = await screen.load()
    let change = await screen.perform(on: 1, .set { $0.text = "mine" })
    store.use(Feed(1, 2))
    #expect(screen.shown == [1, 2] && screen.texts == ["mine", ""])
    await load.succeed(Feed(9))
    await change.fail()
    #expect(screen.shown == [1, 2] && screen.texts == ["", ""])
  }

  @Test func sentModelEndsAFailure() async {
    await screen.load().fail()
    store.use(Feed(1))
    await screen.load().cancel()
    #expect(screen.shown == [1] && screen.errors == [])
  }

  @Test func valuesForAnotherRequestAreDropped() async {
    await screen.load("a").succeed(Feed(1))
    await observe("a", sending: Post(id: 2))
    #expect(screen.shown == [2, 1])
    await screen.load("b").succeed(Feed(3))
    await observe("a", sending: Post(id: 4))
    await observe(nil, sending: Post(id: 5))
    #expect(screen.shown == [5, 3])
  }

  @Test func errorEndsTheValuesAndIsReported() async {
    var hasFailed = false
    store.onChange = { [unowned store] in if case .failed = store.phase { hasFailed = true } }
    await observe("", sending: Post(id: 1), endingWith: Failure.first)
    #expect(hasFailed)
    await screen.load().succeed(Feed())
    await observe("", sending: Post(id: 1), endingWith: Failure.second)
    #expect(screen.shown == [1] && screen.errors == [.second])
    await observe("", sending: Post(id: 2), endingWith: CancellationError())
    #expect(screen.shown == [2, 1] && screen.errors == [.second])
  }

  @Test func errorOfOneSequenceEndsTheOthers() async {
    await screen.load().succeed(Feed())
    let (open, _) = AsyncThrowingStream<Int, any Error>.makeStream()
    await store.applyTogether(
      { [store] in
        await store.applyValues {
          open
        } apply: {
          store.removeRow($0, from: .posts)
        }
      },
      { [self] in await observe("", sending: Post(id: 1)) },
      { [self] in await observe("", sending: Post(id: 2), endingWith: Failure.first) }
    )
    #expect(screen.shown.map(Set.init) == [1, 2] && screen.errors == [.first])
  }

  @discardableResult
  private func observe(
    _ request: String?,
    sending post: Post,
    endingWith error: (any Error)? = nil
  ) async -> Bool {
    let (values, continuation) = AsyncThrowingStream<Post, any Error>.makeStream()
    continuation.yield(post)
    continuation.finish(throwing: error)
    return await store.applyValues(for: request) {
      values
    } apply: { [store] in
      store.upsert($0, in: .posts)
    }
  }
}
