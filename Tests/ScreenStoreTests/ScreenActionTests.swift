import Testing

@testable import ViewModelSupport

/// The contract of actions in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenActionTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  @Test func actionWithoutContentOrRowDoesNotCallTheService() async {
    let save = await screen.perform()
    let like = await screen.perform(on: 1)
    #expect(!save.isUnderWay && !like.isUnderWay)
    await screen.load().succeed(Feed(1))
    #expect(await !screen.perform(on: 2).isUnderWay)
  }

  @Test func failedActionRollsBackOnlyItsOwnUpdate() async {
    await screen.load().succeed(Feed(1, 2))
    let first = await screen.perform(on: 1, .remove)
    let second = await screen.perform(on: 2, .set { $0.text = "new" })
    #expect(screen.shown == [2] && screen.texts == ["new"])
    await first.fail()
    #expect(screen.shown == [1, 2] && screen.texts == ["", "new"])
    await second.succeed()
    #expect(screen.texts == ["", "new"])
    #expect(screen.errors == [.first])
  }

  @Test func confirmedUpdateIsAppliedToAResponseThatMayLackIt() async {
    await screen.load().succeed(Feed(1))
    let load = await screen.load()
    await screen.perform(on: 1, .set { $0.text = "new" }).succeed()
    await load.succeed(Feed(1))
    #expect(screen.texts == ["new"])
    await screen.load().succeed(Feed(1))
    #expect(screen.texts == [""])
  }

  @Test func updateIsAppliedToResponsesUntilItsCallEnds() async {
    await screen.load().succeed(Feed(1))
    let action = await screen.perform(.save, .set { $0.title = "new" })
    await screen.load().succeed(Feed(1))
    #expect(store.shown?.title == "new")
    await action.fail()
    #expect(store.shown?.title == "")
  }

  /// The insert was confirmed, and the next response does not contain the element: another client has removed it.
  @Test func confirmedInsertIsNotRepeatedWhileAnOlderActionRuns() async {
    await screen.load().succeed(Feed(1))
    let title = await screen.perform(nil, .set { $0.title = "title" })
    await screen.perform(nil, .insert(Post(id: 9), into: .posts)).succeed()
    #expect(screen.shown == [9, 1])
    await screen.load().succeed(Feed(1))
    #expect(screen.shown == [1])
    await title.succeed()
  }

  @Test func insertedElementInTheNextResponseIsShownOnce() async {
    await screen.load().succeed(Feed(1))
    let insert = await screen.perform(.save, .insert(Post(id: 2), into: .posts))
    let append = await screen.perform(nil, .append(Post(id: 3), to: .posts))
    #expect(screen.shown == [2, 1, 3])
    await screen.load().succeed(Feed(1, 2, 3))
    #expect(screen.shown == [1, 2, 3])
    await insert.fail()
    await append.fail()
    #expect(screen.shown == [1, 2, 3])
  }

  @Test func updatesAreMergedIntoTheResponseWhenNoCallIsUnderWay() async {
    await screen.load().succeed(Feed(1))
    let load = await screen.load()
    await screen.perform(on: 1, .remove).succeed()
    #expect(store.timeline.changes.count == 1)
    await load.fail()
    #expect(store.timeline.changes.isEmpty)
    #expect(store.response?.posts == [])
  }

  // MARK: - Returned rows and models

  /// The service may have read the returned row before it confirmed the other action on that row.
  @Test func returnedRowDoesNotUndoAnotherAction() async {
    await screen.load().succeed(Feed(1))
    let report = await screen.use(on: 1)
    await screen.perform(on: 1, .set { $0.likes = 1 }).succeed()
    await report.succeed(Post(id: 1, text: "reported"))
    #expect(store.shown?.posts == [Post(id: 1, text: "reported", likes: 1)])
  }

  @Test func returnedRowReplacesTheOptimisticUpdate() async {
    await screen.load().succeed(Feed(1))
    let load = await screen.load()
    await screen.use(on: 1, .set { $0.likes = 9 }).succeed(Post(id: 1, likes: 5))
    #expect(store.shown?.posts.first?.likes == 5)
    await load.succeed(Feed(1))
    #expect(store.shown?.posts.first?.likes == 5)
  }

  @Test func modelOfTheActionCalledLastIsShown() async {
    await screen.load().succeed(Feed(1))
    let older = await screen.use(.set { $0.title = "older" })
    let newer = await screen.use()
    await newer.succeed(Feed(2, title: "newer"))
    await older.succeed(Feed(1))
    #expect(screen.shown == [2])
  }

  @Test func modelReturnedAfterANewerLoadIsDropped() async {
    await screen.load().succeed(Feed(1))
    let action = await screen.use(.set { $0.title = "mine" })
    await screen.load().succeed(Feed(1, 2))
    await action.succeed(Feed(1, title: "answer"))
    #expect(store.shown == Feed(1, 2, title: "mine"))
    await screen.load().succeed(Feed(1, 2, title: "answer"))
    #expect(store.shown?.title == "answer")
  }

  @Test func returnedRowWithTheIDOfAnotherTakesItsPlace() async {
    await screen.load().succeed(Feed(1, 2, 3))
    let load = await screen.load()
    await screen.use(on: 1, .set { $0.text = "mine" }).succeed(Post(id: 3, text: "answer"))
    #expect(screen.shown == [2, 3] && screen.texts == ["", "answer"])
    await load.succeed(Feed(1, 2))
    #expect(screen.shown == [3, 2] && screen.texts == ["answer", ""])
  }

  /// The model was requested after the change was confirmed, so it contains the change.
  @Test func confirmedUpdateIsNotAppliedToALaterReturnedModel() async {
    await screen.load().succeed(Feed(1))
    let load = await screen.load()
    await screen.perform(.save, .set { $0.title = "change" }).succeed()
    await screen.use().succeed(Feed(1, title: "answer"))
    #expect(store.shown?.title == "answer")
    await load.succeed(Feed(1))
    #expect(store.shown?.title == "answer")
  }

  @Test func returnedModelKeepsUpdatesConfirmedDuringItsCall() async {
    await screen.load().succeed(Feed(1, 2))
    let use = await screen.use()
    await screen.perform(on: 1, .remove).succeed()
    await use.succeed(Feed(1, 2, 3))
    #expect(screen.shown == [2, 3])
  }

  @Test func laterUpdateOfARowStaysOnTopOfAnOlderOne() async {
    await screen.load().succeed(Feed(1))
    let older = await screen.perform(on: 1, .set { $0.text = "older" })
    await screen.use(on: 1, .set { $0.text = "newer" }).succeed(Post(id: 1, text: "newer"))
    await screen.load().succeed(Feed(1))
    #expect(screen.texts == ["newer"])
    await older.succeed()
    #expect(screen.texts == ["newer"])
  }

  // MARK: - Calling an action again

  @Test func ignoreDropsTheSecondCall() async {
    await screen.load().succeed(Feed(1))
    let first = await screen.perform(.like(1), on: 1)
    #expect(await !screen.perform(.like(1), on: 1).isUnderWay)
    #expect(await screen.perform(.save).isUnderWay)
    #expect(store.isRunning(.like(1)))
    await first.succeed()
    #expect(!store.isRunning(.like(1)))
  }

  @Test func parallelIsRunningUntilTheLastCallEnds() async {
    await screen.load().succeed(Feed(1))
    let first = await screen.perform(.save, again: .parallel)
    let second = await screen.perform(.save, again: .parallel)
    await first.succeed()
    #expect(store.isRunning(.save))
    await second.fail()
    #expect(!store.isRunning(.save))
  }

  @Test func returnedRowReplacesARemoval() async {
    await screen.load().succeed(Feed(1))
    let action = await screen.use(on: 1, .remove)
    #expect(screen.shown == [])
    await action.succeed(Post(id: 1, text: "kept"))
    #expect(screen.texts == ["kept"])
  }

  @Test func rowActionThatInsertsIsRunningDuringItsCall() async {
    await screen.load().succeed(Feed(1))
    let copy = await screen.perform(
      .like(1),
      on: 1,
      .model(.insert(Post(id: 2), into: .posts))
    )
    #expect(screen.shown == [2, 1] && store.isRunning(.like(1)))
    await copy.succeed()
    #expect(!store.isRunning(.like(1)))
  }

  // MARK: - Errors

  @Test func failureOnARowNoLongerShownIsNotReported() async {
    await screen.load().succeed(Feed(1))
    let action = await screen.perform(on: 1)
    await screen.load().succeed(Feed(2))
    await action.fail()
    #expect(screen.errors == [])
  }

  @Test func cancelledActionIsRolledBackWithoutAnError() async {
    await screen.load().succeed(Feed(1))
    let action = await screen.perform(on: 1, .remove)
    await action.cancel()
    #expect(screen.errors == [] && screen.shown == [1])
  }

  @Test func actionCanIgnoreOrHandleItsOwnError() async {
    await screen.load().succeed(Feed(1))
    var handled = 0
    for failure in [ScreenFailure.ignore, .handle { _ in handled += 1 }] {
      await store.perform(onFailure: failure) { throw Failure.first }
    }
    #expect(handled == 1 && screen.errors == [])
  }

  // MARK: - Resources

  @Test func storeIsFreedWhenItsLastCallEnds() async {
    weak var store: ScreenStore<Feed, String, ScreenFixture.Action>?
    var call: Call<Feed>?
    do {
      let screen = ScreenFixture()
      store = screen.store
      call = await screen.load()
    }
    #expect(store != nil)
    await call?.succeed(Feed(1))
    call = nil
    #expect(store == nil)
  }

  /// Counts how often ids are read, which would be once per row and update if every update searched the list itself.
  @Test func rollbackReappliesTheOtherUpdatesInOnePass() async throws {
    var reads = 0
    let posts = ScreenList<Feed, Post, Int>(\.posts) {
      reads += 1
      return $0.id
    }
    var feed = Feed()
    feed.posts = (0..<1000).map { Post(id: $0) }
    await screen.load().succeed(feed)
    var calls: [Call<Void>] = []
    for id in 0..<80 {
      calls.append(
        await screen.begin { [store] call in
          await store.perform(on: posts, id: id, change: .set { $0.likes = 1 }) {
            try await call.answer()
          }
        }
      )
    }
    try #require(calls.allSatisfy { $0.isUnderWay })
    reads = 0
    await calls[0].fail()
    #expect(reads < 5 * 1000)
    for call in calls.dropFirst() { await call.succeed() }
    #expect(
      store.shown?.posts.prefix(81).map(\.likes) == [0] + Array(repeating: 1, count: 79) + [0]
    )
  }
}
