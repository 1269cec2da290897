import Testing

@testable import ViewModelSupport

/// The contract of changes while the values of a load change, in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenRequestTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  @Test(arguments: [false, true])
  func updateOfTheModelIsNotShownForAnotherRequest(isConfirmed: Bool) async {
    await screen.load("a").succeed(Feed(1))
    let title = await screen.perform(nil, .set { $0.title = "mine" })
    let insertion = await screen.perform(nil, .insert(Post(id: 2), into: .posts))
    let addition = await screen.perform(nil, .append(Post(id: 3), to: .posts))
    await screen.load("b").succeed(Feed(4))
    #expect(store.shown == Feed(4))
    for action in [title, insertion, addition] {
      if isConfirmed { await action.succeed() } else { await action.fail() }
    }
    #expect(store.shown == Feed(4) && store.response == Feed(4))
  }

  @Test func updateOfTheModelIsShownAgainForItsRequest() async {
    await screen.load("a").succeed(Feed(1))
    let action = await screen.perform(nil, .set { $0.title = "mine" })
    await screen.load("b").succeed(Feed(2))
    await screen.load("a").succeed(Feed(1))
    #expect(store.shown == Feed(1, title: "mine"))
    await action.fail()
    #expect(store.shown == Feed(1))
  }

  @Test func updateOfARowIsShownForEveryRequest() async {
    await screen.load("a").succeed(Feed(1, 2))
    let removal = await screen.perform(on: 2, .remove)
    let text = await screen.use(on: 1, .set { $0.text = "mine" })
    await screen.load("b").succeed(Feed(3, 2, 1))
    #expect(screen.shown == [3, 1] && screen.texts == ["", "mine"])
    await text.succeed(Post(id: 1, text: "theirs"))
    await removal.fail()
    #expect(screen.shown == [3, 2, 1] && screen.texts == ["", "", "theirs"])
  }

  @Test func updateOfTheContentOfAllRequestsIsShownForEachOfThem() async {
    await screen.load("a").succeed(Feed(1))
    let next = await screen.load("b")
    let action = await screen.begin { [store] (call: Call<Summary>) in
      await store.performAndUsePart(
        everywhere: true,
        at: .summary,
        change: .set { $0.summary.note = "mine" }
      ) { try await call.answer() }
    }
    await next.succeed(Feed(2))
    #expect(store.shown?.summary.note == "mine")
    await action.succeed(Summary(note: "theirs"))
    #expect(store.shown?.summary.note == "theirs")
  }

  /// The user has chosen other values already, which the action sends.
  @Test func updateForTheNextRequestIsNotShownInTheOldContent() async {
    await screen.load("a").succeed(Feed(1))
    let next = await screen.load("b")
    let action = await screen.begin { [store] (call: Call<Void>) in
      await store.perform(for: "b", change: .append(Post(id: 9), to: .posts)) {
        try await call.answer()
      }
    }
    #expect(screen.shown == [1])
    await next.succeed(Feed(2))
    #expect(screen.shown == [2, 9])
    await action.succeed()
    #expect(screen.shown == [2, 9])
  }

  @Test func valuesOfAnotherRequestHaveATurnOfTheirOwn() async {
    await screen.load("a").succeed(Feed(1))
    let first = await mute(true)
    let waiting = await mute(false)
    await screen.load("b").succeed(Feed(2))
    let other = await mute(true)
    #expect(other.isUnderWay)
    await first.succeed()
    await waiting.succeed()
    await other.succeed()
    #expect(store.shown?.title == "true")
  }

  @Test func valuesOfAnotherRequestRestByThemselves() async {
    var results: [String: Bool] = [:]
    func rest(_ request: String) async -> Call<Void> {
      await screen.begin { [store] call in
        results[request] = await store.rests(.save, for: request) { try await call.answer() }
      }
    }
    let first = await rest("a")
    let second = await rest("b")
    await second.succeed()
    await first.succeed()
    #expect(results == ["a": true, "b": true])
  }

  @Test func sentElementForTheNextRequestIsNotAddedToTheOldContent() async {
    await screen.load("a").succeed(Feed(1))
    let next = await screen.load("b")
    store.upsert(Post(id: 3), in: .posts, for: "b")
    store.upsert(Post(id: 4), in: .posts)
    #expect(screen.shown == [4, 1])
    await next.succeed(Feed(2))
    #expect(screen.shown == [4, 3, 2])
  }

  @Test func sentModelForNoRequestIsDroppedWhileTheContentIsOld() async {
    store.use(Feed(9))
    #expect(screen.shown == [9])
    await screen.load("a").succeed(Feed(1))
    let next = await screen.load("b")
    store.use(Feed(8))
    #expect(screen.shown == [1])
    await next.succeed(Feed(2))
    store.use(Feed(7))
    #expect(screen.shown == [7] && store.request == "b")
  }

  private func mute(_ isMuted: Bool) async -> Call<Void> {
    await screen.perform(.save, again: .latest([isMuted]), .set { $0.title = "\(isMuted)" })
  }
}
