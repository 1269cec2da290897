import Foundation

nonisolated extension Date {
  /// The instant at which clocks that many seconds ahead of UTC show this local date and time; `nil`
  /// if there is no such time zone.
  package func instantAtOffset(_ seconds: Int) -> Date? {
    -64_800...64_800 ~= seconds ? self - Double(seconds) : nil
  }
}
