import Foundation
import Testing

@testable import Screens

@MainActor @Suite(.timeLimit(.minutes(1)))
struct SearchPresenterTests {
  private let service = PlaceServiceMock()
  /// Each wait ends when the test says so.
  private let waits = Calls<TimeInterval, Void>()
  private let presenter: SearchPresenter

  init() {
    let waits = waits
    presenter = SearchPresenter(service: service, sleep: { try await waits.call($0) })
  }

  // MARK: - What is local

  @Test func theFirstSearchIsAtOnce() async {
    await load(1, 2)
    #expect(waits.count == 0)
    await load(1)
    #expect(waits.count == 0)
    #expect(shown == [1])
  }

  @Test func aNewQueryWaits() async {
    await load(1)
    presenter.query = "park"
    async let load: Void = presenter.load()
    let wait = await waits.next()
    #expect(wait.arguments == 0.3)
    #expect(service.searchCalls.count == 1)
    #expect(shown == [1])
    wait.succeed()
    let call = await service.searchCalls.next()
    #expect(call.arguments == ("park", .any))
    await service.viewerCalls.next().fail(URLError(.timedOut))
    #expect(viewModel?.isSearching == true)
    call.succeed(results(2))
    await load
    #expect(shown == [2])
  }

  @Test func aSearchThatIsCancelledWhileItWaitsAsksNothing() async {
    await load(1)
    presenter.category = .park
    async let load: Void = presenter.load()
    await waits.next().fail(CancellationError())
    await load
    #expect(service.searchCalls.count == 1)
    #expect(shown == [1])
    #expect(viewModel?.isSearching == false)
  }

  @Test func onlyTheLastOfManyQueriesIsAsked() async {
    await load(1)
    presenter.query = "p"
    async let first: Void = presenter.load()
    let firstWait = await waits.next()
    presenter.query = "pa"
    async let last: Void = presenter.load()
    let lastWait = await waits.next()
    firstWait.succeed()
    await first
    #expect(service.searchCalls.count == 1)
    lastWait.succeed()
    let call = await service.searchCalls.next()
    #expect(call.arguments == ("pa", .any))
    await service.viewerCalls.next().fail(URLError(.timedOut))
    call.succeed(results(2))
    await last
    #expect(shown == [2])
  }

  @Test func aFilterThatOnlyTheViewKnowsAsksNothing() async {
    await load(1, 2)
    presenter.minimum = 2
    #expect(shown == [2])
    #expect(service.searchCalls.count == 1)
  }

  // MARK: - Sources

  @Test func aSourceFillsAnInput() async {
    await load(1, viewer: "Ada")
    #expect(viewModel?.greeting == "Hello Ada")
    await load(1)
    #expect(viewModel?.greeting == "Hello Ada")
  }

  @Test func anOptionalSourceMayFail() async {
    await load(1)
    #expect(viewModel?.greeting == nil)
    #expect(presenter.alert == nil)
  }

  // MARK: - Questions and what follows

  @Test func nothingIsHiddenBeforeItIsConfirmed() async {
    await load(1, 2)
    presenter.hide(id: 1)
    let question = SearchPresenter.Confirmation(
      title: "Hide Place 1?",
      button: "Hide",
      cancel: "Keep",
      isDestructive: true
    )
    #expect(presenter.confirmation == question)
    #expect(service.hideCalls.count == 0)
    async let hide: Void = presenter.confirm()
    let call = await service.hideCalls.next()
    #expect(presenter.confirmation == nil)
    #expect(shown == [2])
    call.succeed()
    await hide
    #expect(presenter.toast == "Place 1 is hidden.")
    await presenter.confirm()
    #expect(service.hideCalls.count == 1)
  }

  @Test func aQuestionIsOnlyAboutWhatIsShown() async {
    presenter.hide(id: 1)
    #expect(presenter.confirmation == nil)
  }

  @Test func whatWasHiddenIsShownAgain() async {
    await load(1, 2)
    await hide(1)
    #expect(presenter.canUndo)
    async let undo: Void = presenter.undo()
    let call = await service.unhideCalls.next()
    #expect(call.arguments == 1)
    #expect(presenter.toast == nil)
    #expect(!presenter.canUndo)
    #expect(shown == [2, 1])
    call.succeed()
    await undo
    #expect(shown == [2, 1])
    await presenter.undo()
    #expect(service.unhideCalls.count == 1)
  }

  @Test func aFailedHideHasNoToast() async {
    await load(1)
    presenter.hide(id: 1)
    async let hide: Void = presenter.confirm()
    await service.hideCalls.next().fail(URLError(.notConnectedToInternet))
    await hide
    #expect(shown == [1])
    #expect(presenter.toast == nil)
    #expect(!presenter.canUndo)
    #expect(presenter.alert == "You are offline.")
  }

  @Test func isDismissedWhenTheCallHasSucceeded() async {
    await load(1)
    async let first: Void = presenter.finish()
    await service.finishCalls.next().fail(URLError(.timedOut))
    await first
    #expect(!presenter.isDismissed)
    async let last: Void = presenter.finish()
    await service.finishCalls.next().succeed()
    await last
    #expect(presenter.isDismissed)
  }

  // MARK: - Polling

  @Test func loadsAgainUntilTheTaskIsCancelled() async {
    async let poll: Void = presenter.poll()
    await answer(1)
    let wait = await waits.next()
    #expect(wait.arguments == 60)
    #expect(shown == [1])
    wait.succeed()
    await answer(2)
    let last = await waits.next()
    #expect(shown == [2])
    last.fail(CancellationError())
    await poll
    #expect(service.searchCalls.count == 2)
  }

  // MARK: - Setting up

  private func load(_ ids: Int..., viewer: String? = nil) async {
    async let load: Void = presenter.load()
    await answer(ids, viewer)
    await load
  }

  private func answer(_ ids: Int...) async { await answer(ids, nil) }

  private func answer(_ ids: [Int], _ viewer: String?) async {
    let source = await service.viewerCalls.next()
    if let viewer {
      source.succeed(Viewer(name: viewer, savedCount: 0))
    } else {
      source.fail(URLError(.timedOut))
    }
    await service.searchCalls.next().succeed(results(ids))
  }

  private func hide(_ id: Int) async {
    presenter.hide(id: id)
    async let hide: Void = presenter.confirm()
    await service.hideCalls.next().succeed()
    await hide
  }

  private func results(_ ids: Int...) -> SearchResults { results(ids) }

  private func results(_ ids: [Int]) -> SearchResults {
    let places = ids.map { id in
      Place(id: id, name: "Place \(id)", category: .cafe, rating: Double(id), isSaved: false)
    }
    return SearchResults(places: places, total: ids.count)
  }

  private var viewModel: SearchViewModel? {
    switch presenter.state {
    case .loaded(let viewModel), .empty(let viewModel): viewModel
    case .idle, .loading, .failed: nil
    }
  }

  private var shown: [Int]? { viewModel?.places.map(\.id) }
}
