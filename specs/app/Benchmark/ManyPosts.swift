import Foundation
import Timing

/// A service that returns many posts, and notes when a like arrives, which is after it is shown.
@MainActor
final class ManyPosts: SocialService {
  let posts: [Status]
  private var begun = 0.0
  /// The time that `render()` took before the last like arrived.
  private(set) var rendering = 0.0
  /// Whether likes wait for `answerLikes()`. Otherwise, they are cancelled.
  var holdsLikes = false
  private(set) var heldLikes: [CheckedContinuation<Void, Never>] = []

  /// Makes posts from those of the examples, each 20 minutes older than the one before. Of ten posts, five are shown once: their IDs are
  /// those of their positions. The other five show one post, which four of them boost.
  init(count: Int) throws {
    let examples = try Self.examples().filter { $0["reblog"] is NSNull }
    let objects = (0..<count).map { index in
      var post = examples[index % examples.count]
      post["id"] = String(index)
      Self.shift(&post, to: Self.start.addingTimeInterval(Double(index) * -1200))
      post["favourited"] = false
      guard index % 10 > 4 else { return post }
      var shared = examples[index / 10 % examples.count]
      Self.shift(&shared, to: Self.start.addingTimeInterval(Double(index / 10) * -12_000))
      shared["id"] = "shared\(index / 10)"
      shared["favourited"] = false
      if index % 10 == 5 { return shared }
      post["reblog"] = shared
      return post
    }
    posts = try JSONDecoder().decode(
      Timeline.self,
      from: JSONSerialization.data(withJSONObject: objects)
    )
  }

  static let start = Date(timeIntervalSince1970: 1_709_647_200)

  /// Moves the dates of a post, so that it was made at a time.
  private static func shift(_ post: inout [String: Any], to created: Date) {
    guard let old = date(post["created_at"]) else { return }
    let distance = created.timeIntervalSince(old)
    for key in ["created_at", "edited_at"] {
      if let date = date(post[key]) { post[key] = (date + distance).ISO8601Format() }
    }
    if var poll = post["poll"] as? [String: Any], let end = date(poll["expires_at"]) {
      poll["expires_at"] = (end + distance).ISO8601Format()
      post["poll"] = poll
    }
  }

  private static func date(_ value: Any?) -> Date? {
    (value as? String).flatMap { try? Date($0, strategy: .iso8601) }
  }

  private static func examples() throws -> [[String: Any]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "fixtures/timeline.json"))
    return try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
  }

  /// Returns the time from now until the next like arrives.
  func timed(_ like: @MainActor () async -> Void) async -> Double {
    let start = threadTime()
    await like()
    return begun - start
  }

  func timeline(limit: Int) async throws -> [Status] { posts }
  func timeline(before: String, limit: Int) async throws -> [Status] { [] }

  @MainActor func setFavourited(post: String, isFavourited: Bool) async throws -> Status {
    begun = threadTime()
    rendering = begun - clock.lastAsked
    guard holdsLikes, var liked = posts.first(where: { $0.id == post }) else {
      throw CancellationError()
    }
    await withCheckedContinuation { heldLikes.append($0) }
    liked.favourited = isFavourited
    return liked
  }

  func answerLikes() {
    for like in heldLikes { like.resume() }
    heldLikes = []
  }

  func setReblogged(post: String, isReblogged: Bool) async throws -> Status {
    throw CancellationError()
  }
  func setBookmarked(post: String, isBookmarked: Bool) async throws {}
  func vote(poll: String, options: [Int]) async throws -> Poll { throw CancellationError() }
  func delete(post: String) async throws {}
  func setMuting(account: String, isMuting: Bool) async throws -> Relationship {
    throw CancellationError()
  }
  func setBlocking(account: String, isBlocking: Bool) async throws -> Relationship {
    throw CancellationError()
  }
  func setFollowing(account: String, isFollowing: Bool) async throws -> Relationship {
    throw CancellationError()
  }
  func setNotifying(account: String, isNotifying: Bool) async throws -> Relationship {
    throw CancellationError()
  }
  func familiarFollowers(account: String) async throws -> [Account] { [] }
  func accountPage(id: String, tab: AccountTab, limit: Int) async throws -> AccountPage {
    throw CancellationError()
  }
  func accountPage(id: String, tab: AccountTab, before: String, limit: Int) async throws
    -> AccountPage
  { throw CancellationError() }
}
