import Foundation

/// Rows that are kept between updates of a screen, as long as their elements, their inputs and the
/// settings that they depend on stay the same.
///
/// `Inputs` are the values other than the element that can differ between rows; it is `NoInputs` if
/// there are none.
package nonisolated final class KeptRows<Element: Hashable, Inputs: Hashable, Row> {
  private var context: DisplayContext?
  private var elements: [Element] = []
  private var inputs: [Inputs] = []
  private var rows: [Row] = []
  /// Earlier rows that the last update did not show. They are dropped when there are more of them than
  /// of those that it showed.
  private var hidden: [Key: Row] = [:]

  package init() {}

  /// Begins an update. Drops all rows if the settings or `day` have changed.
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
    guard context != self.context else { return }
    self.context = context
    (elements, inputs, rows, hidden) = ([], [], [], [:])
  }

  /// Returns the rows of the elements, and makes only those that have changed.
  package func rows(
    of elements: [Element],
    with inputs: (Element) -> Inputs,
    make: (Element, Inputs) -> Row
  ) -> [Row] {
    let inputs = elements.map(inputs)
    let places = places(of: elements, with: inputs)
    let isUnchanged = places.count == rows.count && !places.contains(nil)
    if !isUnchanged {
      hide(except: places)
      rows = places.enumerated().map { index, place in
        if let place { return rows[place] }
        let key = Key(element: elements[index], inputs: inputs[index])
        return hidden.removeValue(forKey: key) ?? make(key.element, key.inputs)
      }
      if hidden.count > rows.count { hidden = [:] }
    }
    (self.elements, self.inputs) = (elements, inputs)
    return rows
  }

  /// Returns where the row of each element is: at the same place as in the last update, counted from
  /// the beginning or from the end. Comparing with these takes less time than hashing each element.
  private func places(of elements: [Element], with inputs: [Inputs]) -> [Int?] {
    // Arrays with the same storage are equal without a comparison of their elements.
    let areEqual = elements == self.elements
    let shift = rows.count - elements.count
    return elements.indices.map { index in
      for place in [index, index + shift] where rows.indices.contains(place) {
        let isSame = areEqual && place == index || elements[index] == self.elements[place]
        if isSame, inputs[index] == self.inputs[place] { return place }
      }
      return nil
    }
  }

  /// Remembers the rows that are no longer shown.
  private func hide(except places: [Int?]) {
    for place in Set(rows.indices).subtracting(places.compactMap(\.self)) {
      hidden[Key(element: elements[place], inputs: inputs[place])] = rows[place]
    }
  }

  private struct Key: Hashable {
    let element: Element
    let inputs: Inputs
  }
}

extension KeptRows where Inputs == NoInputs {
  package func rows(of elements: [Element], make: (Element) -> Row) -> [Row] {
    rows(of: elements, with: { _ in NoInputs() }, make: { element, _ in make(element) })
  }
}

/// The inputs of rows that depend on nothing but their elements.
package nonisolated struct NoInputs: Hashable {}
