import Foundation

@testable import AppScreens

/// Decodes posts and messages with generated code, and shows what it accepts.
func showRandomPosts(_ bytes: [UInt8]) {
  let data = Data(bytes)
  let context = DisplayContext(
    locale: Locale(identifier: "en_US"),
    timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian),
    now: Date(timeIntervalSince1970: 1_741_082_400)
  )
  show(data) { (posts: [Status]) in
    posts.map { PostRowViewModel(from: $0, me: "1", isOpen: true, chosen: [1], in: context) }
  }
  show(data) { (messages: [Message]) in
    messages.map {
      MessageRowViewModel(from: $0, me: "1", memberCount: 3, previous: nil, in: context)
    }
  }
}
