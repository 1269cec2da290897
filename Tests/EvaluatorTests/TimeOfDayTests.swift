import Foundation
import TestSupport
import Testing
import ViewModelIR
import ViewModelSupport

@testable import Evaluator

/// The format `time` of numbers and texts.
@Suite struct TimeOfDayTests {
  @Test(
    arguments: [
      (540, .minutes, "9:00 AM", "09:00"), (1439, .minutes, "11:59 PM", "23:59"),
      (1440, .minutes, "12:00 AM", "00:00"), (1530, .minutes, "1:30 AM", "01:30"),
      (-30, .minutes, "11:30 PM", "23:30"), (34_259, .seconds, "9:30 AM", "09:30"),
      (18, .hours, "6:00 PM", "18:00"), (930, .digits, "9:30 AM", "09:30"),
      (5, .digits, "12:05 AM", "00:05"), (2400, .digits, "12:00 AM", "00:00"),
    ] as [(Int, DateFormat.TimeUnit, String, String)]
  )
  func numberIsATimeOfDay(number: Int, unit: DateFormat.TimeUnit, text: String, german: String) {
    for value in [Value.integer(number), .number(Double(number))] {
      #expect(shown(value, unit, in: "en_US") == text)
      #expect(shown(value, unit, in: "de_DE") == german)
    }
  }

  @Test(arguments: [
    ("0930", "9:30 AM"), ("930", "9:30 AM"), ("9:30", "9:30 AM"), ("21:05", "9:05 PM"),
    ("21:05:59", "9:05 PM"), ("24:00", "12:00 AM"), ("25:10", "1:10 AM"),
    // The full-time of RFC 3339, and what .NET, Java and PostgreSQL send
    ("13:45:00Z", "1:45 PM"), ("13:45:00+01:00", "1:45 PM"), ("13:45:00.0000000", "1:45 PM"),
    ("13:45:00.25-05", "1:45 PM"), ("13:45+0100", "1:45 PM"), ("09:30Z", "9:30 AM"),
    ("23:59:60Z", "12:00 AM"),
    // Shown unchanged
    ("closed", "closed"), ("", ""), ("9", "9"), ("09:60", "09:60"), ("-1:30", "-1:30"),
    ("+9:30", "+9:30"), ("0930Z", "0930Z"), ("09:30:00.", "09:30:00."), ("9:30.5", "9:30.5"),
    ("09:30:61", "09:30:61"), ("09:30+25:00", "09:30+25:00"), ("09:30 Uhr", "09:30 Uhr"),
    ("9:", "9:"), ("12:00:00:00", "12:00:00:00"),
    ("٠٩:٣٠", "٠٩:٣٠"),
  ])
  func textIsATimeOfDay(text: String, time: String) {
    #expect(shown(.string(text), nil, in: "en_US") == time)
  }

  @Test(arguments: DateFormat.TimeUnit.allCases)
  func everyNumberIsATimeOfDay(unit: DateFormat.TimeUnit) {
    for number in [Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude] {
      #expect(shown(.number(number), unit, in: "de_DE").count == 5)
    }
    #expect(shown(.integer(.min), unit, in: "de_DE").count == 5)
  }
}

private func shown(_ value: Value, _ unit: DateFormat.TimeUnit?, in locale: String) -> String {
  let format = Format(.date(.timeOfDay(.shortened, unit: unit)))
  // The user's time zone has no effect.
  let scope = scope(locale: locale, timeZone: "Asia/Tokyo")
  return plain(formatted(value, of: .integer, as: format, in: scope))
}
