import Foundation
import ViewModelIR

/// Values of one comparable type, so that Swift's own `min`, `max` and `sorted` decide, NaN and
/// equal elements included.
enum Scalars {
  case integers([Int])
  case numbers([Double])
  case decimals([Decimal])
  case strings([String])
  case dates([Date])
  case days([Date])
  case none

  init(_ values: [Value]) {
    switch values.first {
    case .integer: self = .integers(values.compactMap(\.integer))
    case .number: self = .numbers(values.compactMap(\.number))
    case .decimal: self = .decimals(values.compactMap(\.decimal))
    case .string: self = .strings(values.compactMap(\.text))
    case .date: self = .dates(values.compactMap(\.date))
    case .day: self = .days(values.compactMap(\.date))
    default: self = .none
    }
  }

  func min() -> Value {
    switch self {
    case .integers(let values): values.min().map(Value.integer) ?? .null
    case .numbers(let values): values.min().map(Value.number) ?? .null
    case .decimals(let values): values.min().map(Value.decimal) ?? .null
    case .strings(let values): values.min().map(Value.string) ?? .null
    case .dates(let values): values.min().map(Value.date) ?? .null
    case .days(let values): values.min().map(Value.day) ?? .null
    case .none: .null
    }
  }

  func max() -> Value {
    switch self {
    case .integers(let values): values.max().map(Value.integer) ?? .null
    case .numbers(let values): values.max().map(Value.number) ?? .null
    case .decimals(let values): values.max().map(Value.decimal) ?? .null
    case .strings(let values): values.max().map(Value.string) ?? .null
    case .dates(let values): values.max().map(Value.date) ?? .null
    case .days(let values): values.max().map(Value.day) ?? .null
    case .none: .null
    }
  }

  /// The places of the values in ascending order.
  func sortedIndices() -> [Int] {
    switch self {
    case .integers(let values): order(values)
    case .numbers(let values): order(values)
    case .decimals(let values): order(values)
    case .strings(let values): order(values)
    case .dates(let values), .days(let values): order(values)
    case .none: []
    }
  }

  private func order<Element: Comparable>(_ values: [Element]) -> [Int] {
    values.enumerated().sorted { $0.element < $1.element }.map(\.offset)
  }
}
