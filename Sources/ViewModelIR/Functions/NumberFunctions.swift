import Foundation
import ViewModelSupport

/// Functions of numbers whose result has another type than the number.
extension FunctionDefinition {
  static let rounded = rounding("rounded", .toNearestOrAwayFromZero, .plain)
  static let roundedDown = rounding("roundedDown", .down, .down)
  static let roundedUp = rounding("roundedUp", .up, .up)

  private static func rounding(
    _ name: String,
    _ rule: FloatingPointRoundingRule,
    _ mode: NSDecimalNumber.RoundingMode
  ) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: [.fraction: []],
      gives: { _, _ in .integer },
      value: { input in
        switch input.base {
        case .number(let number): .integer(number.roundedToInt(rule))
        case .decimal(let number): .integer(number.roundedToInt(mode))
        default: .null
        }
      }
    )
  }

  static let pow = Self(
    sample: "pow(a, b)",
    freeSample: "pow(a, b)",
    convertsToDouble: true,
    parameters: [.number: [FunctionParameter(.number)]],
    gives: { base, _ in base == .number ? .optional(.number) : nil },
    value: { input in
      guard let base = input.base.number, let exponent = input.argument.number else {
        return .null
      }
      return Double.finitePow(base, exponent).map(Value.number) ?? .null
    }
  )

  static let log10 = Self(
    sample: "log10(a)",
    freeSample: "log10(a)",
    convertsToDouble: true,
    parameters: [.number: []],
    gives: { base, _ in base == .number ? .optional(.number) : nil },
    value: { $0.base.number.flatMap(Double.finiteLog10).map(Value.number) ?? .null }
  )
}
