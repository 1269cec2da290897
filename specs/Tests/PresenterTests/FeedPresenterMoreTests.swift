import Foundation
import Testing

@testable import Screens

@MainActor @Suite(.timeLimit(.minutes(1)))
struct FeedPresenterMoreTests {
  private let service = FeedServiceMock()
  private let settings = Settings()
  private let presenter: FeedPresenter

  init() {
    presenter = FeedPresenter(
      me: "Ada",
      service: service,
      context: { [settings] in settings.context }
    )
  }

  @Test func likesOfTwoPostsDoNotWaitForEachOther() async {
    await load(post("1"), post("2"))
    async let first: Void = presenter.like(id: "1", isLiked: true)
    let firstCall = await service.setLikedCalls.next()
    async let last: Void = presenter.like(id: "2", isLiked: true)
    await service.setLikedCalls.next().succeed()
    await last
    firstCall.fail(URLError(.timedOut))
    await first
    #expect(viewModel?.posts.map(\.isLiked) == [false, true])
  }

  @Test func sendsPostsInParallel() async {
    await load(post("1"))
    async let first: Void = presenter.send(post: post("2"))
    let firstCall = await service.sendCalls.next()
    async let last: Void = presenter.send(post: post("3"))
    let lastCall = await service.sendCalls.next()
    #expect(shown == ["3", "2", "1"])
    firstCall.fail(URLError(.timedOut))
    await first
    #expect(shown == ["3", "1"])
    #expect(viewModel?.isSending == true)
    lastCall.succeed()
    await last
    #expect(viewModel?.isSending == false)
    #expect(shown == ["3", "1"])
  }

  @Test func pageDoesNotBringBackADeletedPost() async {
    await load(post("1"), next: "1")
    async let more: Void = presenter.loadMore()
    let page = await service.feedAfterCalls.next()
    async let delete: Void = presenter.delete(id: "1")
    await service.deleteCalls.next().succeed()
    await delete
    page.succeed(FeedPage(posts: [post("1"), post("2")], nextCursor: nil))
    await more
    #expect(shown == ["2"])
  }

  @Test func postWithoutTextIsNotSelected() async {
    await load(post("1", text: ""))
    #expect(!presenter.selectPost(id: "1"))
    #expect(presenter.selectedPost == nil)
    #expect(presenter.alert == "Ada has written nothing.")
  }

  @Test func renderUpdatesRelativeDates() async {
    await load(post("1"))
    #expect(viewModel?.posts.map(\.sentText) == ["Today"])
    settings.context.now += 86_400
    presenter.render()
    #expect(viewModel?.posts.map(\.sentText) == ["Yesterday"])
  }

  private func load(_ posts: FeedPost..., next: String? = nil) async {
    async let load: Void = presenter.load()
    await service.feedCalls.next().succeed(FeedPage(posts: posts, nextCursor: next))
    await load
  }

  private func post(_ id: String, text: String? = nil) -> FeedPost {
    FeedPost(
      id: id,
      author: "Ada",
      text: text ?? "Post \(id)",
      sentAt: Date(timeIntervalSince1970: 0),
      likeCount: 0,
      isLiked: false
    )
  }

  private var viewModel: FeedViewModel? {
    if case .loaded(let viewModel) = presenter.state { viewModel } else { nil }
  }

  private var shown: [String]? { viewModel?.posts.map(\.id) }
}
