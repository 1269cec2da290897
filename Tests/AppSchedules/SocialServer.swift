import Foundation
import TestSupport

@testable import AppScreens

/// A social network. It knows the truth: the posts, the polls and the user's relationships to accounts.
@MainActor
final class SocialServer {
  struct NotFound: Error {}

  /// Something that calls can write, each with a single value.
  enum Field: Hashable {
    case favourite(String)
    case boost(String)
    case bookmark(String)
    case vote(String)
    case presence(String)
    case muting(String)
    case following, notifying, blocking
  }

  /// The call that wrote a field last; `nil` for somebody else.
  struct Writer: Equatable {
    let client: Int
    let call: Int
  }

  /// An entry of the timeline: a post, or a boost of one.
  private struct Entry {
    let id: Int
    let post: String
    let booster: Account?
  }

  static let me = "1"
  static let shown = "2"

  private(set) var posts: [String: Status] = [:]
  private(set) var writers: [Field: Writer] = [:]
  /// What has been true of a post at any time.
  private(set) var pastLikes: [String: Set<Likes>] = [:]
  /// The same, each with the user's own like added or removed.
  private(set) var pastLikesWithOwn: [String: Set<Likes>] = [:]
  private var entries: [Entry] = []
  private var relationships: [String: Relationship] = [:]
  private var accounts: [String: Account] = [:]

  init(posts count: Int, random: inout SplitMix) {
    for (id, name) in [(Self.me, "mira"), (Self.shown, "ida"), ("3", "oskar")] {
      accounts[id] = Account(id, name: name, isLocked: id == Self.shown && .random(using: &random))
      relationships[id] = Relationship(id)
    }
    for _ in 0..<count { addEntry(&random) }
  }

  // MARK: Answers

  var timeline: [Status] {
    entries.compactMap { status(of: $0) }.filter { !isMuted($0) }
  }

  func page(before last: String?, limit: Int) -> [Status] { part(timeline, before: last, limit) }

  func accountPage(tab: AccountTab, before last: String?, limit: Int) throws -> AccountPage {
    guard let account = accounts[Self.shown] else { throw NotFound() }
    let all = entries.compactMap { status(of: $0) }.filter { post in
      guard post.account.id == Self.shown else { return false }
      return tab == .media ? post.poll != nil : true
    }
    return AccountPage(
      account: account,
      relationship: relationships[Self.shown],
      posts: part(all, before: last, limit)
    )
  }

  /// The ID of the post that a row shows, also if it has been deleted.
  func post(ofRow id: String) -> String? { subjects[id] }
  private var subjects: [String: String] = [:]

  private func part(_ posts: [Status], before last: String?, _ limit: Int) -> [Status] {
    let rest = posts.filter { post in
      last.map { (Int(post.id) ?? 0) < (Int($0) ?? 0) } ?? true
    }
    return Array(rest.prefix(limit))
  }

  private func status(of entry: Entry) -> Status? {
    guard let post = posts[entry.post] else { return nil }
    guard let booster = entry.booster else { return post }
    return Status(String(entry.id), by: booster, boosting: post)
  }

  private func isMuted(_ status: Status) -> Bool {
    relationships[(status.reblog ?? status).account.id]?.muting == true
  }

  // MARK: Calls

  /// Changes a post, and returns it.
  func change(
    _ id: String,
    _ field: Field?,
    for writer: Writer?,
    _ change: (inout Status) throws -> Void
  ) throws -> Status {
    guard var post = posts[id] else { throw NotFound() }
    try change(&post)
    posts[id] = post
    noteLikes(of: post)
    if let field { writers[field] = writer }
    return post
  }

  private func noteLikes(of post: Status) {
    pastLikes[post.id, default: []].insert(Likes(post))
    var other = post
    other.favourited.toggle()
    other.favouritesCount += other.favourited ? 1 : -1
    pastLikesWithOwn[post.id, default: []].insert(Likes(other))
  }

  func vote(in poll: String, for options: [Int], by writer: Writer) throws -> Poll {
    let id = posts.values.first { $0.poll?.id == poll }?.id
    let post = try change(id ?? "", .vote(poll), for: writer) { post in
      guard let poll = post.poll, !poll.voted else { throw NotFound() }
      post.poll = poll.voted(for: options)
    }
    guard let poll = post.poll else { throw NotFound() }
    return poll
  }

  func delete(_ id: String, for writer: Writer?) throws {
    guard posts.removeValue(forKey: id) != nil else { throw NotFound() }
    writers[.presence(id)] = writer
  }

  func relate(
    to account: String,
    _ field: Field,
    for writer: Writer?,
    _ change: (inout Relationship) -> Void
  ) throws -> Relationship {
    guard var relationship = relationships[account] else { throw NotFound() }
    change(&relationship)
    relationships[account] = relationship
    writers[field] = writer
    return relationship
  }

  func isLocked(_ account: String) -> Bool { accounts[account]?.locked == true }

  /// The value of a field; `nil` if its post has been deleted.
  func value(of field: Field) -> Bool? {
    switch field {
    case .favourite(let post): posts[post]?.favourited
    case .boost(let post): posts[post]?.reblogged
    case .bookmark(let post): posts[post]?.bookmarked
    case .vote(let poll): posts.values.first { $0.poll?.id == poll }?.poll?.voted
    case .presence(let post): posts[post] != nil
    case .following: relationships[Self.shown].map { $0.following || $0.requested }
    case .notifying: relationships[Self.shown]?.notifying
    case .blocking: relationships[Self.shown]?.blocking
    case .muting(let account): relationships[account]?.muting
    }
  }

  // MARK: Other people

  /// Other people post, like, vote and delete.
  func changeSomething(_ random: inout SplitMix) {
    let id = posts.keys.sorted().randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<5, using: &random) {
    case 0: addEntry(&random)
    case 1: try? delete(id, for: nil)
    case 2: _ = try? change(id, nil, for: nil) { $0.reblogsCount += 1 }
    default: _ = try? change(id, nil, for: nil) { $0.favouritesCount += 1 }
    }
  }

  private func addEntry(_ random: inout SplitMix) {
    let id = (entries.first?.id ?? 100) + 1
    let author = ["1", "2", "2", "3"].randomElement(using: &random).flatMap { accounts[$0] }
    guard let author else { return }
    if let boosted = posts.keys.sorted().randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) == 0
    {
      entries.insert(Entry(id: id, post: boosted, booster: author), at: 0)
      subjects[String(id)] = boosted
    } else {
      let poll = Bool.random(using: &random) ? Poll("p\(id)") : nil
      let post = Status(String(id), by: author, poll: poll)
      posts[post.id] = post
      noteLikes(of: post)
      entries.insert(Entry(id: id, post: post.id, booster: nil), at: 0)
      subjects[post.id] = post.id
    }
  }
}

/// What a row shows about the favorites of its post.
struct Likes: Hashable {
  let isFavourite: Bool
  let text: String?

  init(_ row: PostRowViewModel) {
    isFavourite = row.isFavourite
    text = row.favouritesText
  }

  init(_ post: Status) {
    self.init(PostRowViewModel(from: post, me: "", isOpen: true, chosen: [], in: .test))
  }
}
