import Foundation

// Types of an app, by hand, in the module of its screens.

struct Loan: Codable, Hashable {
  struct Book: Codable, Hashable {
    var title: String
    var authors: Set<String>
    var pages: Int16
  }

  enum Place: Hashable, Codable {
    case branch(Branch)
    case locker(Int)
    case home
  }

  let id: UUID
  var book: Book
  var due: Date
  var renewals: UInt8 = 0
  var place: Place
  var fee: Decimal
  var listened: Duration?
  var notes: [String: String] = [:]

  /// Whether the book can be kept longer.
  var isRenewable: Bool { renewals < 3 }
}

struct Branch: Codable, Hashable {
  var name: String
  var cover: URL?
}

/// The account of a reader, which the app keeps as an object.
final class Account {
  var name = ""
  var loans: [Loan] = []
  var savings: Float = 0

  init() {}
}
