import Foundation
import Testing

@testable import Screens

/// Tests of behavior that the generated tests cannot cover.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct NewsPresenterMoreTests {
  private let service = NewsServiceMock()

  /// The action failed because the list on screen is old.
  @Test func reloadAfterAFailedActionShowsNewPosts() async {
    let presenter = NewsPresenter(service: service)
    async let load: Void = presenter.load()
    await service.postsCalls.next().succeed(posts("b", "a"))
    await load
    async let hide: Void = presenter.hide(id: "a")
    await service.hideCalls.next().fail(URLError(.badServerResponse))
    await service.postsCalls.next().succeed(posts("c", "b"))
    await hide
    #expect(shown(by: presenter)?.rows.map(\.id) == ["c", "b"])
    #expect(shown(by: presenter)?.newText == nil)
  }

  private func shown(by presenter: NewsPresenter) -> NewsViewModel? {
    if case .loaded(let news) = presenter.state { news } else { nil }
  }

  private func posts(_ ids: String...) -> [NewsPost] {
    ids.map { NewsPost(id: $0, author: "Ada", text: "Post \($0)") }
  }
}
