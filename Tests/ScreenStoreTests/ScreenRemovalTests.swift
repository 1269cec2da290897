import Testing

@testable import ViewModelSupport

/// The contract of removed rows that return, in docs/screens.md, "What happens when".
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ScreenRemovalTests {
  private let screen = ScreenFixture()
  private var store: ScreenStore<Feed, String, ScreenFixture.Action> { screen.store }

  @Test(arguments: [1, 2, 3])
  func failedRemovalReturnsTheRowToItsPlace(id: Int) async {
    await screen.load().succeed(Feed(1, 2, 3))
    let removal = await screen.perform(on: id, .remove)
    await screen.load().succeed(Feed(4, 1, 2, 3))
    await removal.fail()
    #expect(screen.shown == [4, 1, 2, 3])
  }

  @Test(arguments: [1, 2, 3])
  func undoneRemovalReturnsTheRowToItsPlace(id: Int) async {
    await screen.load().succeed(Feed(1, 2, 3))
    await screen.perform(on: id, .remove).succeed()
    await undo(id).succeed()
    #expect(screen.shown == [1, 2, 3])
  }

  @Test func undoneRemovalReturnsTheRowBetweenItsNeighbors() async {
    await screen.load().succeed(Feed(1, 2, 3))
    await screen.perform(on: 2, .remove).succeed()
    await screen.load().succeed(Feed(5, 1, 3, 4))
    await undo(2).succeed()
    #expect(screen.shown == [5, 1, 2, 3, 4])
    await screen.perform(on: 2, .remove).succeed()
    await screen.load().succeed(Feed(5, 1, 4))
    await undo(2).succeed()
    #expect(screen.shown == [5, 1, 2, 4])
    await screen.perform(on: 2, .remove).succeed()
    await screen.load().succeed(Feed(5, 4))
    await undo(2).succeed()
    #expect(screen.shown == [5, 2, 4])
    await screen.perform(on: 2, .remove).succeed()
    await screen.load().succeed(Feed(7, 8))
    await undo(2).succeed()
    #expect(screen.shown == [2, 7, 8])
  }

  @Test(arguments: [false, true], [false, true])
  func undoneRowLacksChangesThatHaveFailed(isLiked: Bool, isUndoneBefore: Bool) async {
    await screen.load().succeed(Feed(1, 2))
    let like = await screen.perform(on: 1, .set { $0.likes = 1 })
    await screen.perform(on: 1, .remove).succeed()
    let before = isUndoneBefore ? await undo(1) : nil
    if isLiked { await like.succeed() } else { await like.fail() }
    if let before { await before.succeed() } else { await undo(1).succeed() }
    #expect(screen.shown == [1, 2])
    #expect(store.shown?.posts.first?.likes == (isLiked ? 1 : 0))
  }

  @Test func rowThatIsInsertedAgainIsTheNewOne() async {
    await screen.load().succeed(Feed(1, 2))
    await screen.perform(on: 2, .remove).succeed()
    await undo(2).fail()
    await screen.perform(nil, .insert(Post(id: 2, text: "new"), into: .posts)).succeed()
    #expect(screen.shown == [1, 2] && screen.texts == ["", "new"])
  }

  @Test func undoneRemovalIsShownForItsRequest() async {
    await screen.load("a").succeed(Feed(1, 2))
    await screen.perform(on: 2, .remove).succeed()
    await screen.load("b").succeed(Feed(3))
    let undo = await undo(2)
    #expect(screen.shown == [3])
    await screen.load("a").succeed(Feed(1))
    #expect(screen.shown == [1, 2])
    await undo.fail()
    #expect(screen.shown == [1])
  }

  /// Inserts a row as it was before its removal, with the user's changes of that time.
  private func undo(_ id: Int) async -> Call<Void> {
    let row = Post(id: id, likes: 1)
    return await screen.perform(nil, .insert(store.undoneRow(row, in: .posts), into: .posts))
  }
}
