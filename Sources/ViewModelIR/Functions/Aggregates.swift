import Foundation
import ViewModelSupport

/// Functions that combine the elements of a list into one value. `min` and `max` also compare two numbers.
extension FunctionDefinition {
  static let sum = Self(
    sample: "sum($0.price)",
    parameters: [.list: [FunctionParameter(.summable, isOptional: true)]],
    gives: { $1.unwrapped.isSummable ? $1.unwrapped : nil },
    value: { input in
      switch input.call.body.type.unwrapped {
      case .integer: .integer(input.values.compactMap(\.integer).clampedSum())
      case .decimal: .decimal(input.values.compactMap(\.decimal).reduce(0, +))
      default: .number(input.values.compactMap(\.number).reduce(0, +))
      }
    }
  )

  static let average = Self(
    sample: "average($0.price)",
    parameters: [.list: [FunctionParameter(.summable, isOptional: true)]],
    gives: { base, value in
      let type = value.unwrapped
      return type.isSummable ? .optional(type == .integer ? .number : type) : nil
    },
    value: { input in
      switch input.call.body.type.unwrapped {
      case .integer: mean(input.values.compactMap(\.integer).arithmeticMean())
      case .decimal: input.values.compactMap(\.decimal).decimalMean().map(Value.decimal) ?? .null
      default: mean(input.values.compactMap(\.number).arithmeticMean())
      }
    }
  )

  private static func mean(_ number: Double?) -> Value { number.map(Value.number) ?? .null }

  static let min = extreme("min") {
    $0.min(by: TypedExpression.Ordering.less.holds)
  } of: {
    Value.min($0, $1)
  }
  static let max = extreme("max") {
    $0.max(by: TypedExpression.Ordering.less.holds)
  } of: {
    Value.max($0, $1)
  }

  private static func extreme(
    _ name: String,
    _ ofList: @escaping @Sendable ([Value]) -> Value?,
    of ofTwo: @escaping @Sendable (Value, Value) -> Value
  ) -> Self {
    Self(
      sample: "\(name)($0.price)",
      freeSample: "\(name)(a, b)",
      parameters: [
        .list: [FunctionParameter(.comparable, isOptional: true)],
        .number: [FunctionParameter(.number)],
      ],
      gives: { base, value in
        if base.isSummable { base } else { value.unwrapped.isOrdered ? value.asOptional : nil }
      },
      value: { input in
        input.call.base.type.isSummable
          ? ofTwo(input.base, input.argument)
          : ofList(input.values.filter { $0 != .null }) ?? .null
      }
    )
  }

  static let joined = Self(
    sample: "joined(', ')",
    parameters: [.list: [FunctionParameter(.text, label: "separator", isOptional: true)]],
    gives: { base, _ in base.element == .string ? .string : nil },
    value: {
      .string($0.base.elements.compactMap(\.text).joined(separator: $0.argument.text ?? ""))
    }
  )
}

/// Functions that turn a number into another number.
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
  /// The lesser of two values, as Swift's `min` returns it, also for NaN.
  static func min(_ left: Value, _ right: Value) -> Value {
    TypedExpression.Ordering.less.holds(right, left) ? right : left
  }

  /// The greater of two values, as Swift's `max` returns it, also for NaN.
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
