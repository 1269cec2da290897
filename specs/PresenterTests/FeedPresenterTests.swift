import Foundation
import Testing

@testable import Screens

@MainActor @Suite(.timeLimit(.minutes(1)))
struct FeedPresenterTests {
  private let service = FeedServiceMock()
  private let presenter: FeedPresenter

  init() {
    presenter = FeedPresenter(me: "Ada", service: service)
  }

  // MARK: - Likes: the last wish

  @Test func likesAtOnce() async {
    await load(post("1"))
    async let like: Void = presenter.like(id: "1", isLiked: true)
    let call = await service.setLikedCalls.next()
    #expect(call.arguments == ("1", true))
    #expect(isLiked("1") == true)
    call.succeed()
    await like
    #expect(isLiked("1") == true)
  }

  @Test func aFailedLikeIsTakenBack() async {
    await load(post("1"))
    async let like: Void = presenter.like(id: "1", isLiked: true)
    await service.setLikedCalls.next().fail(FeedServiceError.quota(limit: 3))
    await like
    #expect(isLiked("1") == false)
    #expect(presenter.alert == "You can send 3 posts a day.")
  }

  @Test func theLastWishIsToldWhenTheCallReturns() async {
    await load(post("1"))
    async let like: Void = presenter.like(id: "1", isLiked: true)
    let first = await service.setLikedCalls.next()
    await presenter.like(id: "1", isLiked: false)
    #expect(isLiked("1") == false)
    #expect(service.setLikedCalls.count == 1)
    first.succeed()
    let second = await service.setLikedCalls.next()
    #expect(second.arguments == ("1", false))
    second.succeed()
    await like
    #expect(isLiked("1") == false)
    #expect(service.setLikedCalls.count == 2)
  }

  @Test func aWishThatIsTheSameAgainIsToldOnce() async {
    await load(post("1"))
    async let like: Void = presenter.like(id: "1", isLiked: true)
    let call = await service.setLikedCalls.next()
    await presenter.like(id: "1", isLiked: false)
    await presenter.like(id: "1", isLiked: true)
    call.succeed()
    await like
    #expect(service.setLikedCalls.count == 1)
    #expect(isLiked("1") == true)
  }

  @Test func aLikeSurvivesARefresh() async {
    await load(post("1"))
    async let like: Void = presenter.like(id: "1", isLiked: true)
    let call = await service.setLikedCalls.next()
    await load(post("1"), post("2"))
    #expect(isLiked("1") == true)
    call.fail(CancellationError())
    await like
    #expect(isLiked("1") == false)
    #expect(presenter.alert == nil)
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
    #expect(isLiked("1") == false)
    #expect(isLiked("2") == true)
  }

  // MARK: - Sends

  @Test func sendsInParallel() async {
    await load(post("1"))
    async let first: Void = presenter.send(post: post("2"))
    let firstCall = await service.sendCalls.next()
    #expect(shown == ["2", "1"])
    async let last: Void = presenter.send(post: post("3"))
    let lastCall = await service.sendCalls.next()
    #expect(shown == ["3", "2", "1"])
    #expect(viewModel?.isSending == true)
    firstCall.fail(URLError(.timedOut))
    await first
    #expect(shown == ["3", "1"])
    #expect(presenter.alert == "“Post 2” was not sent.")
    #expect(viewModel?.isSending == true)
    lastCall.succeed()
    await last
    #expect(viewModel?.isSending == false)
    #expect(shown == ["3", "1"])
  }

  @Test func aPostThatARefreshHasAlreadyIsShownOnce() async {
    await load(post("1"))
    async let send: Void = presenter.send(post: post("2"))
    let call = await service.sendCalls.next()
    await load(post("2"), post("1"))
    #expect(shown == ["2", "1"])
    call.succeed()
    await send
    #expect(shown == ["2", "1"])
  }

  // MARK: - Conditions, reports, selections

  @Test func onlyOwnPostsAreDeleted() async {
    await load(post("1", by: "Grace"))
    await presenter.delete(id: "1")
    #expect(service.deleteCalls.count == 0)
  }

  @Test func aFailedDeleteLoadsAgain() async {
    await load(post("1"))
    async let delete: Void = presenter.delete(id: "1")
    await service.deleteCalls.next().fail(URLError(.timedOut))
    await service.feedCalls.next().succeed(FeedPage(posts: [post("2")], nextCursor: nil))
    await delete
    #expect(presenter.alert == "Something went wrong. Please try again.")
    #expect(shown == ["2"])
  }

