import Foundation
import Testing

@testable import Screens

@MainActor @Suite(.timeLimit(.minutes(1)))
struct DraftsPresenterMoreTests {
  private let service = DraftServiceMock()
  private let settings = Settings()
  private let presenter: DraftsPresenter

  init() {
    presenter = DraftsPresenter(service: service, context: { [settings] in settings.context })
  }

  @Test func restoreInsertsIntoAMissingList() async {
    await presenter.restore(draft: draft("a"))
    #expect(service.restoreCalls.count == 0)
    await load(nil)
    async let restore: Void = presenter.restore(draft: draft("a"))
    let call = await service.restoreCalls.next()
    #expect(shown == ["a"])
    call.fail(URLError(.timedOut))
    await restore
    #expect(shown == nil)
    #expect(presenter.alert == "Something went wrong. Please try again.")
  }

  @Test func restoredDraftIsShownOnce() async {
    await load(["b"])
    async let restore: Void = presenter.restore(draft: draft("a"))
    let call = await service.restoreCalls.next()
    #expect(shown == ["a", "b"])
    await load(["b", "a"])
    #expect(shown == ["b", "a"])
    call.succeed()
    await restore
    #expect(shown == ["b", "a"])
  }

  @Test func pageDoesNotBringBackADiscardedDraft() async {
    await load(["a"], nextPage: 2)
    async let more: Void = presenter.loadMore()
    let page = await service.draftsPageCalls.next()
    async let discard: Void = presenter.discard(id: "a")
    await service.discardCalls.next().succeed()
    await discard
    page.succeed(Drafts(drafts: [draft("a"), draft("b")], nextPage: nil))
    await more
    #expect(shown == ["b"])
  }

  @Test func pageInAnotherLocaleRebuildsEarlierRows() async {
    await load(["a"], nextPage: 2)
    #expect(viewModel?.drafts.map(\.copiesText) == ["1,000"])
    settings.context.locale = Locale(identifier: "de_DE")
    async let more: Void = presenter.loadMore()
    let page = Drafts(drafts: [draft("b")], nextPage: nil)
    await service.draftsPageCalls.next().succeed(page)
    await more
    #expect(viewModel?.drafts.map(\.copiesText) == ["1.000", "1.000"])
  }

  @Test func valueSetDuringAReloadIsSent() async {
    await load(["a"])
    async let first: Void = presenter.rename(id: "a", subject: "First")
    await service.renameCalls.next().succeed()
    let reload = await service.draftsCalls.next()
    async let second: Void = presenter.rename(id: "a", subject: "Second")
    let call = await service.renameCalls.next()
    #expect(call.arguments.subject == "Second")
    reload.succeed(Drafts(drafts: [draft("a")], nextPage: nil))
    await first
    #expect(viewModel?.drafts.map(\.subjectText) == ["Second"])
    call.succeed()
    await service.draftsCalls.next().succeed(Drafts(drafts: [draft("a")], nextPage: nil))
    await second
    #expect(viewModel?.drafts.map(\.subjectText) == ["Draft a"])
  }

  @Test func latestValueCanBeNil() async {
    await load(["a"])
    async let first: Void = presenter.remind(id: "a", remindAt: settings.context.now)
    let call = await service.remindCalls.next()
    #expect(viewModel?.drafts.first?.reminderText != nil)
    async let second: Void = presenter.remind(id: "a", remindAt: nil)
    while viewModel?.drafts.first?.reminderText != nil { await Task.yield() }
    call.succeed()
    let next = await service.remindCalls.next()
    #expect(next.arguments.at == nil)
    next.succeed()
    await first
    await second
    #expect(viewModel?.drafts.first?.reminderText == nil)
  }

  @Test func valueSetAfterAResponseIsSent() async {
    await load(["a"])
    async let first: Void = presenter.setCopies(id: "a", copies: 2)
    await service.setCopiesCalls.next().succeed(draft("a"))
    await first
    async let second: Void = presenter.setCopies(id: "a", copies: 3)
    await service.setCopiesCalls.next().succeed(draft("a"))
    await second
    #expect(service.setCopiesCalls.count == 2)
  }

  @Test func responseReplacesTheAppendedDraft() async {
    await presenter.import(draft: draft("b"))
    #expect(service.importCalls.count == 0)
    await load(["a"])
    async let refresh: Void = presenter.load()
    let olderResponse = await service.draftsCalls.next()
    async let added: Void = presenter.import(draft: draft("b"))
    let call = await service.importCalls.next()
    #expect(shown == ["a", "b"])
    call.succeed(Drafts(drafts: [draft("c")], nextPage: nil))
    await added
    #expect(shown == ["c"])
    olderResponse.succeed(Drafts(drafts: [draft("a"), draft("b")], nextPage: nil))
    await refresh
    #expect(shown == ["c"])
  }

  @Test func existingDraftIsNotAppendedAgain() async {
    await load(["a"])
    async let added: Void = presenter.import(draft: draft("a"))
    let call = await service.importCalls.next()
    #expect(shown == ["a"])
    call.fail(URLError(.timedOut))
    await added
    #expect(shown == ["a"])
    #expect(presenter.alert == "Something went wrong. Please try again.")
  }

  @Test func responseDuringARefreshReplacesTheOptimisticUpdate() async {
    await load(["a", "b"])
    async let refresh: Void = presenter.load()
    let olderResponse = await service.draftsCalls.next()
    async let discard: Void = presenter.discardAll()
    let call = await service.discardAllCalls.next()
    #expect(shown == nil)
    call.succeed(Drafts(drafts: [draft("b")], nextPage: nil))
    await discard
    #expect(shown == ["b"])
    olderResponse.succeed(Drafts(drafts: [draft("a"), draft("b")], nextPage: nil))
    await refresh
    #expect(shown == ["b"])
  }

  private func load(_ ids: [String]?, nextPage: Int? = nil) async {
    async let load: Void = presenter.load()
    let drafts = Drafts(drafts: ids?.map(draft), nextPage: nextPage)
    await service.draftsCalls.next().succeed(drafts)
    await load
  }

  private func draft(_ id: String) -> Draft {
    Draft(id: id, subject: "Draft \(id)", copies: 1000, isPinned: nil, isSent: nil, remindAt: nil)
  }

  private var viewModel: DraftsViewModel? {
    if case .loaded(let viewModel) = presenter.state { viewModel } else { nil }
  }

  private var shown: [String]? { viewModel?.drafts.map(\.id) }
}
