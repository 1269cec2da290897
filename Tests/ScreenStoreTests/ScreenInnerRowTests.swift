import Testing

@testable import ViewModelSupport

/// Actions on rows in rows, and rows that move.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenInnerRowTests {
  private let screen = ScreenFixture()

  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }
  private var replies: [[Int]]? { store.shown?.posts.map { $0.replies.map(\.id) } }
  private var texts: [[String]]? { store.shown?.posts.map { $0.replies.map(\.text) } }

  /// A feed of posts with these replies.
  private func feed(_ replies: [Int]...) -> Feed {
    var feed = Feed()
    feed.posts = replies.enumerated().map { index, ids in
      var post = Post(id: index)
      post.replies = ids.map { Post(id: $0) }
      return post
    }
    return feed
  }

  private func perform(
    on reply: Int,
    of post: Int,
    _ change: ScreenRowChange<Feed, Post>
  ) async -> Call<Void> {
    await screen.begin { [store] call in
      await store.perform(on: .replies(to: post), id: reply, change: change) {
        try await call.answer()
      }
    }
  }

  @Test func updateOfAnInnerRowIsOfOneOuterRow() async {
    await screen.load().succeed(feed([7, 8], [7]))
    let edit = await perform(on: 7, of: 1, .set { $0.text = "mine" })
    #expect(texts == [["", ""], ["mine"]])
    let removal = await perform(on: 7, of: 0, .remove)
    #expect(replies == [[8], [7]])
    await screen.load().succeed(feed([7, 8], [7]))
    #expect(replies == [[8], [7]])
    #expect(texts == [[""], ["mine"]])
    await removal.fail()
    await edit.fail()
    #expect(replies == [[7, 8], [7]])
    #expect(texts == [["", ""], [""]])
  }

  @Test func returnedOuterRowKeepsUpdatesOfItsRows() async throws {
    await screen.load().succeed(feed([7, 8]))
    let edit = await perform(on: 7, of: 0, .set { $0.text = "mine" })
    let use = await screen.use(on: 0)
    var post = Post(id: 0, text: "answer")
    post.replies = [Post(id: 7), Post(id: 9)]
    await use.succeed(post)
    #expect(screen.texts == ["answer"])
    #expect(texts == [["mine", ""]])
    await edit.succeed()
    #expect(texts == [["mine", ""]])
  }

  @Test func innerRowIsGoneWithItsOuterRow() async {
    await screen.load().succeed(feed([7], [8]))
    let edit = await perform(on: 7, of: 0, .set { $0.text = "mine" })
    var rest = feed([], [8])
    rest.posts.removeFirst()
    await screen.load().succeed(rest)
    await edit.fail()
    #expect(replies == [[8]])
    #expect(screen.errors.isEmpty)
  }

  @Test func movedRowIsInItsNewPlaceUntilTheCallFails() async {
    await screen.load().succeed(feed([7, 8, 9], [1]))
    let move = await perform(on: 9, of: 0, .model(.move(9, in: .replies(to: 0), to: 0)))
    #expect(replies == [[9, 7, 8], [1]])
    let away = await perform(
      on: 7,
      of: 0,
      .model(.move(7, from: .replies(to: 0), to: .replies(to: 1), at: 5))
    )
    #expect(replies == [[9, 8], [1, 7]])
    await screen.load().succeed(feed([7, 8, 9], [1, 2]))
    #expect(replies == [[9, 8], [1, 2, 7]])
    await move.fail()
    #expect(replies == [[8, 9], [1, 2, 7]])
    await away.succeed()
    #expect(replies == [[8, 9], [1, 2, 7]])
  }

  @Test func laterMoveIsShownAfterAnEarlierOneHasFailed() async {
    await screen.load().succeed(feed([7], [], []))
    func move(from old: Int, to new: Int) async -> Call<Void> {
      let edit: ScreenEdit = .move(7, from: .replies(to: old), to: .replies(to: new), at: 0)
      return await perform(on: 7, of: old, .model(edit))
    }
    let first = await move(from: 0, to: 1)
    let second = await move(from: 1, to: 2)
    #expect(replies == [[], [], [7]])
    await first.fail()
    #expect(replies == [[], [], [7]])
    await second.succeed()
    #expect(replies == [[], [], [7]])
  }

  @Test func rowStaysIfItsNewOuterRowIsGone() async {
    await screen.load().succeed(feed([7], [8]))
    let move = await perform(
      on: 7,
      of: 0,
      .model(.move(7, from: .replies(to: 0), to: .replies(to: 3), at: 0))
    )
    #expect(replies == [[7], [8]])
    await move.succeed()
    #expect(replies == [[7], [8]])
  }
}
