package enum NumberFormat: Hashable, Sendable {
  /// Bare digits: `2024`.
  case plain
  /// Digits grouped in the locale: `1,234`.
  case decimal(NumberOptions)
  /// `1.4M`
  case compact

  var usesContext: Bool { self != .plain }
}

package struct NumberOptions: Hashable, Sendable {
  /// The digits after the decimal separator; nil is the locale's default (none for Int, up to 6 for Double).
  package var fractionDigits: ClosedRange<Int>?
  package var grouping: Bool

  package init(fractionDigits: ClosedRange<Int>? = nil, grouping: Bool = true) {
    self.fractionDigits = fractionDigits
    self.grouping = grouping
  }
}
