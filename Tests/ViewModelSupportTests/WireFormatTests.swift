import Foundation
import Testing
import ViewModelSupport

@Suite struct WireFormatTests {
  @Test(arguments: [
    ("12.50", "12.5"), ("-0.1", "-0.1"), ("+7", "7"), ("007", "7"), ("0E-8", "0"), ("1E+3", "1000"),
    ("1234567890.123456789", "1234567890.123456789"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
  ])
  func decimalsAreRead(text: String, digits: String) {
    #expect(DecimalText.decimal(from: text)?.description == digits)
  }

  @Test(arguments: [
    "", "-", "12,50", "12.50 ", " 12.50", "12.50€", "1 000", "1_000", ".5", "5.", "1.2.3", "0x10",
    "1e",
    "1e+", "NaN", "inf", "1e400", "1e99999999999999999999", "１２", "1\u{0}",
  ])
  func otherTextsAreNotDecimals(text: String) {
    #expect(DecimalText.decimal(from: text) == nil)
  }

  @Test(
    arguments: [
      ("PT1H30M", 5400, "PT1H30M"), ("P1DT2H", 93_600, "PT26H"), ("P2W", 1_209_600, "PT336H"),
      ("P1W2D", 777_600, "PT216H"), ("PT0.5S", 0.5, "PT0.5S"), ("PT1,25M", 75, "PT1M15S"),
      ("P1.5D", 129_600, "PT36H"), ("-PT5S", -5, "-PT5S"), ("+PT90M", 5400, "PT1H30M"),
      ("PT0S", 0, "PT0S"), ("-P0D", 0, "PT0S"),
      ("PT36H0.000001S", 129_600.000_001, "PT36H0.000001S"),
    ] as [(String, Double, String)]
  )
  func durationsAreReadAndWritten(text: String, seconds: Double, written: String) throws {
    #expect(ISO8601Duration.seconds(from: text) == seconds)
    #expect(ISO8601Duration.string(from: seconds) == written)
  }

  @Test(arguments: [
    "", "P", "PT", "P1DT", "P1Y", "P1M", "P1Y2M3D", "PT1M1H", "PT1H1H", "P1D1W", "PT0.5H1M",
    "PT.5S",
    "PT5.S", "PT5", "5", "PT-5S", "--PT5S", "PT5S ", "pt5s", "P1H", "PT1D", "PT1.5", "1:30",
    "PT99999999999999999999S", "P9999999999999999W", "PT9007199254740992S",
  ])
  func otherTextsAreNotDurations(text: String) {
    #expect(ISO8601Duration.seconds(from: text) == nil)
  }

  @Test(
    arguments: [
      (.nan, "PT0S"), (.infinity, "PT2501999792983H36M31S"), (0.999_999_9, "PT1S"),
      (-1e300, "-PT2501999792983H36M31S"),
    ] as [(Double, String)]
  )
  func writtenDurationsAreClamped(seconds: Double, written: String) {
    #expect(ISO8601Duration.string(from: seconds) == written)
  }

  @Test func unixTimesHaveLimits() {
    #expect(UnixTime.date(seconds: -62_167_219_200) == RFC3339.date(from: "0000-01-01T00:00:00Z"))
    #expect(UnixTime.date(seconds: -62_167_219_201) == nil)
    #expect(UnixTime.date(milliseconds: 253_402_300_800_000) == nil)
    #expect(UnixTime.date(seconds: .nan) == nil)
    #expect(UnixTime.wholeSeconds(of: .distantFuture) == 64_092_211_200)
    #expect(UnixTime.wholeSeconds(of: Date(timeIntervalSince1970: .infinity)) == 253_402_300_799)
    #expect(
      UnixTime.wholeMilliseconds(of: Date(timeIntervalSince1970: 1_709_646_307.123))
        == 1_709_646_307_123
    )
    #expect(UnixTime.seconds(of: Date(timeIntervalSince1970: 0.1)) == 0.1)
  }

  @Test func decimalArithmeticDoesNotFail() throws {
    let tiny = try #require(Decimal(string: "1e-127"))
    #expect(tiny.multiplied(by: tiny) == 0)
    #expect(tiny.multiplied(by: 10) == Decimal(sign: .plus, exponent: -126, significand: 1))
    #expect(Decimal(1).divided(by: 0) == nil)
    #expect([Decimal(1), 2].decimalMean() == Decimal(sign: .plus, exponent: -1, significand: 15))
  }
}
