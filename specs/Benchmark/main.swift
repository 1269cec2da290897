import Foundation
import Timing

// Compares the time of generated initializers with that of hand-written ones. They take turns, so that a busy machine slows down both.

let context = DisplayContext(
  locale: Locale(identifier: "en_US"),
  timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
  calendar: Calendar(identifier: .gregorian),
  now: Date(timeIntervalSince1970: 1_709_646_307)
)

let user = UserProfile(
  id: "1",
  displayName: "Ada Lovelace",
  username: "ada",
  avatarUrl: URL(string: "https://example.com/avatars/ada.png"),
  bio: nil,
  followerCount: 1_429_384,
  followingCount: 12_345,
  postCount: 999,
  isVerified: true
)
compare("ProfileViewModel", user) {
  ProfileViewModel(from: $0, in: context)
} byHand: {
  ProfileViewModel(byHand: $0, in: context)
}

let person = Person(
  salutation: "Dr.",
  firstName: "Ada",
  lastName: "Lovelace",
  birthdate: Date(timeIntervalSince1970: 0)
)
compare("PersonViewModel", person) {
  PersonViewModel(from: $0, in: context)
} byHand: {
  PersonViewModel(byHand: $0, in: context)
}

if let imageURL = URL(string: "https://example.com/photos/1.jpg") {
  let photos = (0..<20).map { index in
    Photo(
      id: index,
      name: "Lake at dawn",
      description: index.isMultiple(of: 3) ? nil : "Before anyone was up",
      camera: index.isMultiple(of: 2) ? nil : "Leica M6",
      createdAt: Date(timeIntervalSince1970: Double(index) * 1e8),
      imageURL: imageURL,
      forSale: index.isMultiple(of: 4)
    )
  }
  let response = PhotosResponse(photos: photos)
  compare("PhotoListViewModel, 20 cells", response) {
    PhotoListViewModel(from: $0, in: context)
  } byHand: {
    PhotoListViewModel(byHand: $0, in: context)
  }
}

let books = (1...100).map { Book(numberOfPages: $0 * 7, title: "Title \($0)", author: "Author") }
compare("ReadingStatsViewModel, 100 books", books) {
  ReadingStatsViewModel(from: $0, in: context)
} byHand: {
  ReadingStatsViewModel(byHand: $0, in: context)
}

for count in [10, 100, 1_000, 10_000] { await compareLike(posts: count) }
for count in [10, 100, 1_000, 10_000] { await compareToggle(questions: count) }
