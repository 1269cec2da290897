import Foundation
import TestSupport
import Testing
import ViewModelIR

@testable import Evaluator

@Suite struct DurationFormatTests {
  private func shown(_ value: Value, _ format: DurationFormat, _ locale: String = "en_US") -> String
  {
    plain(
      formatted(value, of: .number, as: Format(.duration(format)), in: scope(locale: locale))
    )
  }

  @Test(
    arguments: [
      (.integer(0), "0:00", "0:00:00"), (.integer(226), "3:46", "0:03:46"),
      (.integer(5026), "1:23:46", "1:23:46"), (.number(59.5), "1:00", "0:01:00"),
      (.number(-30), "-0:30", "-0:00:30"), (.number(-0.4), "0:00", "0:00:00"),
      (.integer(90_000), "25:00:00", "25:00:00"), (.number(.nan), "0:00", "0:00:00"),
      (.number(1e300), "2501999792983:36:31", "2501999792983:36:31"),
      (.number(-.infinity), "-2501999792983:36:31", "-2501999792983:36:31"),
      (.string("PT1H23M46S"), "1:23:46", "1:23:46"), (.string("soon"), "soon", "soon"),
    ] as [(Value, String, String)]
  )
  func durationsLookLikeAClock(value: Value, text: String, hours: String) {
    #expect(shown(value, DurationFormat(nil, .clock(hours: false, padded: false))) == text)
    #expect(shown(value, DurationFormat(nil, .clock(hours: true, padded: false))) == hours)
  }

  @Test func clockConvertsFromOtherUnits() {
    let style = DurationFormat.Style.clock(hours: false, padded: true)
    #expect(shown(.integer(83), DurationFormat(.minutes, style)) == "01:23:00")
    #expect(shown(.number(1.5), DurationFormat(.hours, style), "ar_EG") == "٠١:٣٠:٠٠")
    #expect(shown(.integer(226_000), DurationFormat(.milliseconds, style), "hi_IN") == "03:46")
    #expect(shown(.integer(.min), DurationFormat(.hours, style)) == "-2501999792983:36:31")
  }

  @Test(arguments: [
    ("de_DE", "-1:23:45"), ("da_DK", "-1.23.45"), ("fi_FI", "−1.23.45"), ("he_IL", "-1:23:45"),
  ])
  func clockIsWrittenAsInTheLocale(locale: String, text: String) {
    let style = DurationFormat.Style.clock(hours: false, padded: false)
    #expect(shown(.integer(-5025), DurationFormat(.seconds, style), locale) == text)
  }

  /// Arabic and Hebrew have words for one and two hours, without a number for the sign.
  @Test(arguments: [
    (-7200, "-ساعتان", "-שעתיים"), (-3600, "-ساعة", "-1 שעה"), (7200, "ساعتان", "שעתיים"),
    (-10_800, "-٣ ساعات", "-3 שעות"), (-7500, "-ساعتان و٥ دقائق", "-שעתיים ו5 דקות"),
  ])
  func negativeDurationsHaveASign(seconds: Int, arabic: String, hebrew: String) {
    let format = DurationFormat(.seconds, .units([.hours, .minutes], .wide))
    #expect(shown(.integer(seconds), format, "ar_EG") == arabic)
    #expect(shown(.integer(seconds), format, "he_IL") == hebrew)
  }

  @Test(arguments: [
    (65, "01:05", "1:05"), (3725, "1:02:05", "1:02:05"), (86_399, "23:59:59", "23:59:59"),
    (93_784, "26:03:04", "1:02:03:04"), (-86_400, "-24:00:00", "-1:00:00:00"),
  ])
  func clockPadsOnlyMinutesOrHasDays(seconds: Int, padded: String, days: String) {
    let value = Value.integer(seconds)
    #expect(shown(value, DurationFormat(.seconds, .clock(paddedMinutes: true))) == padded)
    #expect(shown(value, DurationFormat(.seconds, .clock(days: true))) == days)
  }

  @Test(
    arguments: [
      (.integer(5026), "1 hr, 24 min", "1 Stunde und 24 Minuten"),
      (.integer(0), "0 min", "0 Minuten"),
      (.number(-3600), "-1 hr", "-1 Stunde"),
      (.number(.nan), "0 min", "0 Minuten"),
    ] as [(Value, String, String)]
  )
  func durationsAreShownInUnits(value: Value, english: String, german: String) {
    func format(_ width: DurationFormat.Width) -> DurationFormat {
      DurationFormat(.seconds, .units([.hours, .minutes], width))
    }
    #expect(shown(value, format(.abbreviated)) == english)
    #expect(shown(value, format(.wide), "de_DE") == german)
  }

  @Test(
    arguments: [
      (83.5, .nearest, "1:24", "1 min"), (83.5, .down, "1:23", "1 min"),
      (83.5, .up, "1:24", "2 min"),
      (-83.5, .down, "-1:23", "-1 min"), (-83.5, .up, "-1:24", "-2 min"),
      (45, .nearest, "0:45", "1 min"), (45, .down, "0:45", "0 min"), (0.5, .up, "0:01", "1 min"),
      (7140, .nearest, "1:59:00", "2 hr"), (7140, .down, "1:59:00", "1 hr"),
      (86_399, .nearest, "23:59:59", "1 day"), (86_399, .down, "23:59:59", "23 hr"),
      (1_090_000, .down, "302:46:40", "12 days"), (-0.4, .down, "0:00", "0 min"),
      (.nan, .up, "0:00", "0 min"),
      (-.infinity, .down, "-2501999792983:36:31", "-104,249,991,374 days"),
    ] as [(Double, DurationFormat.Rounding, String, String)]
  )
  func durationsAreRounded(
    seconds: Double,
    rounding: DurationFormat.Rounding,
    clock: String,
    largest: String
  ) {
    let clockStyle = DurationFormat.Style.clock(hours: false, padded: false)
    let clockFormat = DurationFormat(.seconds, clockStyle, rounding: rounding)
    #expect(shown(.number(seconds), clockFormat) == clock)
    let units = DurationFormat.Style.units([.days, .hours, .minutes], .abbreviated)
    let format = DurationFormat(.seconds, units, rounding: rounding, maxUnits: 1)
    #expect(shown(.number(seconds), format) == largest)
  }

  @Test func hugeDurationsAreClamped() {
    let format = DurationFormat(.hours, .units([.hours], .narrow))
    #expect(shown(.number(.infinity), format) == "2,501,999,792,984h")
    #expect(shown(.integer(.min), format) == "-2,501,999,792,984h")
  }
}
