import Foundation
import SwiftCode
import ViewModelIR
import ViewModelSupport

/// One value of all elements.
extension FunctionDefinition {
  static let sum = Self(
    sample: "sum($0.price)",
    parameters: [.list: [FunctionParameter(.summable, isOptional: true)]],
    gives: { $1.unwrapped.isSummable ? $1.unwrapped : nil },
    code: {
      $0.mapped(
        $1,
        then: $1.body.type.unwrapped == .integer
          ? "\(helper: "clampedSum")\(call: "")" : "reduce\(call: "0, +")"
      )
    },
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
    code: {
      let name = $1.body.type.unwrapped == .decimal ? "decimalMean" : "arithmeticMean"
      return $0.mapped($1, then: "\(helper: name)\(call: "")")
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
      code: { writer, call in
        guard call.base.type.isSummable else {
          return writer.mapped(call, then: "\(name)\(call: "")")
        }
        // What the view model has of that name would be taken for it.
        return .call("Swift.\(name)", writer.operands(call))
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
    code: { writer, call in
      let separator = call.argument.map { [Code.argument("separator", writer.code($0))] }
      return writer.member(of: call.base, .call("joined", separator ?? []))
    },
    value: {
      .string($0.base.elements.compactMap(\.text).joined(separator: $0.argument.text ?? ""))
    }
  )
}

extension ExpressionWriter {
  /// `base.lazy.map(\.price).sum()`, lazy so that no array is made only to be added up; `base.sum()` without a closure. Values
  /// that are nil do not count.
  fileprivate func mapped(_ call: FunctionCall, then rest: Code) -> Code {
    let mayBeNil = call.body.type.isOptional
    if call.body.elementPath == "", !mayBeNil { return member(of: call.base, rest) }
    let links: [Code] = [
      .sequence([".", mapping(mayBeNil ? "compactMap" : "map", call.body)]), ".\(rest)",
    ]
    return member(of: call.base, "lazy").followed(by: links)
  }
}
