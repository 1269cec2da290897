import Foundation
import Observation
import Testing

@testable import Screens

/// Tests of behavior that the generated tests cannot cover.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct NotesPresenterMoreTests {
  private let store = NoteStoreMock()

  @Test func duplicateIDsDoNotTrap() async {
    let presenter = NotesPresenter(store: store)
    await load("1", "1", "2", in: presenter)
    async let delete: Void = presenter.delete(id: "1")
    await store.deleteCalls.next().succeed()
    await delete
    #expect(shown(by: presenter)?.map(\.id) == ["2"])
  }

  @Test func observersAreNotifiedOfAChange() async {
    let presenter = NotesPresenter(store: store)
    await load("1", in: presenter)
    await confirmation { notify in
      withObservationTracking {
        _ = presenter.state
      } onChange: {
        notify()
      }
      await load("2", in: presenter)
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

  @Test func renderUsesTheNewLocale() async {
    let settings = Settings()
    let presenter = NotesPresenter(store: store, context: { settings.context })
    await load("1", in: presenter)
    #expect(shown(by: presenter)?.map(\.dateText) == ["Jan 1, 1970"])
    settings.context.locale = Locale(identifier: "de_DE")
    presenter.render()
    #expect(shown(by: presenter)?.map(\.dateText) == ["1. Jan. 1970"])
  }

  private func load(_ ids: String..., in presenter: NotesPresenter) async {
    let notes = ids.map { id in
      Note(id: id, title: "Note \(id)", updatedAt: Date(timeIntervalSince1970: 0), isPinned: false)
    }
    async let load: Void = presenter.load()
    await store.notesCalls.next().succeed(notes)
    await load
  }

  private func shown(by presenter: NotesPresenter) -> [NoteRowViewModel]? {
    if case .loaded(let viewModel) = presenter.state { viewModel.rows } else { nil }
  }
}
