import Foundation

/// Rows as they were made, each for as long as its element and what it follows of the context stay the same.
package nonisolated final class KeptRows<Element: Hashable, Row> {
  private var context: DisplayContext?
  private var rows: [Element: Row] = [:]
  /// How many rows the screen has had since `keep`.
  private var used = 0

  package init() {}

  /// Forgets all rows if the settings, or the day if the rows name it, are other ones, or if most were not needed the last time.
  package func keep(in context: DisplayContext, on day: Date = .distantPast) {
    var context = context
    context.now = day
    // These are equal even if the user has changed the setting.
    if context.locale == .autoupdatingCurrent { context.locale = .current }
    if context.timeZone == .autoupdatingCurrent { context.timeZone = .current }
    if context.calendar == .autoupdatingCurrent { context.calendar = .current }
    if context != self.context || rows.count > 2 * used { rows = [:] }
    self.context = context
    used = 0
  }

  package func row(of element: Element, else make: @autoclosure () -> Row) -> Row {
    used += 1
    if let row = rows[element] { return row }
    let row = make()
    rows[element] = row
    return row
  }
}
