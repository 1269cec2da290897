import Combine
import Foundation
import Testing

@testable import Screens

@MainActor @Suite(.timeLimit(.minutes(1)))
struct ProfilePresenterTests {
  private let repository = ProfileRepositoryMock()
  private let presenter: ProfilePresenter

  init() {
    presenter = ProfilePresenter(userID: "7", repository: repository)
  }

  @Test func followsOnceAtATime() async throws {
    try await load(followers: 1)
    async let follow: Void = presenter.toggleFollow()
    let call = await repository.toggleFollowCalls.next()
    #expect(call.arguments == "7")
    #expect(viewModel?.isFollowActionInProgress == true)
    await presenter.toggleFollow()
    #expect(repository.toggleFollowCalls.count == 1)
    call.succeed(try profile(followers: 2))
    await follow
    #expect(viewModel?.formattedFollowers == "2")
    #expect(viewModel?.isFollowActionInProgress == false)
  }

  @Test func aFailedFollowChangesNothing() async throws {
    try await load(followers: 1)
    async let follow: Void = presenter.toggleFollow()
    await repository.toggleFollowCalls.next().fail(URLError(.notConnectedToInternet))
    await follow
    #expect(viewModel?.formattedFollowers == "1")
    #expect(viewModel?.isFollowActionInProgress == false)
    #expect(presenter.alert == "You are offline.")
  }

  @Test func nobodyIsFollowedBeforeTheProfileIsThere() async {
    await presenter.toggleFollow()
    #expect(repository.toggleFollowCalls.count == 0)
  }

  @Test func aLoadThatIsOlderThanTheActionsAnswerIsDropped() async throws {
    try await load(followers: 1)
    async let load: Void = presenter.load()
    let loadCall = await repository.fetchProfileCalls.next()
    async let follow: Void = presenter.toggleFollow()
    await repository.toggleFollowCalls.next().succeed(try profile(followers: 2))
    await follow
    loadCall.succeed(try profile(followers: 1))
    await load
    #expect(viewModel?.formattedFollowers == "2")
  }

  @Test func subscribersAreToldOncePerChange() async throws {
    var states: [ProfilePresenter.State] = []
    let subscription = presenter.$state.sink { states.append($0) }
    try await load(followers: 1)
    presenter.render()
    subscription.cancel()
    #expect(states.count == 3)
    #expect(states.first == .idle)
    #expect(states.last == presenter.state)
  }

  private func load(followers: Int) async throws {
    let profile = try profile(followers: followers)
    async let load: Void = presenter.load()
    await repository.fetchProfileCalls.next().succeed(profile)
    await load
  }

  private func profile(followers: Int) throws -> UserProfile {
    let json = """
      {
        "id": "7", "username": "ada", "displayName": "Ada", "isVerified": true,
        "followerCount": \(followers), "followingCount": 0, "postCount": 0
      }
      """
    return try JSONDecoder().decode(UserProfile.self, from: Data(json.utf8))
  }

  private var viewModel: ProfileViewModel? {
    if case .loaded(let viewModel) = presenter.state { viewModel } else { nil }
  }
}

@MainActor @Suite(.timeLimit(.minutes(1)))
struct PhotoListPresenterTests {
  private let service = PhotoServiceMock()
  private let presenter: PhotoListPresenter

  init() {
    presenter = PhotoListPresenter(service: service)
  }

  @Test func anObserverHearsOfTheStateAtOnceAndOfEachChangeOnce() async throws {
    var states: [PhotoListPresenter.State] = []
    presenter.onStateChange = { states.append($0) }
    #expect(states == [.idle])
    try await load()
    presenter.render()
    #expect(states == [.idle, .loading, presenter.state])
  }

  @Test func anObserverMayActAtOnce() async throws {
    presenter.onStateChange = { [weak presenter] _ in
      presenter?.render()
      presenter?.selectPhoto(id: 1)
    }
    try await load()
    #expect(presenter.selectedPhoto?.id == 1)
  }

  @Test func aPhotoThatIsNotForSaleIsNotSelected() async throws {
    try await load()
    var alerts: [String?] = []
    presenter.onAlertChange = { alerts.append($0) }
    #expect(!presenter.selectPhoto(id: 2))
    #expect(!presenter.selectPhoto(id: 2))
    #expect(alerts == ["This item is not for sale", "This item is not for sale"])
    var selected: [Int?] = []
    presenter.onSelectedPhotoChange = { selected.append($0?.id) }
    #expect(presenter.selectPhoto(id: 1))
    presenter.selectedPhoto = nil
    #expect(selected == [1, nil])
  }

  private func load() async throws {
    let json = """
      { "photos": [
        { "id": 1, "name": "Lake", "created_at": "2017-05-30T05:12:00Z",
          "image_url": "https://example.com/1.jpg", "for_sale": true },
        { "id": 2, "name": "Sea", "created_at": "2017-05-30T05:12:00Z",
          "image_url": "https://example.com/2.jpg", "for_sale": false }
      ] }
      """
    let photos = try JSONDecoder().decode(PhotosResponse.self, from: Data(json.utf8))
    async let load: Void = presenter.load()
    await service.popularPhotosCalls.next().succeed(photos)
    await load
  }
}
