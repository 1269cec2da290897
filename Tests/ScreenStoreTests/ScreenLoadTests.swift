import Testing
import ViewModelSupport

/// The contract of loads in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenLoadTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  @Test func contentStaysDuringARefresh() async {
    #expect(phase == "idle")
    let first = await screen.load()
    #expect(phase == "loading")
    await first.succeed(Feed(1))
    let refresh = await screen.load()
    #expect(phase == "content" && store.isLoading)
    await refresh.succeed(Feed(2))
    #expect(screen.shown == [2] && !store.isLoading)
  }

  @Test func failedFirstLoadSetsPhaseToFailed() async {
    await screen.load().fail()
    #expect(phase == "failed")
    #expect(screen.errors == [])
    let again = await screen.load()
    #expect(phase == "loading")
    await again.cancel()
    #expect(phase == "failed")
  }

  @Test func cancelledLoadRestoresPhaseAndReportsNoError() async {
    await screen.load().cancel()
    #expect(phase == "idle")
    await screen.load().succeed(Feed(1))
    await screen.load().cancel()
    #expect(screen.errors == [])
  }

  @Test func responseOlderThanTheShownOneIsDropped() async {
    let older = await screen.load()
    let newer = await screen.load()
    await newer.succeed(Feed(2))
    await older.succeed(Feed(1))
    #expect(screen.shown == [2])
    let outdated = await screen.load()
    await screen.load().succeed(Feed(3))
    await outdated.fail()
    #expect(screen.errors == [])
  }

  @Test func olderResponseIsShownUntilTheNewerOneArrives() async {
    let older = await screen.load()
    let newer = await screen.load()
    await older.succeed(Feed(1))
    #expect(screen.shown == [1])
    await newer.succeed(Feed(2))
    #expect(screen.shown == [2])
  }

  @Test func outdatedLoadStaysDroppedAfterAModelForAnotherRequest() async {
    await screen.load("a").succeed(Feed(1))
    let other = await screen.load("b")
    let old = await screen.load("a")
    let last = await screen.load("b")
    await screen.use().succeed(Feed(2))
    await other.succeed(Feed(3))
    await screen.use().succeed(Feed(4))
    let current = await screen.load("a")
    await old.succeed(Feed(1))
    #expect(screen.shown == [4])
    await last.succeed(Feed(3))
    await current.succeed(Feed(5))
    #expect(screen.shown == [5])
  }

  @Test func loadBegunBeforeAReturnedModelIsDropped() async {
    await screen.load().succeed(Feed(1))
    let load = await screen.load()
    await screen.use().succeed(Feed(2))
    await load.succeed(Feed(1))
    #expect(screen.shown == [2])
  }

  // MARK: - Requests

  @Test func responseToOldRequestIsDroppedAfterTheNewRequestFailed() async {
    let other = await screen.load("a")
    await screen.load("b").fail()
    await other.succeed(Feed(1))
    #expect(screen.shown == nil && phase == "failed")
  }

  @Test func responseToIntermediateRequestIsDroppedIfTheCurrentOneIsShown() async {
    await screen.load("a").succeed(Feed(1))
    let other = await screen.load("b")
    let current = await screen.load("a")
    await other.succeed(Feed(2))
    #expect(screen.shown == [1])
    await current.succeed(Feed(3))
    #expect(screen.shown == [3])
  }

  @Test func requestIsThatOfTheShownContent() async {
    let other = await screen.load("a")
    let current = await screen.load("b")
    await other.succeed(Feed(1))
    #expect(store.request == "a")
    await current.succeed(Feed(2))
    #expect(store.request == "b")
  }

  @Test func loadWithoutKeepHidesContentOfAnotherRequest() async {
    await screen.load("a").succeed(Feed(1))
    let older = await screen.load("a")
    let load = await screen.load("b", keep: false)
    #expect(phase == "loading")
    await older.succeed(Feed(2))
    #expect(phase == "loading")
    await load.succeed(Feed(3))
    #expect(screen.shown == [3])
  }

  @Test func returnedModelForAnotherRequestIsDropped() async {
    await screen.load("a").succeed(Feed(1))
    let action = await screen.use()
    await screen.load("b").succeed(Feed(2))
    await action.succeed(Feed(3))
    #expect(screen.shown == [2])
  }

  // MARK: - Errors

  @Test func failureIsNotReportedWhileAnotherLoadMaySucceed() async {
    await screen.load().succeed(Feed(1))
    let other = await screen.load()
    await screen.load().fail()
    #expect(screen.errors == [])
    await other.succeed(Feed(2))
    #expect(screen.errors == [])
  }

  @Test(arguments: ["silent", "cancelled"])
  func failureIsReportedWhenTheOtherLoadEnds(how: String) async {
    await screen.load().succeed(Feed(1))
    let other = await screen.load(silently: how == "silent")
    await screen.load().fail()
    if how == "silent" { await other.fail(Failure.second) } else { await other.cancel() }
    #expect(screen.errors == [.first])
  }

  @Test func silentLoadFailureIsNotReportedIfThereIsContent() async {
    await screen.load(silently: true).fail()
    #expect(phase == "failed")
    await screen.load().succeed(Feed(1))
    await screen.load(silently: true).fail()
    #expect(screen.errors == [])
  }

  @Test func stateChangesBeforeTheErrorIsReported() async {
    await screen.load().succeed(Feed(1))
    var events: [String] = []
    store.onChange = { [unowned store] in events.append("\(store.isLoading)") }
    store.onError = { _ in events.append("error") }
    await screen.load().fail()
    #expect(events == ["true", "false", "error"])
  }

  // MARK: - Optional sources

  @Test func screenDoesNotWaitForOptionalSource() async {
    var values: [Int?] = []
    let first = await source { values.append($0) }
    await screen.load().succeed(Feed(1))
    #expect(phase == "content" && !store.isLoading)
    let second = await source { values.append($0) }
    await second.succeed(2)
    await first.succeed(1)
    #expect(values == [2])
    await source { values.append($0) }.fail()
    #expect(values == [2, nil])
    await source { values.append($0) }.cancel()
    #expect(values == [2, nil])
    #expect(screen.errors == [])
  }

  private func source(accept: @escaping @MainActor (Int?) -> Void) async -> Call<Int> {
    await screen.begin { [store] call in
      await store.loadOptional("user", call: { try await call.answer() }, accept: accept)
    }
  }

  private var phase: String {
    switch store.phase {
    case .idle: "idle"
    case .loading: "loading"
    case .failed: "failed"
    case .content: "content"
    }
  }
}
