import Foundation

/// Rows that are kept between updates of a screen, as long as their elements and the settings that
/// they depend on stay the same.
package nonisolated final class KeptRows<Element: Hashable, Row> {
  private var context: DisplayContext?
  private var rows: [Element: Row] = [:]
  /// The number of rows that were requested since the last call of `keep`.
  private var used = 0

  package init() {}

  /// Begins an update. Drops all rows if the settings or `day` have changed, or if fewer than half
  /// of the rows were requested in the last update.
  ///
  /// - Parameters:
  ///   - day: When the current day or, with `tick`, the current interval began, if the rows depend on
  ///     it.
  package func keep(in context: DisplayContext, on day: Date = .distantPast) {
    var context = context
    context.now = day
    // Autoupdating values stay equal when the user changes the setting.
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
