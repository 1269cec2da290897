import Foundation
import Testing

@testable import Screens

@MainActor @Suite(.timeLimit(.minutes(1)))
struct SearchPresenterMoreTests {
  private let service = PlaceServiceMock()
  private let settings = Settings()
  private let presenter: SearchPresenter

  init() {
    presenter = SearchPresenter(service: service, context: { [settings] in settings.context })
  }

  @Test func failedSourceIsNil() async {
    await load(1, viewer: "Ada")
    #expect(viewModel?.greeting == "Hello Ada")
    await load(1)
    #expect(viewModel?.greeting == nil)
  }

  @Test func failedUndoCanBeRetried() async {
    await load(1, 2)
    presenter.hide(id: 1)
    async let hide: Void = presenter.confirm()
    await service.hideCalls.next().succeed()
    await hide
    #expect(presenter.canUndo)
    async let undo: Void = presenter.undo()
    let call = await service.unhideCalls.next()
    #expect(presenter.toast == nil && !presenter.canUndo)
    call.fail(URLError(.timedOut))
    await undo
    #expect(presenter.toast == "Place 1 is hidden." && presenter.canUndo)
    presenter.toast = nil
    #expect(!presenter.canUndo)
  }

  @Test func failedUndoKeepsAnotherToast() async {
    await load(1, 2)
    presenter.hide(id: 1)
    async let hide: Void = presenter.confirm()
    await service.hideCalls.next().succeed()
    await hide
    async let undo: Void = presenter.undo()
    let call = await service.unhideCalls.next()
    presenter.toast = "Saved."
    call.fail(URLError(.timedOut))
    await undo
    #expect(presenter.toast == "Saved." && !presenter.canUndo)
  }

  @Test func undoShowsTheHiddenPlaceAgain() async {
    await load(1, 2)
    presenter.hide(id: 1)
    async let hide: Void = presenter.confirm()
    await service.hideCalls.next().succeed()
    await hide
    async let undo: Void = presenter.undo()
    let call = await service.unhideCalls.next()
    #expect(call.arguments == 1)
    #expect(shown == [1, 2])
    call.succeed()
    await undo
    #expect(shown == [1, 2])
    await presenter.undo()
    #expect(service.unhideCalls.count == 1)
  }

  @Test func repeatedToastIsCounted() {
    presenter.toast = "Saved."
    presenter.toast = "Saved."
    presenter.toast = nil
    #expect(presenter.toastCount == 2)
  }

  @Test func renderUsesTheNewLocale() async {
    await load(1)
    #expect(viewModel?.places.map(\.ratingText) == ["1.0"])
    settings.context.locale = Locale(identifier: "de_DE")
    presenter.render()
    #expect(viewModel?.places.map(\.ratingText) == ["1,0"])
  }

  private func load(_ ids: Int..., viewer: String? = nil) async {
    async let load: Void = presenter.load()
    let source = await service.viewerCalls.next()
    if let viewer {
      source.succeed(Viewer(name: viewer, savedCount: 0))
    } else {
      source.fail(URLError(.timedOut))
    }
    let places = ids.map { id in
      Place(id: id, name: "Place \(id)", category: .cafe, rating: Double(id), isSaved: false)
    }
    await service.searchCalls.next().succeed(SearchResults(places: places, total: ids.count))
    await load
  }

  private var viewModel: SearchViewModel? {
    if case .loaded(let viewModel) = presenter.state { viewModel } else { nil }
  }

  private var shown: [Int]? { viewModel?.places.map(\.id) }
}
