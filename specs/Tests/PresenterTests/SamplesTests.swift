import Foundation
import Testing

@testable import Screens

/// Checks that a sample equals the view model that the adapter builds from the example's data.
struct SamplesTests {
  @Test func sampleOfAnEmptyListMatchesTheAdapter() {
    #expect(NotesViewModel.noNotes == NotesViewModel(from: []))
  }

  @Test func sampleOfAListMatchesTheAdapter() throws {
    var context = DisplayContext.current
    context.locale = Locale(identifier: "en_US")
    context.timeZone = .gmt
    let notes = [
      Note(id: "1", title: "Milk", updatedAt: try date("2024-03-05T13:45:07Z"), isPinned: true),
      Note(id: "2", title: "Bread", updatedAt: try date("2024-03-04T08:00:00Z"), isPinned: false),
      Note(id: "3", title: "Tea", updatedAt: try date("2024-02-29T21:10:00Z"), isPinned: false),
    ]
    #expect(NotesViewModel.threeNotes == NotesViewModel(from: notes, in: context))
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
}
