import Foundation

// The adapters as an engineer who knows Foundation's format styles would write them. The generated adapters are modeled on these.

extension ProfileViewModel {
  init(byHand user: UserProfile, in context: DisplayContext) {
    let style = IntegerFormatStyle<Int>.number
      .notation(.compactName)
      .precision(.fractionLength(0...1))
      .locale(context.locale)
    self.init(
      displayName: user.displayName,
      username: "@" + user.username,
      avatarURL: user.avatarUrl,
      bio: user.bio ?? "No bio yet",
      formattedFollowers: user.followerCount.formatted(style),
      formattedFollowing: user.followingCount.formatted(style),
      formattedPosts: user.postCount.formatted(style),
      isVerified: user.isVerified
    )
  }
}

extension PersonViewModel {
  init(byHand person: Person, in context: DisplayContext) {
    let style = Date.VerbatimFormatStyle(
      format: "\(weekday: .wide) \(month: .wide) \(day: .defaultDigits), \(year: .padded(4))",
      locale: context.locale,
      timeZone: context.timeZone,
      calendar: Calendar(identifier: .gregorian)
    )
    let names = [person.salutation ?? "", person.firstName, person.lastName]
    self.init(
      nameText: names.filter { !$0.isEmpty }.joined(separator: " "),
      birthdateText: person.birthdate.formatted(style)
    )
  }
}

extension PhotoListViewModel {
  init(byHand response: PhotosResponse, in context: DisplayContext) {
    self.init(
      cellViewModels: response.photos.map { PhotoListCellViewModel(byHand: $0, in: context) },
      emptyText: response.photos.isEmpty ? "No photos yet" : ""
    )
  }
}

extension PhotoListCellViewModel {
  init(byHand photo: Photo, in context: DisplayContext) {
    let style = Date.VerbatimFormatStyle(
      format: "\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)",
      locale: context.locale,
      timeZone: context.timeZone,
      calendar: Calendar(identifier: .gregorian)
    )
    let description = [photo.camera, photo.description].compactMap { $0 }.filter { !$0.isEmpty }
    self.init(
      id: photo.id,
      titleText: photo.name,
      descText: description.joined(separator: " - "),
      dateText: photo.createdAt.formatted(style),
      imageURL: photo.imageURL,
      isSelectable: photo.forSale
    )
  }
}

extension ReadingStatsViewModel {
  init(byHand books: [Book], in context: DisplayContext) {
    let pages = books.reduce(0) { $0 + $1.numberOfPages }
    let style = IntegerFormatStyle<Int>.number.locale(context.locale)
    self.init(
      titleDisplayText: "Total read:",
      totalBooksDisplayText:
        "\(books.count.formatted(style)) \(books.count == 1 ? "book" : "books")",
      totalPagesDisplayText: "\(pages.formatted(style)) \(pages == 1 ? "page" : "pages")"
    )
  }
}
