import ViewModelIR

extension TypedExpression.Function {
  package var definition: FunctionDefinition {
    switch self {
    case .count: .count
    case .isEmpty: .isEmpty
    case .first: .first
    case .last: .last
    case .firstIndex: .firstIndex
    case .sum: .sum
    case .min: .min
    case .max: .max
    case .abs: .abs
    case .clamped: .clamped
    case .average: .average
    case .filter: .filter
    case .map: .map
    case .compactMap: .compactMap
    case .sorted: .sorted
    case .uniqued: .uniqued
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
    case .isOlderVersion: .isOlderVersion
    case .lowercased: .lowercased
    case .uppercased: .uppercased
    case .trimmed: .trimmed
    case .replacing: .replacing
    case .split: .split
    case .lines: .lines
    case .dropPrefix: .dropPrefix
    case .dropSuffix: .dropSuffix
    case .lastPathComponent: .lastPathComponent
    case .groups: .groups
    case .percentEncoded: .percentEncoded
    case .url: .url
    case .nonEmpty: .nonEmpty
    case .number: .number
    case .integer: .integer
    case .keys: .keys
    case .rawValue: .rawValue
    case .isToday: .isToday
    case .isYesterday: .isYesterday
    case .isTomorrow: .isTomorrow
    case .isThisWeek: .isThisWeek
    case .isThisMonth: .isThisMonth
    case .isThisYear: .isThisYear
    case .calendarDay: .calendarDay
    case .instant: .instant
    case .year: .year
    case .month: .month
    case .day: .day
    case .weekday: .weekday
    case .hour: .hour
    case .minute: .minute
    }
  }
}
