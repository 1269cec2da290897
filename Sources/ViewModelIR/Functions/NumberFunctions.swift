import Foundation

/// Numbers of numbers.
extension FunctionDefinition {
  static let abs = Self(
    sample: "abs(a)",
    freeSample: "abs(a)",
    parameters: [.number: []],
    gives: { base, _ in base },
    value: { $0.base.magnitude }
  )

  static let clamped = Self(
    sample: "clamped(0, 100)",
    parameters: [.number: [FunctionParameter(.number), FunctionParameter(.number)]],
    gives: { base, _ in base },
    value: { input in
      let bounds = input.arguments
      guard let lower = bounds.first, let upper = bounds.last else { return input.base }
      return .min(.max(input.base, lower), upper)
    }
  )
}

extension Value {
  /// As Swift has it, of NaN too.
  static func min(_ left: Value, _ right: Value) -> Value {
    TypedExpression.Ordering.less.holds(right, left) ? right : left
  }

  /// As Swift has it, of NaN too.
  static func max(_ left: Value, _ right: Value) -> Value {
    TypedExpression.Ordering.greaterOrEqual.holds(right, left) ? right : left
  }

  fileprivate var magnitude: Value {
    switch self {
    case .integer(let integer): .integer(Int(clamping: integer.magnitude))
    case .number(let number): .number(number.magnitude)
    case .decimal(let number): .decimal(number.magnitude)
    default: .null
    }
  }
}
