import Foundation

// MARK: NextChange
/// Finds when a row changes next because time passes, such as a row that shows an age.
public nonisolated final class NextChange: @unchecked Sendable {
  /// That of the row that is being made.
  private static let ofRow = TaskLocal<NextChange?>(wrappedValue: nil)

  private let lock = NSLock()
  private var time = Date.distantFuture

  private init() {}

  /// Makes a row, and returns it with the time until which it stays the same.
  public static func finding<Row>(in make: () -> Row) -> (row: Row, change: Date) {
    let change = NextChange()
    let row = ofRow.withValue(change, operation: make)
    return (row, change.lock.withLock { change.time })
  }

  /// Whether anybody asks when the text that is being made changes.
  public static var isBeingFound: Bool { ofRow.get() != nil }

  /// Notes that the row that is being made, if there is one, changes at a time.
  public static func note(_ time: Date) {
    guard let change = ofRow.get() else { return }
    change.lock.withLock { change.time = min(change.time, time) }
  }
}

// MARK: KeptRows, NoInputs
/// Rows that are kept between updates of a screen, as long as their elements, their inputs and the
/// settings that they depend on stay the same, and until they change because time passes.
///
/// `Inputs` are the values other than the element that can differ between rows; it is `NoInputs` if
/// there are none.
public nonisolated final class KeptRows<Element: Hashable, Inputs: Hashable, Row: Equatable> {
  private var context: DisplayContext?
  private var elements: [Element] = []
  private var inputs: [Inputs] = []
  private var rows: [Row] = []
  /// When each row changes next because time passes.
  private var changes: [Date] = []
  private var now = Date.distantPast
  /// Earlier rows that the last update did not show. They are dropped when there are more of them than
  /// of those that it showed.
  private var hidden: [Key: (row: Row, change: Date)] = [:]

  /// Whether the rows of the last update are others than those of the update before.
  public private(set) var haveChanged = false

  public init() {}

  /// Begins an update, which makes all rows if the settings or `day` have changed, or the clock was
  /// set back.
  ///
  /// - Parameters:
  ///   - day: When the current day or, with `tick`, the current interval began, if the rows depend on
  ///     it.
  public func keep(in context: DisplayContext, on day: Date = .distantPast) {
    var context = context
    let isSetBack = context.now < now
    now = context.now
    context.now = day
    // Autoupdating values stay equal when the user changes the setting.
    if context.locale == .autoupdatingCurrent { context.locale = .current }
    if context.timeZone == .autoupdatingCurrent { context.timeZone = .current }
    if context.calendar == .autoupdatingCurrent { context.calendar = .current }
    guard isSetBack || context != self.context else { return }
    self.context = context
    changes = changes.map { _ in .distantPast }
    hidden = [:]
  }

  /// Returns the rows of the elements, and makes only those that have changed.
  public func rows(
    of elements: [Element],
    with inputs: (Element) -> Inputs,
    make: (Element, Inputs) -> Row
  ) -> [Row] {
    let inputs = elements.indices.map { inputs(elements[$0]) }
    let places = places(of: elements, with: inputs)
    haveChanged = elements.count != rows.count
    if haveChanged || places.contains(nil) {
      hide(except: places)
      let (oldRows, oldChanges) = (rows, changes)
      (rows, changes) = ([], [])
      rows.reserveCapacity(elements.count)
      for (index, place) in places.enumerated() {
        if let place {
          rows.append(oldRows[place])
          changes.append(oldChanges[place])
          if place != index { haveChanged = true }
        } else {
          let key = Key(element: elements[index], inputs: inputs[index])
          let (row, change) =
            hidden.removeValue(forKey: key).flatMap { $0.change > now ? $0 : nil }
            ?? NextChange.finding { make(key.element, key.inputs) }
          rows.append(row)
          changes.append(change)
          haveChanged = haveChanged || row != oldRows[index]
        }
      }
      // Arrays with the same storage are equal without a comparison of their elements.
      if !haveChanged { rows = oldRows }
      if hidden.count > rows.count { hidden = [:] }
    }
    (self.elements, self.inputs) = (elements, inputs)
    return rows
  }

  /// Returns where the row of each element is: at the same place as in the last update, counted from
  /// the beginning or from the end. Comparing with these takes less time than hashing each element.
  private func places(of elements: [Element], with inputs: [Inputs]) -> [Int?] {
    let (oldElements, oldInputs) = (self.elements, self.inputs)
    // Arrays with the same storage are equal without a comparison of their elements.
    let areEqual = elements == oldElements
    let shift = oldElements.count - elements.count
    func isKept(_ index: Int, at place: Int) -> Bool {
      guard oldElements.indices.contains(place), changes[place] > now else { return false }
      let isSame = areEqual && place == index || elements[index] == oldElements[place]
      return isSame && inputs[index] == oldInputs[place]
    }
    return elements.indices.map { index in
      if isKept(index, at: index) { return index }
      return shift != 0 && isKept(index, at: index + shift) ? index + shift : nil
    }
  }

  /// Remembers the rows that are no longer shown, unless time has changed them.
  private func hide(except places: [Int?]) {
    var isShown = [Bool](repeating: false, count: rows.count)
    for case let place? in places { isShown[place] = true }
    for place in rows.indices where !isShown[place] && changes[place] > now {
      hidden[Key(element: elements[place], inputs: inputs[place])] = (rows[place], changes[place])
    }
  }

  private struct Key: Hashable {
    let element: Element
    let inputs: Inputs
  }
}

extension KeptRows where Inputs == NoInputs {
  public func rows(of elements: [Element], make: (Element) -> Row) -> [Row] {
    rows(of: elements, with: { _ in NoInputs() }, make: { element, _ in make(element) })
  }
}

/// The inputs of rows that depend on nothing but their elements.
public nonisolated struct NoInputs: Hashable {}
