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
  let feedCalls = Calls<Void, Feed>()
  let feedAfterCalls = Calls<String, Feed>()
  let setLikedCalls = Calls<(id: String, isLiked: Bool), Void>()
  let sendCalls = Calls<Post, Void>()
  let deleteCalls = Calls<String, Void>()
  let reportCalls = Calls<(id: String, by: String), Post>()

  func feed() async throws -> Feed { try await feedCalls.call(()) }
  func feed(after: String) async throws -> Feed { try await feedAfterCalls.call(after) }
  func setLiked(id: String, isLiked: Bool) async throws {
    try await setLikedCalls.call((id, isLiked))
  }
  func send(post: Post) async throws { try await sendCalls.call(post) }
  func delete(id: String) async throws { try await deleteCalls.call(id) }
  func report(id: String, by: String) async throws -> Post { try await reportCalls.call((id, by)) }
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
