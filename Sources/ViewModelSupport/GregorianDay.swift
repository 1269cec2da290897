import Foundation

/// A day of the Gregorian calendar, in which RFC 3339 counts all days. Before 15 October 1582,
/// Foundation's calendars are Julian.
package nonisolated struct GregorianDay {
  package var year: Int
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is this many days after 1 January 1970.
  package init(number: Double) {
    // No year is that far away. An infinite or missing number has no day.
    let days = number.isNaN ? 0 : Int(max(-1e12, min(number, 1e12)))
    // Years begin on 1 March here, so that the leap day ends a year.
    let (era, dayOfEra) = Self.divide(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let months = (5 * dayOfYear + 2) / 153
    month = months < 10 ? months + 3 : months - 9
    year = era * 400 + yearOfEra + (months < 10 ? 0 : 1)
    day = dayOfYear - (153 * months + 2) / 5 + 1
  }

  /// The number of days since 1 January 1970.
  package var number: Double {
    let (era, yearOfEra) = Self.divide(month > 2 ? year : year - 1, by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * 146_097 + dayOfEra - 719_468)
  }

  package var lengthOfMonth: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : 30 + (month + month / 8) % 2
  }

  /// The same day that many months later; in a month that is too short, its last day.
  package func adding(months count: Int) -> Self {
    let (years, months) = Self.divide(month - 1 + count, by: 12)
    var result = Self(year: year + years, month: months + 1, day: day)
    result.day = min(day, result.lengthOfMonth)
    return result
  }

  /// Divides and rounds down, so that the remainder is never negative.
  private static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
