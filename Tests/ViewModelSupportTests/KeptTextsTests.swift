import Foundation
import TestSupport
import Testing
import ViewModelSupport

/// Texts are made once for each key, and never for another one.
struct KeptTextsTests {
  private let texts = KeptTexts<Int>()
  private let english = Locale(identifier: "en_US")

  @Test func textsAreMadeOnce() {
    #expect(made(1) == 1)
    #expect(made(1) == 0)
    #expect(made(2) == 1)
  }

  @Test func otherSettingsMakeThemAgain() {
    _ = made(1)
    #expect(made(1, in: Locale(identifier: "de_DE")) == 1)
    #expect(made(1) == 1)
  }

  @Test func textsOfAutoupdatingSettingsAreNotKept() {
    #expect(made(1, in: .autoupdatingCurrent) == 1)
    #expect(made(1, in: .autoupdatingCurrent) == 1)
  }

  @Test func theirNumberIsLimited() {
    var count = 0
    for key in 0..<100_000 { count += made(key) }
    #expect(count == 100_000)
    // What was asked for last is there, what was before is not.
    #expect((99_500..<100_000).reduce(0) { $0 + made($1) } == 0)
    #expect((0..<90_000).reduce(0) { $0 + made($1) } == 90_000)
  }

  @Test func threadsShareThem() async {
    let texts = texts
    await withTaskGroup { group in
      for seed in 0..<8 as Range<UInt64> {
        group.addTask {
          var generator = SplitMix(state: seed)
          for _ in 0..<2_000 {
            let key = Int.random(in: 0..<3_000, using: &generator)
            let locale = Locale(identifier: Bool.random(using: &generator) ? "en_US" : "de_DE")
            let text = texts.text(for: key, in: locale) { "\(key) \(locale.identifier)" }
            #expect(text == "\(key) \(locale.identifier)")
          }
        }
      }
    }
  }

  /// How many texts are made for a key: none or one.
  private func made(_ key: Int, in locale: Locale? = nil) -> Int {
    var count = 0
    let text = texts.text(for: key, in: locale ?? english) {
      count += 1
      return "\(key)"
    }
    #expect(text == "\(key)")
    return count
  }
}

/// The texts that helpers keep are those that they would make.
struct TextKeyTests {
  private static let zones = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia",
  ]

  @Test(arguments: zones)
  func distancesWithOneKeyHaveOneText(in zone: String) throws {
    var generator = SplitMix(state: 11)
    let now = Date(timeIntervalSince1970: 1_730_000_000)
    let context = try context(zone, now)
    let dates = (0..<(TestRun.current == .thorough ? 20_000 : 1_500)).map { index in
      let span: TimeInterval = [90, 7_200, 200_000, 5_000_000, 100_000_000][index % 5]
      return now + Double.random(in: -span...span, using: &generator)
    }
    for (presentation, roundsDown) in [(.named, false), (.numeric, false), (.named, true)]
      as [(Date.RelativeFormatStyle.Presentation, Bool)]
    {
      func texts(_ fresh: Bool) -> [String] {
        dates.map { date in
          if fresh { forget(now) }
          return date.relativeText(presentation, .wide, roundsDown: roundsDown, in: context)
        }
      }
      for (date, (kept, fresh)) in zip(dates, zip(texts(false), texts(true))) where kept != fresh {
        Issue.record("\(date), \(presentation), \(roundsDown): \(kept) for \(fresh)")
      }
    }
  }

  /// In Namibia, a time is 8:30 with the Gregorian calendar, and 08:30 with others.
  @Test func calendarsHaveClocksOfTheirOwn() {
    let date = Date(timeIntervalSince1970: 30_600)
    let texts = [Calendar.Identifier.gregorian, .buddhist, .gregorian].map { calendar in
      var calendar = Calendar(identifier: calendar)
      calendar.timeZone = .gmt
      return Date.FormatStyle(
        time: .shortened,
        locale: Locale(identifier: "af_NA"),
        calendar: calendar,
        timeZone: .gmt
      )
      .withClockHours(.short).format(date)
    }
    #expect(texts.map { $0.prefix { !$0.isWhitespace } } == ["8:30", "08:30", "8:30"])
  }

  /// Formats a distance with other settings, so that no text is kept.
  private func forget(_ now: Date) {
    let other = DisplayContext(locale: Locale(identifier: "fr_FR"), timeZone: .gmt, now: now)
    _ = now.relativeText(.named, .wide, in: other)
  }

  private func context(_ zone: String, _ now: Date) throws -> DisplayContext {
    DisplayContext(
      locale: Locale(identifier: "en_US"),
      timeZone: try #require(TimeZone(identifier: zone)),
      calendar: Calendar(identifier: .gregorian),
      now: now
    )
  }
}
