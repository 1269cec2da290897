import Foundation
import Testing

@testable import Screens

@MainActor @Suite(.timeLimit(.minutes(1)))
struct DraftsPresenterMoreTests {
  private let service = DraftServiceMock()
  private let presenter: DraftsPresenter

  init() {
    presenter = DraftsPresenter(service: service)
  }

  @Test func restoresIntoAListThatIsLeftOut() async {
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

  @Test func aRestoredDraftIsShownOnce() async {
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

  @Test func aPageKeepsWhatTheUserDidMeanwhile() async {
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

  private func load(_ ids: [String]?, nextPage: Int? = nil) async {
    async let load: Void = presenter.load()
    let drafts = Drafts(drafts: ids?.map(draft), nextPage: nextPage)
    await service.draftsCalls.next().succeed(drafts)
    await load
  }

  private func draft(_ id: String) -> Draft {
    Draft(id: id, subject: "Draft \(id)", copies: 0, isPinned: nil, isSent: nil)
  }

  private var shown: [String]? {
    if case .loaded(let viewModel) = presenter.state { viewModel.drafts.map(\.id) } else { nil }
  }
}
