@testable import Screens

@MainActor
final class NoteStoreMock: NoteStore {
  let notesCalls = Calls<Void, [Note]>()
  let deleteCalls = Calls<String, Void>()

  func notes() async throws -> [Note] { try await notesCalls.call(()) }
  func delete(id: String) async throws { try await deleteCalls.call(id) }
}

@MainActor
final class FeedServiceMock: FeedService {
  let feedCalls = Calls<Void, FeedPage>()
  let feedAfterCalls = Calls<String, FeedPage>()
  let setLikedCalls = Calls<(id: String, isLiked: Bool), Void>()
  let sendCalls = Calls<FeedPost, Void>()
  let deleteCalls = Calls<String, Void>()
  let reportCalls = Calls<(id: String, by: String), FeedPost>()

  func feed() async throws -> FeedPage { try await feedCalls.call(()) }
  func feed(after: String) async throws -> FeedPage { try await feedAfterCalls.call(after) }
  func setLiked(id: String, isLiked: Bool) async throws {
    try await setLikedCalls.call((id, isLiked))
  }
  func send(post: FeedPost) async throws { try await sendCalls.call(post) }
  func delete(id: String) async throws { try await deleteCalls.call(id) }
  func report(id: String, by: String) async throws -> FeedPost {
    try await reportCalls.call((id, by))
  }
}

@MainActor
final class ProfileRepositoryMock: ProfileRepository {
  let fetchProfileCalls = Calls<String, UserProfile>()
  let toggleFollowCalls = Calls<String, UserProfile>()

  func fetchProfile(userID: String) async throws -> UserProfile {
    try await fetchProfileCalls.call(userID)
  }
  func toggleFollow(userID: String) async throws -> UserProfile {
    try await toggleFollowCalls.call(userID)
  }
}

@MainActor
final class PhotoServiceMock: PhotoService {
  let popularPhotosCalls = Calls<Void, PhotosResponse>()

  func popularPhotos() async throws -> PhotosResponse { try await popularPhotosCalls.call(()) }
}

@MainActor
final class PlaceServiceMock: PlaceService {
  let searchCalls = Calls<(query: String, category: Category), SearchResults>()
  let viewerCalls = Calls<Void, Viewer>()
  let hideCalls = Calls<Int, Void>()
  let unhideCalls = Calls<Int, Void>()
  let saveCalls = Calls<(id: Int, isSaved: Bool), Void>()
  let finishCalls = Calls<Void, Void>()

  func search(query: String, category: Category) async throws -> SearchResults {
    try await searchCalls.call((query, category))
  }
  func viewer() async throws -> Viewer { try await viewerCalls.call(()) }
  func hide(id: Int) async throws { try await hideCalls.call(id) }
  func unhide(id: Int) async throws { try await unhideCalls.call(id) }
  func save(id: Int, isSaved: Bool) async throws { try await saveCalls.call((id, isSaved)) }
  func finish() async throws { try await finishCalls.call(()) }
}
