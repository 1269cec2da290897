import Foundation
import Observation
import Testing

@testable import Screens

@MainActor @Suite(.timeLimit(.minutes(1)))
struct NotesPresenterTests {
  private let store = NoteStoreMock()
  private let presenter: NotesPresenter

  init() {
    presenter = NotesPresenter(store: store)
  }

  // MARK: - Loads

  @Test func loads() async {
    #expect(presenter.state == .idle)
    async let load: Void = presenter.load()
    let call = await store.notesCalls.next()
    #expect(presenter.state == .loading)
    call.succeed(notes("1", "2"))
    await load
    #expect(shown == ["1", "2"])
  }

  @Test func loadsNothing() async {
    await load()
    guard case .empty(let viewModel) = presenter.state else {
      Issue.record("not empty")
      return
    }
    #expect(viewModel.emptyText == "No notes yet")
  }

  @Test(arguments: [
    (NoteStoreError.locked as any Error, "The note is locked."),
    (URLError(.notConnectedToInternet), "You are offline."),
    (URLError(.timedOut), "Something went wrong. Please try again."),
  ])
  func failsToLoad(error: any Error, text: String) async {
    async let load: Void = presenter.load()
    await store.notesCalls.next().fail(error)
    await load
    #expect(presenter.state == .failed(text))
    #expect(presenter.alert == nil)
  }

  @Test(arguments: [CancellationError() as any Error, URLError(.cancelled)])
  func aCancelledLoadRestoresTheStateBefore(error: any Error) async {
    async let load: Void = presenter.load()
    await store.notesCalls.next().fail(error)
    await load
    #expect(presenter.state == .idle)
    await fail(NoteStoreError.locked)
    await fail(error)
    #expect(presenter.state == .failed("The note is locked."))
  }

  @Test func whateverACancelledTaskFailsWithIsNotShown() async {
    let task = Task { await presenter.load() }
    let call = await store.notesCalls.next()
    task.cancel()
    call.fail(NoteStoreError.locked)
    await task.value
    #expect(presenter.state == .idle)
  }

  @Test func aRefreshKeepsWhatIsShown() async {
    await load("1")
    async let load: Void = presenter.load()
    let call = await store.notesCalls.next()
    #expect(shown == ["1"])
    #expect(isRefreshing)
    call.fail(URLError(.notConnectedToInternet))
    await load
    #expect(shown == ["1"])
    #expect(!isRefreshing)
    #expect(presenter.alert == "You are offline.")
  }

  @Test func theLastLoadWins() async {
    async let first: Void = presenter.load()
    let firstCall = await store.notesCalls.next()
    async let last: Void = presenter.load()
    await store.notesCalls.next().succeed(notes("2"))
    await last
    #expect(isRefreshing)
    firstCall.succeed(notes("1"))
    await first
    #expect(shown == ["2"])
    #expect(!isRefreshing)
  }

  @Test func theFirstOfTwoLoadsIsShownUntilTheLastIsThere() async {
    async let first: Void = presenter.load()
    let firstCall = await store.notesCalls.next()
    async let last: Void = presenter.load()
    let lastCall = await store.notesCalls.next()
    firstCall.succeed(notes("1"))
    await first
    #expect(shown == ["1"])
    lastCall.fail(CancellationError())
    await last
    #expect(shown == ["1"])
  }

  @Test func aFailedRefreshDoesNotAlertWhileAnotherRuns() async {
    await load("1")
    async let first: Void = presenter.load()
    let firstCall = await store.notesCalls.next()
    async let last: Void = presenter.load()
    let lastCall = await store.notesCalls.next()
    firstCall.fail(NoteStoreError.locked)
    await first
    #expect(presenter.alert == nil)
    lastCall.succeed(notes("2"))
    await last
    #expect(shown == ["2"])
  }

  @Test func aFailureThatIsOlderThanTheAnswerIsNotShown() async {
    async let first: Void = presenter.load()
    let firstCall = await store.notesCalls.next()
    await load("1")
    firstCall.fail(NoteStoreError.locked)
    await first
    #expect(presenter.alert == nil)
  }

  // MARK: - Deletes

  @Test func deletesAtOnce() async {
    await load("1", "2", "3")
    async let delete: Void = presenter.delete(id: "2")
    let call = await store.deleteCalls.next()
    #expect(call.arguments == "2")
    #expect(shown == ["1", "3"])
    call.succeed()
    await delete
    #expect(shown == ["1", "3"])
    #expect(presenter.alert == nil)
  }

  @Test func aFailedDeleteIsTakenBack() async {
    await load("1", "2", "3")
    async let delete: Void = presenter.delete(id: "2")
    await store.deleteCalls.next().fail(NoteStoreError.locked)
    await delete
    #expect(shown == ["1", "2", "3"])
    #expect(presenter.alert == "The note is locked.")
  }

