import Testing

@testable import ViewModelSupport

/// Actions on parts that several rows can have, and actions whose calls return a part of a row or of the model.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenPartTests {
  private let screen = ScreenFixture()

  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }
  private var topics: [Topic?]? { store.shown?.posts.map(\.topic) }
  private var likes: [Int?]? { topics?.map { $0?.likes } }
  private var polls: [Int?]? { topics?.map { $0?.poll?.choice } }

  /// A feed of posts about these topics.
  private func feed(_ topics: Int?...) -> Feed {
    var feed = Feed()
    feed.posts = topics.enumerated().map { index, topic in
      Post(id: index, topic: topic.map { Topic(id: $0, poll: Poll()) })
    }
    return feed
  }

  private func like(_ topic: Int, _ isLiked: Bool = true) async -> Call<Void> {
    await screen.begin { [store] call in
      await store.perform(
        .like(topic),
        on: .topics,
        id: topic,
        again: .latest([isLiked]),
        change: .set { Effect.like(Row(list: .topics, id: topic), isLiked).apply(to: &$0) }
      ) { try await call.answer() }
    }
  }

  private func vote(_ topic: Int, _ choice: Int) async -> Call<Poll> {
    await screen.begin { [store] call in
      await store.performAndUsePart(
        on: .topics,
        id: topic,
        at: .poll,
        change: .set {
          $0.text = 1
          $0.poll?.choice = choice
        }
      ) { try await call.answer() }
    }
  }

  private func summarize(_ change: ScreenEdit<Feed>? = nil) async -> Call<Summary> {
    await screen.begin { [store] call in
      await store.performAndUsePart(at: .summary, change: change) { try await call.answer() }
    }
  }

  // MARK: - Rows with the same part

  @Test func updateOfAPartIsShownInAllRowsThatHaveIt() async {
    await screen.load().succeed(feed(7, 8, 7, nil))
    let like = await like(7)
    #expect(likes == [1, 0, 1, nil])
    await like.fail()
    #expect(likes == [0, 0, 0, nil])
  }

  @Test func removalOfAPartRemovesAllRowsThatHaveIt() async {
    await screen.load().succeed(feed(7, 8, 7, nil))
    let action = await screen.begin { [store] (call: Call<Void>) in
      await store.perform(on: .topics, id: 7, change: .remove) { try await call.answer() }
    }
    #expect(screen.shown == [1, 3])
    await action.fail()
    #expect(screen.shown == [0, 1, 2, 3])
  }

  @Test func returnedPartIsShownInAllRowsThatHaveIt() async {
    await screen.load().succeed(feed(7, 8, 7))
    let action = await screen.begin { [store] (call: Call<Topic>) in
      await store.performAndUse(on: .topics, id: 7, change: .set { $0.likes = 1 }) {
        try await call.answer()
      }
    }
    let refresh = await screen.load()
    await action.succeed(Topic(id: 7, likes: 5))
    #expect(likes == [5, 0, 5])
    await refresh.succeed(feed(8, 7))
    #expect(likes == [0, 5])
  }

  @Test func pageWithAPartIncludesItsUpdate() async {
    await screen.load().succeed(feed(7))
    let page = await screen.loadMore()
    await like(7).succeed()
    var next = feed(8, 7)
    next.posts = next.posts.map { Post(id: $0.id + 10, topic: $0.topic) }
    await page.succeed(next)
    #expect(likes == [1, 0, 1])
    let last = await screen.loadMore()
    let unlike = await like(7, false)
    var liked = Topic(id: 7, likes: 1)
    liked.isLiked = true
    next.posts = [Post(id: 20, topic: liked)]
    await last.succeed(next)
    #expect(likes == [0, 0, 0, 0])
    await unlike.fail()
    #expect(likes == [1, 0, 1, 1])
  }

  @Test func quickTogglesCountOnce() async {
    await screen.load().succeed(feed(7, 7))
    let first = await like(7)
    let second = await like(7, false)
    #expect(likes == [0, 0])
    let third = await like(7)
    #expect(likes == [1, 1])
    await second.end()
    await first.succeed()
    await third.end()
    #expect(likes == [1, 1] && !third.isUnderWay)
  }

  @Test func toggleInAResponseIsNotCountedAgain() async {
    await screen.load().succeed(feed(7))
    let like = await like(7)
    let refresh = await screen.load()
    var liked = feed(7)
    liked.posts[0].topic?.isLiked = true
    liked.posts[0].topic?.likes = 1
    await refresh.succeed(liked)
    #expect(likes == [1])
    await like.succeed()
    #expect(likes == [1])
  }

  // MARK: - Places

  @Test func returnedPlaceReplacesOnlyWhatIsInIt() async {
    await screen.load().succeed(feed(7, 7))
    let vote = await vote(7, 2)
    #expect(polls == [2, 2])
    await vote.succeed(Poll(votes: 9, choice: 1))
    #expect(polls == [1, 1])
    #expect(topics?.map { $0?.text } == [1, 1])
  }

  @Test func returnedPlaceDoesNotUndoAnotherAction() async {
    await screen.load().succeed(feed(7))
    let other = await screen.begin { [store] (call: Call<Void>) in
      await store.perform(on: .topics, id: 7, change: .set { $0.poll?.votes = 3 }) {
        try await call.answer()
      }
    }
    await vote(7, 2).succeed(Poll(votes: 0, choice: 1))
    // The later vote stays on top of the other change of the poll.
    #expect(topics?.first??.poll == Poll(votes: 3, choice: 2))
    await other.fail()
    #expect(topics?.first??.poll == Poll(votes: 0, choice: 1))
  }

  @Test func returnedPlaceIsShownAlthoughAnotherFieldIsChanging() async {
    await screen.load().succeed(feed(7))
    let like = await like(7)
    await vote(7, 2).succeed(Poll(votes: 9, choice: 1))
    #expect(polls == [1] && likes == [1])
    await like.fail()
    #expect(polls == [1] && likes == [0])
  }

  /// The service has changed the topic again, after the update was confirmed.
  @Test func returnedPlaceOfARowDoesNotRepeatUpdatesOfItsParts() async {
    await screen.load().succeed(feed(7))
    let action = await screen.begin { [store] (call: Call<Int>) in
      await store.performAndUsePart(on: .posts, id: 0, at: ScreenPlace(\.likes)) {
        try await call.answer()
      }
    }
    await like(7).succeed()
    await screen.load().succeed(feed(7))
    #expect(likes == [0])
    await action.succeed(3)
    #expect(likes == [0] && store.shown?.posts.first?.likes == 3)
  }

  /// The service has added the row again, after the removal was confirmed.
  @Test func returnedPlaceDoesNotRemoveItsRow() async {
    await screen.load().succeed(feed(7))
    let action = await screen.begin { [store] (call: Call<Poll>) in
      await store.performAndUsePart(on: .topics, id: 7, at: .poll) { try await call.answer() }
    }
    let removal = await screen.begin { [store] (call: Call<Void>) in
      await store.perform(on: .topics, id: 7, change: .remove) { try await call.answer() }
    }
    await removal.succeed()
    #expect(polls == [])
    await screen.load().succeed(feed(7))
    await action.succeed(Poll(votes: 9, choice: 1))
    #expect(polls == [1])
  }

  @Test func placeThatIsMissingStaysMissing() async {
    func count() async -> Call<Int> {
      await screen.begin { [store] call in
        let place = ScreenPlace<Feed, Int>(\.extra?.count) { $0.extra?.count = $1 }
        await store.performAndUsePart(at: place, change: .set { $0.extra?.count = 1 }) {
          try await call.answer()
        }
      }
    }
    var full = feed(nil)
    full.extra = Summary()
    await screen.load().succeed(full)
    await count().succeed(5)
    #expect(store.shown?.extra?.count == 5)
    await screen.load().succeed(feed(nil))
    await count().succeed(6)
    #expect(store.shown?.extra == nil && store[.extra, 1] == nil)
  }

  @Test func rowsInAMissingPartOfTheModelAreChangedOnceItIsThere() async {
    var full = feed(nil)
    full.extra = Summary(notes: [Post(id: 1)])
    await screen.load().succeed(full)
    let action = await screen.begin { [store] (call: Call<Void>) in
      await store.perform(on: .extra, id: 1, change: .set { $0.text = "set" }) {
        try await call.answer()
      }
    }
    #expect(store.shown?.extra?.notes.first?.text == "set")
    await screen.load().succeed(feed(nil))
    #expect(store.shown?.extra == nil)
    await action.succeed()
  }

  @Test func returnedPlaceOfTheModelKeepsUpdatesOfItsRows() async {
    var full = feed()
    full.summary.notes = [Post(id: 1), Post(id: 2)]
    await screen.load().succeed(full)
    let removal = await screen.begin { [store] (call: Call<Void>) in
      await store.perform(on: .notes, id: 1, change: .remove) { try await call.answer() }
    }
    let action = await screen.begin { [store] (call: Call<Summary>) in
      await store.performAndUsePart(on: .notes, id: 2, inModelAt: .summary) {
        try await call.answer()
      }
    }
    await action.succeed(Summary(count: 4, notes: [Post(id: 1), Post(id: 2, text: "new")]))
    #expect(store.shown?.summary == Summary(count: 4, notes: [Post(id: 2, text: "new")]))
    await removal.fail()
    #expect(store.shown?.summary.notes.map(\.id) == [1, 2])
  }

  @Test func returnedPlaceOfTheModelStaysOnResponsesThatMayLackIt() async {
    await screen.load().succeed(feed())
    let refresh = await screen.load()
    await summarize().succeed(Summary(count: 4))
    await refresh.succeed(Feed(title: "new"))
    #expect(store.shown?.summary.count == 4 && store.shown?.title == "new")
    await screen.load().succeed(Feed())
    #expect(store.shown?.summary.count == 0)
  }

  @Test func placeReturnedByTheActionCalledLastIsShown() async {
    await screen.load().succeed(feed())
    let (first, second) = (await summarize(), await summarize())
    await second.succeed(Summary(count: 2))
    await first.succeed(Summary(count: 1))
    #expect(store.shown?.summary.count == 2)
  }

  @Test func returnedPlaceForAnotherRequestIsDropped() async {
    await screen.load("a").succeed(feed())
    let action = await summarize(.set { $0.summary.note = "mine" })
    let other = await screen.load("b")
    await action.succeed(Summary(count: 4))
    #expect(store.shown?.summary == Summary(count: 4))
    await other.succeed(feed())
    #expect(store.shown?.summary == Summary())
  }
}
