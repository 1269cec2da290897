import Foundation
import Testing
import ViewModelSupport

struct KeptRowsTests {
  private let rows = KeptRows<String, Int>()
  private let noon = DisplayContext(
    locale: Locale(identifier: "en_US"),
    timeZone: .gmt,
    now: Date(timeIntervalSince1970: 43_200)
  )

  @Test func makesAgainWhatChanged() {
    #expect(made(["a", "b", "c"], in: noon) == ["a", "b", "c"])
    #expect(made(["a", "B", "c"], in: noon) == ["B"])
    #expect(made(["c", "a", "d"], in: noon) == ["d"])
  }

  @Test func elementsThatRepeatShareARow() {
    #expect(made(["a", "a"], in: noon) == ["a"])
  }

  @Test func makesAllAgainInOtherSettings() {
    _ = made(["a", "b"], in: noon)
    var other = noon
    other.locale = Locale(identifier: "de_DE")
    #expect(made(["a", "b"], in: other) == ["a", "b"])
    other.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    #expect(made(["a", "b"], in: other) == ["a", "b"])
    other.calendar = Calendar(identifier: .buddhist)
    #expect(made(["a", "b"], in: other) == ["a", "b"])
  }

  @Test func theTimeOfDayIsNoSetting() {
    _ = made(["a"], in: noon, on: noon.currentDay)
    var other = noon
    other.now += 3600
    #expect(made(["a"], in: other, on: other.currentDay) == [])
    other.now += 86_400
    #expect(made(["a"], in: other) == ["a"])
    #expect(made(["a"], in: other, on: other.currentDay) == ["a"])
  }

  /// Two of these are equal, whatever the user set in between.
  @Test func settingsThatUpdateThemselvesAreThoseOfTheMoment() {
    var current = noon
    current.locale = .current
    current.timeZone = .current
    current.calendar = .current
    var updating = noon
    updating.locale = .autoupdatingCurrent
    updating.timeZone = .autoupdatingCurrent
    updating.calendar = .autoupdatingCurrent
    _ = made(["a"], in: updating)
    #expect(made(["a"], in: current) == [])
  }

  @Test func forgetsAllWhereMostAreShownNoMore() {
    _ = made(["a", "b", "c"], in: noon)
    #expect(made(["a"], in: noon) == [])
    #expect(made(["a", "b"], in: noon) == ["a", "b"])
  }

  private func made(
    _ elements: [String],
    in context: DisplayContext,
    on day: Date = .distantPast
  ) -> [String] {
    rows.keep(in: context, on: day)
    var made: [String] = []
    for element in elements {
      func make() -> Int {
        made.append(element)
        return made.count
      }
      _ = rows.row(of: element, else: make())
    }
    return made
  }
}
