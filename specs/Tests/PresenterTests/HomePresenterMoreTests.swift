import Foundation
import Testing

@testable import Screens

/// What the generated tests leave out: what follows a failure.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct HomePresenterMoreTests {
  private let server = ChatHomeMock()
  private let presenter: HomePresenter

  init() {
    presenter = HomePresenter(server: server)
  }

  @Test func retryRepeatsTheAnswerOfTheQuestion() async throws {
    try await load()
    presenter.decline(id: "!a")
    let button = try #require(presenter.confirmation?.buttons.last)
    let call = await server.declineCalls.begin { await presenter.confirm(button) }
    await call.fail(ChatHomeError.rateLimited(seconds: 3))
    #expect(presenter.alert == "Please wait 3 seconds.")
    #expect(presenter.canRetry)
    // A view may remove the alert before it calls `retry()`.
    presenter.alert = nil
    let again = await server.declineCalls.begin { await presenter.retry() }
    #expect(again.arguments.id == "!a")
    #expect(again.arguments.block)
    await again.succeed()
    #expect(presenter.toast == "You blocked Ada.")
    #expect(!presenter.canRetry)
  }

  @Test func retrySendsWhatTheActionHasSent() async throws {
    try await load()
    presenter.alias = "#swift"
    let call = await server.joinCalls.begin { await presenter.join() }
    #expect(presenter.alias.isEmpty)
    await call.fail(URLError(.timedOut))
    let again = await server.joinCalls.begin { await presenter.retry() }
    #expect(again.arguments == "#swift")
    await again.succeed()
    #expect(presenter.alias.isEmpty)
  }

  @Test func retryRepeatsThePageOrTheReload() async throws {
    try await load()
    let page = await server.roomsAfterCalls.begin { await presenter.loadMore() }
    await page.fail(URLError(.timedOut))
    let again = await server.roomsAfterCalls.begin { await presenter.retry() }
    #expect(again.arguments == "s2")
    await again.succeed(Home(rooms: [], next: nil))
    let load = await server.roomsCalls.begin { await presenter.load() }
    await load.fail(URLError(.timedOut))
    let reload = await server.roomsCalls.begin { await presenter.retry() }
    await reload.succeed(Home(rooms: [], next: nil))
    #expect(presenter.alert == nil)
  }

  @Test func anAlertThatCannotBeRetriedReplacesOneThatCan() async throws {
    try await load()
    for error in [URLError(.timedOut), ChatHomeError.forbidden] as [any Error] {
      let call = await server.leaveCalls.begin { await presenter.leaveNow(id: "!c") }
      await call.fail(error)
    }
    #expect(presenter.alert == "You may not do that.")
    #expect(!presenter.canRetry)
  }

  @Test func valuesThatTheServiceSendsSetALocal() async throws {
    try await load()
    let call = await server.serverNoticesCalls.begin { await presenter.observe() }
    await call.succeed(
      AsyncThrowingStream {
        $0.yield("Restart tonight.")
        $0.finish()
      }
    )
    #expect(presenter.banner == "Restart tonight.")
  }

  @Test func theFirstCaseOfAFailureApplies() async throws {
    try await load()
    for id in ["!b", "!c"] {
      let call = await server.mayLeaveCalls.begin { await presenter.leave(id: id) }
      await call.fail(URLError(.timedOut))
    }
    #expect(presenter.alert == "The space Community cannot be left.")
    #expect(presenter.toast == "You are still in Server.")
  }

  private func load() async throws {
    let json = Data(HomeViewModelTests.threeRoomsJSON.utf8)
    let home = try JSONDecoder().decode(Home.self, from: json)
    server.unreadCountsCalls.answer = [:]
    let call = await server.roomsCalls.begin { await presenter.load() }
    await call.succeed(home)
  }
}
