import Foundation
import SwiftCode
import ViewModelIR
import ViewModelSupport

/// What a date is beside the present, and its parts, as the user's time zone has them.
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
      code: { writer, call in
        let zone: [Code] = call.base.isDay ? [".ofCalendarDays"] : []
        return writer.member(of: call.base, .call(name, ["in: context"] + zone))
      },
      value: { input in
        let zone = input.call.base.isDay ? TimeZone.ofCalendarDays : nil
        return .bool(input.base.date.map { value($0, input.evaluator.context, zone) } ?? false)
      }
    )
  }

  static let isThisWeek = period("isThisWeek", .weekOfYear, "weekOfYear")
  static let isThisMonth = period("isThisMonth", .month, "month")
  static let isThisYear = period("isThisYear", .year, "year")

  private static func period(
    _ name: String,
    _ period: Calendar.Component,
    _ periodName: String
  ) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: [.date: [], .day: []],
      gives: { _, _ in .boolean },
      code: { writer, call in
        let method = call.base.isDay ? "isDayInCurrent" : "isInCurrent"
        return writer.member(
          of: call.base,
          .call(method, [.text(".\(periodName)"), "in: context"])
        )
      },
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

  static let year = part("year", .year, of: [.date, .day])
  static let month = part("month", .month, of: [.date, .day])
  static let day = part("day", .day, of: [.date, .day])
  static let weekday = part("weekday", .weekday, of: [.date, .day])
  static let hour = part("hour", .hour, of: [.date])
  static let minute = part("minute", .minute, of: [.date])

  private static func part(_ name: String, _ part: Calendar.Component, of bases: [Base]) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: Dictionary(uniqueKeysWithValues: bases.map { ($0, []) }),
      gives: { _, _ in .integer },
      code: { writer, call in
        let zone: Code = call.base.isDay ? "in: .ofCalendarDays" : "in: context.timeZone"
        return writer.member(of: call.base, .call("datePart", [.text(".\(name)"), zone]))
      },
      value: { input in
        let zone = input.call.base.isDay ? .ofCalendarDays : input.evaluator.context.timeZone
        return input.base.date.map { .integer($0.datePart(part, in: zone)) } ?? .null
      }
    )
  }

  static let calendarDay = Self(
    sample: "calendarDay",
    isProperty: true,
    parameters: [.date: []],
    gives: { _, _ in .day },
    code: { $0.member(of: $1.base, "calendarDay(in: context.timeZone)") },
    value: { input in
      let zone = input.evaluator.context.timeZone
      return input.base.date.map { .day($0.calendarDay(in: zone)) } ?? .null
    }
  )
}

extension TypedExpression {
  fileprivate var isDay: Bool { type.unwrapped == .day }
}
