import Foundation

nonisolated extension Date {
  /// The instant when clocks in a time zone show this local date-time.
  ///
  /// A time that they show twice, when they are put back, is the first one; one that they skip, when they are put forward, is moved by as much.
  package func asInstant(in timeZone: TimeZone) -> Date {
    let before = timeZone.secondsFromGMT(for: self - 86_400)
    let after = timeZone.secondsFromGMT(for: self + 86_400)
    let offset = [before, after].first { timeZone.secondsFromGMT(for: self - Double($0)) == $0 }
    return self - Double(offset ?? before)
  }

  /// The same in the time zone with this identifier; nil if there is none.
  package func asInstant(inZone identifier: String) -> Date? {
    TimeZone(identifier: identifier).map { asInstant(in: $0) }
  }
}
