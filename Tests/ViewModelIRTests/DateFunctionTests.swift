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
}
