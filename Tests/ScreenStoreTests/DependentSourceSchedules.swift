import TestSupport
import Testing

@testable import ViewModelSupport

/// Random schedules of loads, pages and the calls for what is in the content.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct DependentSourceSchedules {
  /// A call for posts, whose answer is the time at which it is given.
  private final class Asked {
    var ids: [Int] = []
  }

  private let screen = ScreenFixture()
  private let source = DependentSource<[Int: Int]>()

  private var ids: [Int] { screen.shown ?? [] }

  private func begin() async -> (call: Call<[Int: Int]>, asked: Asked)? {
    let asked = Asked()
    let call = await screen.begin { [self] call in
      await screen.store.loadDependent(source, forEach: ids) { new in
        asked.ids = new
        return try await call.answer()
      }
    }
    return call.isUnderWay ? (call, asked) : nil
  }

  /// Whatever the order in which calls end, the content has exactly its values in the end, none of them older than the content.
  @Test(arguments: 0..<500 as Range<UInt64>) func endsWithTheValuesOfTheContent(seed: UInt64) async
  {
    var random = SplitMix(state: seed)
    var running: [(call: Call<[Int: Int]>, asked: Asked)] = []
    var (time, loaded, last) = (0, 0, 0)
    func succeed(_ call: Call<[Int: Int]>, _ asked: Asked) async {
      await call.succeed(Dictionary(asked.ids.map { ($0, time) }) { first, _ in first })
    }
    func removeOne() -> (call: Call<[Int: Int]>, asked: Asked)? {
      running.indices.randomElement(using: &random).map { running.remove(at: $0) }
    }
    for _ in 0..<25 {
      time += 1
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        (loaded, last) = (time, last + 1)
        await screen.load().succeed(Feed(last, last + 1, next: 1))
        last += 1
      case 1 where !ids.isEmpty:
        last += 1
        await screen.loadMore().succeed(Feed(last, next: 1))
      case 2, 3, 4: if let new = await begin() { running.append(new) }
      case 5: if let (call, asked) = removeOne() { await succeed(call, asked) }
      case 6: if let (call, _) = removeOne() { await call.fail() }
      default: if let (call, _) = removeOne() { await call.cancel() }
      }
    }
    time += 1
    for (call, asked) in running.shuffled(using: &random) { await succeed(call, asked) }
    while let (call, asked) = await begin() { await succeed(call, asked) }
    #expect((source.value ?? [:]).keys.sorted() == ids.sorted())
    #expect((source.value ?? [:]).values.allSatisfy { $0 > loaded })
  }
}
