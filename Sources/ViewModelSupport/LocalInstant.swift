import Foundation

nonisolated extension Date {
  /// The instant at which clocks of a time zone show this local date-time.
  ///
  /// What they show twice, when they are put back, is the first time; what they skip, when they are put forward, is as much later.
  package func asInstant(in timeZone: TimeZone) -> Date {
    let before = timeZone.secondsFromGMT(for: self - 86_400)
    let after = timeZone.secondsFromGMT(for: self + 86_400)
    let offset = [before, after].first { timeZone.secondsFromGMT(for: self - Double($0)) == $0 }
    return self - Double(offset ?? before)
  }

  /// The same in the time zone of an identifier; nil where there is none of that name.
  package func asInstant(inZone identifier: String) -> Date? {
    TimeZone(identifier: identifier).map { asInstant(in: $0) }
  }
}
