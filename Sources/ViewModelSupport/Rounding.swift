import Foundation

nonisolated extension Double {
  /// The nearest whole number by the rule, or the nearest Int if it does not fit; 0 for NaN.
  package func roundedToInt(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
    let whole = rounded(rule)
    if whole >= Double(Int.max) { return .max }
    if whole <= Double(Int.min) { return .min }
    return whole.isNaN ? 0 : Int(whole)
  }
}

nonisolated extension Decimal {
  /// The nearest whole number by the rule, or the nearest Int if it does not fit; 0 for NaN.
  package func roundedToInt(_ rule: NSDecimalNumber.RoundingMode = .plain) -> Int {
    let rounding = NSDecimalNumberHandler(
      roundingMode: rule,
      scale: 0,
      raiseOnExactness: false,
      raiseOnOverflow: false,
      raiseOnUnderflow: false,
      raiseOnDivideByZero: false
    )
    let whole = NSDecimalNumber(decimal: self).rounding(accordingToBehavior: rounding)
    let integer = whole.intValue
    // The conversion keeps only some bits of a number that does not fit.
    if Decimal(integer) == whole.decimalValue { return integer }
    return isNaN ? 0 : self < 0 ? .min : .max
  }
}
