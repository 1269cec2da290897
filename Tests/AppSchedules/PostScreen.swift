@testable import AppScreens

/// A screen with posts, as a view uses its presenter.
@MainActor
protocol PostScreen: AnyObject {
  /// The rows; `nil` while the state is not `loaded` or `empty`.
  var rows: [PostRowViewModel]? { get }
  /// The state, to compare it with another one.
  var shownState: AnyHashable { get }
  var alert: String? { get set }
  var isAsking: Bool { get }
  var isLoadingMore: Bool { get }

  func load() async
  /// Sets another value that the load sends, if there is one.
  func changeRequest()
  func loadMore() async
  func favourite(id: String, isFavourite: Bool) async
  func boost(id: String, isBoosted: Bool) async
  func bookmark(id: String, isBookmarked: Bool) async
  func choose(id: String, option: Int)
  func vote(id: String) async
  func delete(id: String)
  func confirm() async
  func undo() async
  func render()

  /// The actions of this screen alone that set a Bool.
  var ownToggles: [Toggle] { get }
  /// The other actions of this screen alone.
  var ownActions: [@MainActor (_ row: String) async -> Void] { get }
  /// What is wrong after the last load; `nil` if the screen shows what the server has.
  func difference(from server: SocialServer) -> String?
}

/// An action that sets a Bool.
struct Toggle {
  let field: SocialServer.Field
  /// The value that is shown; `nil` if it cannot be set now.
  let shown: @MainActor () -> Bool?
  let set: @MainActor (Bool) async -> Void
}

extension PostScreen {
  /// The actions on a row that set a Bool.
  func toggles(row id: String, post: String) -> [Toggle] {
    func row() -> PostRowViewModel? { rows?.first { $0.id == id } }
    return [
      Toggle(field: .favourite(post)) {
        row()?.isFavourite
      } set: { [weak self] in
        await self?.favourite(id: id, isFavourite: $0)
      },
      Toggle(field: .boost(post)) {
        row()?.isBoosted
      } set: { [weak self] in
        await self?.boost(id: id, isBoosted: $0)
      },
      Toggle(field: .bookmark(post)) {
        row()?.isBookmarked
      } set: { [weak self] in
        await self?.bookmark(id: id, isBookmarked: $0)
      },
    ]
  }
}

extension TimelinePresenter: PostScreen {
  private var viewModel: TimelineViewModel? {
    switch state {
    case .loaded(let viewModel), .empty(let viewModel): viewModel
    case .idle, .loading, .failed: nil
    }
  }

  var rows: [PostRowViewModel]? { viewModel?.posts }
  var shownState: AnyHashable { state }
  var isAsking: Bool { confirmation != nil }
  var isLoadingMore: Bool { viewModel?.isLoadingMore == true }
  var ownToggles: [Toggle] { [] }

  func changeRequest() {}

  var ownActions: [@MainActor (_ row: String) async -> Void] {
    [
      { [weak self] in await self?.mute(id: $0) },
      { [weak self] _ in await self?.poll() },
      { [weak self] _ in self?.showNew() },
    ]
  }

  func difference(from server: SocialServer) -> String? {
    guard let viewModel else { return "the screen shows \(state)" }
    if viewModel.isRefreshing || viewModel.isLoadingMore { return "progress does not end" }
    if viewModel.newText != nil { return "posts wait after a load" }
    let expected = TimelineViewModel(
      from: server.page(before: nil, limit: 40),
      me: SocialServer.me,
      opened: opened,
      chosen: chosen,
      chosenIn: chosenIn,
      newCount: 0,
      in: .test
    )
    return firstDifference(viewModel.posts, expected.posts)
  }
}

extension AccountPresenter: PostScreen {
  private var viewModel: AccountViewModel? {
    switch state {
    case .loaded(let viewModel), .empty(let viewModel): viewModel
    case .idle, .loading, .failed: nil
    }
  }

  var rows: [PostRowViewModel]? { viewModel?.posts }
  var shownState: AnyHashable { state }
  var isAsking: Bool { confirmation != nil }
  var isLoadingMore: Bool { viewModel?.isLoadingMore == true }

  private var header: AccountHeaderViewModel? { viewModel?.header }

  func changeRequest() { tab = tab == .posts ? .media : .posts }

  var ownToggles: [Toggle] {
    [
      Toggle(field: .following) {
        self.header?.isBlocking == false ? self.header?.isFollowing : nil
      } set: { [weak self] in
        await self?.follow(isFollowing: $0)
      },
      Toggle(field: .notifying) {
        self.header?.followText == "Unfollow" ? self.header?.isNotifying : nil
      } set: { [weak self] in
        await self?.notify(isNotifying: $0)
      },
      Toggle(field: .muting(SocialServer.shown)) {
        self.header?.isMuting
      } set: { [weak self] in
        await self?.mute(isMuting: $0)
      },
    ]
  }

  var ownActions: [@MainActor (_ row: String) async -> Void] {
    [
      { [weak self] _ in self?.block() },
      { [weak self] _ in await self?.unblock() },
    ]
  }

  func difference(from server: SocialServer) -> String? {
    guard let viewModel else { return "the screen shows \(state)" }
    guard let truth = try? server.accountPage(tab: tab, before: nil, limit: 40) else { return nil }
    if viewModel.isRefreshing || viewModel.isLoadingMore || viewModel.isChangingRelationship {
      return "progress does not end"
    }
    if viewModel.isStale || viewModel.tab != tab { return "the posts of another tab" }
    let expected = AccountViewModel(
      from: truth,
      me: SocialServer.me,
      familiar: [],
      tab: tab,
      opened: opened,
      chosen: chosen,
      chosenIn: chosenIn,
      in: .test
    )
    if viewModel.header != expected.header {
      return "expected \(expected.header)\n    got \(viewModel.header)"
    }
    return firstDifference(viewModel.posts, expected.posts)
  }
}

/// The first row that is not as expected; further rows are those of later pages.
private func firstDifference(_ shown: [PostRowViewModel], _ expected: [PostRowViewModel])
  -> String?
{
  for (index, expected) in expected.enumerated() {
    guard let row = shown.dropFirst(index).first else { return "row \(expected.id) is missing" }
    if row != expected { return "row \(index): expected \(expected)\n    got \(row)" }
  }
  return expected.count < 40 && shown.count > expected.count ? "too many rows" : nil
}
