import Foundation
import Testing
import ViewModelSupport

@Suite struct LocalDateTimeTests {
  @Test(
    arguments: [
      ("2024-03-05T13:45", "2024-03-05T13:45:00"), ("2024-03-05T13:45:07", "2024-03-05T13:45:07"),
      ("2024-03-05 13:45", "2024-03-05T13:45:00"),
      ("2024-03-05t13:45:07.250", "2024-03-05T13:45:07.25"),
      ("2016-12-31T23:59:60", "2017-01-01T00:00:00"), ("0000-01-01T00:00", "0000-01-01T00:00:00"),
      ("9999-12-31T23:59", "9999-12-31T23:59:00"), ("2024-02-29T24:00", "2024-03-01T00:00:00"),
    ]
  )
  func localDateTimesAreReadAndWritten(text: String, written: String) throws {
    let date = try #require(RFC3339.localDateTime(from: text))
    #expect(RFC3339.localDateTimeString(from: date) == written)
    #expect(RFC3339.date(from: written + "Z") == date)
  }

  @Test(arguments: [
    "", "2024-03-05", "13:45", "2024-03-05T13", "2024-03-05T13:4", "2024-03-05T1345Z",
    "2024-03-05T13:45Z", "2024-03-05T13:45:07Z", "2024-03-05T13:45+01:00",
    "2024-03-05T13:45:07+01:00", "2024-03-05T13:45:07+01", "2024-03-05T13:45:07.",
    "2023-02-29T13:45", "2024-03-05T24:01", "2024-03-05T13:60", "2024-03-05T13:45:60",
    "２０２４-03-05T13:45",
  ])
  func otherTextsAreNotLocalDateTimes(text: String) {
    #expect(RFC3339.localDateTime(from: text) == nil)
  }

  @Test(
    arguments: [
      ("2024-03-05T13:45", "Europe/Berlin", "2024-03-05T12:45:00Z"),
      // The clocks go forward: 02:30 becomes 03:30
      ("2024-03-31T02:30", "Europe/Berlin", "2024-03-31T01:30:00Z"),
      ("2024-03-10T02:30", "America/New_York", "2024-03-10T07:30:00Z"),
      // The clocks go back: the first of the two instants
      ("2024-10-27T02:30", "Europe/Berlin", "2024-10-27T00:30:00Z"),
      ("2024-04-07T01:45", "Australia/Lord_Howe", "2024-04-06T14:45:00Z"),
      // A day that was skipped
      ("2011-12-30T12:00", "Pacific/Apia", "2011-12-30T22:00:00Z"),
      ("2024-03-05T13:45:07.25", "Asia/Kathmandu", "2024-03-05T08:00:07.25Z"),
    ]
  )
  func localDateTimeBecomesAnInstant(text: String, zone: String, instant: String) throws {
    let local = try #require(RFC3339.localDateTime(from: text))
    #expect(local.asInstant(inZone: zone).map(RFC3339.string) == instant)
  }

  @Test func unknownTimeZoneHasNoInstants() {
    #expect(Date(timeIntervalSince1970: 0).asInstant(inZone: "Europe/Berln") == nil)
    #expect(Date(timeIntervalSince1970: 0).asInstant(inZone: "") == nil)
  }

  /// Compares each half hour of a year in which the clocks change twice.
  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Tokyo"])
  func instantsMatchFoundation(identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    var calendar = Calendar(identifier: .gregorian)
    for halfHour in 0..<366 * 48 {
      let local = Date(timeIntervalSince1970: 1_704_067_200 + Double(halfHour) * 1800)
      calendar.timeZone = .ofLocalTimes
      let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
      let clock = calendar.dateComponents(units, from: local)
      calendar.timeZone = zone
      #expect(local.asInstant(in: zone) == calendar.date(from: clock))
    }
  }
}
