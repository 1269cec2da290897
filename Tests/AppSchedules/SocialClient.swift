import Foundation

@testable import AppScreens

/// The service of one screen. Each call waits until the schedule executes it on the server, and then until the schedule delivers the
/// response.
@MainActor
final class SocialClient: SocialService {
  struct Failure: Error {}

  /// A call that waits for its response.
  @MainActor
  final class Call {
    let number: Int
    let operation: Int
    let name: String
    let field: SocialServer.Field?
    fileprivate(set) var isExecuted = false
    /// Whether the server has refused to execute the call.
    fileprivate(set) var isRefused = false
    fileprivate(set) var isCancelled = false
    /// How many responses with a first page had been delivered when the call was made.
    fileprivate let firstPages: Int
    fileprivate var execute: () -> Void = {}
    fileprivate var deliver: () -> Void = {}
    fileprivate var fail: (any Error) -> Void = { _ in }

    /// Whether the call requests a page after the first one.
    var isForOlder: Bool { name.hasPrefix("older") }
    fileprivate var isForFirst: Bool { name == "timeline" || name == "account" }

    fileprivate init(
      _ number: Int,
      _ name: String,
      _ field: SocialServer.Field?,
      firstPages: Int
    ) {
      self.number = number
      self.firstPages = firstPages
      operation = Operation.current
      self.name = name
      self.field = field
    }
  }

  let number: Int
  private let server: SocialServer
  private(set) var calls: [Call] = []
  /// The calls whose responses have been delivered, with the operations that made them.
  private(set) var delivered: [(call: Int, operation: Int)] = []
  private var count = 0
  private var firstPages = 0

  init(_ number: Int, of server: SocialServer) {
    self.number = number
    self.server = server
  }

  // MARK: The schedule's part

  /// Whether the server can execute the call now: calls that write the same field are executed in their order.
  func mayBeExecuted(_ call: Call) -> Bool {
    !call.isExecuted
      && !calls.prefix { $0 !== call }.contains {
        !$0.isExecuted && $0.field != nil && $0.field == call.field
      }
  }

  /// Whether the list that the call requests more of may have been replaced since: a refresh drops the second page while it is loading.
  func mayBeDropped(_ call: Call) -> Bool { call.firstPages < firstPages }

  func execute(_ call: Call) {
    call.isExecuted = true
    call.execute()
  }

  func deliver(_ call: Call) {
    calls.removeAll { $0 === call }
    if call.isForFirst { firstPages += 1 }
    call.deliver()
  }

  func fail(_ call: Call, with error: any Error) {
    calls.removeAll { $0 === call }
    call.fail(error)
  }

  private func call<Answer: Sendable>(
    _ name: String,
    _ field: SocialServer.Field? = nil,
    _ body: @escaping @MainActor (SocialServer, SocialServer.Writer) throws -> Answer
  ) async throws -> Answer {
    count += 1
    let call = Call(count, name, field, firstPages: firstPages)
    let writer = SocialServer.Writer(client: number, call: count)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        var result: Result<Answer, any Error> = .failure(CancellationError())
        call.execute = { [server, unowned call] in
          result = Result { try body(server, writer) }
          if case .failure = result { call.isRefused = true }
        }
        call.deliver = { [weak self, unowned call] in
          if !call.isRefused, !call.isCancelled {
            self?.delivered.append((writer.call, call.operation))
          }
          continuation.resume(with: result)
        }
        call.fail = { continuation.resume(throwing: $0) }
        calls.append(call)
      }
    } onCancel: {
      // The schedule cancels tasks on the main actor.
      MainActor.assumeIsolated { call.isCancelled = true }
    }
  }

  // MARK: SocialService

  func timeline(limit: Int) async throws -> [Status] {
    try await call("timeline") { server, _ in server.page(before: nil, limit: limit) }
  }

  func timeline(before: String, limit: Int) async throws -> [Status] {
    try await call("older posts") { server, _ in server.page(before: before, limit: limit) }
  }

  func accountPage(id: String, tab: AccountTab, limit: Int) async throws -> AccountPage {
    try await call("account") { server, _ in
      try server.accountPage(tab: tab, before: nil, limit: limit)
    }
  }

  func accountPage(id: String, tab: AccountTab, before: String, limit: Int) async throws
    -> AccountPage
  {
    try await call("older posts of account") { server, _ in
      try server.accountPage(tab: tab, before: before, limit: limit)
    }
  }

  func familiarFollowers(account: String) async throws -> [Account] {
    try await call("familiar") { _, _ in [] }
  }

  func setFavourited(post: String, isFavourited: Bool) async throws -> Status {
    try await call("favourite \(post) \(isFavourited)", .favourite(post)) { server, writer in
      try server.change(post, .favourite(post), for: writer) {
        if $0.favourited != isFavourited { $0.favouritesCount += isFavourited ? 1 : -1 }
        $0.favourited = isFavourited
      }
    }
  }

  func setReblogged(post: String, isReblogged: Bool) async throws -> Status {
    try await call("boost \(post) \(isReblogged)", .boost(post)) { server, writer in
      try server.change(post, .boost(post), for: writer) {
        if $0.reblogged != isReblogged { $0.reblogsCount += isReblogged ? 1 : -1 }
        $0.reblogged = isReblogged
      }
    }
  }

  func setBookmarked(post: String, isBookmarked: Bool) async throws {
    try await call("bookmark \(post) \(isBookmarked)", .bookmark(post)) { server, writer in
      _ = try server.change(post, .bookmark(post), for: writer) { $0.bookmarked = isBookmarked }
    }
  }

  func vote(poll: String, options: [Int]) async throws -> Poll {
    try await call("vote \(poll) \(options)", .vote(poll)) { server, writer in
      try server.vote(in: poll, for: options, by: writer)
    }
  }

  func delete(post: String) async throws {
    try await call("delete \(post)", .presence(post)) { server, writer in
      try server.delete(post, for: writer)
    }
  }

  func setMuting(account: String, isMuting: Bool) async throws -> Relationship {
    try await call("mute \(account) \(isMuting)", .muting(account)) { server, writer in
      try server.relate(to: account, .muting(account), for: writer) { $0.muting = isMuting }
    }
  }

  func setFollowing(account: String, isFollowing: Bool) async throws -> Relationship {
    try await call("follow \(isFollowing)", .following) { server, writer in
      let isLocked = server.isLocked(account)
      return try server.relate(to: account, .following, for: writer) {
        $0.following = isFollowing && !isLocked
        $0.requested = isFollowing && isLocked
      }
    }
  }

  func setNotifying(account: String, isNotifying: Bool) async throws -> Relationship {
    try await call("notify \(isNotifying)", .notifying) { server, writer in
      try server.relate(to: account, .notifying, for: writer) { $0.notifying = isNotifying }
    }
  }

  func setBlocking(account: String, isBlocking: Bool) async throws -> Relationship {
    try await call("block \(isBlocking)", .blocking) { server, writer in
      try server.relate(to: account, .blocking, for: writer) { $0 = $0.blocking(isBlocking) }
    }
  }
}

/// The number of the operation that a task performs.
enum Operation {
  @TaskLocal static var current = 0
}
