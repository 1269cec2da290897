import Foundation
import TestSupport
import Testing
import ViewModelSupport

/// Tests until when rows that depend on the current time stay the same.
struct NextChangeTests {
  @Test(arguments: ["UTC", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
  func relativeTextsStayTheSameUntilTheNextChange(zone: String) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    // The same in every run: in the first second of a day on which the clocks change, Foundation
    // rounds days differently.
    var random = SplitMix(state: 1)
    for _ in 0..<2000 {
      var now = Date(timeIntervalSince1970: .random(in: 1.6e9...1.8e9, using: &random))
      // Half of the times are near a change of the clocks.
      if Bool.random(using: &random),
        let change = timeZone.nextDaylightSavingTimeTransition(after: now)
      {
        now = change + .random(in: -10_000...10_000, using: &random)
      }
      // Near and far distances are as frequent.
      let distance = pow(10, Double.random(in: 0...8, using: &random))
      let date = now.startOfInterval(1) + (Bool.random(using: &random) ? distance : -distance)
      let isNamed = Bool.random(using: &random)
      let roundsDown = Bool.random(using: &random)
      func text(at now: Date) -> String {
        date.relativeText(
          isNamed ? .named : .numeric,
          .wide,
          roundsDown: roundsDown,
          in: .english(at: now, in: timeZone)
        )
      }
      let (shown, change) = NextChange.finding { text(at: now) }
      #expect(change > now)
      let tomorrow = DisplayContext(timeZone: timeZone, now: now).startOfTomorrow
      for share in [0.3, 0.7, 0.99] {
        let later = now + min(change, tomorrow).timeIntervalSince(now) * share
        #expect(text(at: later) == shown, "\(date.timeIntervalSince(now)), \(share)")
      }
    }
  }

  @Test func minutesAcrossAChangeOfTheClocksStayTheSame() throws {
    let timeZone = try #require(TimeZone(identifier: "Australia/Lord_Howe"))
    let now = Date(timeIntervalSince1970: 1759_593_000)
    let date = now - 2994
    func text(at now: Date) -> String {
      date.relativeText(.numeric, .wide, roundsDown: true, in: .english(at: now, in: timeZone))
    }
    let (shown, change) = NextChange.finding { text(at: now) }
    #expect(text(at: change - 1) == shown)
  }

  @Test func comparisonsStayTheSameUntilTheirTime() {
    let noon = Date(timeIntervalSince1970: 43_200)
    let context = DisplayContext(now: noon)
    func change(_ compare: () -> Bool) -> Date { NextChange.finding(in: compare).change }
    #expect(change { context.isNow(before: noon + 1) } == noon + 1)
    #expect(change { context.isNow(before: noon) } == .distantFuture)
    #expect(change { context.isNow(after: noon) } == noon)
    #expect(change { context.isNow(after: noon - 1) } == .distantFuture)
    #expect(
      change { context.isNow(before: noon + 2) && context.isNow(before: noon + 1) } == noon + 1
    )
  }
}

extension DisplayContext {
  fileprivate static func english(at now: Date, in timeZone: TimeZone) -> Self {
    DisplayContext(
      locale: Locale(identifier: "en_US"),
      timeZone: timeZone,
      calendar: Calendar(identifier: .gregorian),
      now: now
    )
  }

  fileprivate var startOfTomorrow: Date {
    let offset = Double(timeZone.secondsFromGMT(for: now))
    return currentDay + 86_400 - offset
  }
}
