import Testing

@testable import ViewModelSupport

/// The contract of forms in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenFormTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  @Test func formFollowsAnUpdateOnceItIsConfirmed() async {
    #expect(store.confirmedContent == nil)
    await screen.load().succeed(Feed(1))
    let failing = await screen.perform(.save, .set { $0.title = "failing" })
    #expect(store.shown?.title == "failing")
    #expect(store.confirmedContent?.title == "")
    await failing.fail()
    #expect(store.confirmedContent?.title == "")
    let load = await screen.load()
    await screen.perform(.save, .set { $0.title = "new" }).succeed()
    #expect(store.confirmedContent?.title == "new")
    await load.succeed(Feed(1))
    #expect(store.confirmedContent?.title == "new")
  }

  @Test func screenThatLoadsNothingHasContent() async {
    let store = ScreenStore<Void, Never, String>.withoutModel()
    guard case .content = store.phase else {
      Issue.record("no content")
      return
    }
    var isCalled = false
    await store.perform("save") { isCalled = true }
    #expect(isCalled)
  }
}
