import Foundation

nonisolated extension Date {
  /// When the current minute, or another interval that divides an hour evenly, began.
  package func startOfInterval(_ seconds: TimeInterval) -> Date {
    let count = (timeIntervalSinceReferenceDate / seconds).rounded(.down)
    return Date(timeIntervalSinceReferenceDate: count * seconds)
  }

  /// The number of seconds until the next interval begins.
  package func timeUntilNextInterval(_ seconds: TimeInterval) -> TimeInterval {
    seconds - timeIntervalSince(startOfInterval(seconds))
  }
}
