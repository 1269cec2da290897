import Foundation
import Testing
import ViewModelSupport

/// Tests when rows are rebuilt, and when those of the last update are kept.
struct KeptRowsTests {
  private let rows = KeptRows<String, Int>()
  private let noon = DisplayContext(
    locale: Locale(identifier: "en_US"),
    timeZone: .gmt,
    now: Date(timeIntervalSince1970: 43_200)
  )

  @Test func rowsOfChangedElementsAreRebuilt() {
    #expect(rebuilt(["a", "b", "c"], in: noon) == ["a", "b", "c"])
    #expect(rebuilt(["a", "B", "c"], in: noon) == ["B"])
    #expect(rebuilt(["c", "a", "d"], in: noon) == ["d"])
  }

  @Test func equalElementsShareARow() {
    #expect(rebuilt(["a", "a"], in: noon) == ["a"])
  }

  @Test func changedSettingsRebuildAllRows() {
    _ = rebuilt(["a", "b"], in: noon)
    var other = noon
    other.locale = Locale(identifier: "de_DE")
    #expect(rebuilt(["a", "b"], in: other) == ["a", "b"])
    other.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    #expect(rebuilt(["a", "b"], in: other) == ["a", "b"])
    other.calendar = Calendar(identifier: .buddhist)
    #expect(rebuilt(["a", "b"], in: other) == ["a", "b"])
  }

  @Test func timeOfDayDoesNotRebuildRows() {
    _ = rebuilt(["a"], in: noon, on: noon.currentDay)
    var other = noon
    other.now += 3600
    #expect(rebuilt(["a"], in: other, on: other.currentDay) == [])
    other.now += 86_400
    #expect(rebuilt(["a"], in: other) == ["a"])
    #expect(rebuilt(["a"], in: other, on: other.currentDay) == ["a"])
  }

  @Test func nextIntervalRebuildsRows() {
    func rebuilt(after seconds: TimeInterval) -> [String] {
      var other = noon
      other.now += seconds
      return self.rebuilt(["a"], in: other, on: other.now.startOfInterval(60))
    }
    #expect(rebuilt(after: 0) == ["a"])
    #expect(rebuilt(after: 59) == [])
    #expect(rebuilt(after: 60) == ["a"])
    #expect((noon.now + 20).timeUntilNextInterval(60) == 40)
    #expect(noon.now.timeUntilNextInterval(60) == 60)
    #expect(Date(timeIntervalSinceReferenceDate: -20).timeUntilNextInterval(60) == 20)
  }

  /// Autoupdating settings stay equal when the user changes them, so their current values are compared.
  @Test func autoupdatingSettingsAreComparedByTheirCurrentValue() {
    var current = noon
    current.locale = .current
    current.timeZone = .current
    current.calendar = .current
    var updating = noon
    updating.locale = .autoupdatingCurrent
    updating.timeZone = .autoupdatingCurrent
    updating.calendar = .autoupdatingCurrent
    _ = rebuilt(["a"], in: updating)
    #expect(rebuilt(["a"], in: current) == [])
  }

  @Test func allRowsAreDroppedIfFewerThanHalfWereShown() {
    _ = rebuilt(["a", "b", "c"], in: noon)
    #expect(rebuilt(["a"], in: noon) == [])
    #expect(rebuilt(["a", "b"], in: noon) == ["a", "b"])
  }

  private func rebuilt(
    _ elements: [String],
    in context: DisplayContext,
    on day: Date = .distantPast
  ) -> [String] {
    rows.keep(in: context, on: day)
    var rebuilt: [String] = []
    for element in elements {
      func make() -> Int {
        rebuilt.append(element)
        return rebuilt.count
      }
      _ = rows.row(of: element, else: make())
    }
    return rebuilt
  }
}
