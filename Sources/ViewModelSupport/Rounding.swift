import Foundation

nonisolated extension Double {
  /// The nearest whole number by the rule, or the nearest Int if it does not fit; 0 for NaN.
  package func roundedToInt(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
    let whole = rounded(rule)
    return Int(exactly: whole) ?? (whole.isNaN ? 0 : whole < 0 ? .min : .max)
  }
}

nonisolated extension Decimal {
  /// The nearest whole number by the rule, or the nearest Int if it does not fit; 0 for NaN.
  package func roundedToInt(_ rule: NSDecimalNumber.RoundingMode = .plain) -> Int {
    if isNaN { return 0 }
    // The conversion to Int would keep only some bits of a number that does not fit.
    if self >= Decimal(Int.max) { return .max }
    if self <= Decimal(Int.min) { return .min }
    let rounding = NSDecimalNumberHandler(
      roundingMode: rule,
      scale: 0,
      raiseOnExactness: false,
      raiseOnOverflow: false,
      raiseOnUnderflow: false,
      raiseOnDivideByZero: false
    )
    return NSDecimalNumber(decimal: self).rounding(accordingToBehavior: rounding).intValue
  }
}
