import Foundation
import Testing
import ViewModelSupport

/// Tests lengths and speeds in the units of the United States, the United Kingdom, Germany, Japan, Egypt and Sweden, in this order.
@Suite struct UsageTests {
  typealias Row = (value: Double, texts: [String])

  @Test(
    arguments: [
      (0, ["0 ft", "0 yd", "0 m", "0 m", "٠ m", "0 m"]),
      (-0.2, ["-1 ft", "0 yd", "0 m", "0 m", "٠ m", "0 m"]),
      (3, ["10 ft", "3 yd", "3 m", "3 m", "٣ m", "3 m"]),
      (9.6, ["30 ft", "10 yd", "10 m", "10 m", "١٠ m", "10 m"]),
      (30.48, ["100 ft", "30 yd", "30 m", "30 m", "٣٠ m", "30 m"]),
      (45, ["150 ft", "50 yd", "40 m", "40 m", "٤٠ m", "40 m"]),
      (299, ["1,000 ft", "350 yd", "300 m", "300 m", "٣٠٠ m", "300 m"]),
      (441, ["1,450 ft", "500 yd", "450 m", "450 m", "٤٥٠ m", "450 m"]),
      (804.6, ["2,650 ft", "900 yd", "800 m", "800 m", "٨٠٠ m", "800 m"]),
      (804.672, ["0.5 mi", "0.5 mi", "800 m", "800 m", "٨٠٠ m", "800 m"]),
      (899.9, ["0.6 mi", "0.6 mi", "900 m", "900 m", "٩٠٠ m", "900 m"]),
      (900, ["0.6 mi", "0.6 mi", "0,9 km", "0.9 km", "٠٫٩ km", "0,9 km"]),
      (1000, ["0.6 mi", "0.6 mi", "1 km", "1 km", "١ km", "1 km"]),
      (-1250, ["-0.8 mi", "-0.8 mi", "-1,2 km", "-1.2 km", "-١٫٢ km", "−1,2 km"]),
      (9960, ["6.2 mi", "6.2 mi", "10 km", "10 km", "١٠ km", "10 km"]),
      (42_195, ["26 mi", "26 mi", "42 km", "42 km", "٤٢ km", "42 km"]),
      (5_570_222, ["3,461 mi", "3,461 mi", "5.570 km", "5,570 km", "٥٬٥٧٠ km", "5 570 km"]),
      (.infinity, ["∞ mi", "∞ mi", "∞ km", "∞ km", "∞ km", "∞ km"]),
      (.nan, ["NaN mi", "NaN mi", "NaN km", "NaN km", "ليس رقمًا km", "NaN km"]),
    ] as [Row]
  )
  func roadLengthsUseTheUnitsOfTheLocale(meters: Double, texts: [String]) {
    #expect(shown(meters.roadLengthText) == texts)
  }

  @Test(
    arguments: [
      (441, ["1,447 ft", "482 yd", "441 m", "441 m", "٤٤١ m", "441 m"]),
      (24_931.4, ["15.49 mi", "15.49 mi", "24,93 km", "24.93 km", "٢٤٫٩٣ km", "24,93 km"]),
    ] as [Row]
  )
  func fractionDigitsApplyToTheLargeUnit(meters: Double, texts: [String]) {
    #expect(
      shown { meters.roadLengthText(fractionDigits: 2...2, isNarrow: $1, locale: $2) } == texts
    )
  }

  @Test(
    arguments: [
      (0, ["0 in", "0 mm", "0 mm", "0 mm", "٠ mm", "0 mm"]),
      (2.54, ["0.1 in", "2.5 mm", "2,5 mm", "2.5 mm", "٢٫٥ mm", "2,5 mm"]),
      (12.4, ["0.49 in", "12 mm", "12 mm", "12 mm", "١٢ mm", "12 mm"]),
      (1230, ["48.4 in", "1,230 mm", "1.230 mm", "1,230 mm", "١٬٢٣٠ mm", "1 230 mm"]),
      (-.infinity, ["-∞ in", "-∞ mm", "-∞ mm", "-∞ mm", "-∞ mm", "−∞ mm"]),
    ] as [Row]
  )
  func rainfallUsesTheUnitsOfTheLocale(millimeters: Double, texts: [String]) {
    #expect(shown(millimeters.rainfallDepthText) == texts)
  }

  @Test(
    arguments: [
      (0, ["0 mph", "0 mph", "0 km/h", "0 km/h", "٠ km/h", "0 km/h"]),
      (4.32, ["2.7 mph", "2.7 mph", "4,3 km/h", "4.3 km/h", "٤٫٣ km/h", "4,3 km/h"]),
      (24.04, ["15 mph", "15 mph", "24 km/h", "24 km/h", "٢٤ km/h", "24 km/h"]),
      (-50, ["-31 mph", "-31 mph", "-50 km/h", "-50 km/h", "-٥٠ km/h", "−50 km/h"]),
      (.infinity, ["∞ mph", "∞ mph", "∞ km/h", "∞ km/h", "∞ km/h", "∞ km/h"]),
    ] as [Row]
  )
  func speedsUseTheUnitsOfTheLocale(kilometersPerHour: Double, texts: [String]) {
    #expect(shown(kilometersPerHour.generalSpeedText) == texts)
  }

  @Test(
    arguments: [
      (0, ["0.00 inHg", "0 mbar", "0 hPa", "0 hPa", "٠ mbar", "0 hPa"]),
      (1013.25, ["29.92 inHg", "1,013 mbar", "1.013 hPa", "1,013 hPa", "١٬٠١٣ mbar", "1 013 hPa"]),
      (-.infinity, ["-∞ inHg", "-∞ mbar", "-∞ hPa", "-∞ hPa", "-∞ mbar", "−∞ hPa"]),
    ] as [Row]
  )
  func airPressureUsesTheUnitOfTheRegion(hectopascals: Double, texts: [String]) {
    #expect(shown(hectopascals.airPressureText) == texts)
  }

  @Test(arguments: [("es_MX", "760 mmHg"), ("ru_RU", "760 mmHg"), ("hi_IN", "29.92 inHg")])
  func regionsCanHaveOtherUnitsOfPressure(locale: String, text: String) {
    let shown = 1013.25.airPressureText(locale: Locale(identifier: locale))
    #expect(shown.replacingOccurrences(of: "\u{A0}", with: " ") == text)
  }

  @Test func measurementSystemOfTheUserWins() {
    let metric = Locale(identifier: "en_US@measure=metric")
    #expect(12_000.roadLengthText(isNarrow: true, locale: metric) == "12km")
    let british = Locale(identifier: "de_DE@measure=uksystem")
    #expect(12_000.roadLengthText(isNarrow: true, locale: british) == "7,5mi")
  }

  /// The text in each locale, with plain spaces instead of non-breaking ones and without bidirectional marks.
  private func shown(
    _ text: (_ fractionDigits: ClosedRange<Int>?, _ isNarrow: Bool, _ locale: Locale) -> String
  ) -> [String] {
    ["en_US", "en_GB", "de_DE", "ja_JP", "ar_EG", "sv_SE"].map { locale in
      text(nil, false, Locale(identifier: locale))
        .replacingOccurrences(of: "[\u{A0}\u{202F}]", with: " ", options: .regularExpression)
        .replacingOccurrences(
          of: "[\u{200E}\u{200F}\u{61C}]",
          with: "",
          options: .regularExpression
        )
    }
  }
}
