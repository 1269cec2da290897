import Foundation
import TestSupport
import Testing
import ViewModelIR
import ViewModelSupport

private func value(
  _ function: TypedExpression.Function,
  of date: TypedExpression,
  _ arguments: TypedExpression...
) -> Value {
  let context = DisplayContext(timeZone: .ofLocalTimes)
  return ExpressionEvaluator(model: .null, in: context) { _, _ in "" }
    .value(TypedExpression(.integer, .call(date, function, arguments)))
}

private func instant(_ text: String) -> Value {
  RFC3339.date(from: text).map(Value.date) ?? .null
}

private func day(_ text: String) -> Value { RFC3339.day(from: text).map(Value.day) ?? .null }

/// Functions of dates, for a user whose clocks show UTC.
@Suite struct DateFunctionTests {
  private let lateEvening = literal(instant("2024-03-05T23:30:00Z"), .date)

  @Test(arguments: [
    (string("Asia/Tokyo"), 8, "2024-03-06"), (string("America/New_York"), 18, "2024-03-05"),
    (int(3600), 0, "2024-03-06"), (int(-5400), 22, "2024-03-05"),
    // Not a time zone
    (string("Europe/Berln"), 23, "2024-03-05"), (string(""), 23, "2024-03-05"),
    (int(64_801), 23, "2024-03-05"), (int(.max), 23, "2024-03-05"), (int(.min), 23, "2024-03-05"),
  ])
  func partsAreThoseOfTheTimeZone(zone: TypedExpression, hour: Int, date: String) {
    #expect(value(.hour, of: lateEvening, zone) == .integer(hour))
    #expect(value(.calendarDay, of: lateEvening, zone) == day(date))
  }

  @Test(arguments: [
    (int(3600), "2024-03-05T12:45:00Z"), (int(-64_800), "2024-03-06T07:45:00Z"),
    (int(64_801), nil), (int(.min), nil),
  ])
  func localDateTimeBecomesAnInstantAtAnOffset(zone: TypedExpression, time: String?) {
    let local = Date(timeIntervalSince1970: 1_709_646_300)
    let dateTime = literal(.localDateTime(local), .localDateTime)
    let expected = time.map(instant) ?? .null
    #expect(value(.instant, of: dateTime, zone) == expected)
  }

  @Test(
    arguments: [
      (.addingMonths, "2024-01-31", 1, "2024-02-29"),
      (.addingMonths, "2024-03-31", -1, "2024-02-29"),
      (.addingMonths, "2023-11-30", 15, "2025-02-28"),
      (.addingYears, "2024-02-29", 1, "2025-02-28"),
      (.addingYears, "2024-02-29", 4, "2028-02-29"), (.addingDays, "2024-02-28", 2, "2024-03-01"),
    ] as [(TypedExpression.Function, String, Int, String)]
  )
  func calendarUnitsAreAdded(
    function: TypedExpression.Function,
    start: String,
    count: Int,
    later: String
  ) {
    let start = literal(day(start), .day)
    #expect(value(function, of: start, int(count)) == day(later))
  }

  @Test(
    arguments: [
      (.years, "1990-03-06", "2024-03-05", 33), (.years, "1990-03-05", "2024-03-05", 34),
      (.months, "2024-01-31", "2024-02-28", 0), (.months, "2024-03-05", "2024-01-06", -1),
      (.days, "2024-02-28", "2024-03-01", 2), (.days, "2024-03-01", "2024-02-28", -2),
    ] as [(TypedExpression.Function, String, String, Int)]
  )
  func wholeCalendarUnitsAreCounted(
    function: TypedExpression.Function,
    start: String,
    end: String,
    count: Int
  ) {
    let days = [end, start].map { literal(day($0), .day) }
    #expect(value(function, of: days[0], days[1]) == .integer(count))
  }

  /// On the day in between, the clocks of Berlin are put forward.
  @Test func daysFollowTheClocksOfTheUser() {
    let context = DisplayContext(timeZone: TimeZone(identifier: "Europe/Berlin") ?? .current)
    let evaluator = ExpressionEvaluator(model: .null, in: context) { _, _ in "" }
    let before = literal(instant("2024-03-30T11:00:00Z"), .date)
    let next = TypedExpression(.date, .call(before, .addingDays, [int(1)]))
    #expect(evaluator.value(next) == instant("2024-03-31T10:00:00Z"))
    let count = TypedExpression(.integer, .call(next, .days, [before]))
    #expect(evaluator.value(count) == .integer(1))
  }

  @Test(arguments: [.addingYears, .addingMonths, .addingDays] as [TypedExpression.Function])
  func countsBeyondTheCalendarGiveADate(function: TypedExpression.Function) throws {
    for count in [Int.min, .max] {
      let date = try #require(value(function, of: lateEvening, int(count)).date)
      #expect((date > Date(timeIntervalSince1970: 0)) == (count > 0))
    }
  }
}
