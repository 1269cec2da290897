import Foundation

@testable import LanguageScreens

/// Decodes a response with generated code, and shows what it accepts in two languages.
func showRandomResponse(_ bytes: [UInt8]) {
  let data = Data(bytes)
  for language in [DisplayLanguage.en, .ar] {
    let context = DisplayContext(
      language: language,
      timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian),
      now: Date(timeIntervalSince1970: 1_741_082_400)
    )
    show(data) { ActivityViewModel(from: $0, in: context) }
    show(data) { BookViewModel(from: $0, in: context) }
    show(data) { NotesViewModel(from: $0, in: context) }
    show(data) { PersonViewModel(from: $0, in: context) }
    show(data) { PhotoListViewModel(from: $0, in: context) }
    show(data) { ProfileViewModel(from: $0, in: context) }
    show(data) { ReadingStatsViewModel(from: $0, in: context) }
  }
}

/// Shows a response that can be decoded. It can then be encoded too, and decoded again.
func show<Model: Codable, Shown>(_ data: Data, _ makeViewModel: (Model) -> Shown) {
  guard let model = try? JSONDecoder().decode(Model.self, from: data) else { return }
  _ = makeViewModel(model)
  let encoded = try? JSONEncoder().encode(model)
  let again = encoded.flatMap { try? JSONDecoder().decode(Model.self, from: $0) }
  precondition(again != nil, "\(Model.self) cannot be decoded again")
}
