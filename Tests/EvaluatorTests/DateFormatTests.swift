import Foundation
import TestSupport
import Testing
import ViewModelIR
import ViewModelSupport

@testable import Evaluator

/// Returns the formatted date, with Thursday 2024-02-29 22:30 UTC as the current time, with plain spaces and without bidirectional marks.
private func shown(
  _ value: String,
  _ format: DateFormat,
  _ arguments: [String: Value] = [:],
  locale: String = "en_US",
  timeZone: String = "UTC"
) -> String {
  let isDay = value.count == 10
  let date = RFC3339.date(from: isDay ? value + "T00:00:00Z" : value) ?? .distantPast
  let given = arguments.sorted { $0.key < $1.key }.map { name, value in
    Format.Argument(name: name, value: literal(value, .string))
  }
  let text = formatted(
    isDay ? .day(date) : .date(date),
    of: isDay ? .day : .date,
    as: Format(.date(format), given),
    in: scope(locale: locale, timeZone: timeZone)
  )
  return plain(text)
}

/// Replaces narrow and non-breaking spaces with plain ones, and removes bidirectional marks.
func plain(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.compactMap { scalar in
        switch scalar {
        case "\u{A0}", "\u{202F}", "\u{2009}": " "
        case "\u{200E}", "\u{200F}", "\u{61C}": nil
        default: scalar
        }
      }
    )
  )
}

private let evening: Value = .date(Date(timeIntervalSince1970: 1_709_245_800))

@Suite struct DateFormatTests {
  @Test(arguments: [
    ("en_US", "Mar 5, 2024 at 1:45 PM"), ("de_DE", "5. März 2024, 13:45"),
    ("ar_EG", "٥ مارس، ٢٠٢٤، ١:٤٥ م"), ("ja_JP", "2024年3月5日 13:45"),
  ])
  func stylesCanIncludeATime(locale: String, text: String) {
    let value = "2024-03-05T13:45:07Z"
    #expect(shown(value, .style(.abbreviated, time: .shortened), locale: locale) == text)
  }

