extension TypedExpression.Function {
  /// Written without parentheses, as in Swift.
  package var isProperty: Bool {
    switch self {
    case .count, .isEmpty, .first, .last: true
    default: false
    }
  }

  /// Whether `$0` in its argument is an element of the base.
  package func takesClosure(on base: ValueType) -> Bool {
    guard case .list = base else { return false }
    switch self {
    case .sum, .min, .max, .average, .filter, .map, .compactMap, .sorted, .contains, .chunked:
      return true
    case .count, .isEmpty, .first, .last, .reversed, .prefix, .joined, .hasPrefix, .hasSuffix,
      .keys:
      return false
    }
  }

  /// The result's type on a base that is not optional; nil where that base has no such function.
  package func type(of base: ValueType, _ argument: TypedExpression? = nil) -> ValueType? {
    if base == .string {
      switch self {
      case .count: return .integer
      case .isEmpty, .contains, .hasPrefix, .hasSuffix: return .boolean
      default: return nil
      }
    }
    if case .dictionary = base {
      switch self {
      case .count: return .integer
      case .isEmpty: return .boolean
      case .keys: return .list(.string)
      default: return nil
      }
    }
    guard case .list(let element) = base else { return nil }
    let value = argument?.type ?? element
    switch self {
    case .count: return .integer
    case .isEmpty, .contains: return .boolean
    case .first, .last: return element.asOptional
    case .sum: return value.isSummable ? value : nil
    case .average:
      return value.isSummable ? .optional(value == .integer ? .number : value) : nil
    case .min, .max: return value.isOrdered ? .optional(value) : nil
    case .sorted: return value.isOrdered ? base : nil
    case .filter, .reversed, .prefix: return base
    case .map: return .list(value)
    case .compactMap: return .list(value.unwrapped)
    case .chunked: return .list(base)
    case .joined: return element == .string ? .string : nil
    case .hasPrefix, .hasSuffix, .keys: return nil
    }
  }
}
