import Testing
import ViewModelSupport

/// Actions with `again: latest`: one call at a time, and the next call sends only the newest values.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenLatestTests {
  private let screen = ScreenFixture()

  @Test func nextCallSendsOnlyTheNewestValue() async {
    await screen.load().succeed(Feed(1))
    let first = await like(1)
    let second = await like(2)
    let third = await like(3)
    #expect(likes == 3)
    await second.end()
    #expect(!second.isUnderWay && !third.isUnderWay)
    await first.succeed()
    await third.succeed()
    #expect(likes == 3)
    #expect(!screen.store.isRunning(.like(1)))
  }

  @Test func acceptedValueIsNotSentAgain() async {
    await screen.load().succeed(Feed(1))
    let first = await like(1)
    _ = await like(2)
    let third = await like(1)
    await first.succeed()
    await third.end()
    #expect(!third.isUnderWay)
    #expect(likes == 1)
  }

  @Test func sameValueIsSentAgainAfterAFailure() async {
    await screen.load().succeed(Feed(1))
    let first = await like(1)
    let second = await like(1)
    await first.fail()
    await second.succeed()
    #expect(likes == 1 && screen.errors == [])
  }

  /// The failed call may nevertheless have changed the value in the service.
  @Test func acceptedValueIsSentAgainAfterALaterValueFailed() async {
    await screen.load().succeed(Feed(1))
    let first = await like(1)
    let second = await like(2)
    await first.succeed()
    await wait { second.isUnderWay }
    let third = await like(1)
    await second.fail()
    await third.succeed()
    #expect(likes == 1 && screen.errors == [])
  }

  @Test func lastAcceptedValueIsShownAfterALaterValueFailed() async {
    await screen.load().succeed(Feed(1))
    let first = await use(1)
    let second = await use(2)
    await first.succeed(Post(id: 1, text: "answer", likes: 1))
    await second.fail(Failure.second)
    #expect(screen.store.shown?.posts == [Post(id: 1, text: "answer", likes: 1)])
    #expect(screen.errors == [.second])
  }

  @Test func newestValueIsSentAfterTheFirstTaskIsCancelled() async {
    await screen.load().succeed(Feed(1))
    let first = await like(1)
    let second = await like(2)
    await first.cancel()
    #expect(likes == 2)
    await second.succeed()
    #expect(likes == 2 && screen.errors == [])
  }

  @Test func failureOfAnOlderValueIsNotReported() async {
    await screen.load().succeed(Feed(1))
    let first = await like(1)
    let second = await like(2)
    await first.fail()
    await second.succeed()
    #expect(screen.errors == [])
  }

  @Test func olderCallIsSkippedAndTheNewestCompletesTheAction() async {
    await screen.load().succeed(Feed(1))
    var endings: [String] = []
    func send(_ value: Int) async -> Call<Void> {
      await screen.begin { [store = screen.store] call in
        let ending = await store.perform(.save, again: .latest([value])) {
          try await call.answer()
        }
        endings.append("\(value) \(ending)")
      }
    }
    let first = await send(1)
    let second = await send(2)
    await first.succeed()
    await second.succeed()
    #expect(endings == ["1 skipped", "2 done"])
  }

  private var likes: Int? { screen.store.shown?.posts.first?.likes }

  private func like(_ likes: Int) async -> Call<Void> {
    await screen.perform(.like(1), on: 1, again: .latest([likes]), .set { $0.likes = likes })
  }

  private func use(_ likes: Int) async -> Call<Post> {
    await screen.use(.like(1), on: 1, again: .latest([likes]), .set { $0.likes = likes })
  }
}
