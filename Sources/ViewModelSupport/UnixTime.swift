import Foundation

/// Converts instants from and to Unix time, within the years 0000 to 9999.
package nonisolated enum UnixTime {
  private static let first = -62_167_219_200.0
  private static let end = 253_402_300_800.0

  /// The instant this many seconds after 1970; `nil` outside the years 0000 to 9999.
  package static func date(seconds: Double) -> Date? {
    seconds >= first && seconds < end ? Date(timeIntervalSince1970: seconds) : nil
  }

  /// The instant this many milliseconds after 1970; `nil` outside the years 0000 to 9999.
  package static func date(milliseconds: Double) -> Date? { date(seconds: milliseconds / 1000) }

  /// The seconds since 1970, to the microsecond.
  package static func seconds(of date: Date) -> Double {
    (bounded(date) * 1_000_000).rounded() / 1_000_000
  }

  /// The milliseconds since 1970, to the microsecond.
  package static func milliseconds(of date: Date) -> Double {
    (bounded(date) * 1_000_000).rounded() / 1000
  }

  package static func wholeSeconds(of date: Date) -> Int { Int(bounded(date).rounded(.down)) }

  package static func wholeMilliseconds(of date: Date) -> Int {
    Int((bounded(date) * 1000).rounded())
  }

  private static func bounded(_ date: Date) -> Double {
    max(first, min(date.timeIntervalSince1970, end - 0.001))
  }
}
