import Foundation
import Testing

@testable import Screens

/// What the generated tests leave out: trying again, and locals that follow each other.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct TicketPresenterMoreTests {
  private let desk = TicketServiceMock()
  private let presenter: TicketPresenter

  init() {
    presenter = TicketPresenter(desk: desk)
  }

  @Test func retrySendsWhatWasSentAndKeepsWhatIsTyped() async throws {
    try await load()
    presenter.reply = "one"
    let call = await desk.askCalls.begin { await presenter.ask(id: "1") }
    await call.fail(URLError(.timedOut))
    presenter.reply = "two"
    let again = await desk.askCalls.begin { await presenter.retry() }
    #expect(again.arguments.text == "one")
    await again.succeed()
    #expect(presenter.reply == "two")
    #expect(presenter.toast == "Bo received “one”.")
  }

  @Test func retryKeepsWhatIsTypedIntoASavedField() async throws {
    try await load()
    (presenter.subject, presenter.reply) = ("one", "Hello")
    let call = await desk.respondCalls.begin { await presenter.respond() }
    await call.fail(URLError(.timedOut))
    presenter.subject = "two"
    let again = await desk.respondCalls.begin { await presenter.retry() }
    #expect(again.arguments.subject == "one")
    await desk.ticketCalls.begin { await again.succeed() }.succeed(ticket)
    #expect(presenter.subject == "two")
  }

  @Test func anActionThatUndoesAnotherIsTriedAgainByTheAlertOrTheToast() async throws {
    try await load()
    let reopen = await desk.reopenCalls.begin { await presenter.reopen(id: "2") }
    await reopen.fail(URLError(.timedOut))
    #expect(presenter.canRetry)
    await desk.reopenCalls.begin { await presenter.retry() }.succeed()

    await desk.finishCalls.begin { await presenter.finish(id: "1") }.succeed()
    await desk.reopenCalls.begin { await presenter.undo() }.fail(URLError(.timedOut))
    #expect(presenter.canUndo)
    #expect(!presenter.canRetry)
  }

  @Test func theServicesValueReplacesASavedOneEvenIfItIsTheOldOne() async throws {
    try await load()
    presenter.subject = " Login fails "
    await save { await $0.succeed(ticket) }
    #expect(presenter.subject == "Login fails")
  }

  @Test func aSavedValueStaysIfTheReloadFails() async throws {
    try await load()
    presenter.subject = "Login is slow"
    await save { await $0.fail(URLError(.timedOut)) }
    #expect(presenter.subject == "Login is slow")
  }

  @Test func aLocalFollowsAgainAfterAnActionHasSetIt() {
    presenter.reply = "A"
    presenter.suggestion = "mine"
    presenter.reply = "B"
    #expect(presenter.suggestion == "mine")
    presenter.suggest(text: "")
    presenter.reply = "C"
    #expect(presenter.suggestion == "c")
  }

  @Test func whatAnActionSetsIsNotReplacedByWhatFollows() {
    presenter.publish(quietly: true)
    #expect(presenter.isPublic)
    #expect(!presenter.notifies)
  }

  @Test func newValuesAreMadeOfThoseBeforeTheAction() {
    presenter.reply = "A"
    presenter.close()
    #expect(presenter.suggestion == "a!")
  }

  // MARK: - Helpers

  private var ticket: Ticket {
    let owned = TicketTask(id: "1", title: "Read the log", isDone: false, owner: "Bo")
    let done = TicketTask(id: "2", title: "Call back", isDone: true, owner: nil)
    return Ticket(subject: "Login fails", tag: "login", tasks: [owned, done])
  }

  private func load() async throws {
    await desk.ticketCalls.begin { await presenter.load() }.succeed(ticket)
  }

  private func save(_ answer: (Calls<Void, Ticket>.Pending) async -> Void) async {
    let call = await desk.saveCalls.begin { await presenter.save() }
    await answer(desk.ticketCalls.begin { await call.succeed() })
  }
}
