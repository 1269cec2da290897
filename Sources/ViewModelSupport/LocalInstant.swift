import Foundation

nonisolated extension Date {
  /// The instant at which clocks in a time zone show this local date and time.
  ///
  /// If clocks are put back and show it twice, the result is the first instant. If they are put
  /// forward and skip it, it is moved forward by the skipped time.
  package func asInstant(in timeZone: TimeZone) -> Date {
    let before = timeZone.secondsFromGMT(for: self - 86_400)
    let after = timeZone.secondsFromGMT(for: self + 86_400)
    let offset = [before, after].first { timeZone.secondsFromGMT(for: self - Double($0)) == $0 }
    return self - Double(offset ?? before)
  }

  /// The instant at which clocks in the time zone with an identifier show this local date and time;
  /// `nil` if there is no such zone.
  package func asInstant(inZone identifier: String) -> Date? {
    TimeZone(identifier: identifier).map { asInstant(in: $0) }
  }
}
