import Foundation
import TestSupport
import Testing
import ViewModelSupport

@Suite struct RFC3339Tests {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0),
      ("2024-03-05T13:45:07Z", 1_709_646_307),
      ("2024-03-05t13:45:07z", 1_709_646_307),
      ("2024-03-05 13:45:07Z", 1_709_646_307),
      ("2024-03-05T13:45:07+02:00", 1_709_639_107),
      ("2024-03-05T13:45:07-05:30", 1_709_666_107),
      ("2024-03-05T13:45:07-00:00", 1_709_646_307),
      ("2024-03-05T13:45:07.5Z", 1_709_646_307.5),
      ("2024-03-05T13:45:07.2500000000009Z", 1_709_646_307.25),
      ("2000-02-29T00:00:00Z", 951_782_400),
      ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("2017-01-01T00:59:60+01:00", 1_483_228_800),
      ("0000-01-01T00:00:00Z", -62_167_219_200),
      ("9999-12-31T23:59:59Z", 253_402_300_799),
      ("9999-12-31T23:59:59.5+00:01", 253_402_300_739.5),
    ] as [(String, Double)]
  )
  func datesAreRead(text: String, seconds: Double) {
    #expect(RFC3339.date(from: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "2024", "2024-03-05", "2024-03-05T13:45:07", "2024-03-05T13:45Z", "2024-3-5T13:45:07Z",
    "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2024-04-31T00:00:00Z",
    "2024-00-01T00:00:00Z", "2024-13-01T00:00:00Z", "2024-01-00T00:00:00Z",
    "2024-03-05T24:00:00Z", "2024-03-05T23:60:00Z", "2024-03-05T12:59:60Z",
    "2024-03-05T13:45:61Z", "2024-03-05T13:45:07.Z", "2024-03-05T13:45:07,5Z",
    "2024-03-05T13:45:07+0200", "2024-03-05T13:45:07+24:00", "2024-03-05T13:45:07+02:60",
    "9999-12-31T23:59:59-01:00", "9999-12-31T23:59:60Z", "0000-01-01T00:59:59+01:00",
    "2024-03-05T13:45:07Z ", " 2024-03-05T13:45:07Z", "+2024-03-05T13:45:07Z",
    "２０２４-03-05T13:45:07Z", "2024-03-05T13:45:07\u{0}Z",
  ])
  func otherTextsAreNotDates(text: String) {
    #expect(RFC3339.date(from: text) == nil)
  }

  @Test(
    arguments: [
      (0, "2001-01-01T00:00:00Z"),
      (0.5, "2001-01-01T00:00:00.5Z"),
      (0.000_001, "2001-01-01T00:00:00.000001Z"),
      (0.000_000_4, "2001-01-01T00:00:00Z"),
      (59.999_999_9, "2001-01-01T00:01:00Z"),
      (-0.25, "2000-12-31T23:59:59.75Z"),
      (-978_307_200, "1970-01-01T00:00:00Z"),
      (252_423_993_600, "9999-12-31T23:59:59.999999Z"),
      (-63_145_526_400, "0000-01-01T00:00:00Z"),
      (-63_145_526_401, "0000-01-01T00:00:00Z"),
      (.infinity, "9999-12-31T23:59:59.999999Z"),
      (-1e300, "0000-01-01T00:00:00Z"),
      (.nan, "0000-01-01T00:00:00Z"),
    ] as [(Double, String)]
  )
  func datesAreWritten(seconds: Double, text: String) {
    #expect(RFC3339.string(from: Date(timeIntervalSinceReferenceDate: seconds)) == text)
  }

  @Test(arguments: [".1", ".456", ".999", ".123456", ".000001", ".999999"])
  func fractionsSurviveReadingAndWriting(fraction: String) throws {
    let text = "2024-03-05T13:45:07\(fraction)Z"
    #expect(RFC3339.string(from: try #require(RFC3339.date(from: text))) == text)
  }

  @Test(.slow) func everyDayIsReadAndWrittenBack() {
    var day = Date(timeIntervalSince1970: -62_167_219_200)
    var count = 0
    var wrong: [String] = []
    while count < 3_652_425 {
      let text = RFC3339.dayString(from: day)
      if RFC3339.day(from: text) != day { wrong.append(text) }
      day.addTimeInterval(86_400)
      count += 1
    }
    #expect(wrong.prefix(3) == [])
    #expect(RFC3339.dayString(from: day.addingTimeInterval(-1)) == "9999-12-31")
  }

  @Test(arguments: ["2024-02-30", "2024-2-3", "2024-02-03T00:00:00Z", "20240203", ""])
  func otherTextsAreNotDays(text: String) {
    #expect(RFC3339.day(from: text) == nil)
  }
}
