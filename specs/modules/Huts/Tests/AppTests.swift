import AppCore
import Foundation
import Testing

@testable import Huts
@testable import Trails

/// What an app does that shows screens of several modules.
@Suite struct AppTests {
  @Test func screensOfTwoModulesHaveOneContext() throws {
    let context = DisplayContext(
      locale: Locale(identifier: "de_DE"),
      timeZone: .gmt,
      now: Date(timeIntervalSince1970: 1_714_640_400)
    )
    let trail = Trail(id: 1, name: "Ridge", length: 12_400, ascent: 900, walkedAt: nil)
    let trails = TrailsViewModel(from: Trails(trails: [trail]), in: context)
    #expect(trails.rows.first?.lengthText.hasPrefix("12") == true)
    let day = Date(timeIntervalSince1970: 1_718_928_000)
    let end = day.addingTimeInterval(864_000)
    let hut = HutViewModel(
      from: Hut(name: "Gleckstein", free: 0, opensAt: day, closesAt: end, trails: [trail]),
      beds: 1,
      in: context
    )
    #expect(hut.bedsProblem == "Only 0 beds are free.")
    #expect(hut.seasonText.contains("21."))
    #expect(hut.trails == trails.rows)
  }
}
