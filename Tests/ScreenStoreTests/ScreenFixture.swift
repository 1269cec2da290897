import Testing
import ViewModelSupport

/// A list with a title that the service returns page by page.
struct Feed: Hashable, Sendable {
  var title = ""
  var posts: [Post] = []
  var next: Int?
  var summary = Summary()
  /// A part of the model that the service can leave out.
  var extra: Summary?

  init(_ ids: Int..., title: String = "", next: Int? = nil) {
    self.title = title
    self.next = next
    posts = ids.map { Post(id: $0) }
  }
}

struct Post: Hashable, Sendable {
  let id: Int
  var text = ""
  var likes = 0
  var topic: Topic?
  var replies: [Post] = []
}

struct Summary: Hashable, Sendable {
  var count = 0
  var note = ""
  var notes: [Post] = []
}

extension ScreenList<Feed, Post, Int> {
  static var posts: Self { Self(\.posts, id: \.id) }
  static var notes: Self { Self(\.summary.notes, id: \.id) }
  static func replies(to post: Int) -> Self { Self(\.replies, inRow: post, of: .posts, id: \.id) }
  static var extra: Self {
    Self(\.extra?.notes, id: \.id) { $0.extra?.notes = $1 }
  }
}

extension ScreenList<Feed, Topic, Int> {
  static var topics: Self {
    Self("topic", inRowsOf: .posts, id: \.id, get: { $0.topic }, set: { $0.topic = $1 })
  }
}

extension ScreenPlace<Topic, Poll> {
  static var poll: Self { Self(\.poll) }
}

extension ScreenPlace<Feed, Summary> {
  static var summary: Self { Self(\.summary) }
}

/// Lets other tasks run until a condition holds. The test fails if it never does.
@MainActor
func wait(turns: Int = 50_000, until condition: () -> Bool) async {
  for _ in 0..<turns {
    if condition() { return }
    // Everything already enqueued on the main actor runs before this task.
    await Task { @MainActor in }.value
  }
  Issue.record("the store does not go on")
}

enum Failure: Error, Equatable {
  case first, second, unexpected
}

/// A store whose service calls are answered by the test.
@MainActor
final class ScreenFixture {
  enum Action: Hashable {
    case like(Int)
    case save
  }

  let store = ScreenStore<Feed, String, Action>()
  private(set) var errors: [Failure] = []

  init() {
    store.pages = ScreenPages(of: .posts) { $0.next = $1.next }
    store.onError = { [weak self] in self?.errors.append($0 as? Failure ?? .unexpected) }
  }

  var shown: [Int]? { store.shown?.posts.map(\.id) }
  var texts: [String]? { store.shown?.posts.map(\.text) }

  func begin<Answer>(_ run: @escaping @MainActor (Call<Answer>) async -> Void) async -> Call<Answer>
  {
    let call = Call<Answer>()
    await call.begin(run)
    return call
  }

  func load(
    _ request: String = "",
    silently: Bool = false,
    keep: Bool = true
  ) async -> Call<Feed> {
    await begin { [store] call in
      await store.load(for: request, silently: silently, keep: keep) { try await call.answer() }
    }
  }

  func loadMore() async -> Call<Feed> {
    await begin { [store] call in await store.loadMore { try await call.answer() } }
  }

  func perform(
    _ action: Action? = nil,
    again: ScreenRepetition = .ignore,
    _ change: ScreenEdit<Feed>? = nil
  ) async -> Call<Void> {
    await begin { [store] call in
      await store.perform(action, again: again, change: change) { try await call.answer() }
    }
  }

  func perform(
    _ action: Action? = nil,
    on id: Int,
    again: ScreenRepetition = .ignore,
    _ change: ScreenRowChange<Feed, Post>? = nil
  ) async -> Call<Void> {
    await begin { [store] call in
      await store.perform(action, on: .posts, id: id, again: again, change: change) {
        try await call.answer()
      }
    }
  }

  func use(_ change: ScreenEdit<Feed>? = nil) async -> Call<Feed> {
    await begin { [store] call in
      await store.performAndUse(change: change) { try await call.answer() }
    }
  }

  func use(
    _ action: Action? = nil,
    on id: Int,
    again: ScreenRepetition = .ignore,
    _ change: ScreenRowChange<Feed, Post>? = nil
  ) async -> Call<Post> {
    await begin { [store] call in
      await store.performAndUse(action, on: .posts, id: id, again: again, change: change) {
        try await call.answer()
      }
    }
  }
}

/// A task that calls the service at most once.
@MainActor
final class Call<Answer: Sendable> {
  private(set) var isUnderWay = false
  private var isRunning = false
  private var continuation: CheckedContinuation<Answer, any Error>?
  private var task: Task<Void, Never>?

  /// Starts the task and returns when it is suspended for the first time or has ended.
  func begin(_ run: @escaping @MainActor (Call<Answer>) async -> Void) async {
    isRunning = true
    await withCheckedContinuation { begun in
      task = Task {
        // The test continues only when this task is suspended because both run on the main actor.
        begun.resume()
        await run(self)
        isRunning = false
      }
    }
  }

  func answer() async throws -> Answer {
    isUnderWay = true
    defer { isUnderWay = false }
    return try await withCheckedThrowingContinuation { continuation = $0 }
  }

  func succeed(_ answer: Answer) async {
    await wait(turns: 1000) { isUnderWay }
    respond(answer)
    await end()
  }

  func respond(_ answer: Answer) { continuation?.resume(returning: answer) }

  func fail(_ error: any Error = Failure.first) async {
    await wait(turns: 1000) { isUnderWay }
    continuation?.resume(throwing: error)
    await end()
  }

  func cancel() async {
    task?.cancel()
    await fail(CancellationError())
  }

  /// Waits until the task has ended.
  func end() async { await wait(turns: 1000) { !isRunning } }
}

extension Call<Void> {
  func succeed() async { await succeed(()) }
}
