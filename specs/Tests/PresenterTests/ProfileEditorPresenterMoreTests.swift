import Foundation
import Testing

@testable import Screens

/// A form edits what was loaded, and keeps what the user types.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct ProfileEditorPresenterMoreTests {
  private let store = CredentialsStoreMock()

  @Test func formBeginsWithTheContent() async {
    let presenter = await loaded(named: "Ada")
    #expect(presenter.name == "Ada")
    #expect(shown(by: presenter)?.isChanged == false)
  }

  @Test func refreshKeepsOnlyWhatTheUserHasChanged() async {
    let presenter = await loaded(named: "Ada")
    presenter.note = "mine"
    await load(credentials(named: "Grace", note: "theirs"), in: presenter)
    #expect(presenter.name == "Grace")
    #expect(presenter.note == "mine")
    #expect(shown(by: presenter)?.isChanged == true)
  }

  @Test func failedRefreshKeepsTheText() async {
    let presenter = await loaded(named: "Ada")
    presenter.note = "mine"
    async let load: Void = presenter.load()
    await store.verifyCredentialsCalls.next().fail(URLError(.timedOut))
    await load
    #expect(presenter.name == "Ada")
    #expect(presenter.note == "mine")
    #expect(shown(by: presenter)?.isChanged == true)
  }

  @Test func nothingIsEditedAfterASave() async {
    let presenter = await loaded(named: "Ada")
    presenter.name = " Grace "
    async let save: Void = presenter.save()
    await store.updateCredentialsCalls.next().succeed(credentials(named: "Grace"))
    await save
    #expect(presenter.name == "Grace")
    #expect(shown(by: presenter)?.isChanged == false)
  }

  @Test func textTypedDuringASaveStays() async {
    let presenter = await loaded(named: "Ada")
    presenter.name = "Grace"
    async let save: Void = presenter.save()
    let call = await store.updateCredentialsCalls.next()
    presenter.name = "Grace H"
    call.succeed(credentials(named: "Grace"))
    await save
    #expect(presenter.name == "Grace H")
    #expect(shown(by: presenter)?.isChanged == true)
  }

  @Test func failedSaveKeepsTheTextAndShowsErrorsBesideTheirFields() async {
    let presenter = await loaded(named: "Ada")
    presenter.name = "Grace"
    async let save: Void = presenter.save()
    let fields = ["name": "Too common.", "phone": "Unknown."]
    await store.updateCredentialsCalls.next().fail(CredentialsStoreError.invalid(fields: fields))
    await save
    #expect(presenter.name == "Grace")
    #expect(presenter.serverError == "Too common.")
    #expect(presenter.noteError == nil)
    #expect(presenter.alert == nil)
    async let again: Void = presenter.save()
    let call = await store.updateCredentialsCalls.next()
    #expect(presenter.serverError == nil)
    call.fail(CredentialsStoreError.invalid(fields: ["phone": "Unknown."]))
    await again
    #expect(presenter.alert == "Please check the fields.")
  }

  @Test func refusedSaveCountsAsAnAttemptUntilOneSucceeds() async {
    let presenter = await loaded(named: "")
    #expect(shown(by: presenter)?.nameError == nil)
    await presenter.save()
    #expect(presenter.event == .showFirstError)
    #expect(shown(by: presenter)?.nameError == "Enter a name.")
    presenter.name = "Ada"
    async let save: Void = presenter.save()
    await store.updateCredentialsCalls.next().succeed(credentials(named: "Ada"))
    await save
    #expect(!presenter.hasAttemptedSave)
  }

  private func loaded(named name: String) async -> ProfileEditorPresenter {
    let presenter = ProfileEditorPresenter(store: store)
    await load(credentials(named: name), in: presenter)
    return presenter
  }

  private func load(_ credentials: Credentials, in presenter: ProfileEditorPresenter) async {
    async let load: Void = presenter.load()
    await store.verifyCredentialsCalls.next().succeed(credentials)
    await load
  }

  private func credentials(named name: String, note: String = "") -> Credentials {
    let source = Source(note: note, privacy: .public, language: nil)
    return Credentials(id: "1", displayName: name, locked: false, source: source)
  }

  private func shown(by presenter: ProfileEditorPresenter) -> ProfileEditorViewModel? {
    if case .loaded(let viewModel) = presenter.state { viewModel } else { nil }
  }
}

/// A form without content of a service.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct SignUpPresenterMoreTests {
  @Test func isLoadedFromTheStart() {
    let presenter = SignUpPresenter(store: RegistrationStoreMock())
    guard case .loaded(let viewModel) = presenter.state else {
      Issue.record("not loaded")
      return
    }
    #expect(!viewModel.isChanged)
  }

  @Test func editingAFieldRemovesItsError() async {
    let store = RegistrationStoreMock()
    let presenter = SignUpPresenter(store: store)
    presenter.username = "ada"
    presenter.email = "ada@example.org"
    presenter.password = "12345678"
    presenter.agrees = true
    async let signUp: Void = presenter.signUp()
    let details = ["email": "Already used."]
    await store.signUpCalls.next().fail(RegistrationStoreError.invalid(details: details))
    await signUp
    #expect(presenter.emailError == "Already used.")
    presenter.email = "ada@example.com"
    #expect(presenter.emailError == nil)
  }
}
