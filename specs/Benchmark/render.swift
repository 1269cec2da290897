import Foundation

/// Prints the time to render one like among many posts, also as a multiple of the time to build one row's view model.
@MainActor
func compareRender(posts count: Int) async {
  let service = LikingService(count: count)
  var clock = context
  let presenter = FeedPresenter(me: "Ada", service: service) {
    clock.now += 0.001
    return clock
  }
  await presenter.load()
  let like = Task { await presenter.like(id: "0", isLiked: true) }
  // Wait until the optimistic update is applied.
  while !presenter.isLiked("0") { await Task.yield() }
  let post = LikingService.post(0)
  let ratios = (0..<21).map { _ in
    let row = cost { _ = PostRowViewModel(from: post, me: "Ada", in: context) }
    let render = cost(calls: max(1, 20_000 / count)) { presenter.render() }
    return (render / row, render)
  }
  like.cancel()
  await like.value
  print(
    "render() of \(count) posts".padding(toLength: 34, withPad: " ", startingAt: 0),
    number(median(ratios.map(\.1)) / 1000, digits: 0),
    "µs, as much as",
    number(median(ratios.map(\.0)), digits: 1),
    "rows"
  )
}

extension FeedPresenter {
  fileprivate func isLiked(_ id: String) -> Bool {
    if case .loaded(let viewModel) = state {
      viewModel.posts.first { $0.id == id }?.isLiked == true
    } else {
      false
    }
  }
}

/// A service that never finishes a like: the call waits until its task is cancelled.
private struct LikingService: FeedService {
  let count: Int

  static func post(_ index: Int) -> FeedPost {
    FeedPost(
      id: String(index),
      author: "Ada",
      text: "The engine weaves algebraic patterns.",
      sentAt: Date(timeIntervalSince1970: 1_709_646_307 - Double(index) * 600),
      likeCount: index * 37,
      isLiked: false
    )
  }

  func feed() async throws -> FeedPage {
    FeedPage(posts: (0..<count).map(Self.post), nextCursor: nil)
  }
  func feed(after: String) async throws -> FeedPage { FeedPage(posts: [], nextCursor: nil) }
  func setLiked(id: String, isLiked: Bool) async throws { try await Task.sleep(for: .seconds(600)) }
  func send(post: FeedPost) async throws {}
  func delete(id: String) async throws {}
  func report(id: String, by: String) async throws -> FeedPost { Self.post(0) }
}

@MainActor
func cost(calls: Int = 200, of work: @MainActor () -> Void) -> Double {
  let duration = ContinuousClock().measure {
    for _ in 0..<calls { work() }
  }
  let (seconds, attoseconds) = duration.components
  return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(calls)
}
