import Foundation

nonisolated extension TimeZone {
  /// The time zone whose clocks are always this many seconds ahead of UTC, or behind it if the
  /// number is negative; `nil` if they are more than 18 hours apart.
  package static func atOffset(_ seconds: Int) -> TimeZone? {
    // Foundation also returns `nil` then, but traps for the smallest Int.
    -64_800...64_800 ~= seconds ? TimeZone(secondsFromGMT: seconds) : nil
  }
}
