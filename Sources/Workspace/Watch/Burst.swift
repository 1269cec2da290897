/// Events that come close together are answered by one run: an editor that saves, a change of branch.
struct Burst {
  /// Milliseconds without events that end a burst, and after which it ends in any case.
  static let quiet: Int64 = 5
  static let longest: Int64 = 50

  private var first: Int64?
  private var last: Int64 = 0

  mutating func note(at now: Int64) {
    first = first ?? now
    last = now
  }

  /// Milliseconds until the run is due; nil if nothing has happened.
  func delay(at now: Int64) -> Int64? {
    guard let first else { return nil }
    return max(0, min(last + Self.quiet, first + Self.longest) - now)
  }
}
