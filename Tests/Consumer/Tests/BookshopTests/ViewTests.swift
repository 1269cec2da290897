import Foundation
import Testing

@testable import Bookshop

struct ViewTests {
  @Test func viewsShowTheResponse() throws {
    let json = """
      {"books": [{"title": "Oblomov", "author": {"name": "Goncharov"}, "numberOfPages": 586}]}
      """
    let catalogue = try JSONDecoder().decode(Catalogue.self, from: Data(json.utf8))
    let list = BookListView(model: BookListViewModel(from: catalogue))
    #expect(list.body == "1 book\nOblomov")
    let book = try #require(catalogue.books.first)
    let detail = BookDetailView(model: BookDetailView.Model(from: book))
    #expect(detail.body == "Oblomov by Goncharov, 586 pages")
    let german = DisplayContext(language: .de)
    #expect(BookListViewModel(from: catalogue, in: german).countText == "1 Buch")
  }

  /// Texts and formats use the same language, whether the app chooses the language or the locale.
  @Test func languageAndLocaleMatch() {
    let austrian = DisplayContext(locale: Locale(identifier: "de_AT"))
    #expect(austrian.language == .de && austrian.locale.identifier == "de_AT")
    #expect(DisplayContext(language: .de).locale.identifier.hasPrefix("de"))
    #expect(DisplayContext(locale: Locale(identifier: "fr_FR")).language == .en)
    #expect(DisplayLanguage(for: ["fr-FR", "de-CH"]) == .de)
    #expect(DisplayLanguage(for: []) == .en)
  }
}
