import Foundation

@testable import AppScreens

private let date = Date(timeIntervalSince1970: 1_700_000_000)

extension URL {
  fileprivate static let image = URL(fileURLWithPath: "/image.png")
}

extension Account {
  init(_ id: String, name: String, isLocked: Bool) {
    self.init(
      id: id,
      username: name,
      acct: name,
      displayName: name.capitalized,
      avatar: .image,
      header: .image,
      note: "",
      url: .image,
      bot: false,
      locked: isLocked,
      createdAt: date,
      followersCount: 10,
      followingCount: 20,
      statusesCount: 30,
      fields: []
    )
  }
}

extension Relationship {
  init(_ id: String) {
    self.init(
      id: id,
      following: false,
      requested: false,
      followedBy: false,
      notifying: false,
      blocking: false,
      blockedBy: false,
      muting: false
    )
  }

  func blocking(_ isBlocking: Bool) -> Relationship {
    Relationship(
      id: id,
      following: following,
      requested: requested,
      followedBy: followedBy,
      notifying: notifying,
      blocking: isBlocking,
      blockedBy: blockedBy,
      muting: muting
    )
  }
}

extension Poll {
  init(_ id: String) {
    self.init(
      id: id,
      expiresAt: nil,
      expired: false,
      multiple: false,
      votesCount: 3,
      votersCount: nil,
      voted: false,
      ownVotes: [],
      options: ["Yes", "No"].map { PollOption(title: $0, votesCount: 2) }
    )
  }

  func voted(for choices: [Int]) -> Poll {
    Poll(
      id: id,
      expiresAt: expiresAt,
      expired: expired,
      multiple: multiple,
      votesCount: votesCount + choices.count,
      votersCount: votersCount,
      voted: true,
      ownVotes: choices,
      options: options
    )
  }
}

extension Status {
  init(_ id: String, by account: Account, poll: Poll? = nil, boosting post: Status? = nil) {
    self.init(
      id: id,
      createdAt: date,
      editedAt: nil,
      account: account,
      content: "Post \(id)",
      spoilerText: "",
      sensitive: false,
      visibility: .public,
      language: nil,
      url: nil,
      inReplyToID: nil,
      inReplyToAccountID: nil,
      mentions: [],
      mediaAttachments: [],
      poll: poll,
      card: nil,
      reblog: post,
      repliesCount: 0,
      reblogsCount: 0,
      favouritesCount: 5,
      favourited: false,
      reblogged: false,
      bookmarked: false
    )
  }
}

extension DisplayContext {
  static let test = DisplayContext(
    language: .en,
    locale: Locale(identifier: "en_US"),
    timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
    calendar: Calendar(identifier: .gregorian),
    now: date + 3600
  )
}
