import Foundation
import ViewModelSupport

/// Functions of dates: comparisons with the present, date components and conversions. They use the user's time zone unless the
/// value has none.
extension FunctionDefinition {
  static let isToday = nearDay("isToday") { $0.isToday(in: $1, $2) }
  static let isYesterday = nearDay("isYesterday") { $0.isYesterday(in: $1, $2) }
  static let isTomorrow = nearDay("isTomorrow") { $0.isTomorrow(in: $1, $2) }

  private static func nearDay(
    _ name: String,
    _ value: @escaping @Sendable (Date, DisplayContext, TimeZone?) -> Bool
  ) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: [.date: [], .day: []],
      gives: { _, _ in .boolean },
      value: { input in
        let zone = input.call.base.isDay ? TimeZone.ofCalendarDays : nil
        return .bool(input.base.date.map { value($0, input.evaluator.context, zone) } ?? false)
      }
    )
  }

  static let isThisWeek = period("isThisWeek", .weekOfYear)
  static let isThisMonth = period("isThisMonth", .month)
  static let isThisYear = period("isThisYear", .year)

  private static func period(_ name: String, _ period: Calendar.Component) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: [.date: [], .day: []],
      gives: { _, _ in .boolean },
      value: { input in
        let context = input.evaluator.context
        let isIn = input.base.date.map {
          input.call.base.isDay
            ? $0.isDayInCurrent(period, in: context) : $0.isInCurrent(period, in: context)
        }
        return .bool(isIn ?? false)
      }
    )
  }

  static let year = part("year", .year, of: [.date, .day, .localDateTime])
  static let month = part("month", .month, of: [.date, .day, .localDateTime])
  static let day = part("day", .day, of: [.date, .day, .localDateTime])
  static let weekday = part("weekday", .weekday, of: [.date, .day, .localDateTime])
  static let hour = part("hour", .hour, of: [.date, .localDateTime])
  static let minute = part("minute", .minute, of: [.date, .localDateTime])

  private static func part(_ name: String, _ part: Calendar.Component, of bases: [Base]) -> Self {
    Self(
      sample: name,
      sampleWithArguments: bases.contains(.date) ? "\(name)(timeZone: 'Europe/Berlin')" : nil,
      isProperty: true,
      parameters: Dictionary(
        uniqueKeysWithValues: bases.map { ($0, $0 == .date ? [timeZone] : []) }
      ),
      gives: { _, _ in .integer },
      value: { input in
        input.base.date.map { .integer($0.datePart(part, in: input.zone)) } ?? .null
      }
    )
  }

  static let calendarDay = Self(
    sample: "calendarDay",
    sampleWithArguments: "calendarDay(timeZone: 'Europe/Berlin')",
    isProperty: true,
    parameters: [.date: [timeZone], .localDateTime: []],
    gives: { _, _ in .day },
    value: { input in
      input.base.date.map { .day($0.calendarDay(in: input.zone)) } ?? .null
    }
  )

  /// The result is optional only if the time zone comes from the data: the checker ensures that a literal one exists.
  static let instant = Self(
    sample: "instant(timeZone: 'Europe/Berlin')",
    isProperty: true,
    parameters: [.localDateTime: [timeZone]],
    gives: { _, _ in .date },
    canReturnNil: { !$0.allSatisfy(\.isLiteral) },
    value: { input in
      guard let time = input.base.date else { return .null }
      let instant =
        switch input.argument {
        case .string(let identifier): time.asInstant(inZone: identifier)
        case .integer(let offset): time.instantAtOffset(offset)
        default: time.asInstant(in: input.evaluator.context.timeZone)
        }
      return instant.map(Value.date) ?? .null
    }
  )

  private static let timeZone = FunctionParameter(
    .timeZone,
    label: "timeZone",
    needsLabel: true,
    isOptional: true
  )
}

extension FunctionInput {
  /// The time zone in which the base's date components are computed: that in the argument, or the user's if there is no argument or
  /// no such time zone.
  fileprivate var zone: TimeZone {
    call.base.type.unwrapped.hasNoZone ? .ofLocalTimes : argument.timeZone ?? zoneOfBase
  }

  /// The user's time zone, or the one that dates without a time zone are stored in.
  var zoneOfBase: TimeZone {
    call.base.type.unwrapped.hasNoZone ? .ofLocalTimes : evaluator.context.timeZone
  }
}

extension TypedExpression {
  fileprivate var isDay: Bool { type.unwrapped == .day }
}
