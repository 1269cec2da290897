import Foundation
import TestSupport
import Testing
import ViewModelSupport

/// Parts of dates and arithmetic with them, in the Gregorian calendar in all years.
struct GregorianDayTests {
  @Test func everyDayHasANumber() {
    for number in stride(from: -719_528.0, through: 2_932_896, by: 997) {
      let day = GregorianDay(number: number)
      let text = RFC3339.dayString(from: Date(timeIntervalSince1970: number * 86_400))
      #expect(day.number == number)
      #expect(RFC3339.day(from: text) == Date(timeIntervalSince1970: number * 86_400))
    }
    #expect(GregorianDay(number: .infinity).year > 9999)
  }

  @Test(arguments: [
    ("1564-04-26", [1564, 4, 26, 1]), ("1582-10-14", [1582, 10, 14, 5]),
    ("0001-01-01", [1, 1, 1, 2]), ("0000-02-29", [0, 2, 29, 3]), ("2024-03-05", [2024, 3, 5, 3]),
  ])
  func partsAreThoseOfTheDay(text: String, parts: [Int]) throws {
    let date = try #require(RFC3339.day(from: text))
    let shown = ([.year, .month, .day, .weekday] as [Calendar.Component]).map {
      date.datePart($0, in: .ofCalendarDays)
    }
    #expect(shown == parts)
  }

  @Test(
    arguments: [
      ("1582-10-04", 10, .day, "1582-10-14"), ("1582-09-30", 1, .month, "1582-10-30"),
      ("2024-02-29", -500, .year, "1524-02-29"), ("2024-02-29", -524, .year, "1500-02-28"),
      ("1500-01-31", 1, .month, "1500-02-28"), ("0001-01-15", -2, .month, "0000-11-15"),
    ] as [(String, Int, Calendar.Component, String)]
  )
  func unitsAreAddedAndCounted(
    start: String,
    count: Int,
    unit: Calendar.Component,
    end: String
  ) throws {
    let first = try #require(RFC3339.day(from: start))
    let last = first.addingUnits(count, unit, in: .ofCalendarDays)
    #expect(RFC3339.dayString(from: last) == end)
    #expect(last.wholeUnits(unit, since: first, in: .ofCalendarDays) == count)
  }

  @Test(arguments: ["UTC", "America/New_York", "Europe/Berlin"])
  func laterDatesAreThoseOfFoundation(zone: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    var random = SplitMix(state: 1)
    for _ in 0..<3000 {
      let start = Date(timeIntervalSince1970: .random(in: -1e9...4e9, using: &random).rounded())
      let end = start + .random(in: -1e9...1e9, using: &random).rounded()
      // In February of a leap year, Foundation finds 28 if there is no such day.
      if start.datePart(.day, in: calendar.timeZone) > 28 { continue }
      for unit in [.year, .month, .day] as [Calendar.Component] {
        let count = Int.random(in: -50...50, using: &random)
        let moved = start.addingUnits(count, unit, in: calendar.timeZone)
        let expected = try #require(calendar.date(byAdding: unit, value: count, to: start))
        // Of two instants with that time, Foundation finds the first.
        #expect(
          moved.wallClock(in: calendar.timeZone) == expected.wallClock(in: calendar.timeZone)
        )
        let units = end.wholeUnits(unit, since: start, in: calendar.timeZone)
        let whole = calendar.dateComponents([unit], from: start, to: end).value(for: unit)
        #expect(units == whole, "\(start) \(end) \(unit)")
      }
      for part in [.year, .month, .day, .weekday, .hour, .minute] as [Calendar.Component] {
        #expect(
          start.datePart(part, in: calendar.timeZone) == calendar.component(part, from: start)
        )
      }
    }
  }
}