  @Test(
    arguments: [
      ("Europe/Berlin", "2:45 PM"), ("Asia/Kolkata", "7:15 PM"), ("Nowhere/Land", "8:45 AM"),
      ("", "8:45 AM"),
    ]
  )
  func timeZoneCanComeFromData(zone: String, text: String) {
    let time = DateFormat.style(nil, time: .shortened)
    let arguments = ["timeZone": Value.string(zone)]
    #expect(
      shown("2024-03-05T13:45:07Z", time, arguments, timeZone: "America/New_York") == text
    )
  }

  @Test(arguments: [
    ("yMMMd", "Mar 5, 2024", "5. März 2024", "2024年3月5日"),
    ("jm", "1:45 PM", "13:45", "13:45"),
    ("yMMMMEEEEd", "Tuesday, March 5, 2024", "Dienstag, 5. März 2024", "2024年3月5日 火曜日"),
    ("MMMd", "Mar 5", "5. März", "3月5日"),
    ("Jmm", "01:45", "13:45", "13:45"),
  ])
  func skeletonsFollowTheLocale(skeleton: String, english: String, german: String, japanese: String)
    throws
  {
    let format = DateFormat.skeleton(try parseDateSkeleton(skeleton).get())
    let value = "2024-03-05T13:45:07Z"
    #expect(shown(value, format) == english)
    #expect(shown(value, format, locale: "de_DE") == german)
    #expect(shown(value, format, locale: "ja_JP") == japanese)
  }

  /// With `jmsz`, Foundation's own style shows 9:5:3.
  @Test(arguments: [
    ("jmsz", "9:05:03 AM GMT", "9:05:03 GMT", "9:05:03 GMT"),
    ("yMMMdjmsZ", "Mar 5, 2024 at 9:05:03 AM +0000", "5. März 2024, 9:05:03 +0000", nil),
    ("jmsSSSz", "9:05:03.000 AM GMT", "9:05:03,000 GMT", "9:05:03.000 GMT"),
    ("jms", "9:05:03 AM", "09:05:03", "9:05:03"),
    ("jjm", "09:05 AM", "09:05", "09:05"),
    ("m", "5", "5", "5"),
  ])
  func minutesAndSecondsHaveTwoDigits(
    skeleton: String,
    english: String,
    german: String,
    japanese: String?
  ) throws {
    let format = DateFormat.skeleton(try parseDateSkeleton(skeleton).get())
    let value = "2024-03-05T09:05:03Z"
    #expect(shown(value, format) == english)
    #expect(shown(value, format, locale: "de_DE") == german)
    if let japanese { #expect(shown(value, format, locale: "ja_JP") == japanese) }
  }

  @Test(arguments: [
    ("2024-02-29T23:59:59Z", "", ""), ("2024-03-01T00:00:00Z", "+1", "+١"),
    ("2024-02-28T23:59:59Z", "-1", "-١"), ("2025-03-01T00:00:00Z", "+366", "+٣٦٦"),
    ("9999-12-31T00:00:00Z", "+2,913,114", "+٢٬٩١٣٬١١٤"),
  ])
  func dayOffsetCountsCalendarDays(value: String, english: String, arabic: String) {
    #expect(shown(value, .dayOffset, ["since": evening]) == english)
    #expect(shown(value, .dayOffset, ["since": evening], locale: "ar_EG") == arabic)
  }

  /// 22:30 in London is the next morning in Tokyo, but still the same day in New York.
  @Test(arguments: [("Asia/Tokyo", "+1"), ("America/New_York", ""), ("Pacific/Kiritimati", "+1")])
  func dayOffsetUsesBothTimeZones(zone: String, text: String) {
    let arguments = [
      "since": evening, "timeZone": .string(zone), "sinceTimeZone": .string("Europe/London"),
    ]
    #expect(shown("2024-02-29T23:00:00Z", .dayOffset, arguments) == text)
  }

  @Test(arguments: [
    ("2024-02-29T22:30:00Z", "now", "in 0 sec.", "jetzt"),
    ("2024-02-29T22:28:30Z", "2 minutes ago", "2 min. ago", "vor 2 Minuten"),
    ("2024-02-28T22:30:00Z", "yesterday", "1 day ago", "gestern"),
    ("2024-02-29T02:30:00Z", "20 hours ago", "20 hr. ago", "vor 20 Stunden"),
    ("2024-03-09T22:30:00Z", "next week", "in 1 wk.", "nächste Woche"),
    ("9999-12-31T00:00:00Z", "in 7,975 years", "in 7,976 yr.", "in 7.975 Jahren"),
    // A day is compared with today, not with the current time.
    ("2024-02-29", "today", "in 0 days", "heute"),
    ("2024-03-01", "tomorrow", "in 1 day", "morgen"),
    ("2024-02-27", "2 days ago", "2 days ago", "vorgestern"),
  ])
  func relativeDatesAreFormatted(value: String, named: String, numeric: String, german: String) {
    #expect(shown(value, .relative(.named, .wide)) == named)
    #expect(shown(value, .relative(.numeric, .abbreviated)) == numeric)
    #expect(shown(value, .relative(.named, .wide), locale: "de_DE") == german)
  }

  /// The day of the change to summer time has 23 hours.
  @Test(arguments: [
    ("2024-03-30T11:00:00Z", "yesterday"), ("2024-03-30T12:00:00Z", "22 hours ago"),
  ])
  func relativeDaysAreThoseOfTheCalendar(value: String, text: String) throws {
    let date = try #require(RFC3339.date(from: value))
    let noon = try #require(RFC3339.date(from: "2024-03-31T10:00:00Z"))
    let context = DisplayContext(
      locale: Locale(identifier: "en_US"),
      timeZone: try #require(TimeZone(identifier: "Europe/Berlin")),
      now: noon
    )
    #expect(date.relativeText(.named, .wide, in: context) == text)
  }

  @Test(arguments: [
    ("2024-02-29T20:31:00Z", "1 hour ago"), ("2024-02-16T22:30:00Z", "1 week ago"),
    ("2024-02-29T22:30:00.900Z", "in 0 seconds"), ("2023-03-01T22:30:00Z", "11 months ago"),
    ("2024-03-02T22:29:59Z", "in 1 day"), ("2024-02-17", "1 week ago"), ("2024-02-29", "in 0 days"),
  ])
  func relativeDatesAreRoundedDown(value: String, text: String) {
    #expect(shown(value, .relative(.numeric, .wide, roundsDown: true)) == text)
  }

  /// The styles match those of `DateFormatter`, with the 12- or 24-hour clock of the locale.
  @Test(arguments: [
    ("en_US", "2/29/24", "Feb 29, 2024 at 6:41:07 AM", "February 29, 2024 at 6:41 AM"),
    ("en_GB", "29/02/2024", "29 Feb 2024 at 06:41:07", "29 February 2024 at 06:41"),
    ("de_DE", "29.02.24", "29.02.2024, 06:41:07", "29. Februar 2024 um 06:41"),
    ("fr_FR", "29/02/2024", "29 févr. 2024 à 06:41:07", "29 février 2024 à 06:41"),
    ("pl_PL", "29.02.2024", "29 lut 2024 o 06:41:07", "29 lutego 2024 o 06:41"),
    ("ja_JP", "2024/02/29", "2024/02/29 6:41:07", "2024年2月29日 6:41"),
  ])
  func stylesMatchDateFormatter(locale: String, short: String, medium: String, long: String) {
    let early = "2024-02-29T06:41:07Z"
    #expect(shown(early, .style(.short), locale: locale) == short)
    #expect(shown(early, .style(.medium, time: .standard), locale: locale) == medium)
    #expect(shown(early, .style(.long, time: .shortened), locale: locale) == long)
  }

  @Test(arguments: [
    "en_US", "de_DE", "pl_PL", "gu_IN", "hy_AM", "lo_LA", "th_TH", "ko_KR", "my_MM",
  ])
  func timesUseTheClockOfTheLocale(locale: String) {
    let clock = DateFormatter()
    clock.locale = Locale(identifier: locale)
    clock.timeZone = .gmt
    clock.dateStyle = .none
    let early = "2024-02-29T06:41:07Z"
    let date = RFC3339.date(from: early) ?? .distantPast
    for (style, time) in [
      (DateFormat.TimeStyle.shortened, DateFormatter.Style.short), (.standard, .medium),
      (.complete, .long),
    ] {
      clock.timeStyle = time
      #expect(
        shown(early, .style(nil, time: style), locale: locale) == plain(clock.string(from: date))
      )
    }
  }

  @Test(arguments: [
    ("2024-02-29T00:00:00Z", "today", "昨日"), ("2024-02-28T23:59:59Z", "yesterday", "昨日"),
    ("2024-03-01T00:00:00Z", "tomorrow", "今日"), ("2024-03-02T00:00:00Z", "3/2/2024", "明日"),
    ("2024-02-27T12:00:00Z", "2/27/2024", "2024/2/27"),
    ("2024-03-01", "tomorrow", "今日"), ("9999-12-31", "12/31/9999", "9999/12/31"),
  ])
  func relativeDaysUseTheTimeZone(value: String, english: String, inTokyo: String) {
    let format = DateFormat.relativeDay(then: .numeric)
    #expect(shown(value, format) == english)
    #expect(shown(value, format, locale: "ja_JP", timeZone: "Asia/Tokyo") == inTokyo)
  }

  /// After a name, the time follows as after a long date, and after a date as in `date`.
  @Test(arguments: [
    ("en_US", "tomorrow at 4:05 PM", "2/27/2024, 4:05 PM"),
    ("de_DE", "morgen um 16:05", "27.2.2024, 16:05"),
    ("ar_EG", "غدًا، ٤:٠٥ م", "٢٧/٢/٢٠٢٤، ٤:٠٥ م"),
    ("vi_VN", "lúc 16:05 Ngày mai", "16:05 27/2/2024"),
    ("ja_JP", "明日 16:05", "2024/2/27 16:05"),
  ])
  func relativeDaysCanHaveATime(locale: String, tomorrow: String, other: String) {
    let format = DateFormat.relativeDay(then: .numeric, time: .shortened)
    #expect(shown("2024-03-01T16:05:59Z", format, locale: locale) == tomorrow)
    #expect(shown("2024-02-27T16:05:00Z", format, locale: locale) == other)
  }

  /// The implementation for systems before iOS 18.
  @Test(arguments: [(-90.0, "2 minutes ago"), (-86_400, "yesterday"), (7300, "in 2 hours")])
  func relativeDatesBeforeIOS18AreFormatted(seconds: Double, text: String) {
    let now = Date(timeIntervalSince1970: 0)
    let distance = RelativeDistance(
      of: now + seconds,
      from: now,
      in: [.day, .hour, .minute],
      .named,
      roundsDown: false,
      Calendar(identifier: .gregorian)
    )
    #expect(distance.textByClock(.wide, Locale(identifier: "en_US")) == text)
  }

  @Test(arguments: [
    ("2024-02-29T20:30:00Z", "Feb 29, 2024, 8:30 – 10:30 PM", "29. Feb. 2024, 20:30–22:30 Uhr"),
    ("2024-02-29T22:30:00Z", "Feb 29, 2024 at 10:30 PM", "29. Feb. 2024, 22:30"),
    ("2024-03-01T22:30:00Z", "Mar 1, 2024 at 10:30 PM", "1. März 2024, 22:30"),
  ])
  func intervalsAreFormatted(start: String, english: String, german: String) {
    let format = DateFormat.interval(.abbreviated, time: .shortened)
    #expect(shown(start, format, ["to": evening]) == english)
    #expect(shown(start, format, ["to": evening], locale: "de_DE") == german)
  }

  /// Foundation adds the dates to times of two days, and writes numeric dates of a range with two digits.
  @Test(arguments: [
    (
      DateFormat.interval(nil, time: .shortened), "2/28/2024, 11:00 PM – 2/29/2024, 10:30 PM",
      "28.2.2024, 23:00 – 29.2.2024, 22:30"
    ),
    (.interval(.numeric, time: nil), "2/28/2024 – 2/29/2024", "28.–29.02.2024"),
  ])
  func intervalsOfTwoDaysHaveDates(format: DateFormat, english: String, german: String) {
    #expect(shown("2024-02-28T23:00:00Z", format, ["to": evening]) == english)
    #expect(shown("2024-02-28T23:00:00Z", format, ["to": evening], locale: "de_DE") == german)
  }

  /// Foundation's calendars are Julian before 15 October 1582, and have no 5 October of that year.
  @Test(arguments: [
    ("1564-04-26", "Sunday, April 26, 1564", "4/26/64", "26. Apr. 1564", "1564-04-26 AD"),
    ("1582-10-10", "Sunday, October 10, 1582", "10/10/82", "10. Okt. 1582", "1582-10-10 AD"),
    ("1500-02-28", "Wednesday, February 28, 1500", "2/28/00", "28. Feb. 1500", "1500-02-28 AD"),
    ("0064-07-18", "Friday, July 18, 64", "7/18/64", "18. Juli 64", "0064-07-18 AD"),
    ("0001-01-01", "Monday, January 1, 1", "1/1/01", "1. Jan. 1", "0001-01-01 AD"),
    ("0000-02-29", "Tuesday, February 29, 0", "2/29/00", "29. Feb. 0", "0001-02-29 BC"),
  ])
  func earlyDaysAreThoseOfTheData(
    day: String,
    complete: String,
    short: String,
    german: String,
    withEra: String
  ) throws {
    let pattern = try parseDatePattern("yyyy-MM-dd").get()
    let era = try parseDatePattern("yyyy-MM-dd G").get()
    let skeleton = try parseDateSkeleton("yMMMd").get()
    #expect(shown(day, .style(.complete)) == complete)
    #expect(shown(day, .style(.short)) == short)
    #expect(shown(day, .skeleton(skeleton), locale: "de_DE") == german)
    #expect(shown(day, .pattern(pattern)) == day)
    #expect(shown(day, .pattern(era)) == withEra)
    #expect(shown("\(day)T12:00:00Z", .pattern(pattern), timeZone: "Asia/Tokyo") == day)
  }

  @Test func intervalsOfEarlyDaysAreThoseOfTheData() throws {
    let life = ["to": Value.day(try #require(RFC3339.day(from: "1616-05-03")))]
    #expect(
      shown("1564-04-26", .interval(.long, time: nil), life) == "April 26, 1564 – May 3, 1616"
    )
    let days = ["to": Value.day(try #require(RFC3339.day(from: "1582-10-12")))]
    #expect(
      shown("1582-10-10", .interval(.complete, time: nil), days, locale: "de_DE")
        == "Sonntag, 10. – Dienstag, 12. Oktober 1582"
    )
  }

  /// Thursday 2024-02-29 22:30 is now.
  @Test(arguments: [
    ("2024-02-27T23:30:00Z", "1 day ago", "1 day ago"),
    ("2024-02-28T22:00:00Z", "yesterday", "1 day ago"),
    ("2024-03-02T22:00:00Z", "in 1 day", "in 1 day"),
    ("2023-12-31T12:00:00Z", "1 month ago", "1 month ago"),
    ("2024-01-20T12:00:00Z", "last month", "1 month ago"),
    ("2022-09-05T01:00:00Z", "1 year ago", "1 year ago"),
    ("2024-02-18T00:00:00Z", "last week", "1 week ago"),
    ("2024-02-17T00:00:00Z", "1 week ago", "1 week ago"),
    ("2024-02-29T21:29:00Z", "1 hour ago", "1 hour ago"),
    ("2024-02-17", "1 week ago", "1 week ago"), ("2024-02-18", "last week", "1 week ago"),
  ])
  func namesOfWholeUnitsAreTrue(value: String, named: String, numeric: String) {
    #expect(shown(value, .relative(.named, .wide, roundsDown: true)) == named)
    #expect(shown(value, .relative(.numeric, .wide, roundsDown: true)) == numeric)
  }

  @Test(arguments: [
    ("2024-01-28T12:00:00Z", "1 month ago"), ("2024-01-15T12:00:00Z", "1 month ago"),
    ("2024-01-12T12:00:00Z", "2 months ago"), ("2024-12-24T12:00:00Z", "in 10 months"),
    ("2023-03-10T12:00:00Z", "1 year ago"), ("2022-05-05T12:00:00Z", "2 years ago"),
    ("2024-02-19T12:00:00Z", "1 week ago"), ("2024-02-17T12:00:00Z", "2 weeks ago"),
    ("2024-01-26", "1 month ago"), ("1564-02-20", "460 years ago"),
  ])
  func numbersOfUnitsAreTheNearest(value: String, text: String) {
    #expect(shown(value, .relative(.numeric, .wide)) == text)
  }
}