  @Test func aReportShowsTheAnswer() async {
    await load(post("1"), post("2"))
    async let report: Void = presenter.report(id: "1")
    let call = await service.reportCalls.next()
    #expect(call.arguments == ("1", "Ada"))
    #expect(viewModel?.posts.map(\.isReporting) == [true, false])
    await presenter.report(id: "1")
    #expect(service.reportCalls.count == 1)
    var answer = post("1")
    answer.isLiked = true
    call.succeed(answer)
    await report
    #expect(viewModel?.posts.map(\.isReporting) == [false, false])
    #expect(isLiked("1") == true)
  }

  @Test func anAnswerOfAnActionIsNewerThanALoadBegunBefore() async {
    await load(post("1"))
    async let load: Void = presenter.load()
    let loadCall = await service.feedCalls.next()
    async let report: Void = presenter.report(id: "1")
    var answer = post("1")
    answer.isLiked = true
    await service.reportCalls.next().succeed(answer)
    await report
    loadCall.succeed(FeedPage(posts: [post("1")], nextCursor: nil))
    await load
    #expect(isLiked("1") == true)
  }

  @Test func aPostWithoutTextIsNotSelected() async {
    await load(post("1"), post("2", text: ""))
    #expect(!presenter.selectPost(id: "2"))
    #expect(presenter.selectedPost == nil)
    #expect(presenter.alert == "Ada has written nothing.")
    #expect(presenter.selectPost(id: "1"))
    #expect(presenter.selectedPost?.id == "1")
    #expect(!presenter.selectPost(id: "3"))
  }

  // MARK: - Pages and what is local

  @Test func loadsMore() async {
    await load(post("1"), next: "1")
    async let more: Void = presenter.loadMore()
    let call = await service.feedAfterCalls.next()
    #expect(call.arguments == "1")
    #expect(viewModel?.isLoadingMore == true)
    await presenter.loadMore()
    #expect(service.feedAfterCalls.count == 1)
    call.succeed(FeedPage(posts: [post("1"), post("2")], nextCursor: nil))
    await more
    #expect(shown == ["1", "2"])
    #expect(viewModel?.isLoadingMore == false)
    await presenter.loadMore()
    #expect(service.feedAfterCalls.count == 1)
  }

  @Test func aPageOfAnOlderListIsDropped() async {
    await load(post("1"), next: "1")
    async let more: Void = presenter.loadMore()
    let call = await service.feedAfterCalls.next()
    await load(post("3"), next: "3")
    call.succeed(FeedPage(posts: [post("2")], nextCursor: nil))
    await more
    #expect(shown == ["3"])
  }

  @Test func nothingMoreIsLoadedDuringALoad() async {
    await load(post("1"), next: "1")
    async let load: Void = presenter.load()
    let call = await service.feedCalls.next()
    await presenter.loadMore()
    #expect(service.feedAfterCalls.count == 0)
    call.succeed(FeedPage(posts: [], nextCursor: nil))
    await load
  }

  @Test func aPageKeepsWhatTheUserDidMeanwhile() async {
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

  @Test func aSearchRendersAnew() async {
    await load(post("1"), post("2"))
    presenter.query = "Post 2"
    #expect(shown == ["2"])
    presenter.query = ""
    #expect(shown == ["1", "2"])
    #expect(service.feedCalls.count == 1)
  }

  // MARK: - Setting up

  private func load(_ posts: FeedPost..., next: String? = nil) async {
    async let load: Void = presenter.load()
    await service.feedCalls.next().succeed(FeedPage(posts: posts, nextCursor: next))
    await load
  }

  private func post(_ id: String, by author: String = "Ada", text: String? = nil) -> FeedPost {
    FeedPost(
      id: id,
      author: author,
      text: text ?? "Post \(id)",
      sentAt: Date(timeIntervalSince1970: 0),
      likeCount: 0,
      isLiked: false
    )
  }

  private var viewModel: FeedViewModel? {
    switch presenter.state {
    case .loaded(let viewModel), .empty(let viewModel): viewModel
    case .idle, .loading, .failed: nil
    }
  }

  private var shown: [String]? { viewModel?.posts.map(\.id) }

  private func isLiked(_ id: String) -> Bool? {
    viewModel?.posts.first { $0.id == id }?.isLiked
  }
}
