import SwiftCode
import ViewModelIR

/// A function of expressions as a whole: how it is written, what it takes and gives, its Swift, and the value that this Swift has.
package struct FunctionDefinition: Sendable {
  typealias Types = @Sendable (_ base: ValueType, _ value: ValueType) -> ValueType?

  enum Base {
    case list, text, dictionary
  }

  /// How an author writes it.
  package let sample: String
  var bases: Set<Base> = [.list]
  var wants: Wanted?
  /// Where a text wants something else than a list.
  var wantsOnText: Wanted?
  /// What may stand before its argument.
  package var label: String?
  var isArgumentOptional = false
  /// The result's type, by the base's and by that of the closure's values, or of the elements; nil where these have no such function.
  let gives: Types
  let code: @Sendable (ExpressionWriter, FunctionCall) -> Code
  let value: @Sendable (FunctionInput) -> Value
}

/// What an argument must be.
struct Wanted: Sendable {
  /// In a message.
  let name: String
  /// Whether it has such a value for each element, which is its `$0`.
  var isClosure = true
  let isMet: @Sendable (_ argument: TypedExpression) -> Bool

  static let number = Wanted(name: "a number") { $0.type.isSummable }
  static let ordered = Wanted(name: "a number, a String or a Date") { $0.type.isOrdered }
  static let condition = Wanted(name: "a condition") { $0.type == .boolean }
  static let optional = Wanted(name: "an optional; for others use 'map'") { $0.type.isOptional }
  static let value = Wanted(name: "a value; for optionals use 'compactMap'") {
    !$0.type.isOptional
  }
  static let text = Wanted(name: "a String", isClosure: false) { $0.type == .string }
  static let count = Wanted(name: "a literal count", isClosure: false) {
    if case .literal(.integer(0...)) = $0.kind { true } else { false }
  }
}

extension FunctionDefinition {
  /// Written without parentheses, as in Swift.
  package var isProperty: Bool { !sample.hasSuffix(")") }

  package var arity: ClosedRange<Int> {
    wants == nil ? 0...0 : isArgumentOptional ? 0...1 : 1...1
  }

  /// Whether a base that is not optional has it, whatever its argument.
  package func exists(on base: ValueType) -> Bool {
    switch base {
    case .list: bases.contains(.list)
    case .string: bases.contains(.text)
    case .dictionary: bases.contains(.dictionary)
    default: false
    }
  }

  /// Whether `$0` in its argument is an element of the base.
  package func takesClosure(on base: ValueType) -> Bool {
    if case .list = base { wants?.isClosure ?? false } else { false }
  }

  /// What the argument should be, where it is something else; nil where it is right.
  package func argumentProblem(_ argument: TypedExpression, on base: ValueType) -> String? {
    let wanted = base == .string ? wantsOnText ?? wants : wants
    return wanted.flatMap { $0.isMet(argument) ? nil : $0.name }
  }

  /// The result's type on a base that is not optional; nil where that has no such function.
  package func type(of base: ValueType, _ argument: TypedExpression? = nil) -> ValueType? {
    exists(on: base) ? gives(base, argument?.type ?? base.element) : nil
  }
}

extension TypedExpression.Function {
  package var definition: FunctionDefinition {
    switch self {
    case .count: .count
    case .isEmpty: .isEmpty
    case .first: .first
    case .last: .last
    case .sum: .sum
    case .min: .min
    case .max: .max
    case .average: .average
    case .filter: .filter
    case .map: .map
    case .compactMap: .compactMap
    case .sorted: .sorted
    case .reversed: .reversed
    case .prefix: .prefix
    case .suffix: .suffix
    case .dropFirst: .dropFirst
    case .dropLast: .dropLast
    case .contains: .contains
    case .joined: .joined
    case .chunked: .chunked
    case .hasPrefix: .hasPrefix
    case .hasSuffix: .hasSuffix
    case .keys: .keys
    }
  }
}
