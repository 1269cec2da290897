import Combine
import Foundation
import Testing

@testable import Screens

@MainActor @Suite(.timeLimit(.minutes(1)))
struct ProfilePresenterMoreTests {
  @Test func subscribersReceiveEachChangeOnce() async throws {
    let repository = ProfileRepositoryMock()
    let presenter = ProfilePresenter(userID: "7", repository: repository)
    var states: [ProfilePresenter.State] = []
    let subscription = presenter.$state.sink { states.append($0) }
    async let load: Void = presenter.load()
    let json = """
      {
        "id": "7", "username": "ada", "displayName": "Ada", "isVerified": true,
        "followerCount": 1, "followingCount": 0, "postCount": 0
      }
      """
    let profile = try JSONDecoder().decode(UserProfile.self, from: Data(json.utf8))
    await repository.fetchProfileCalls.next().succeed(profile)
    await load
    presenter.render()
    subscription.cancel()
    #expect(states.count == 3)
    #expect(states.first == .idle)
    #expect(states.last == presenter.state)
  }
}

@MainActor @Suite(.timeLimit(.minutes(1)))
struct PhotoListPresenterMoreTests {
  private let service = PhotoServiceMock()
  private let presenter: PhotoListPresenter

  init() {
    presenter = PhotoListPresenter(service: service)
  }

  @Test func observerCanCallThePresenter() async throws {
    presenter.onStateChange = { [weak presenter] _ in
      presenter?.render()
      presenter?.selectPhoto(id: 1)
    }
    try await load()
    #expect(presenter.selectedPhoto?.id == 1)
  }

  @Test func failedRefreshShowsAnAlertAndKeepsThePhotos() async throws {
    try await load()
    let before = presenter.state
    async let refresh: Void = presenter.load()
    await service.popularPhotosCalls.next().fail(URLError(.timedOut))
    await refresh
    #expect(presenter.state == before)
    #expect(presenter.alert?.isEmpty == false)
  }

  @Test func observersReceiveAlertsAndSelections() async throws {
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
