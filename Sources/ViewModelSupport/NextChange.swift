import Foundation

/// Finds when a row changes next because time passes, such as a row that shows an age.
package nonisolated final class NextChange: @unchecked Sendable {
  /// That of the row that is being made.
  private static let ofRow = TaskLocal<NextChange?>(wrappedValue: nil)

  private let lock = NSLock()
  private var time = Date.distantFuture

  private init() {}

  /// Makes a row, and returns it with the time until which it stays the same.
  package static func finding<Row>(in make: () -> Row) -> (row: Row, change: Date) {
    let change = NextChange()
    let row = ofRow.withValue(change, operation: make)
    return (row, change.lock.withLock { change.time })
  }

  /// Notes that the row that is being made, if there is one, changes at a time.
  package static func note(_ time: Date) {
    guard let change = ofRow.get() else { return }
    change.lock.withLock { change.time = min(change.time, time) }
  }
}
