import Foundation

nonisolated extension Double {
  /// The base to the power of the exponent; `nil` if that is not a finite number.
  package static func finitePow(_ base: Double, _ exponent: Double) -> Double? {
    let power = Foundation.pow(base, exponent)
    return power.isFinite ? power : nil
  }

  /// The decimal logarithm; `nil` unless the number is finite and greater than 0.
  package static func finiteLog10(_ number: Double) -> Double? {
    let logarithm = Foundation.log10(number)
    return logarithm.isFinite ? logarithm : nil
  }
}
