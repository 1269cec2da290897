import Foundation
import Timing

/// Prints what the first like of a post among many costs until it is shown.
@MainActor
func compareLike(posts count: Int) async {
  let service = LikingService(count: count)
  let presenter = FeedPresenter(me: "Ada", service: service) { context }
  await presenter.load()
  let posts = service.page.posts
  var pairs: [(update: Double, row: Double)] = []
  for round in 0..<41 {
    let row = cost {
      for post in posts { keep(PostRowViewModel(from: post, me: "Ada", in: context)) }
    }
    let begun = threadTime()
    await presenter.like(id: String(round % count), isLiked: round / count % 2 == 0)
    pairs.append((service.begun - begun, row / Double(count)))
  }
  printCost("a like among \(count) posts", pairs)
}

/// Keeps the optimizer from removing what makes the value.
@inline(never)
func keep<Value>(_ value: Value) {}

/// A service that notes when a like arrives, which is after it is shown.
@MainActor
private final class LikingService: FeedService {
  let page: FeedPage
  private(set) var begun = 0.0

  init(count: Int) {
    let posts = (0..<count).map { index in
      FeedPost(
        id: String(index),
        author: "Ada",
        text: "The engine weaves algebraic patterns.",
        sentAt: Date(timeIntervalSince1970: 1_709_646_307 - Double(index) * 600),
        likeCount: index * 37,
        isLiked: false
      )
    }
    page = FeedPage(posts: posts, nextCursor: nil)
  }

  func feed() async throws -> FeedPage { page }
  func feed(after: String) async throws -> FeedPage { FeedPage(posts: [], nextCursor: nil) }
  @MainActor func setLiked(id: String, isLiked: Bool) async throws { begun = threadTime() }
  func send(post: FeedPost) async throws {}
  func delete(id: String) async throws {}
  func report(id: String, by: String) async throws -> FeedPost { page.posts[0] }
}