  @Test func aCancelledDeleteIsTakenBackSilently() async {
    await load("1")
    async let delete: Void = presenter.delete(id: "1")
    await store.deleteCalls.next().fail(CancellationError())
    await delete
    #expect(shown == ["1"])
    #expect(presenter.alert == nil)
  }

  @Test func aRollbackUndoesItsOwnChangeOnly() async {
    await load("1", "2", "3")
    async let first: Void = presenter.delete(id: "1")
    let firstCall = await store.deleteCalls.next()
    async let last: Void = presenter.delete(id: "3")
    let lastCall = await store.deleteCalls.next()
    #expect(shown == ["2"])
    firstCall.fail(NoteStoreError.locked)
    await first
    #expect(shown == ["1", "2"])
    lastCall.succeed()
    await last
    #expect(shown == ["1", "2"])
  }

  @Test func nothingIsDeletedBeforeItIsShown() async {
    await presenter.delete(id: "1")
    await load("1")
    await presenter.delete(id: "4")
    #expect(store.deleteCalls.count == 0)
  }

  @Test func aNoteIsDeletedOnce() async {
    await load("1", "2")
    async let delete: Void = presenter.delete(id: "1")
    let call = await store.deleteCalls.next()
    await presenter.delete(id: "1")
    #expect(store.deleteCalls.count == 1)
    call.succeed()
    await delete
  }

  @Test func aRefreshKeepsAPendingDelete() async {
    await load("1", "2")
    async let delete: Void = presenter.delete(id: "1")
    let call = await store.deleteCalls.next()
    await load("1", "2", "3")
    #expect(shown == ["2", "3"])
    call.fail(NoteStoreError.locked)
    await delete
    #expect(shown == ["1", "2", "3"])
  }

  @Test func aNoteDeletedDuringALoadDoesNotComeBack() async {
    await load("1", "2")
    async let load: Void = presenter.load()
    let loadCall = await store.notesCalls.next()
    await delete("1")
    loadCall.succeed(notes("1", "2"))
    await load
    #expect(shown == ["2"])
  }

  @Test func aLoadAfterADeleteKnowsBest() async {
    await load("1", "2")
    async let load: Void = presenter.load()
    let loadCall = await store.notesCalls.next()
    await delete("1")
    await self.load("1", "2")
    #expect(shown == ["1", "2"])
    loadCall.succeed(notes("2"))
    await load
    #expect(shown == ["1", "2"])
  }

  @Test func aFailureAboutANoteThatIsGoneIsNotShown() async {
    await load("1", "2")
    async let delete: Void = presenter.delete(id: "1")
    let call = await store.deleteCalls.next()
    await load("2")
    call.fail(NoteStoreError.locked)
    await delete
    #expect(presenter.alert == nil)
  }

  @Test func anIDThatRepeatsDoesNotTrap() async {
    await load("1", "1", "2")
    await delete("1")
    #expect(shown == ["2"])
  }

  // MARK: - Observers

  @Test func observersAreToldOfAChange() async {
    await load("1")
    await confirmation { told in
      withObservationTracking {
        _ = presenter.state
      } onChange: {
        told()
      }
      await load("2")
    }
  }

  @Test func isReleasedWhenTheLoadEnds() async {
    var presenter: NotesPresenter? = NotesPresenter(store: store)
    weak let released = presenter
    let task = Task { [presenter] in await presenter?.load() }
    let call = await store.notesCalls.next()
    presenter = nil
    #expect(released != nil)
    call.succeed([])
    await task.value
    #expect(released == nil)
  }

  // MARK: - Setting up

  private func load(_ ids: String...) async {
    async let load: Void = presenter.load()
    await store.notesCalls.next().succeed(ids.map(note))
    await load
  }

  private func fail(_ error: any Error) async {
    async let load: Void = presenter.load()
    await store.notesCalls.next().fail(error)
    await load
  }

  private func delete(_ id: String) async {
    async let delete: Void = presenter.delete(id: id)
    await store.deleteCalls.next().succeed()
    await delete
  }

  private func notes(_ ids: String...) -> [Note] { ids.map(note) }

  private func note(_ id: String) -> Note {
    Note(id: id, title: "Note \(id)", updatedAt: Date(timeIntervalSince1970: 0), isPinned: false)
  }

  private var viewModel: NotesViewModel? {
    switch presenter.state {
    case .loaded(let viewModel), .empty(let viewModel): viewModel
    case .idle, .loading, .failed: nil
    }
  }

  private var shown: [String]? { viewModel?.rows.map(\.id) }

  private var isRefreshing: Bool { viewModel?.isRefreshing ?? false }
}
